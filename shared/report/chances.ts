import { wholeOf } from '../review/findings.ts';

/** Chances of all seats at one moment: `at` from 0, the beginning, to 1, the end. */
export interface ChancePoint {
  readonly at: number;
  readonly of: Readonly<Record<string, number>>;
}
/** The part of the height that one seat fills at each point: from `low` up to `high`, both 0 to 1. */
export interface Band {
  readonly id: string;
  readonly low: readonly number[];
  readonly high: readonly number[];
}
/** What one seat alone plays against. */
export const THE_GAME = '';

/** Answers within which moments are told as one, and how many of them on each side. */
const NEAR = 10;
const BESIDE = 2;
/** Moments told together with those beside them: each alone rests on a few games and trembles. @param games that each rests on */
export function steadied(points: readonly (ChancePoint & { readonly turn: number; readonly games: number })[]): readonly ChancePoint[] {
  return points.map(({ at, of, turn }, here) => {
    const near = points.slice(Math.max(0, here - BESIDE), here + BESIDE + 1).filter((one) => Math.abs(one.turn - turn) <= NEAR);
    const all = near.reduce((sum, { games }) => sum + games, 0);
    const mean = (seat: string): number => near.reduce((sum, one) => sum + (one.of[seat] ?? 0) * one.games, 0) / all;
    return { at, of: Object.fromEntries(Object.keys(of).map((seat) => [seat, mean(seat)])) };
  });
}

/** The winners share the end; where nobody wins the game itself does. */
export function endOf(seats: readonly string[], winners: readonly string[]): ChancePoint {
  return { at: 1, of: Object.fromEntries(seats.map((seat) => [seat, winners.includes(seat) ? 1 / winners.length : 0])) };
}

/** Bands on top of each other that fill the height at every point; the first seat's is the topmost. */
export function bandsOf(points: readonly ChancePoint[], seats: readonly string[]): readonly Band[] {
  const wholes = points.map(({ of }) => wholeOf(Object.fromEntries(seats.map((seat) => [seat, of[seat] ?? 0]))));
  const restOf = (whole: Readonly<Record<string, number>>): number =>
    Math.max(0, 1 - seats.reduce((sum, seat) => sum + (whole[seat] ?? 0), 0));
  const hasRest = wholes.some((whole) => restOf(whole) > 0.001);
  const floor = wholes.map(() => 1);
  return [...seats, ...(hasRest ? [THE_GAME] : [])].map((id) => {
    const high = [...floor];
    for (const [at, whole] of wholes.entries()) {
      const share = id === THE_GAME ? restOf(whole) : (whole[id] ?? 0);
      const left = (high[at] as number) - share;
      floor[at] = left < 1e-9 ? 0 : left;
    }
    return { id, low: [...floor], high };
  });
}

/** The point where a band is thick enough longest for a name: the middle of its widest part; null = nowhere. */
export function widestAt({ low, high }: Band, least: number): number | null {
  let best: { readonly at: number; readonly room: number } | null = null;
  for (const [at, top] of high.entries()) {
    // The neighbours count too: a name is wider than a point.
    const near = [at - 1, at, at + 1].filter((one) => one >= 0 && one < high.length);
    const room = Math.min(...near.map((one) => (high[one] as number) - (low[one] as number)), top - (low[at] as number));
    const isInside = at > 0 && at < high.length - 1;
    if (isInside && room >= least && (!best || room > best.room)) best = { at, room };
  }
  return best?.at ?? null;
}
