import { bookOf } from '../edition.ts';
import type { PlayerId, TieBreak } from '../ids.ts';
import type { Result, State } from '../types.ts';
import { collects, isStreamlined } from './rivals.ts';
import { highest, playerOf } from './table.ts';
import { membersOf, teamOf } from './teams.ts';

/** Who has a Score marker. R22.1 R23.17 */
export const scorers = (state: State): readonly PlayerId[] => state.order.filter((id) => collects(state, id, 'vp'));
/** Points that a chart shows beyond those that end the game: a round is played to its end. R16.6 */
const BEYOND = 2;
/** How near a score is to where charts end, 0 to 1. @param goal the points that end the game */
export const standingAt = (vp: number, goal: number): number => Math.max(0, Math.min(1, vp / (goal + BEYOND)));
/** Who wins together: teams, or each one alone. R16.8, Uprising R17.17, Uprising R18.6 */
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
/** The winner, and what decided between equal scores. R16.7 R16.8, Uprising R11.5 */
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
