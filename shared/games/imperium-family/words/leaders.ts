import type { Message } from '../../../text/message.ts';
import type { LeaderCounterForms, LeaderEffectForms, TrackWay } from '../effects/leaders.ts';
import { stagesOf } from '../queries/leader-track.ts';
import type { LeaderRecord, TrackOfLeader } from '../records.ts';
import type { EditionId } from '../types.ts';
import { saidAbility, saidSignet } from './abilities.ts';
import { oneOf, saidEffects } from './effects.ts';
import { apart, nameOf, said, sentences } from './names.ts';

type Saying<Form> = (form: Form, edition: EditionId) => Message;
/** A way on: what its first place gives, and what is still to come before it meets the others. */
function saidWay({ reward, after }: TrackWay, edition: EditionId): Message {
  const first = saidEffects(reward, edition);
  return after.length > 0 ? said('track.then', { one: first, other: saidEffects(after, edition) }) : first;
}
/** What Leaders do with their tracks, the troops on them and their sides. */
export const leaderSayings: { readonly [Kind in keyof LeaderEffectForms]: Saying<LeaderEffectForms[Kind]> } = {
  move_track_token: ({ move_track_token: steps, to }, edition) =>
    to ? said('effect.track_way', { way: saidWay(to, edition) }) : said('effect.move_track_token', { count: steps }),
  troop_supply_to_memory: ({ troop_supply_to_memory: count }) => said('effect.troop_supply_to_memory', { count }),
  return_all_memories: () => said('effect.return_all_memories'),
  flip_leader: ({ flip_leader: side }, edition) => said('effect.flip_leader', { side: nameOf(edition, 'leader', side) }),
  repeat: () => said('effect.repeat'),
  remove_from_starting_deck: ({ remove_from_starting_deck: card }, edition) =>
    said('effect.remove_from_starting_deck', { card: nameOf(edition, 'card', card) }),
};
export const leaderCounters: { readonly [Kind in keyof LeaderCounterForms]: Saying<LeaderCounterForms[Kind]> } = {
  memory_returned: () => said('counter.memory_returned'),
};

/** The whole track, stage by stage. R15.2 */
const saidTrack = (track: TrackOfLeader, edition: EditionId): Message =>
  said('item.leader.track', {
    stages: apart(
      stagesOf(track).map((ways, at) => said('item.leader.stage', { n: at + 1, ways: oneOf(ways.map((way) => saidWay(way, edition))) })),
    ),
  });
/** Everything that a Leader can do, a sentence each: the ability, the signet, then what else is printed there. R18.1 */
export function leaderLines(edition: EditionId, id: string, record: LeaderRecord): readonly Message[] {
  const { ability, signet, setup, training_track, other_side } = record;
  return [
    saidAbility(edition, id, ability),
    saidSignet(edition, id, signet),
    ...(setup ? [said('item.leader.setup', { effects: saidEffects(setup, edition) })] : []),
    ...(training_track ? [saidTrack(training_track, edition)] : []),
    ...(other_side
      ? [
          sentences([
            said('item.leader.other', { side: nameOf(edition, 'leader', other_side.id) }),
            saidAbility(edition, other_side.id, other_side.ability),
            saidSignet(edition, other_side.id, other_side.signet),
          ]),
        ]
      : []),
  ];
}
