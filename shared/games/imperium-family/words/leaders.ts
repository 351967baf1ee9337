import type { Message } from '../../../text/message.ts';
import type { LeaderCounterForms, LeaderEffectForms, TrackWay } from '../effects/leaders.ts';
import type { EditionId } from '../types.ts';
import type { Effects } from '../effects/effects.ts';
import { nameOf, said } from './names.ts';

type Saying<Form> = (form: Form, edition: EditionId) => Message;
/** How a list of effects is said. */
type List = (list: Effects, edition: EditionId) => Message;
/** A way on: what its first place gives, and what is still to come before it meets the others. */
export function saidWay(list: List, { reward, after }: TrackWay, edition: EditionId): Message {
  const first = list(reward, edition);
  return after.length > 0 ? said('track.then', { one: first, other: list(after, edition) }) : first;
}
/** What Leaders do with their tracks, the troops on them and their sides. */
export const leaderSayings = (list: List): { readonly [Kind in keyof LeaderEffectForms]: Saying<LeaderEffectForms[Kind]> } => ({
  move_track_token: ({ move_track_token: steps, to }, edition) =>
    to ? said('effect.track_way', { way: saidWay(list, to, edition) }) : said('effect.move_track_token', { count: steps }),
  troop_supply_to_memory: ({ troop_supply_to_memory: count }) => said('effect.troop_supply_to_memory', { count }),
  return_all_memories: () => said('effect.return_all_memories'),
  flip_leader: ({ flip_leader: side }, edition) => said('effect.flip_leader', { side: nameOf(edition, 'leader', side) }),
  repeat: () => said('effect.repeat'),
  remove_from_starting_deck: ({ remove_from_starting_deck: card }, edition) =>
    said('effect.remove_from_starting_deck', { card: nameOf(edition, 'card', card) }),
});
export const leaderCounters: { readonly [Kind in keyof LeaderCounterForms]: Saying<LeaderCounterForms[Kind]> } = {
  memory_returned: () => said('counter.memory_returned'),
};
