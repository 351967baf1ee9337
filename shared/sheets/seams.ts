/** From one place to another along an edge, millimetres. */
export interface Span {
  readonly from: number;
  readonly to: number;
}
/** A length that is told in parts which overlap. */
interface Run {
  readonly length: number;
  /** No part is longer. */
  readonly most: number;
  readonly overlap: number;
}

/** Where parts that are all as long begin; the first one begins at 0. */
export function evenSeams(length: number, parts: number, overlap: number): readonly number[] {
  const step = (length - overlap) / parts;
  return Array.from({ length: parts - 1 }, (_, at) => (at + 1) * step);
}

/** So far a word stays from a seam, and so fine are places looked for. */
const CLEAR = 0.7;
const STEP = 0.5;
/** What it costs to cut a sign, in millimetres that parts are uneven. */
const SIGN = 8;

/**
 * Where the parts after the first begin, so that no word is cut, few signs are, and parts are nearly as long as each other.
 * @param parts at least 1
 * @returns null if every way cuts a word
 */
export function seamsBetween(
  { length, most, overlap }: Run,
  parts: number,
  words: readonly Span[],
  signs: readonly Span[],
): readonly number[] | null {
  const even = evenSeams(length, parts, overlap);
  const cuts = (at: number, spans: readonly Span[]): number => spans.filter(({ from, to }) => from < at + CLEAR && to > at - CLEAR).length;
  const cost = (at: number, index: number): number =>
    cuts(at, words) > 0 ? Number.POSITIVE_INFINITY : cuts(at, signs) * SIGN + Math.abs(at - (even[index] ?? 0));
  // Whole steps around the even place, so that this place is among them.
  const places = even.map((middle, index) => {
    const earliest = length - (parts - 1 - index) * (most - overlap) - overlap;
    const latest = (index + 1) * (most - overlap);
    const steps = Math.floor(Math.max(0, latest - middle, middle - earliest) / STEP);
    return Array.from({ length: 2 * steps + 1 }, (_, step) => middle + (step - steps) * STEP)
      .filter((at) => at > 0 && at >= earliest - 0.001 && at <= latest + 0.001)
      .map((at) => ({ at, cost: cost(at, index) }))
      .filter((place) => place.cost < Number.POSITIVE_INFINITY);
  });
  const bestFrom = (before: number, index: number): Way | null => {
    if (index === places.length) return length - before <= most + 0.001 ? { cost: 0, seams: [] } : null;
    let best: Way | null = null;
    for (const { at, cost: here } of places[index] ?? []) {
      if (at <= before || at + overlap - before > most + 0.001 || (best && here >= best.cost)) continue;
      const rest = bestFrom(at, index + 1);
      if (rest && (!best || here + rest.cost < best.cost)) best = { cost: here + rest.cost, seams: [at, ...rest.seams] };
    }
    return best;
  };
  return bestFrom(0, 0)?.seams ?? null;
}
interface Way {
  readonly cost: number;
  readonly seams: readonly number[];
}
