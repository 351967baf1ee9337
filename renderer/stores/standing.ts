import type { TableState } from '../../shared/protocol/pushes.ts';

export type Standings = TableState['standings'];
/** A turn where somebody's standing changed much. */
export interface Moment {
  readonly turn: number;
  readonly seat: string;
  readonly by: number;
}
/** A turn of the game as a stretch of answers, and who mostly answered in it. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly seat: string | null;
}

/** The moments that decided most, in order of time. */
export function momentsOf(standings: Standings, most = 4): readonly Moment[] {
  const changes = standings.slice(1).map(({ turn, of }, at) => {
    const before = standings[at]?.of ?? {};
    return Object.keys(of)
      .map((seat) => ({ turn, seat, by: (of[seat] ?? 0) - (before[seat] ?? 0) }))
      .reduce<Moment | null>((largest, change) => (!largest || Math.abs(change.by) > Math.abs(largest.by) ? change : largest), null);
  });
  return changes
    .filter((change): change is Moment => change !== null && Math.abs(change.by) > 0.001)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, most)
    .sort((a, b) => a.turn - b.turn);
}

/**
 * The game's turns as stretches of a timeline.
 * @param beginnings steps where a turn of `seat` begins, in order
 * @param length steps of the whole timeline
 */
export function stretchesOf(beginnings: readonly { readonly step: number; readonly seat: string }[], length: number): readonly Stretch[] {
  const begun = beginnings.filter(({ seat }, at) => seat !== beginnings[at - 1]?.seat);
  const first = begun[0]?.step ?? length;
  const turns = begun.map(({ step, seat }, at) => ({ from: step, to: begun[at + 1]?.step ?? length, seat }));
  return [...(first > 0 ? [{ from: 0, to: first, seat: null }] : []), ...turns].filter(({ from, to }) => to > from);
}
