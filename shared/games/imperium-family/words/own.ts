import type { PlayerId } from '../ids.ts';
import { playable } from '../queries/playable-intrigue.ts';
import { sends } from '../queries/place.ts';
import type { FamilyView, State } from '../types.ts';

/** What a turn can begin with. R5.1 R5.6 */
export interface Beginnings {
  readonly sends: boolean;
  readonly plots: boolean;
}
/** Asked of what its owner sees: the own hand and everything open; null = the hand is somebody else's. */
export function beginningsOf(view: FamilyView, by: PlayerId): Beginnings | null {
  const player = view.players[by];
  if (!player?.handCards || !player.intrigueCards) return null;
  const deck = { hidden: Array.from({ length: player.deck }, () => '') };
  const own = { ...player, deck, hand: { hidden: player.handCards }, intrigue: { hidden: player.intrigueCards } };
  const state = { ...view, players: { ...view.players, [by]: own } } as unknown as State;
  return { sends: sends(state, by).length > 0, plots: playable(state, by, 'plot').length > 0 };
}
/** The Ally whom a Commander has activated in the turn that goes on; null = none. Uprising R18.7 */
export const activatedBy = ({ turn }: Pick<FamilyView, 'turn'>, by: PlayerId): PlayerId | null =>
  turn.named?.by === by ? turn.named.ally : null;
