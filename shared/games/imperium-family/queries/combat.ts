import { bookOf } from '../edition.ts';
import type { PlayerId, RewardPlace, TieBreak } from '../ids.ts';
import { collects, isStreamlined } from './rivals.ts';
import type { Result, State } from '../types.ts';
import { holdsIntrigue } from './intrigue.ts';
import { clockwise, highest, isInConflict, isPerson, playerOf, strengthOf } from './table.ts';

/** Persons who take part in the card window, from the First Player clockwise. R13.2 R13.4 */
export const participants = (state: State): readonly PlayerId[] =>
  clockwise(state, state.firstPlayer).filter((id) => isPerson(id) && isInConflict(state, id));
/**
 * Who acts next in the window after `last` (null = it opens), and the passes in a row till then; null = all have passed.
 * Whoever has no Intrigue card, as everybody sees, passes unasked. R13.3
 */
export function nextInWindow(
  state: State,
  last: PlayerId | null,
  passes: number,
): { readonly by: PlayerId; readonly passes: number } | null {
  const taking = participants(state);
  const order = last === null ? taking : [...clockwise(state, last).slice(1), last].filter((id) => taking.includes(id));
  let passed = passes;
  for (const by of order) {
    if (passed >= taking.length) return null;
    // Everybody else has passed unasked since the own cards: that nothing more is wanted has just been said.
    if (by === last && passes === 0) return null;
    if (holdsIntrigue(state, by)) return { by, passes: passed };
    passed++;
  }
  return null;
}

/** A place with its reward; `won` = alone at the top. R13.7-R13.9 */
export interface Placed {
  readonly player: PlayerId;
  readonly place: RewardPlace;
  readonly won: boolean;
}
const PLACES: readonly RewardPlace[] = ['first', 'second', 'third'];
const MOST_WITH_THIRD = 4; // players, R13.7

/** Who gets which reward, strongest first. R13.6 */
export function ranking(state: State): readonly Placed[] {
  const strengths = new Map(state.order.map((id) => [id, strengthOf(state, id)]));
  const levels = [...new Set(strengths.values())].filter((strength) => strength > 0).sort((one, other) => other - one);
  const placed: Placed[] = [];
  let before = 0;
  for (const level of levels) {
    const group = state.order.filter((id) => strengths.get(id) === level);
    const place = placeOf(state, before, group.length);
    if (place) for (const player of group) placed.push({ player, place, won: before === 0 && group.length === 1 });
    before += group.length;
  }
  return placed;
}
/** The reward of a group that has so many stronger players before it. R13.7-R13.9, J7 */
function placeOf(state: State, before: number, size: number): RewardPlace | null {
  const isTied = size > 1;
  const at = before + (isTied ? 1 : 0);
  const place = PLACES[at] ?? null;
  // A single third place has a reward among four only; a tied second place has it always.
  if (place === 'third' && !isTied && state.order.length < MOST_WITH_THIRD) return null;
  return place;
}

/** Who has a Score marker. R22.1 R23.17 */
export const scorers = (state: State): readonly PlayerId[] => state.order.filter((id) => collects(state, id, 'vp'));
/** Points that a chart shows beyond those that end the game: a round is played to its end. R16.6 */
const BEYOND = 2;
/** How near a score is to where charts end, 0 to 1. @param goal the points that end the game */
export const standingAt = (vp: number, goal: number): number => Math.max(0, Math.min(1, vp / (goal + BEYOND)));
/** Those of them who can win with the highest score. R16.8, Uprising R17.17 */
export const leading = (state: State): readonly PlayerId[] =>
  highest(
    scorers(state).filter((id) => !isStreamlined(state, id)),
    (id) => playerOf(state, id).vp,
  );
const VALUES: Readonly<Record<TieBreak, (state: State, id: PlayerId) => number>> = {
  spice: (state, id) => playerOf(state, id).spice,
  solari: (state, id) => playerOf(state, id).solari,
  water: (state, id) => playerOf(state, id).water,
  garrison: (state, id) => playerOf(state, id).garrison,
  latest_reveal_turn: (state, id) => playerOf(state, id).lastReveal,
};
/** The winner, and what decided between equal scores. R16.7 R16.8 */
export function resultOf(state: State): Result {
  let left = leading(state);
  let by: TieBreak | null = null;
  for (const tieBreak of bookOf(state).game.end.tie_breaks) {
    if (left.length === 1) break;
    by = tieBreak;
    left = highest(left, (id) => VALUES[tieBreak](state, id));
  }
  return { winner: left[0] as PlayerId, by };
}
