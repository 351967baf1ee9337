import type { Heard, TableState } from '../protocol/pushes.ts';

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

/** In which round an answer was given; null = before the first. */
export type RoundAt = (turn: number) => number | null;
/** Whatever begins a round, or a turn of it, says the number of the round. */
export function roundsOf(heard: readonly Heard[]): RoundAt {
  const begun = heard.flatMap(({ turn, event: { type, round } }) =>
    (type === 'round' || type === 'turn') && typeof round === 'number' ? [{ turn, round }] : [],
  );
  // What an answer has led to belongs to its own round, also where the next one begins at once.
  return (at) => begun.findLast(({ turn }) => turn < at)?.round ?? begun[0]?.round ?? null;
}

/** What of a line of the chronicle counts here. */
interface Deed {
  readonly turn: number;
  readonly seat: string | null;
  readonly kind: string;
  readonly scores: boolean;
}
/**
 * What brought a moment about, in the order of the story: the deed that scored and, of a gain, the own one before it; or
 * what others did to whoever fell back; or the own deed with which that answer began.
 * @param from turn of the moment before
 */
export function causesOf<D extends Deed>(lines: readonly D[], { turn, seat, by }: Moment, from: number): readonly D[] {
  const deeds = lines.filter((line) => line.kind === 'deed' && line.turn > from && line.turn <= turn);
  const own = deeds.filter((deed) => deed.seat === seat);
  const scored = own.findLast((deed) => deed.scores && deed.turn === turn);
  if (scored) {
    const before = by > 0 ? own.slice(0, own.indexOf(scored)).findLast((deed) => !deed.scores && deed.turn === turn) : undefined;
    return before ? [before, scored] : [scored];
  }
  const others = by < 0 ? deeds.findLast((deed) => deed.turn === turn && deed.seat !== null && deed.seat !== seat) : undefined;
  const deed = others ?? own.find((one) => one.turn === turn) ?? own.at(-1);
  return deed ? [deed] : [];
}

/** A player at the end of a game. */
export interface Ranked {
  readonly id: string;
  /** 1 = won; equal ones share a place. */
  readonly rank: number;
}
/** Who came how far, as the end tells it. */
export interface Finish {
  readonly id: string;
  readonly won: boolean;
  /** Seals or points; where nobody counts any, how strong they are. */
  readonly score: number;
  /** The turn from which on they were out of the game; null = they are not. */
  readonly outAt: number | null;
}
/** Winners first, then by score; of those who are out, who fell last comes first. */
export function rankingOf(finishes: readonly Finish[]): readonly Ranked[] {
  const lasts = ({ outAt }: Finish): number => outAt ?? Number.POSITIVE_INFINITY;
  const ahead = (one: Finish, other: Finish): number =>
    Number(other.won) - Number(one.won) || (one.won ? 0 : other.score - one.score || Math.sign(lasts(other) - lasts(one)) || 0);
  const sorted = finishes.toSorted(ahead);
  return sorted.map((finish) => ({ id: finish.id, rank: sorted.findIndex((one) => ahead(one, finish) === 0) + 1 }));
}
/** The turn since which a seat's standing is nothing after it was something; null = it is something, or never was. */
export function goneSince(standings: Standings, seat: string): number | null {
  const last = standings.findLastIndex(({ of }) => (of[seat] ?? 0) > 0);
  return last < 0 ? null : (standings[last + 1]?.turn ?? null);
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
