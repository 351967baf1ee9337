import { bookOf } from '../edition.ts';
import type { PlayerId, RewardPlace, SeatId, TieBreak } from '../ids.ts';
import { collects, isStreamlined } from './rivals.ts';
import type { Result, State } from '../types.ts';
import { holdsIntrigue } from './intrigue.ts';
import { clockwise, highest, isInConflict, isPerson, playerOf, strengthOf } from './table.ts';
import { alliesOf, arePartners, isCommander, membersOf, teamOf } from './teams.ts';

/** Persons who take part in the card window, from the First Player clockwise. R13.2 R13.4 */
export const participants = (state: State): readonly PlayerId[] =>
  clockwise(state, state.firstPlayer).filter((id) => isPerson(id) && takesPart(state, id));
/** Has units in the Conflict, or leads an Ally who has. R13.2, Uprising R18.10 */
export const takesPart = (state: State, id: PlayerId): boolean =>
  isCommander(state, id) ? fightingAllies(state, id).length > 0 : isInConflict(state, id);
/** For whom a Commander can play a card in Combat. Uprising R18.10 */
export const fightingAllies = (state: State, id: PlayerId): readonly SeatId[] =>
  alliesOf(state, id).filter((ally) => isInConflict(state, ally));
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
  for (const level of levels)
    for (const group of ranked(
      state,
      state.order.filter((id) => strengths.get(id) === level),
    )) {
      const place = placeOf(state, before, group.length);
      if (place) for (const player of group) placed.push({ player, place, won: before === 0 && group.length === 1 });
      before += group.length;
    }
  return placed;
}
/** Equal ones share a place, unless one of two partners has left it to the other. Uprising R18.14 */
function ranked({ conceded = [] }: State, group: readonly PlayerId[]): readonly (readonly PlayerId[])[] {
  const behind = group.filter((id) => conceded.includes(id));
  return behind.length === 0 ? [group] : [group.filter((id) => !behind.includes(id)), behind];
}
/** Two partners who share a place that has a reward: one may leave it to the other. Uprising R18.14 */
export function partnersTied(state: State): readonly (readonly [SeatId, SeatId])[] {
  if (!state.teams) return [];
  const fighting = clockwise(state, state.firstPlayer).filter((id): id is SeatId => isPerson(id) && isInConflict(state, id));
  const strengths = new Map(fighting.map((id) => [id, strengthOf(state, id)]));
  return [...new Set(strengths.values())].flatMap((level): (readonly [SeatId, SeatId])[] => {
    const [one, other, ...more] = fighting.filter((id) => strengths.get(id) === level);
    const stronger = [...strengths.values()].filter((strength) => strength > level).length;
    if (level === 0 || !one || !other || more.length > 0 || stronger >= PLACES.length || !arePartners(state, one, other)) return [];
    return [[one, other]];
  });
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
/** Who wins together: teams, or each one alone. R16.8, Uprising R17.17 R18.6 */
type Side = readonly PlayerId[];
const sidesOf = (state: State): readonly Side[] =>
  state.teams?.map(membersOf) ??
  scorers(state)
    .filter((id) => !isStreamlined(state, id))
    .map((id) => [id]);
const sumOf = (side: Side, value: (id: PlayerId) => number): number => side.reduce((sum, id) => sum + value(id), 0);
/** Points of everybody on a side. */
const scoreOf = (state: State, side: Side): number => sumOf(side, (id) => playerOf(state, id).vp);
const leadingSides = (state: State): readonly Side[] => highest(sidesOf(state), (side) => scoreOf(state, side));
/** Those who can win with the highest score. R16.8, Uprising R17.17 */
export const leading = (state: State): readonly PlayerId[] => leadingSides(state).flat();
/** Points of a player's side, per head. */
export function sharedScore(state: State, id: PlayerId): number {
  const team = teamOf(state, id);
  return team ? scoreOf(state, membersOf(team)) / membersOf(team).length : playerOf(state, id).vp;
}
const VALUES: Readonly<Record<TieBreak, (state: State, side: Side) => number>> = {
  spice: (state, side) => sumOf(side, (id) => playerOf(state, id).spice),
  solari: (state, side) => sumOf(side, (id) => playerOf(state, id).solari),
  water: (state, side) => sumOf(side, (id) => playerOf(state, id).water),
  garrison: (state, side) => sumOf(side, (id) => playerOf(state, id).garrison),
  latest_reveal_turn: (state, side) => Math.max(...side.map((id) => playerOf(state, id).lastReveal)), // Uprising R18.26
};
/** The winner, and what decided between equal scores. R16.7 R16.8 */
export function resultOf(state: State): Result {
  let left = leadingSides(state);
  let by: TieBreak | null = null;
  for (const tieBreak of bookOf(state).game.end.tie_breaks) {
    if (left.length === 1) break;
    by = tieBreak;
    left = highest(left, (side) => VALUES[tieBreak](state, side));
  }
  const side = left[0] as Side;
  return { winner: side[0] as PlayerId, by, ...(state.teams && { team: side }) };
}
