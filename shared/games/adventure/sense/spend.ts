import { type Colour, FIELDS, type FieldId, type FigureId } from '../ids.ts';
import { factsOf, figuresOf, living, stockOf } from '../queries/table.ts';
import { defence } from '../queries/guile.ts';
import type { AdventureAnswers, Danger } from '../questions.ts';
import { harm } from './harm.ts';
import type { Look } from './look.ts';
import { harvestersWorth, spiceWorth } from './worth.ts';

/** Points of Guile that are worth their price before a test. R12.1 */
export function brace(
  { state }: Look,
  figure: FigureId,
  danger: Danger,
  colour: Colour,
  most: number,
  spice = stockOf(state, colour).spice,
): number {
  const { prices } = factsOf(state).game;
  const saved = defence(state, figure, danger) < 6 ? harm(state, figure, danger) / Math.max(1, 6 - defence(state, figure, danger)) : 0;
  const last = figuresOf(state, colour).length === 1 ? 2 : 1;
  let points = 0;
  while (points < most && saved * last > cost(spice - points * prices.guile, prices.guile)) points++;
  return points;
}
const cost = (spice: number, price: number): number => spiceWorth(spice) - spiceWorth(spice - price);

/** Harvesters to protect: a third of them would be lost. R12.2 */
export function shelter({ state }: Look, colour: Colour, most: number): number {
  const { spice, harvesters } = stockOf(state, colour);
  const last = harvestersWorth(harvesters) - harvestersWorth(harvesters - 1);
  let count = 0;
  while (count < most && last / 3 > cost(spice - count, 1) * 0.95) count++;
  return count;
}

const CARD = 6;
const ROOM = 3;
/** Cards and Harvesters, as long as they are worth more than their price; a little spice stays. R11.1 */
export function buy(look: Look, colour: Colour, most: { readonly cards: number; readonly harvesters: number }): AdventureAnswers['buy'] {
  const { state } = look;
  const stock = stockOf(state, colour);
  const { prices } = factsOf(state).game;
  let left = stock.spice - RESERVE;
  const bought = { cards: 0, harvesters: 0 };
  for (;;) {
    const harvesters = stock.harvesters + bought.harvesters;
    const harvester = bought.harvesters < most.harvesters ? harvestersWorth(harvesters + 1) - harvestersWorth(harvesters) : 0;
    const card = bought.cards < most.cards ? cardValue(look, colour) : 0;
    const what = harvester > card ? 'harvesters' : 'cards';
    const price = what === 'cards' ? prices.card : prices.harvester;
    if (Math.max(harvester, card) <= 1 || left < price) return bought;
    bought[what]++;
    left -= price;
  }
}
/** Fewer figures have less room for equipment. */
const cardValue = ({ state }: Look, colour: Colour): number => {
  const figures = figuresOf(state, colour);
  let worn = 0;
  for (const figure of figures) worn += state.figures[figure].gear.length;
  return CARD * Math.min(1, (figures.length * ROOM - worn + 6) / (ROOM * 3 + 3));
};
/** A toll at least. */
const RESERVE = 1;

/** What a staked spice may be expected to bring: throws of all others and the next own one. R11.3, R11.4 */
export function stakeGain({ state }: Look, colour: Colour, field: FieldId): number {
  const { numbers, ratio } = factsOf(state).investments[colour][field];
  let ways = 0;
  for (const sum of numbers) ways += 6 - Math.abs(7 - sum);
  return (1 - (1 - ways / 36) ** living(state).length) * (ratio + 1) - 1;
}
const KEPT = 6;
/** Spice that is not needed at once goes where it may be expected to grow. R11.2 */
export function invest(look: Look, colour: Colour): AdventureAnswers['invest'] {
  const { state } = look;
  const { spice } = stockOf(state, colour);
  const staked: Record<FieldId, number> = { left: 0, middle: 0, right: 0 };
  let best: FieldId = 'middle';
  for (const field of FIELDS) if (stakeGain(look, colour, field) > stakeGain(look, colour, best)) best = field;
  const { ratio } = factsOf(state).investments[colour][best];
  const most = Math.floor(state.bank.spice / ratio);
  if (stakeGain(look, colour, best) > 0.1) staked[best] = Math.max(0, Math.min(spice - KEPT, most));
  return staked;
}
