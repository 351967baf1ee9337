import { bookOf } from '../edition.ts';
import type { PlayerId, SpaceName } from '../ids.ts';
import type { State } from '../types.ts';
import { rivalsHere } from './rivals.ts';
import { isPerson, playerOf } from './table.ts';

/** Own Agents, the Swordmaster and the Mentat among them. R2.7 R16.1 R22.1 R23.2 */
export function agentsOf(state: State, id: PlayerId): number {
  const agents = isPerson(id) ? bookOf(state).game.setup.agents : (rivalsHere(state)?.start.agents ?? 0);
  const { swordmaster, third } = playerOf(state, id);
  return agents + (swordmaster && third !== 'gone' ? 1 : 0) + (state.mentat?.holder === id ? 1 : 0);
}
/** Spaces from which an own Agent can come back; `others`: not the one that was just sent. Uprising R4.12 */
export const agentsToRecall = (state: State, by: PlayerId, others: boolean): readonly SpaceName[] =>
  bookOf(state).spaceNames.filter(
    (space) => state.agents[space]?.includes(by) && !(others && state.turn.of === by && state.turn.space === space),
  );
