import { bucket, type Rate } from '../host/bucket.ts';

/** Milliseconds by which the main process may come too late altogether, at once and a second after. */
const LATE_MS: Rate = { burst: 1000, perSecond: 200 };
const LOOK_MS = 100;
/** Milliseconds from one beat of the main process to the next. */
export const BEAT_MS = 50;

/** What is watched; tests give their own. */
export interface Loop {
  /** Milliseconds of a clock that is never set back. */
  now(): number;
  /** Milliseconds of work that this process has done so far. */
  worked(): number;
  /** How often the main process has come round so far. */
  beats(): number;
  /** Calls back again and again; gives what calls it off. */
  every(ms: number, then: () => void): () => void;
}

/**
 * Watches whether the main process still comes to what falls due. A page can flood it with what a browser must take notice of
 * (titles, lines of the console), and no limit of Electron stops that.
 * @param tooLate called as often as it comes too late while it has much to do
 * @returns ends the watch
 */
export function watchLateness(tooLate: () => void, loop: Loop): () => void {
  const patience = bucket(LATE_MS);
  let [at, worked, beats] = [loop.now(), loop.worked(), loop.beats()];
  return loop.every(LOOK_MS, () => {
    const [now, work, beat] = [loop.now(), loop.worked(), loop.beats()];
    // A computer that slept, or that had other things to do, comes late too, but has not worked.
    const late = Math.min(now - at, work - worked) - (beat - beats) * BEAT_MS;
    [at, worked, beats] = [now, work, beat];
    patience.charge(now, Math.max(0, late));
    if (!patience.has(now, 0)) tooLate();
  });
}
