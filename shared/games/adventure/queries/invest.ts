import type { AnyChoices, Choices } from '../../../kernel/choices.ts';
import type { Blocked } from '../../../kernel/types.ts';
import { type Colour, type FieldId, FIELDS } from '../ids.ts';
import { WHY } from '../reasons.ts';
import type { State } from '../types.ts';
import { stockOf } from './table.ts';

/** Any amounts on any of the three own spaces. R11.2 */
export function stakes(state: State, colour: Colour): Choices<Readonly<Record<FieldId, number>>> & AnyChoices {
  const { spice } = stockOf(state, colour);
  return { pick: 'amounts', most: { left: spice, middle: spice, right: spice }, min: 0, max: spice };
}
export const noStakes = (state: State, colour: Colour): Blocked[] =>
  stockOf(state, colour).spice > 0 ? [] : FIELDS.map((target) => ({ target, why: WHY.noSpiceToStake }));
