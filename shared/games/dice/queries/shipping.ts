import type { Blocked, Reason } from '../../../kernel/types.ts';
import { type HouseId, KINDS, type Kind, POLAR_SINK, type RegionId, REGIONS } from '../ids.ts';
import { WHY } from '../reasons.ts';
import type { Bargain, Deal, Ship, Shipment, State } from '../types.ts';
import { isUnderStorm } from './map.ts';
import { atHand, price, priceOf } from './spice.ts';
import { count, house, troops } from './table.ts';

/** Where a House ships from; the Smugglers straight from supply. R10.4, R10.6 */
export const shipsFrom = (id: HouseId): 'card' | 'supply' => (id === 'smugglers' ? 'supply' : 'card');

/**
 * Why no troop of the active player may land there on its own account; null = it may, also beside one that has just been shipped.
 * Others there do not count. R10.4, R10.8, R10.9, R14.6, R16.17
 */
function whyNoLanding(state: State, id: HouseId, to: RegionId): Reason | null {
  if (isUnderStorm(state, to)) return WHY.underStorm;
  if (to === POLAR_SINK || troops(state, id, to) > 0) return null;
  const { ally } = state.turn;
  if (!ally || troops(state, ally, to) === 0) return WHY.noOwnTroopThere;
  return id === 'bene-gesserit' ? null : WHY.onlyInADeal;
}
/** Why neither partner may land there even in a deal; null = both may. R10.4, R10.5, R10.10 */
function whyNoDealLanding(state: State, to: RegionId): Reason | null {
  if (isUnderStorm(state, to)) return WHY.underStorm;
  const { active, ally } = state.turn;
  if (to === POLAR_SINK) return null;
  return [active, ally].some((id) => id && troops(state, id, to) > 0) ? null : WHY.nobodyOfYoursThere;
}
const tooExpensive = (cost: number, spice: number): Reason => ({ ...WHY.tooExpensive, with: { price: cost, spice } });

/** What the active player can ship alone, one troop at a time, and a deal if one is possible. R10.4, R10.11 */
export function shipOptions(state: State, id: HouseId): { of: Ship[]; blocked: Blocked[] } {
  const of: Ship[] = [];
  const blocked: Blocked[] = [];
  const spice = atHand(state);
  const kinds = KINDS.filter((kind) => count(state, id, kind, shipsFrom(id)) > 0);
  for (const to of REGIONS) {
    const cost = price(id, to);
    const why = kinds.length === 0 ? WHY.cardEmpty : (whyNoLanding(state, id, to) ?? (cost > spice ? tooExpensive(cost, spice) : null));
    if (why) blocked.push({ target: { what: kinds[0] ?? 'troop', to }, why });
    else for (const what of kinds) of.push({ what, to });
  }
  if (canDeal(state)) of.push('deal');
  else blocked.push({ target: 'deal', why: state.turn.ally ? WHY.nothingToDeal : WHY.noAllyForDeal });
  of.push('done');
  return { of, blocked };
}
export function canShip(state: State, id: HouseId): boolean {
  if (canDeal(state)) return true;
  const spice = atHand(state);
  if (spice === 0 || troops(state, id, shipsFrom(id)) === 0) return false;
  return REGIONS.some((to) => price(id, to) <= spice && whyNoLanding(state, id, to) === null);
}

/** Could active player and ally agree on anything that has not been refused? R10.10, R10.11 */
export function canDeal(state: State): boolean {
  const { active, ally, refused } = state.turn;
  if (!active || !ally) return false;
  if (refused.length > 0) return leadsToProposal(state, { by: active, gift: 0, shipments: [] });
  const gift = mostGift(state);
  if (gift > 0) return true;
  const spice = atHand(state);
  return spice > 0 && [active, ally].some((id) => troops(state, id, shipsFrom(id)) > 0 && landings(state, id, spice).length > 0);
}
/** Can this deal, or one that grows from it, be proposed? A gift comes first, so that nothing is tried twice. */
const leadsToProposal = (state: State, deal: Deal): boolean =>
  bargains(state, deal).of.some((part) => {
    if (part === 'propose' || part === 'withdraw') return part === 'propose';
    if ('gift' in part && (deal.gift > 0 || deal.shipments.length > 0)) return false;
    return leadsToProposal(state, grown(deal, part));
  });
const landings = (state: State, id: HouseId, spice: number): RegionId[] =>
  REGIONS.filter((to) => price(id, to) <= spice && whyNoDealLanding(state, to) === null);
/** Reserve a Corrino ally has for a gift. R16.11 */
const mostGift = (state: State): number => (state.turn.ally === 'corrino' ? house(state, 'corrino').reserve : 0);

/** How a deal can grow or end, and what cannot be put into it. R10.10, R10.11 */
export function bargains(state: State, deal: Deal): { of: Bargain[]; blocked: Blocked[] } {
  const of: Bargain[] = [];
  const blocked: Blocked[] = [];
  const cost = priceOf(deal.shipments);
  const spice = atHand(state) + deal.gift - cost;
  for (const id of [state.turn.active, state.turn.ally] as HouseId[]) {
    const kinds = KINDS.filter((kind) => count(state, id, kind, shipsFrom(id)) > shipped(deal, id, kind));
    for (const to of REGIONS) {
      const fare = price(id, to);
      const why = kinds.length === 0 ? WHY.cardEmpty : (whyNoDealLanding(state, to) ?? (fare > spice ? tooExpensive(fare, spice) : null));
      if (why) blocked.push({ target: { add: { house: id, what: kinds[0] ?? 'troop', to } }, why });
      else for (const what of kinds) of.push({ add: { house: id, what, to } });
    }
  }
  for (let gift = Math.max(0, cost - atHand(state)); gift <= mostGift(state); gift++) if (gift !== deal.gift) of.push({ gift });
  const whyNot = whyNoProposal(state, deal);
  if (whyNot) blocked.push({ target: 'propose', why: whyNot });
  else of.push('propose');
  of.push('withdraw');
  return { of, blocked };
}
/** The deal with one more part. R10.10 */
export const grown = (deal: Deal, part: Exclude<Bargain, string>): Deal =>
  'add' in part ? { ...deal, shipments: [...deal.shipments, part.add] } : { ...deal, gift: part.gift };
const shipped = ({ shipments }: Deal, id: HouseId, kind: Kind): number =>
  shipments.reduce((sum, { house: by, what }) => sum + (by === id && what === kind ? 1 : 0), 0);

function whyNoProposal(state: State, deal: Deal): Reason | null {
  if (deal.shipments.length === 0 && deal.gift === 0) return WHY.emptyDeal;
  return state.turn.refused.some((refused) => saysTheSame(refused, deal)) ? WHY.refusedDeal : null;
}
/** The order of the shipments makes no difference to what a deal does, so it does not make another deal. R10.11 */
const saysTheSame = (one: Deal, other: Deal): boolean => one.gift === other.gift && spelled(one) === spelled(other);
const spelled = ({ shipments }: Deal): string =>
  shipments
    .map(({ house: id, what, to }: Shipment) => `${id} ${what} ${to}`)
    .sort()
    .join();
