import { nameOf, ofAnyCard, ofPlayer } from './names.ts';
import type { EventType, Tellings } from './telling.ts';

type LeaderEvent = Extract<EventType, 'startsWithout' | 'trained' | 'memories' | 'turnedOver'>;
/** What happens on Leaders. Uprising R15 */
export const LEADER_STORY: Tellings<LeaderEvent> = {
  startsWithout: ({ player, card }, { edition }) => ({
    by: player,
    key: 'startsWithout',
    with: { card: nameOf(edition, 'card', card) },
    targets: [ofAnyCard(card)],
  }),
  trained: ({ player }) => ({ by: player, key: 'trained', targets: [ofPlayer(player)] }),
  memories: ({ player, troops }) => ({
    by: player,
    key: troops < 0 ? 'memoriesReturned' : 'memories',
    with: { troops: Math.abs(troops) },
    targets: [ofPlayer(player)],
  }),
  turnedOver: ({ player, side }, { edition }) => ({
    by: player,
    key: 'turnedOver',
    with: { side: nameOf(edition, 'leader', side) },
    targets: [ofPlayer(player)],
  }),
};
