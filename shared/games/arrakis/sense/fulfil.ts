import type { Condition } from '../data/prescience.ts';
import type { AreaId, AtreidesToken, PrescienceId } from '../ids.ts';
import { tokensToGiveUp } from '../queries/claims.ts';
import { unusedOf } from '../queries/dice.ts';
import { less, NOBODY, wholeOf } from '../queries/legions.ts';
import { isAutoma } from '../queries/table.ts';
import { diceFor, type Stand, standOf } from './errand.ts';
import { forceOf, partWorth } from './force.ts';
import { type Look, once, onceFor } from './look.ts';
import { stepsWorth } from './need.ts';
import { dangerAt, dangerNow, holdAt } from './siege.ts';
import { HASTE, NO_SLACK, STILL_NEEDED } from './weights.ts';

/** What claiming a card brings. */
export const gainOf = onceFor((look, card: PrescienceId): number => {
  const { prescience, numbers } = look.book.data;
  const isFeared = look.state.shown.some((shown) => shown.card === card && shown.feared);
  return stepsWorth(look, prescience[card].gains, isFeared ? numbers.fear : 0);
});
/** What carrying it out costs. */
export function costOf(look: Look, condition: Condition): number {
  switch (condition.is) {
    case 'dieForWater':
      return 0.5; // he, or she, is back after three dice
    case 'dieForNaib':
      return 0.15;
    case 'giveUpToken':
      return cheapestToken(look);
    default:
      return 0;
  }
}
const cheapestToken = once((look): number => {
  const costs = tokensToGiveUp(look.state).map(({ at, token }) => tokenCost(look, at, token));
  return costs.length > 0 ? Math.min(...costs) : TOKEN;
});
/** A token is missed least where enough others guard the sietch, or nobody comes. */
export function tokenCost(look: Look, at: AreaId, token: AtreidesToken): number {
  const { state } = look;
  const part = { ...NOBODY, tokens: [token] };
  const left = forceOf(state, less(wholeOf(state, 'atreides', at), part));
  const cost = TOKEN + partWorth(state, 'atreides', part);
  const hold = holdAt(look, 'atreides', at);
  return hold ? cost + dangerAt(look, hold, left) - dangerNow(look, hold) : cost;
}
/** A deployment token that guards nothing. */
const TOKEN = 0.1;

/** The same as they stand. */
export const promiseNow = once((look): number => promiseOf(look, standOf(look)));
/** All that the open cards promise: the best that can still be claimed, each as far as it is fulfilled. R13.2 */
export function promiseOf(look: Look, stand: Stand): number {
  const { state, book } = look;
  const left = book.data.numbers.claims - state.claimed.length;
  if (left <= 0 || state.phase === 'end') return 0;
  const promises: number[] = [];
  for (const { card } of state.shown) {
    const { condition } = book.data.prescience[card];
    const gain = gainOf(look, card) - costOf(look, condition);
    if (gain > 0) promises.push(gain * readinessOf(look, condition, stand));
  }
  const best = promises.sort((one, other) => other - one).slice(0, left);
  return (isAutoma(state, 'harkonnen') ? HASTE : 1) * best.reduce((sum, promise) => sum + promise, 0);
}
/** How surely a condition will be fulfilled with the dice that are left; what is still open then goes back into the deck. R13.10 */
function readinessOf(look: Look, condition: Condition, stand: Stand): number {
  const needed = diceFor(look, condition, stand);
  if (needed <= 0) return 1;
  const spare = diceLeft(look) - needed;
  return spare < 0 ? 0 : Math.min(1, STILL_NEEDED ** needed * (NO_SLACK + (1 - NO_SLACK) * Math.min(1, spare / 2)));
}
/** The dice before they are thrown count as well. */
const diceLeft = once(({ state, book }): number =>
  state.phase === 'action' ? unusedOf(state, 'atreides') : book.data.pieces.actionDice.atreides.count,
);
