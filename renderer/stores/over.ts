import { defineStore } from 'pinia';
import { onMounted, onUnmounted } from 'vue';

/** What a history can do, so far as it is needed here. */
export interface Past {
  readonly state: unknown;
  pushState(state: unknown, unused: string): void;
  back(): void;
}
/** The screen a step of history lies over; null = it is a screen's own. */
const stepOver = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'over' in state ? String(state.over) : null;

/**
 * What lies over the screen, newest last: Back closes it, one after the other, before it leaves the screen. There is one
 * step of history for all of them. It stays when the last one is closed by another way, and is skipped then.
 * @param screen where one is, e.g. `#/table/x`
 */
export function overlays(past: Past, screen: () => string) {
  const all = new Set<() => void>();
  let step = stepOver(past.state);
  const stepIn = (): void => {
    step = screen();
    past.pushState({ ...(past.state as object | null), over: step }, '');
  };
  /** Something was laid over the screen; gives what is called when it is gone. */
  function lay(close: () => void): () => void {
    all.add(close);
    if (stepOver(past.state) === null) stepIn();
    return () => void all.delete(close);
  }
  /** The person went back or on. @returns was that meant for what lies over the screen? Then it is done. */
  function went(state: unknown): boolean {
    const was = step;
    step = stepOver(state);
    if (was === null || step !== null || was !== screen()) return false;
    const close = [...all].at(-1);
    if (!close) past.back();
    else {
      if (all.size > 1) stepIn();
      close();
    }
    return true;
  }
  return { lay, went };
}

export const useOver = defineStore('over', () => {
  const { lay, went } = overlays(history, () => location.hash);
  /** Hears the browser's Back, if it is called before there is a router. */
  function listen(): void {
    addEventListener('popstate', (event) => {
      if (went(event.state)) event.stopImmediatePropagation();
    });
  }
  return { lay, listen };
});

/** Back closes this component as long as it is mounted. */
export function useBack(close: () => void): void {
  const over = useOver();
  let lift = (): void => {};
  onMounted(() => {
    lift = over.lay(close);
  });
  onUnmounted(() => lift());
}
