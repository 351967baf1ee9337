import { OBJECTIVES, type HouseId, type ObjectiveId, type PlanningId, type Side, TRACKS } from '../ids.ts';
import type { State } from '../types.ts';
import { book, handOf, isShared, ownHouses, sideOfHouse } from './table.ts';

/** Is every marker on or beyond its target? R1.4, R1.5 */
export const isFulfilled = (state: State, objective: ObjectiveId): boolean => {
  const { targets } = book(state).data.objectives[objective];
  return TRACKS.every((track) => state.prescience[track] >= targets[track]);
};
/** The objective of the Atreides that is fulfilled; any one will do. R1.4 */
export const fulfilled = (state: State): ObjectiveId | null => state.objectives.hidden.find((id) => isFulfilled(state, id)) ?? null;

/** How near a side is to winning, 0 to 1: for all to see, so every objective still possible counts. */
export function nearness(state: State, side: Side): number {
  const { tracks } = book(state).data.numbers;
  if (side === 'harkonnen') return Math.min(1, state.supremacy / tracks.supremacyWins);
  const { objectives } = book(state).data;
  const done = (id: ObjectiveId): number =>
    TRACKS.reduce((sum, track) => sum + Math.min(state.prescience[track], objectives[id].targets[track]), 0) /
    TRACKS.reduce((sum, track) => sum + objectives[id].targets[track], 0);
  return OBJECTIVES.reduce((sum, id) => sum + done(id), 0) / OBJECTIVES.length;
}

/** Cards of a hand over the limit: hidden ones are counted, never looked at. R7.13, R13.10 step 6, R15.3 */
export function overLimit(state: State, house: HouseId): number {
  const { alone, shared } = book(state).data.numbers.hand;
  const limit = isShared(state, sideOfHouse(house)) ? shared : alone;
  return Math.max(0, wholeHand(state, house).length - limit);
}
/** How many of each card can be discarded. RU-24 */
export function discardable(state: State, house: HouseId): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const card of wholeHand(state, house)) if (book(state).planning[card].scheming !== true) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}
/** All cards a player holds: those of both Houses, where one player leads both. */
export const wholeHand = (state: State, house: HouseId): readonly PlanningId[] =>
  ownHouses(state, house).flatMap((each) => handOf(state, each));

/** The step of the lowest imperium marker. R5.3 */
export const activeStep = ({ imperium }: State): number => Math.min(...Object.values(imperium));
