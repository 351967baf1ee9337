import type { CardName, PlayerId, TrashZone } from '../ids.ts';
import type { TrashAnswer } from '../questions.ts';
import type { State } from '../types.ts';
import { kindsOf, playerOf } from './table.ts';

/** What lies in a zone from which cards can be trashed. R10.6 */
export function trashable(state: State, by: PlayerId, zone: TrashZone): readonly CardName[] {
  const { hand, discard, inPlay } = playerOf(state, by);
  return { hand: hand.hidden, discard, in_play: inPlay }[zone];
}
/** Every card that can be trashed, once per zone. */
export const trashOptions = (state: State, by: PlayerId, from: readonly TrashZone[]): TrashAnswer[] =>
  from.flatMap((zone) => kindsOf(trashable(state, by, zone)).map((card) => ({ card, from: zone })));
