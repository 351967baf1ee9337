import { type ComputedRef, computed, type Ref, ref } from 'vue';
import { isFresh } from './fresh.ts';
import { useSceneKeys } from './scene-keys.ts';
import { useTimers } from './timers.ts';

/** A fight as a row of moments, each looked at for a while. Times are in milliseconds. */
interface Timing {
  count(): number;
  /** How long a moment is looked at before the next. */
  time(at: number): number;
  /** How long dice tumble in it; 0 = none do. */
  tumble(at: number): number;
  /** How long the last one is looked at, if nobody goes on. */
  last(): number;
  /** It has been seen. */
  done(): void;
}
interface Moments {
  /** The one that is shown. */
  readonly at: Readonly<Ref<number>>;
  /** Dice tumble: nothing tells yet how they lie. */
  readonly tumbling: Readonly<Ref<boolean>>;
  readonly isLast: ComputedRef<boolean>;
  /** Everything that this scene shows has been shown: what is pressed now goes on. */
  readonly settled: ComputedRef<boolean>;
  begin(from: number): void;
  /** The first press shows how it ends, the second goes on. */
  goOn(): void;
  /** Does something after a while, unless another moment is shown before. */
  wait(time: number, then: () => void): void;
}

/** Shows one moment after the other. Enter or Escape skips to the end and then goes on, Space shows the next moment. */
export function useMoments({ count, time, tumble, last, done }: Timing): Moments {
  const at = ref(0);
  const tumbling = ref(false);
  const isLast = computed(() => at.value >= count() - 1);
  const settled = computed(() => isLast.value && !tumbling.value);
  const { wait, stop } = useTimers();
  let began = 0;
  function show(next: number): void {
    stop();
    at.value = next;
    if (next < 0 || next >= count()) {
      done();
      return;
    }
    const dice = tumble(next);
    tumbling.value = dice > 0;
    if (dice > 0) wait(dice, () => (tumbling.value = false));
    if (next < count() - 1) wait(time(next), () => show(next + 1));
    else wait(last(), done);
  }
  function goOn(): void {
    if (isFresh(began)) return;
    if (settled.value) done();
    else {
      show(count() - 1);
      tumbling.value = false;
    }
  }
  useSceneKeys(goOn, () => show(at.value + 1));
  return {
    at,
    tumbling,
    isLast,
    settled,
    begin(from) {
      began = performance.now();
      show(from);
    },
    goOn,
    wait,
  };
}
