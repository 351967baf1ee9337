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

/** The game's turns as stretches of a timeline of `frames` answers. */
export function stretchesOf(standings: Standings, asked: readonly (readonly string[])[]): readonly Stretch[] {
  const ends = [...new Set(standings.map(({ turn }) => turn))].filter((turn) => turn > 0 && turn < asked.length);
  const bounds = [0, ...ends, asked.length];
  return bounds.slice(1).flatMap((to, at) => {
    const from = bounds[at] ?? 0;
    if (to <= from) return [];
    const counts = new Map<string, number>();
    for (const [seat] of asked.slice(from, to)) if (seat) counts.set(seat, (counts.get(seat) ?? 0) + 1);
    const [most] = [...counts].sort((a, b) => b[1] - a[1]);
    return [{ from, to, seat: most?.[0] ?? null }];
  });
}
