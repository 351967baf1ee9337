import type { SoundName } from './voices.ts';

/** So many sounds are heard within one window of time, whatever happens. */
const [MOST, WINDOW_MS] = [5, 700] as const;
/** Milliseconds until the same sound is heard again: what happens sixteen times at once sounds once. */
const SAME_MS = 220;
/** What must not be lost among the others. */
const ALWAYS: ReadonlySet<SoundName> = new Set(['drum', 'bowl', 'victory']);

/** Lets through what ears can tell apart. @returns may this sound be heard now, in monotonic milliseconds? */
export function soundPace(): (name: SoundName, now: number) => boolean {
  const last = new Map<SoundName, number>();
  let heard: number[] = [];
  return (name, now) => {
    heard = heard.filter((at) => now - at < WINDOW_MS);
    const isTooSoon = now - (last.get(name) ?? Number.NEGATIVE_INFINITY) < SAME_MS;
    if (isTooSoon || (heard.length >= MOST && !ALWAYS.has(name))) return false;
    last.set(name, now);
    heard.push(now);
    return true;
  };
}
