import type { CardName, PlayerId, TrashZone } from '../ids.ts';
import { isOfFaction } from '../edition.ts';
import type { TrashAnswer, TrashLimit } from '../questions.ts';
import type { State } from '../types.ts';
import { kindsOf, playerOf, without } from './table.ts';

/** What lies in a zone from which cards can be trashed. R10.6 */
export function trashable(state: State, by: PlayerId, zone: TrashZone): readonly CardName[] {
  const { hand, discard, inPlay } = playerOf(state, by);
  return { hand: hand.hidden, discard, in_play: inPlay }[zone];
}
/** Every card that can be trashed, once per zone. */
export const trashOptions = (state: State, by: PlayerId, from: readonly TrashZone[], limit: TrashLimit = {}): TrashAnswer[] =>
  from.flatMap((zone) => allowed(state, trashable(state, by, zone), limit).map((card) => ({ card, from: zone })));
/** Each kind once: of the Faction, and one copy of the card that is not meant less. Uprising R8.14 */
function allowed(state: State, cards: readonly CardName[], { faction, besides }: TrashLimit): readonly CardName[] {
  const others = besides !== undefined && cards.includes(besides) ? without(cards, besides) : cards;
  return kindsOf(faction === undefined ? others : others.filter((card) => isOfFaction(state, card, faction)));
}
