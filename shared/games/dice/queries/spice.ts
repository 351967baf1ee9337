import { type HouseId, type LeaderId, POLAR_SINK, type RegionId, REGIONS } from '../ids.ts';
import type { Shipment, State } from '../types.ts';
import { isUnderStorm } from './map.ts';
import { showsWorm } from './roll.ts';
import { house, lostLeaders, troops, usesPowerOf } from './table.ts';

export const HARVEST = 2; // R10.2
export const GHOLA_PRICE = 1; // R16.10
export const HUNTERS_PRICE = 2; // R16.19

/** What the active player can spend in any step of the own turn: turn spice, gifts, and its own reserve. R5.3, R10.1 */
export function atHand(state: State): number {
  const { active, purse } = state.turn;
  return purse.harvest + purse.gift + purse.die + (active ? house(state, active).reserve : 0);
}
/** The same without what the deal on the table needs. */
const unpledged = (state: State): number => {
  const { deal } = state.turn;
  return deal ? atHand(state) - Math.max(0, priceOf(deal.shipments) - deal.gift) : atHand(state);
};

/** 1 spice a troop; the Smugglers pay 2 to the Polar Sink. R10.4, R10.6 */
export const price = (id: HouseId, to: RegionId): number => (id === 'smugglers' && to === POLAR_SINK ? 2 : 1);
export const priceOf = (shipments: readonly Shipment[]): number => {
  let sum = 0;
  for (const { house: id, to } of shipments) sum += price(id, to);
  return sum;
};

/** Reserve that Corrino, as the ally, can give now. R16.11 */
export function giveable(state: State): number {
  const { ally, deal } = state.turn;
  if (ally !== 'corrino') return 0;
  return house(state, ally).reserve - (deal?.gift ?? 0);
}

/** Regions with a Harvester and at least one own troop. */
const harvesters = (state: State, id: HouseId): RegionId[] =>
  REGIONS.filter((at) => state.assets[at] === 'harvester' && troops(state, id, at) > 0);
/** Harvesters that give spice now. R10.2, R10.3, R14.6 */
export const harvests = (state: State, id: HouseId): RegionId[] =>
  showsWorm(state) ? [] : harvesters(state, id).filter((at) => !isUnderStorm(state, at));
/** Harvesters the worm may eat, those under storm too. R10.3 */
export const bait = (state: State, id: HouseId): RegionId[] => (showsWorm(state) ? harvesters(state, id) : []);

/** Leaders the House can bring back by Gholas now, in its own turn. R16.10 */
export const gholas = (state: State, id: HouseId): readonly LeaderId[] =>
  state.turn.active === id && usesPowerOf(state, 'bene-tleilax', id) && unpledged(state) >= GHOLA_PRICE ? lostLeaders(state, id) : NONE;
/** Leaders the Smugglers can hire back, in their own turn. R16.19 */
export const hunters = (state: State, id: HouseId): readonly LeaderId[] =>
  id === 'smugglers' && state.turn.active === id && unpledged(state) >= HUNTERS_PRICE ? lostLeaders(state, id) : NONE;
const NONE: readonly LeaderId[] = [];
