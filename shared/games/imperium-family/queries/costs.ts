import type { CostForms, CostKind, Costs } from '../effects/costs.ts';
import type { Scene } from '../questions.ts';
import type { State } from '../types.ts';
import { SPIES_CAN_PAY } from './effects/spies.ts';
import { handOfFaction, othersOfFaction } from './given-up.ts';
import { originOf } from './scene.ts';
import { playerOf } from './table.ts';
import { alliesOf, bearerOf, factionsOf, levelOf, meantBy } from './teams.ts';
import { flippableCards } from './battle-icons.ts';
import { trashable } from './zones.ts';

type Can<Amount> = (state: State, scene: Scene, amount: Amount) => boolean;
const holdsGoods =
  (what: 'solari' | 'spice' | 'water'): Can<number> =>
  (state, { by }, amount) =>
    playerOf(state, by)[what] >= amount;
const CAN_PAY: { readonly [Kind in CostKind]: Can<CostForms[Kind]> } = {
  solari: holdsGoods('solari'),
  spice: holdsGoods('spice'),
  water: holdsGoods('water'),
  intrigue: (state, { by }, amount) => playerOf(state, by).intrigue.hidden.length >= amount,
  // R11.8
  lose_influence(state, { by }, { faction, amount, times = 1 }) {
    const among = faction === 'any' ? factionsOf(state, by) : meantBy(state, by, faction);
    return among.reduce((sum, each) => sum + Math.floor(levelOf(state, by, each) / amount), 0) >= times;
  },
  trash: (state, { by }, { from, count }) => from.reduce((sum, zone) => sum + trashable(state, by, zone).length, 0) >= count,
  trash_this: (state, scene) => originOf(state, scene)?.works === true,
  lose_troop: (state, { by }, { from, count }) => playerOf(state, bearerOf(state, by))[from] >= count,
  ...SPIES_CAN_PAY,
  retreat: (state, { by }, { min }) => playerOf(state, bearerOf(state, by)).conflict >= min, // Uprising R13.5
  flip_battle_card: (state, { by }, { icons, count }) => flippableCards(state, by, icons).length >= count, // Uprising R11.4
  discard: (state, { by }, count) => playerOf(state, by).hand.hidden.length >= count,
  trash_intrigue: (state, { by }, count) => playerOf(state, by).intrigue.hidden.length >= count,
  trash_from_hand: (state, scene, { faction }) => handOfFaction(state, scene, faction).length > 0,
  trash_from_play: (state, scene, { faction }) => othersOfFaction(state, scene, faction).length > 0,
};

/** The same with the spice of the Allies, who may give theirs. Uprising R18.8 */
export const canPayTogether = (state: State, { by }: Scene, { spice = 0 }: Costs): boolean =>
  [by, ...alliesOf(state, by)].reduce((sum, id) => sum + playerOf(state, id).spice, 0) >= spice;
/** Whether all of it can be paid now. R17.2 */
export function canPay(state: State, scene: Scene, costs: Costs): boolean {
  for (const kind in costs) if (!(CAN_PAY[kind as CostKind] as Can<unknown>)(state, scene, costs[kind as CostKind])) return false;
  return true;
}
