import { slowClock } from '../host/guests.fixture.ts';
import type { Knocker } from '../host/knocker.ts';
import { doorkeeper } from './doorkeeper.ts';

/** A right code, and a wrong one. */
export const right = (): boolean => true;
export const wrong = (): boolean => false;
/** Whoever tries one, on a line of their own. */
export const someLine = (gone: AbortSignal = new AbortController().signal): Knocker => ({ line: {}, gone, queued: () => {} });
export const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

/** A keeper whose clock stands still until it is moved on. */
export function door() {
  const clock = slowClock();
  return { clock, keeper: doorkeeper(clock) };
}
