import type { Message } from '../../../text/message.ts';
import { stagesOf } from '../queries/leader-track.ts';
import type { LeaderRecord, TrackOfLeader } from '../records.ts';
import type { EditionId } from '../types.ts';
import { saidAbility, saidSignet } from './abilities.ts';
import { oneOf, saidEffects } from './effects.ts';
import { saidWay } from './leaders.ts';
import { apart, nameOf, said, sentences } from './names.ts';

/** The whole track, stage by stage. Uprising R15.2 */
const saidTrack = (track: TrackOfLeader, edition: EditionId): Message =>
  said('item.leader.track', {
    stages: apart(
      stagesOf(track).map((ways, at) =>
        said('item.leader.stage', { n: at + 1, ways: oneOf(ways.map((way) => saidWay(saidEffects, way, edition))) }),
      ),
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
          ]),
          saidSignet(edition, other_side.id, other_side.signet),
        ]
      : []),
  ];
}
