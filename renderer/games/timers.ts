import { onBeforeUnmount } from 'vue';

export interface Timers {
  /** Does something after so many milliseconds, unless it is stopped before. */
  wait(time: number, then: () => void): void;
  /** Nothing of what waits is done. */
  stop(): void;
}

/** Timers that end with the component they belong to. */
export function useTimers(): Timers {
  let timers: number[] = [];
  function stop(): void {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  }
  onBeforeUnmount(stop);
  return { wait: (time, then) => void timers.push(window.setTimeout(then, time)), stop };
}
