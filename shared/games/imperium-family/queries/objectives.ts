import { bookOf } from '../edition.ts';
import type { ObjectiveName, PlayerId } from '../ids.ts';
import type { ObjectiveRecord } from '../records.ts';
import type { State } from '../types.ts';
import { isCommander } from './teams.ts';
import { isPerson } from './table.ts';
import { rivalsHere, type Setting } from './rivals.ts';

export const objectiveRecord = (state: Setting, name: ObjectiveName): ObjectiveRecord => {
  const found = bookOf(state).objectives?.[name];
  if (!found) throw new Error(`No Objective is called "${name}"`);
  return found;
};
/** Objectives of a game of so many persons: those that are dealt, and that of a Rival which is not. Uprising R2.8, Uprising R17.4 */
export function objectivesHere(state: Setting): { readonly dealt: readonly ObjectiveName[]; readonly ofRival: ObjectiveName | null } {
  const { objectives = {} } = bookOf(state);
  const ofRival = rivalsHere(state)?.objective ?? null;
  const here = Object.keys(objectives).filter((name) => objectives[name]?.players.includes(state.seats.length) && name !== ofRival);
  return { dealt: here.flatMap((name) => Array.from({ length: objectives[name]?.copies ?? 0 }, () => name)), ofRival };
}
/** Whom Objectives are dealt to. Uprising R2.8, Uprising R17.4 */
export const dealtTo = (state: State): readonly PlayerId[] =>
  objectivesHere(state).ofRival === null
    ? state.order.filter((id) => !isCommander(state, id)) // Uprising R18.5, Uprising R18.24
    : state.order.filter(isPerson);
