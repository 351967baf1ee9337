import type { ActionId } from '../data/notation.ts';
import { type ActionSymbol, SYMBOLS } from '../ids.ts';
import type { Act, Spending } from '../questions.ts';
import { bestFirst, type Rated } from '../../../search/rated.ts';
import { cardWorth, desertPowerWorth, sourceWorth } from './effects.ts';
import { costOf, gainOf } from './fulfil.ts';
import { type Look, onceFor } from './look.ts';
import { CARD, FULL_HAND, OPPORTUNITY } from './weights.ts';
import { wholeHand } from '../queries/end.ts';

/** Below this a turn of Desert Power is not worth waiting for: the dice can do more at once. */
const IDLE = 0.08;

/** Everything a turn can be, best first. R6.6 */
export function ratedActs(look: Look, offered: readonly Act[]): readonly Rated<Act>[] {
  return bestFirst(offered.map((it) => ({ it, worth: actWorth(look, it) })));
}
function actWorth(look: Look, act: Act): number {
  if (act === 'pass') return 0;
  // It costs no die; the less time is left for the dice, the less it is worth to wait. R6.10
  if (act === 'desertPower') return desertPowerWorth(look) - IDLE;
  const own = purposeWorth(look, act);
  return own - OPPORTUNITY * bestBut(look, act);
}
function purposeWorth(look: Look, { die, as = die, for: purpose }: Spending): number {
  if ('claim' in purpose) {
    const { condition } = look.book.data.prescience[purpose.claim];
    return gainOf(look, purpose.claim) - costOf(look, condition) + 0.3;
  }
  if ('card' in purpose) return cardWorth(look, purpose.card) - heldWorth(look);
  if ('leader' in purpose) return sourceWorth(look, `leader:${purpose.leader}`);
  return actionWorth(look, as, purpose.action);
}
/** What a card is worth in hand: less if there are more than can be kept. */
const heldWorth = (look: Look): number => (wholeHand(look.state, look.by).length > FULL_HAND ? CARD * 0.3 : CARD);
/** The best that the die could do instead, of what its symbol is for. */
function bestBut(look: Look, { die, as = die, for: purpose }: Spending): number {
  let best = 0;
  for (const { symbol, id, worth } of usesOf(look, die))
    if (!('action' in purpose && purpose.action === id && as === symbol)) best = Math.max(best, worth);
  return best;
}
const usesOf = onceFor((look, die: ActionSymbol) => {
  const actions = look.book.data.actions[look.side];
  const symbols = actions[die].some(({ id }) => id === 'any') ? SYMBOLS : [die];
  return symbols.flatMap((symbol) => actions[symbol].map(({ id }) => ({ symbol, id, worth: actionWorth(look, symbol, id) })));
});
const actionWorth = (look: Look, symbol: ActionSymbol, id: ActionId): number =>
  id === 'any' ? 0 : sourceWorth(look, `action:${look.side}:${symbol}:${id}`);
