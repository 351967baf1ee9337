import type { PlayerId, RewardPlace, SeatId } from '../ids.ts';
import type { State } from '../types.ts';
import { holdsIntrigue } from './playable-intrigue.ts';
import { clockwise, isPerson } from './table.ts';
import { isInConflict, strengthOf } from './strength.ts';
import { alliesOf, arePartners, isCommander } from './teams.ts';

/** Persons who take part in the card window, from the First Player clockwise. R13.2 R13.4 */
export const participants = (state: State): readonly PlayerId[] =>
  clockwise(state, state.firstPlayer).filter((id) => isPerson(id) && takesPart(state, id));
/** Has units in the Conflict, or leads an Ally who has. R13.2, Uprising R10.8, Uprising R18.10 */
export const takesPart = (state: State, id: PlayerId): boolean =>
  isCommander(state, id) ? fightingAllies(state, id).length > 0 : isInConflict(state, id);
/** For whom a Commander can play a card in Combat. Uprising R18.10 */
export const fightingAllies = (state: State, id: PlayerId): readonly SeatId[] =>
  alliesOf(state, id).filter((ally) => isInConflict(state, ally));
/**
 * Who acts next in the window after `last` (null = it opens), and the passes in a row till then; null = all have passed.
 * Whoever has no Intrigue card, as everybody sees, passes unasked. R13.3, Uprising R10.1
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

/** A place with its reward; `won` = alone at the top. R13.7, Uprising R10.3 */
export interface Placed {
  readonly player: PlayerId;
  readonly place: RewardPlace;
  readonly won: boolean;
}
const PLACES: readonly RewardPlace[] = ['first', 'second', 'third'];
const MOST_WITH_THIRD = 4; // players, Rivals too. R13.7, Uprising R17.18

/** Who gets which reward, strongest first. R13.6, Uprising R10.2 */
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
/** The reward of a group that has so many stronger players before it. R13.7 R13.8 R13.9, J7, Uprising R10.2 */
function placeOf(state: State, before: number, size: number): RewardPlace | null {
  const isTied = size > 1;
  const at = before + (isTied ? 1 : 0);
  const place = PLACES[at] ?? null;
  // A single third place has a reward among four only; a tied second place has it always.
  if (place === 'third' && !isTied && state.order.length < MOST_WITH_THIRD) return null;
  return place;
}
