import type { Effects } from '../../effects/effects.ts';
import type { LeaderEffectForms } from '../../effects/leaders.ts';
import { spaceRecord } from '../../edition.ts';
import { WHY } from '../../reasons.ts';
import type { State } from '../../types.ts';
import { memoriesOf } from '../leader-board.ts';
import { stepsOf } from '../leader-track.ts';
import { playerOf } from '../table.ts';
import type { Readings } from './reading.ts';

/** What the printed effects of the space of this turn bring once more: not what belongs to a price or to the Reveal turn. Uprising R15.7 */
export function repeatedIn(state: State): Effects {
  const { space } = state.turn;
  const printed = space === null ? [] : spaceRecord(state, space).effects;
  return printed.filter((effect) => !('by_cost_option' in effect || 'while_agent_here' in effect));
}
/** About what Leaders do with their tracks, the troops on them and their sides. */
export const leaders: Readings<keyof LeaderEffectForms> = {
  move_track_token: {
    idle: (state, { by }, { to }) => (to || stepsOf(state, by).length > 0 ? null : WHY.trackEnd),
  },
  troop_supply_to_memory: { idle: (state, { by }) => (playerOf(state, by).supply === 0 ? WHY.supplyEmpty : null) },
  return_all_memories: { idle: (state, { by }) => (memoriesOf(state, by) === 0 ? WHY.nothing : null) },
  flip_leader: {},
  repeat: { idle: (state, scene, _, { whyInVain }) => whyInVain(state, scene, repeatedIn(state)) },
  remove_from_starting_deck: {},
};
