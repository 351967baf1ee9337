import type { TeamEffects } from '../../effects/teams.ts';
import { WHY } from '../../reasons.ts';
import { TEAM_WHY } from '../../teams.ts';
import { throneCards } from '../trade.ts';
import { playerOf } from '../table.ts';
import { alliesOf, partnersOf } from '../teams.ts';
import type { Readings } from './reading.ts';

/** About effects of two teams. */
export const teams: Readings<keyof TeamEffects> = {
  reinforce: {
    idle: (state, { by }) => (alliesOf(state, by).every((id) => playerOf(state, id).supply === 0) ? WHY.supplyEmpty : null),
  },
  trade: { optional: () => true, idle: (state, { by }) => (partnersOf(state, by).length === 0 ? TEAM_WHY.noPartner : null) },
  split: {},
  each_ally: {},
  distribute_face_up_contracts: { idle: ({ contracts }) => (contracts?.open.length ? null : TEAM_WHY.noContract) },
  refill_contracts: {},
  throne_row: {
    idle: (state, _, { throne_row }) => (throneCards(state, throne_row.filter.not_faction).length === 0 ? WHY.rowEmpty : null),
  },
  take_token: { idle: (state, { by }) => (playerOf(state, by).swordmasterBonus ? TEAM_WHY.hasToken : null) },
};
