import { UNITS_WHY } from '../../units.ts';
import type { UnitsEffects } from '../../effects/units.ts';
import { playerOf } from '../table.ts';
import { whyNoSandworm } from '../units.ts';
import type { Readings } from './reading.ts';

/** About sandworms, Hooks, the Shield Wall and maker spaces. */
export const units: Readings<keyof UnitsEffects> = {
  sandworm: { hindrance: (state, { by }) => whyNoSandworm(state, by) },
  take_maker_hooks: { idle: (state, { by }) => (playerOf(state, by).hooks === false ? null : UNITS_WHY.hasHooks) },
  shield_wall: {
    optional: ({ shield_wall }) => shield_wall === 'may_remove',
    idle: ({ shieldWall }) => (shieldWall ? null : UNITS_WHY.wallGone),
  },
  bonus_spice: {},
};
