import { bucket, type Rate } from '../host/bucket.ts';

/** Milliseconds by which the main process may come too late altogether, at once and a second after. */
const LATE_MS: Rate = { burst: 1000, perSecond: 100 };
const TICK_MS = 100;

/** What is watched; tests give their own. */
export interface Loop {
  /** Milliseconds of a clock that is never set back. */
  now(): number;
  /** Milliseconds of work that this process has done so far. */
  worked(): number;
  /** Calls back again and again; gives what calls it off. */
  every(ms: number, then: () => void): () => void;
}

/**
 * Watches whether the main process still comes to what falls due. A page can flood it with what a browser must take notice of
 * (titles, lines of the console), and no limit of Electron stops that.
 * @param tooLate called as often as it comes too late while it has much to do
 * @returns ends the watch
 */
export function watchLateness(tooLate: () => void, loop: Loop = realLoop): () => void {
  const patience = bucket(LATE_MS);
  let [at, worked] = [loop.now(), loop.worked()];
  return loop.every(TICK_MS, () => {
    const [now, work] = [loop.now(), loop.worked()];
    // A computer that slept, or that had other things to do, comes late too, but has not worked.
    const late = Math.min(now - at - TICK_MS, work - worked);
    [at, worked] = [now, work];
    patience.charge(now, Math.max(0, late));
    if (!patience.has(now, 0)) tooLate();
  });
}

const realLoop: Loop = {
  now: () => performance.now(),
  worked() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  every(ms, then) {
    const timer = setInterval(then, ms);
    return () => clearInterval(timer);
  },
};
