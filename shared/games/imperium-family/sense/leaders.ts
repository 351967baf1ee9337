import { spaceRecord } from '../edition.ts';
import type { LeaderEffectForms } from '../effects/leaders.ts';
import { memoriesOf } from '../queries/leader-board.ts';
import { stepsOf } from '../queries/leader-track.ts';
import type { Look } from './look.ts';
import type { Use } from './worth.ts';

/** Once in a game that has this much left of it. */
const lasting = ({ left }: Look, worth: number): number => worth * Math.min(1, left / 2);
/** What Leaders do with their tracks, the troops on them and their sides. */
export const leaderWorths: { readonly [Kind in keyof LeaderEffectForms]: (use: Use, effect: LeaderEffectForms[Kind]) => number } = {
  move_track_token({ look, when }, { move_track_token: steps, to }) {
    const ways = to ? [to] : stepsOf(look.state, look.me);
    if (when === 'ever') return lasting(look, 0.2 * steps);
    return Math.max(0, ...ways.map(({ reward, after }) => look.worth(look, 'now', reward) + 0.6 * look.worth(look, 'ever', after)));
  },
  // Each is a card to come; the last troops of a supply are dear.
  troop_supply_to_memory: ({ look }, { troop_supply_to_memory: troops }) =>
    lasting(look, 0.12) * Math.min(troops, Math.max(0, look.player.supply - 1)),
  return_all_memories: ({ look }) => 0.2 * look.price.troop * memoriesOf(look.state, look.me),
  flip_leader: ({ look }) => lasting(look, 0.1),
  repeat({ look, when, space = look.state.turn.space }) {
    return when === 'ever' || space === null ? lasting(look, 0.3) : look.worth(look, 'now', spaceRecord(look.state, space).effects);
  },
  remove_from_starting_deck: ({ look }) => lasting(look, 0.1),
};
/** Troops that will have been taken off the Leader when this is asked. Uprising R15.6 */
export const memoriesExpected = ({ look, when }: Use): number => (when === 'ever' ? 2 : memoriesOf(look.state, look.me));
