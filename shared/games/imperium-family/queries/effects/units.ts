import { UNITS_WHY } from '../../units.ts';
import type { UnitsEffects } from '../../effects/units.ts';
import { playerOf } from '../table.ts';
import { bearerOf, mayHaveWorms } from '../teams.ts';
import { TEAM_WHY } from '../../teams.ts';
import { whyNoSandworm } from '../sandworms.ts';
import type { Readings } from './reading.ts';

/** About sandworms, Hooks, the Shield Wall and maker spaces. */
export const units: Readings<keyof UnitsEffects> = {
  sandworm: { hindrance: (state, { by }) => whyNoSandworm(state, by) },
  take_maker_hooks: {
    idle(state, { by }) {
      if (!mayHaveWorms(state, by)) return TEAM_WHY.notThisTeam; // Uprising R18.16
      return playerOf(state, bearerOf(state, by)).hooks === false ? null : UNITS_WHY.hasHooks;
    },
  },
  shield_wall: {
    optional: ({ shield_wall }) => shield_wall === 'may_remove',
    idle: ({ shieldWall }) => (shieldWall ? null : UNITS_WHY.wallGone),
  },
  bonus_spice: {},
};
