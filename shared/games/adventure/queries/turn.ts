import type { AnyChoices, Choices } from '../../../kernel/choices.ts';
import type { Blocked } from '../../../kernel/types.ts';
import { type Colour, type FieldId, FIELDS, type FigureId } from '../ids.ts';
import type { AdventureAnswers, Danger } from '../questions.ts';
import { WHY } from '../reasons.ts';
import type { State } from '../types.ts';
import { colourOf, factsOf, guileOf, stockOf } from './table.ts';

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, count) => count);

/** Cards and Harvesters together, as far as deck, bank and purse last. R11.1 */
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
/** Any amounts on any of the three own spaces. R11.2 */
export function stakes(state: State, colour: Colour): Choices<Readonly<Record<FieldId, number>>> & AnyChoices {
  const { spice } = stockOf(state, colour);
  return { pick: 'amounts', most: { left: spice, middle: spice, right: spice }, min: 0, max: spice };
}
export const noStakes = (state: State, colour: Colour): Blocked[] =>
  stockOf(state, colour).spice > 0 ? [] : FIELDS.map((target) => ({ target, why: WHY.noSpiceToStake }));

/** A Stillsuit helps against these. R9.7 */
const isDesertDanger = (danger: Danger): boolean => danger === 'worm' || danger === 'sandstorm';
/** What a test's die has to beat. R6.23, R9.7 */
export function defence(state: State, figure: FigureId, danger: Danger): number {
  const guile = guileOf(state, figure);
  const { gear, fresh } = state.figures[figure];
  const suit = isDesertDanger(danger) && gear.includes('stillsuit') && !fresh.includes('stillsuit');
  return suit ? Math.min(factsOf(state).game.limits.guile, guile + 1) : guile;
}
/** Points of Guile that can be had and paid now. R12.1 */
export function guileForSale(state: State, figure: FigureId, spice: number): number {
  const { limits, prices } = factsOf(state).game;
  return Math.max(0, Math.min(limits.guile - guileOf(state, figure), Math.floor(spice / prices.guile)));
}
/** Harvesters that can still be protected, and paid for. R12.2 */
export function protectable(state: State, colour: Colour): number {
  const { spice, harvesters, sheltered } = stockOf(state, colour);
  const { protection } = factsOf(state).game.prices;
  return Math.min(harvesters - sheltered, protection > 0 ? Math.floor(spice / protection) : harvesters);
}
/** Why no Guile, or not more, can be bought. R12.1 */
export function noBrace(state: State, figure: FigureId): Blocked[] {
  const { prices } = factsOf(state).game;
  const { spice } = stockOf(state, colourOf(figure));
  return spice < prices.guile ? [{ target: 1, why: { ...WHY.guileTooDear, with: { price: prices.guile, spice } } }] : [];
}
/** Why no Harvester can be protected. R12.2 */
export function noShelter(state: State, colour: Colour): Blocked[] {
  const { prices } = factsOf(state).game;
  const { spice } = stockOf(state, colour);
  return spice < prices.protection ? [{ target: 1, why: { ...WHY.protectionTooDear, with: { price: prices.protection, spice } } }] : [];
}
