import { BATTLE_ICONS } from '../ids.ts';
import { amount, amountOrNone, fields, listOf, oneOf, type Shape, yes } from './shape.ts';
import type { UnitsConditions, UnitsCosts, UnitsCounters, UnitsEffects } from './units.ts';

type Shapes<Forms> = Readonly<Record<keyof Forms, Shape>>;
/** An icon of Conflict cards and Objectives. */
export const battleIcon: Shape = oneOf(...BATTLE_ICONS);

export const UNITS_EFFECTS: Shapes<UnitsEffects> = {
  sandworm: fields<UnitsEffects['sandworm']>({ sandworm: amount }),
  take_maker_hooks: fields<UnitsEffects['take_maker_hooks']>({ take_maker_hooks: yes }),
  shield_wall: fields<UnitsEffects['shield_wall']>({ shield_wall: oneOf('may_remove', 'remove') }),
  bonus_spice: fields<UnitsEffects['bonus_spice']>({ bonus_spice: oneOf('all') }),
};
export const UNITS_COSTS: Shapes<UnitsCosts> = {
  retreat: fields<UnitsCosts['retreat']>({ min: amountOrNone, max: amount }),
  flip_battle_card: fields<UnitsCosts['flip_battle_card']>({ icons: listOf(battleIcon, 1), count: amount }),
};
export const UNITS_CONDITIONS: Shapes<UnitsConditions> = {
  maker_hooks: yes,
  sandworms_in_conflict: amount,
  deployed_units_this_turn: amount,
  strength_in_conflict: amount,
};
export const UNITS_COUNTERS: Shapes<UnitsCounters> = { sandworm_in_conflict: yes };
