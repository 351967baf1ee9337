import { POWERS, type PowerId } from '../ids.ts';
import type { SpicePart, SpiceSplit } from '../questions.ts';
import type { State } from '../types.ts';
import { activeStep } from './end.ts';
import { book } from './table.ts';
import { terrain } from './areas.ts';
import type { VehiclesDue } from './vehicles.ts';

/** Vehicles of the active row. R5.3 */
export function vehiclesOfRow(state: State): VehiclesDue {
  const row = book(state).data.spiceRows[activeStep(state)];
  return row ? { harvester: row.harvester, ornithopter: row.ornithopter, carryall: row.carryall } : {};
}
/** What the harvesters bring. R9.2 */
export function harvestOf(state: State): number {
  const { desert, deepDesert } = book(state).data.numbers.spice;
  return state.harvesters.reduce((sum, at) => sum + (terrain(state, at) === 'deep-desert' ? deepDesert : desert), 0);
}

type Choice = SpiceSplit[PowerId];
/** What can be done with a marker: on the top step it cannot rise, on the bottom step it stays without payment. R9.3, R9.7 */
function choicesFor(state: State, power: PowerId): readonly Choice[] {
  const { top, bottom } = book(state).data.numbers.imperium;
  const step = state.imperium[power];
  return step <= bottom ? AT_BOTTOM : step >= top ? AT_TOP : ANYWHERE;
}
const AT_BOTTOM: readonly Choice[] = ['keep', 'raise'];
const AT_TOP: readonly Choice[] = ['drop', 'keep'];
const ANYWHERE: readonly Choice[] = ['drop', 'keep', 'raise'];
/** What is paid for it; nothing for a marker that nothing has been decided on. R9.3, RU-4 */
export function costOf(state: State, power: PowerId, choice: Choice | undefined): number {
  const { imperium, spice } = book(state).data.numbers;
  if (choice === 'raise') return spice.raise;
  return choice === 'keep' && state.imperium[power] > imperium.bottom ? spice.keep : 0;
}
export function totalCost(state: State, split: SpiceSplit): number {
  const { stockpile } = book(state).data.numbers.spice;
  return POWERS.reduce((sum, power) => sum + costOf(state, power, split[power]), split.stockpile ? stockpile : 0);
}
/** Every way to spend the spice there is. R9.3, R9.4, R9.6 */
export function spiceSplits(state: State): readonly SpiceSplit[] {
  const { stockpileUpTo } = book(state).data.numbers.spice;
  const mayPile = state.supremacy <= stockpileUpTo;
  return book(state).splits.filter(
    (split) =>
      (mayPile || !split.stockpile) &&
      POWERS.every((power) => choicesFor(state, power).includes(split[power])) &&
      totalCost(state, split) <= state.spice,
  );
}
/** With this decided too. */
export const splitWith = (chosen: Partial<SpiceSplit>, part: SpicePart): Partial<SpiceSplit> =>
  'power' in part ? { ...chosen, [part.power]: part.to } : { ...chosen, stockpile: part.stockpile };
/** The ways to spend the spice that agree with what has been decided. */
export const splitsLeft = (state: State, chosen: Partial<SpiceSplit>): readonly SpiceSplit[] =>
  spiceSplits(state).filter((split) => Object.entries(chosen).every(([key, choice]) => split[key as keyof SpiceSplit] === choice));
/** What can be decided next; empty = one way is left. */
export function partsNext(state: State, chosen: Partial<SpiceSplit>): readonly SpicePart[] {
  const left = splitsLeft(state, chosen);
  for (const power of POWERS) {
    const choices = new Set(left.map((split) => split[power]));
    if (choices.size > 1) return [...choices].map((to) => ({ power, to }));
  }
  const piles = new Set(left.map(({ stockpile }) => stockpile));
  return piles.size > 1 ? [...piles].map((stockpile) => ({ stockpile })) : [];
}
/** Bans of markers that have dropped now or are on the bottom step. R9.8, RU-3 */
export const bansAfter = (state: State, before: State['imperium']): readonly PowerId[] => {
  const { bottom } = book(state).data.numbers.imperium;
  return POWERS.filter((power) => state.imperium[power] < before[power] || state.imperium[power] <= bottom);
};
