import type { TaskName } from '../questions.ts';

/** Tasks that have no step yet, by who is to build them. Whoever builds one takes it off; when the list is empty the file goes. */
export const UNBUILT = [
  // Vehicles, placing, sand and spice
  'vehicle',
  'put',
  'takeFrom',
  'layWormsign',
  'desertPower',
  'moveWorm',
  'wormAttack',
  'flip',
  'wormFrom',
  'wormComes',
  'flee',
  'wormHits',
  'rescue',
  'clearWormsigns',
  'coverDesert',
  'chooseCovered',
  'turnWormsigns',
  'chooseWorms',
  'nextWorm',
  'storms',
  'storm',
  'harvest',
  'spendSpice',
  'bans',
  // Battles, cards, prescience
  'giveUp',
  'sendToTank',
  'special',
  'asSymbol',
  'scoutReveal',
  // Teams and Mahdi
  'splitDice',
  'tactics',
  'automaVehicles',
  'automaTurn',
  'automaAct',
  'automaCard',
  'automaTie',
  'automaSpice',
  'automaEnd',
] as const satisfies readonly TaskName[];
export type Unbuilt = (typeof UNBUILT)[number];
