/** Durations of the look, in milliseconds. */
export const QUICK = 120;
export const STEP = 240;
export const JOURNEY = 420;

const cubic = (a: number, b: number, t: number): number => 3 * a * t * (1 - t) ** 2 + 3 * b * t * t * (1 - t) + t ** 3;

/** The ease of the look: slides like stone, no overshoot. For what the browser moves itself. */
export const EASE = 'cubic-bezier(.3, .05, .2, 1)';
/** The same for what is drawn. */
export function ease(time: number): number {
  if (time <= 0) return 0;
  if (time >= 1) return 1;
  let low = 0;
  let high = 1;
  for (let round = 0; round < 16; round++) {
    const middle = (low + high) / 2;
    if (cubic(0.3, 0.2, middle) < time) low = middle;
    else high = middle;
  }
  return cubic(0.05, 1, (low + high) / 2);
}

interface Running {
  readonly start: number;
  readonly duration: number;
  readonly step: (t: number) => void;
  readonly done: (() => void) | undefined;
}

/** Movements that run side by side. They know no clock: whoever draws the frames tells the time. */
export interface Tweens {
  /**
   * Begins a movement.
   * @param duration in milliseconds; 0 = it is over at once
   * @param step takes 0 to 1, eased
   */
  readonly run: (duration: number, step: (t: number) => void, done?: () => void, delay?: number) => void;
  /** Moves everything on. True while something still moves. */
  readonly advance: (now: number) => boolean;
  /** Ends everything where it was going. */
  readonly finish: () => void;
}

/** @param wake called whenever a movement begins */
export function tweens(wake: () => void): Tweens {
  let running: Running[] = [];
  let clock: number | null = null;
  let waiting: Omit<Running & { delay: number }, 'start'>[] = [];
  const end = (one: { step: (t: number) => void; done: (() => void) | undefined }) => {
    one.step(1);
    one.done?.();
  };
  return {
    run(duration, step, done, delay = 0) {
      if (duration <= 0) {
        end({ step, done });
        return;
      }
      step(0);
      waiting.push({ duration, step, done, delay });
      wake();
    },
    advance(now) {
      clock = now;
      running.push(...waiting.map(({ delay, ...one }) => ({ ...one, start: (clock as number) + delay })));
      waiting = [];
      const over = running.filter(({ start, duration }) => now >= start + duration);
      running = running.filter(({ start, duration }) => now < start + duration);
      for (const { start, duration, step } of running) step(ease((now - start) / duration));
      for (const one of over) end(one);
      return running.length + waiting.length > 0;
    },
    finish() {
      const all = [...running, ...waiting];
      running = [];
      waiting = [];
      for (const one of all) end(one);
    },
  };
}
