import type { Choices } from '../../../kernel/choices.ts';
import type { Blocked } from '../../../kernel/types.ts';
import type { Colour } from '../ids.ts';
import type { AdventureAnswers } from '../questions.ts';
import { WHY } from '../reasons.ts';
import type { State } from '../types.ts';
import { factsOf, stockOf } from './table.ts';

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, count) => count);

/** Both numbers are named at once: cards and Harvesters, as far as deck, bank and purse last. R11.1, R11.7 */
export function purchases(state: State, colour: Colour): Choices<AdventureAnswers['buy']> {
  const { card, harvester, cardsPerTurn, harvestersPerTurn } = factsOf(state).game.prices;
  const { spice } = stockOf(state, colour);
  const cards = Math.min(cardsPerTurn, state.deck.hidden.length);
  const harvesters = Math.min(harvestersPerTurn, state.bank.harvesters);
  if (card === harvester && card > 0) {
    return { pick: 'amounts', most: { cards, harvesters }, min: 0, max: Math.min(cards + harvesters, Math.floor(spice / card)) };
  }
  const all = upTo(cards).flatMap((c) => upTo(harvesters).map((h) => ({ cards: c, harvesters: h })));
  return { pick: 'one', of: all.filter((bought) => bought.cards * card + bought.harvesters * harvester <= spice) };
}
export function noPurchases(state: State, colour: Colour): Blocked[] {
  const { card, harvester } = factsOf(state).game.prices;
  const { spice } = stockOf(state, colour);
  const blocked: Blocked[] = [];
  if (state.deck.hidden.length === 0) blocked.push({ target: 'cards', why: WHY.deckEmpty });
  else if (spice < card) blocked.push({ target: 'cards', why: { ...WHY.noSpice, with: { price: card, spice } } });
  if (state.bank.harvesters === 0) blocked.push({ target: 'harvesters', why: WHY.bankHasNoHarvesters });
  else if (spice < harvester) blocked.push({ target: 'harvesters', why: { ...WHY.noSpice, with: { price: harvester, spice } } });
  return blocked;
}
