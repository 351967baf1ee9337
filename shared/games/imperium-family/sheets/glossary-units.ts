import type { UnitsConditions, UnitsCosts, UnitsCounters, UnitsEffects } from '../effects/units.ts';
import { BATTLE_SIGNS } from '../signs/units.ts';
import { one } from '../signs/token.ts';
import type { Entry, Samples } from './glossary.ts';

/** Of an edition with sandworms. */
export const UNITS_SAMPLES: {
  readonly effects: Samples<UnitsEffects>;
  readonly costs: Samples<UnitsCosts>;
  readonly conditions: Samples<UnitsConditions>;
  readonly counters: Samples<UnitsCounters>;
} = {
  effects: {
    sandworm: ['board', { sandworm: 1 }],
    take_maker_hooks: ['board', { take_maker_hooks: true }],
    shield_wall: ['board', { shield_wall: 'may_remove' }],
    bonus_spice: ['board', { bonus_spice: 'all' }],
  },
  costs: { retreat: 'same', flip_battle_card: ['goods', { icons: ['crysknife', 'wild'], count: 1 }] },
  conditions: {
    maker_hooks: ['when', true],
    sandworms_in_conflict: ['when', 1],
    deployed_units_this_turn: ['when', 3],
    strength_in_conflict: ['when', 6],
  },
  counters: { sandworm_in_conflict: 'same' },
};
export const BATTLE_ICONS_ENTRY: Entry = { section: 'board', key: 'battle_icons', signs: Object.values(BATTLE_SIGNS).map(one) };
