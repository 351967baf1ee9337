import type { UnitsConditions, UnitsCosts, UnitsCounters, UnitsEffects } from '../effects/units.ts';
import { BATTLE_SIGNS, unitsConditions, unitsCosts, unitsDrawn } from '../signs/units.ts';
import { one, tab } from '../signs/token.ts';
import type { Entry, Samples } from './glossary.ts';

/** Only an edition that has sandworms explains them: `unitsGlossary`. */
export const UNITS_SAMPLES: {
  readonly effects: Samples<UnitsEffects>;
  readonly costs: Samples<UnitsCosts>;
  readonly conditions: Samples<UnitsConditions>;
  readonly counters: Samples<UnitsCounters>;
} = {
  effects: { sandworm: 'same', take_maker_hooks: 'same', shield_wall: 'same', bonus_spice: 'same' },
  costs: { retreat: 'same', flip_battle_card: 'same' },
  conditions: { maker_hooks: 'same', sandworms_in_conflict: 'same', deployed_units_this_turn: 'same', strength_in_conflict: 'same' },
  counters: { sandworm_in_conflict: 'same' },
};
/** The signs of sandworms, Maker Hooks, the Shield Wall and battle icons. */
export const unitsGlossary: readonly Entry[] = [
  { section: 'board', key: 'sandworm', signs: unitsDrawn.sandworm({ sandworm: 1 }) },
  { section: 'board', key: 'take_maker_hooks', signs: unitsDrawn.take_maker_hooks({ take_maker_hooks: true }) },
  { section: 'board', key: 'shield_wall', signs: unitsDrawn.shield_wall({ shield_wall: 'may_remove' }) },
  { section: 'board', key: 'bonus_spice', signs: unitsDrawn.bonus_spice({ bonus_spice: 'all' }) },
  { section: 'board', key: 'battle_icons', signs: Object.values(BATTLE_SIGNS).map(one) },
  { section: 'goods', key: 'cost.flip_battle_card', signs: unitsCosts.flip_battle_card({ icons: ['crysknife', 'wild'], count: 1 }) },
  { section: 'when', key: 'if.maker_hooks', signs: [tab(...unitsConditions.maker_hooks(true))] },
  { section: 'when', key: 'if.sandworms_in_conflict', signs: [tab(...unitsConditions.sandworms_in_conflict(1))] },
  { section: 'when', key: 'if.deployed_units_this_turn', signs: [tab(...unitsConditions.deployed_units_this_turn(3))] },
  { section: 'when', key: 'if.strength_in_conflict', signs: [tab(...unitsConditions.strength_in_conflict(6))] },
];
