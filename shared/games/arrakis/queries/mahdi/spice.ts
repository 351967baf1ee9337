import { POWERS, type PowerId } from '../../ids.ts';
import type { SpiceSplit } from '../../questions.ts';
import type { SpicePlan } from '../../questions-automa.ts';
import type { State } from '../../types.ts';
import { costOf } from '../spice.ts';
import { book } from '../table.ts';
import { best, type Choice } from './choice.ts';

/** What is done with all markers, when those that nothing was decided on drop, or stay on the bottom step. R9.3 */
export const splitOf = (state: State, plan: SpicePlan): SpiceSplit => {
  const { bottom } = book(state).data.numbers.imperium;
  const of = (power: PowerId): SpiceSplit[PowerId] => plan[power] ?? (state.imperium[power] <= bottom ? 'keep' : 'drop');
  return { choam: of('choam'), 'spacing-guild': of('spacing-guild'), landsraad: of('landsraad'), stockpile: false };
};

/** The next marker and what is done with it; null = nothing more can be paid. None rises while another one drops. R16.14, RU-37 */
export function nextMarker(state: State, plan: SpicePlan): { readonly to: 'keep' | 'raise'; readonly choice: Choice<PowerId> } | null {
  const { bottom, top } = book(state).data.numbers.imperium;
  const paid = (power: PowerId): number => costOf(state, power, plan[power]);
  const left = POWERS.reduce((rest, power) => rest - paid(power), state.spice);
  /** Where the spice serves for all that are as low, their order does not matter. */
  const lowest = (powers: readonly PowerId[], to: 'keep' | 'raise'): ReturnType<typeof nextMarker> => {
    const { of, row } = best(powers, [{ row: `${to}Lowest`, by: (power) => -state.imperium[power] }]);
    const all = of.reduce((sum, power) => sum + costOf(state, power, to) - paid(power), 0);
    return { to, choice: { of: all <= left ? of.slice(0, 1) : of, row } };
  };
  const toKeep = POWERS.filter((power) => !plan[power] && state.imperium[power] > bottom && costOf(state, power, 'keep') <= left);
  if (toKeep.length > 0) return lowest(toKeep, 'keep');
  if (POWERS.some((power) => !plan[power] && state.imperium[power] > bottom)) return null;
  const toRaise = POWERS.filter(
    (power) =>
      plan[power] !== 'raise' &&
      state.imperium[power] < top &&
      (plan[power] === 'keep' || state.imperium[power] <= bottom) &&
      costOf(state, power, 'raise') - paid(power) <= left,
  );
  return toRaise.length > 0 ? lowest(toRaise, 'raise') : null;
}
/** All markers are on top and there is more spice than they need: a step of supremacy. R16.14 */
export const earnsSupremacy = (state: State): boolean => {
  const { numbers, mahdi } = book(state).data;
  return POWERS.every((power) => state.imperium[power] >= numbers.imperium.top) && state.spice >= mahdi.supremacyForSpice;
};
