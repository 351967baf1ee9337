import type { LeaderCounterForms, LeaderEffectForms } from './leaders.ts';
import { amount, fields, nameOf, oneOf, type Shape, yes } from './shape.ts';

/** A side is named by its Leader alone; that it is there, the Leader's record is held to. */
const sideName: Shape = (value, field, { report }) => {
  if (typeof value !== 'string' || value === '') report(field, 'unknownName', { sort: 'leader', name: String(value) });
};

/** Shapes of what Leaders do with what lies on them. */
export const leaderEffects: Readonly<Record<keyof LeaderEffectForms, Shape>> = {
  move_track_token: fields<Pick<LeaderEffectForms['move_track_token'], 'move_track_token'>>({ move_track_token: amount }),
  troop_supply_to_memory: fields<LeaderEffectForms['troop_supply_to_memory']>({ troop_supply_to_memory: amount }),
  return_all_memories: fields<LeaderEffectForms['return_all_memories']>({ return_all_memories: oneOf('to_supply') }),
  flip_leader: fields<LeaderEffectForms['flip_leader']>({ flip_leader: sideName }),
  repeat: fields<LeaderEffectForms['repeat']>({ repeat: oneOf('space_effects') }),
  remove_from_starting_deck: fields<LeaderEffectForms['remove_from_starting_deck']>({ remove_from_starting_deck: nameOf('card') }),
};
export const leaderCounters: Readonly<Record<keyof LeaderCounterForms, Shape>> = { memory_returned: yes };
