import type { ActionSymbol, HouseId, LeaderId, Side } from '../ids.ts';
import type { State } from '../types.ts';
import { supply } from './legions.ts';
import { areaOf, book, ownHouses } from './table.ts';

/** Leaders on this player's board whose special action a die of this symbol can be spent for. R6.6, R12.11, R15.7, R17.3 */
export const specialsOf = (state: State, house: HouseId, symbol: ActionSymbol): readonly LeaderId[] =>
  book(state).leadersAt[symbol].filter((id) => {
    const { at, spent } = state.leaders[id];
    const inReach = at !== 'waiting' && at !== 'gone' && at !== 'tank' && !spent;
    return inReach && ownHouses(state, house).includes(book(state).data.leaders[id].house);
  });

/** Named leaders on the map that can be replaced by generic ones, the Wild Maker by a worm. R13.10 step 4, RU-27 */
export function relievable(state: State, side: Side): readonly LeaderId[] {
  const named: readonly LeaderId[] = book(state).namedOf[side].filter((id) => areaOf(state, id) !== null);
  if (side === 'harkonnen' || areaOf(state, 'wild-maker') === null) return named;
  return state.worms.length < book(state).data.pieces.worms.sandworm ? [...named, 'wild-maker'] : named;
}
/** Is there a generic leader to stand in? Without one the named leader may still be taken off. RU-27 */
export const hasGeneric = (state: State, side: Side): boolean => supply(state, side, 'generic') > 0;
