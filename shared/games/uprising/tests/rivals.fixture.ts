import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import type { HagalId, RivalCardId } from '../ids.ts';
import { open, type Story } from './story.fixture.ts';

/** A question that is asked whatever the Rival did: the story stops there. */
export const STOP = { do: 'defend', by: 'seat1' } as const;
type Players = NonNullable<Arrangement['players']>;
/** What a Rival has and is before its turn. */
export interface Acting extends Omit<Arrangement, 'hagalTop'> {
  readonly card?: RivalCardId;
  readonly own?: Players['rival1'];
}
/** One turn of the first Rival, whose Hagal cards lie on top of the deck, until the person could defend. */
export function rivalActs(top: readonly HagalId[], { card = 'rival-gurney-halleck', own, players, ...more }: Acting = {}): Story {
  return open({
    seats: 1,
    hagalTop: top,
    agenda: [{ do: 'rivalTurn', by: 'rival1' }, STOP],
    ...more,
    players: { rival2: { rivalCard: 'rival-muaddib' }, ...players, rival1: { rivalCard: card, garrison: 3, water: 0, ...own } },
  });
}
