import type { Blocked } from '../../../kernel/types.ts';
import type { HouseDieId, HouseFace, HouseId } from '../ids.ts';
import { WHY } from '../reasons.ts';
import type { Recruits, State } from '../types.ts';
import { diceShowing } from './roll.ts';
import { board, count, isActive, lostLeaders } from './table.ts';

/** The face that counts as this House's own for recruiting in this turn. R8.1, R16.7, R16.8 */
function recruitingFace(state: State, id: HouseId): HouseFace | null {
  if (id !== 'bene-tleilax') return board(state).data.houses[id].face;
  return isActive(state, id) ? state.turn.namedFace : (state.turn.share?.face ?? null);
}
/** House dice this House may still recruit with. A shared face is split as the offer said. R8.1, R8.3, R16.8 */
export function recruitingDice(state: State, id: HouseId): HouseDieId[] {
  const face = recruitingFace(state, id);
  if (face === null) return []; // R8.6, R16.19: the Smugglers never have one
  const shown = diceShowing(state, face);
  const { share, dice } = state.turn;
  const split = share?.face === face ? shown.length - share.dice : null;
  const mine = split === null ? shown : isActive(state, id) ? shown.slice(0, split) : shown.slice(split);
  return mine.filter((die) => dice[die].used === null);
}

/** Dice needed for a troop of each kind. R8.1, R8.2, R8.4, R8.5, for Fremen R16.6 */
function diceFor(state: State, id: HouseId): { readonly troop: number; readonly large: number } {
  return { troop: 1, large: id === 'corrino' || isActive(state, id) ? 2 : 1 };
}
export const diceNeeded = (state: State, id: HouseId, { troop, large, leader }: Recruits): number => {
  const price = diceFor(state, id);
  return troop * price.troop + large * price.large + leader;
};
/** Leaders that could be recruited: never an ally's, Atreides one at a time. R8.2, R8.7 */
const recruitableLeaders = (state: State, id: HouseId): number => (isActive(state, id) ? Math.min(1, lostLeaders(state, id).length) : 0);

/** Everything that can be recruited at once as far as the supply lasts, the most dice first, nothing last. R8.1-R8.7, R1.6 */
export function recruitPackages(state: State, id: HouseId): Recruits[] {
  const dice = recruitingDice(state, id).length;
  const packages: Recruits[] = [];
  const price = diceFor(state, id);
  for (let leader = Math.min(dice, recruitableLeaders(state, id)); leader >= 0; leader--) {
    const mostLarge = Math.min(count(state, id, 'large', 'supply'), Math.floor((dice - leader) / price.large));
    for (let large = mostLarge; large >= 0; large--) {
      const mostTroops = Math.min(count(state, id, 'troop', 'supply'), dice - leader - large * price.large);
      for (let troop = mostTroops; troop >= 0; troop--) packages.push({ troop, large, leader });
    }
  }
  return packages.sort((one, other) => diceNeeded(state, id, other) - diceNeeded(state, id, one));
}

/** What cannot be recruited, and why: one of each sort. */
export function unrecruited(state: State, id: HouseId): Blocked[] {
  const dice = recruitingDice(state, id).length;
  const { troop, large } = board(state).data.houses[id];
  const blocked: Blocked[] = [];
  if (!isActive(state, id)) blocked.push({ target: { troop: 0, large: 0, leader: 1 }, why: WHY.allyNoLeader });
  else if (lostLeaders(state, id).length === 0) blocked.push({ target: { troop: 0, large: 0, leader: 1 }, why: WHY.noLeaderInSupply });
  if (troop > 0 && count(state, id, 'troop', 'supply') === 0)
    blocked.push({ target: { troop: 1, large: 0, leader: 0 }, why: WHY.supplyEmpty });
  if (large > 0) {
    const target = { troop: 0, large: 1, leader: 0 };
    if (count(state, id, 'large', 'supply') === 0) blocked.push({ target, why: WHY.supplyEmpty });
    else if (dice < diceFor(state, id).large)
      blocked.push({ target, why: id === 'corrino' ? WHY.needsTwoDiceSardaukar : WHY.needsTwoDice });
  }
  return blocked;
}
