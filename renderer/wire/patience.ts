/** Nobody is taken for dead sooner than this. Milliseconds. */
const LEAST = 2_500;
const MOST = 15_000;
/** For a first line, of which nothing is known yet, e.g. while the page itself still comes through a thin wire. */
const UNKNOWN = 10_000;
/** So many times as long as the slowest of the last answers may the next one take. */
const TIMES = 4;
const LAST = 8;

/** How long an answer is waited for: a line's own slowness says it. */
export interface Patience {
  /** An answer took so many milliseconds. */
  took(ms: number): void;
  /** Milliseconds after which a line that says nothing is dead. */
  left(): number;
}
/** Patience that learns from the last answers. */
export function patience(): Patience {
  const took: number[] = [];
  return {
    took(ms) {
      took.push(ms);
      if (took.length > LAST) took.shift();
    },
    left: () => (took.length === 0 ? UNKNOWN : Math.min(MOST, Math.max(LEAST, TIMES * Math.max(...took)))),
  };
}
