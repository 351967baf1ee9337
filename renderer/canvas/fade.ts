import type { Container } from 'pixi.js';
import type { Tweens } from './tween.ts';

/** Lets things come and go. */
export interface Fades {
  /**
   * Brings a thing to an alpha. Of two wishes for the same thing the later one holds, also while the first is on its way.
   * @param duration in milliseconds; 0 = at once
   */
  readonly to: (tweens: Tweens, thing: Container, alpha: number, duration: number, done?: () => void) => void;
}
export function fades(): Fades {
  const goals = new WeakMap<Container, number>();
  return {
    to(tweens, thing, alpha, duration, done) {
      if ((goals.get(thing) ?? thing.alpha) === alpha) return;
      goals.set(thing, alpha);
      const from = thing.alpha;
      tweens.run(
        duration,
        (t) => {
          if (thing.destroyed || goals.get(thing) !== alpha) return;
          thing.alpha = from + (alpha - from) * t;
          // What cannot be seen costs nothing.
          thing.visible = thing.alpha > 0;
        },
        done,
      );
    },
  };
}
