import type { Bargain, Deal, Shipment } from '../types.ts';
import { alliedGoal, type Look, owned, pairSeals, sealsOf, soloGoal, spiceAtHand, waiting } from './look.ts';
import { bestProspect, likelyTargets, stagingFor } from './plan.ts';

/** Is a win together in reach this turn, so that the partners should help each other? R15.2 */
function isJointWinNear(look: Look): boolean {
  const { active, ally } = look.state.turn;
  if (!active || !ally) return false;
  const missing = alliedGoal(look) - pairSeals(look, active, ally);
  if (missing <= 0) return true;
  const strike = bestProspect(look, active, likelyTargets({ ...look, me: active }), spiceAtHand(look.state, active) + giftable(look));
  return missing === 1 && strike !== null && strike.odds > 0.2;
}
const giftable = ({ state }: Look): number => (state.turn.ally === 'corrino' ? owned(state, 'corrino').reserve : 0);

/** Spice the active House would ask its Corrino ally for. R10.10 */
function wantedGift(look: Look): number {
  const { state, me } = look;
  return Math.max(0, Math.min(giftable(look), waiting(state, me) - spiceAtHand(state, me)));
}
/** Does the active House want to propose a deal now: spice for a win together? R10.11 */
export function wantsDeal(look: Look): boolean {
  const { state, me } = look;
  return (
    state.turn.active === me && state.turn.refused.length === 0 && wantedGift(look) > 0 && isJointWinNear(look) && !wouldWinAlone(look)
  );
}
const wouldWinAlone = (look: Look): boolean => sealsOf(look, look.state.turn.active ?? look.me) >= soloGoal(look);

/** The next word of a proposal: the gift, then what it ships, then the offer itself. R10.10 */
export function bargain(look: Look, offered: readonly Bargain[]): Bargain {
  const { state, me } = look;
  const deal = state.turn.deal;
  const wanted = me === state.turn.active ? wantedGift(look) : 0;
  if (deal && wanted > deal.gift) {
    const gift = offered.find((each) => typeof each !== 'string' && 'gift' in each && each.gift === wanted);
    if (gift) return gift;
  }
  const next = deal && deal.gift > 0 ? nextShipment(look, offered) : undefined;
  return next ?? (offered.includes('propose') ? 'propose' : 'withdraw');
}
function nextShipment(look: Look, offered: readonly Bargain[]): Bargain | undefined {
  const { me } = look;
  const strike = bestProspect(look, me, likelyTargets(look), spiceAtHand(look.state, me) + giftable(look));
  const to = strike && stagingFor(look, me, strike.at);
  const fits = ({ house, to: there }: Shipment): boolean => house === me && there === to;
  const adds = offered.filter((each): each is { readonly add: Shipment } => typeof each !== 'string' && 'add' in each && fits(each.add));
  return adds.find(({ add }) => add.what === 'large') ?? adds[0];
}

/** A deal is taken if it costs nothing, or if it helps to a win together that nobody takes alone. R10.11 */
export function answerDeal(look: Look): 'accept' | 'refuse' {
  const { state, me } = look;
  const deal = state.turn.deal as Deal;
  const isAlly = state.turn.ally === me;
  const mine = deal.shipments.filter(({ house }) => house === me).length;
  const cost = isAlly ? deal.gift : Math.max(0, deal.shipments.length - mine - deal.gift);
  if (cost <= 0) return isAlly && mine === 0 && helpsSoloWin(look) ? 'refuse' : 'accept';
  if (helpsSoloWin(look)) return 'refuse';
  return isJointWinNear(look) || (isAlly && mine >= cost) ? 'accept' : 'refuse';
}
/** Would the active House, one region richer, win alone? */
function helpsSoloWin(look: Look): boolean {
  const { active, ally } = look.state.turn;
  if (!active || !ally) return false;
  const isJoint = pairSeals(look, active, ally) >= alliedGoal(look) - 1;
  return sealsOf(look, active) + 1 >= soloGoal(look) && !isJoint;
}
