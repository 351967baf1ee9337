import type { Task } from '../../../kernel/types.ts';
import { set } from '../../../kernel/write.ts';
import { bookOf } from '../edition.ts';
import type { CardName, TrashZone } from '../ids.ts';
import { playerOf } from '../queries/table.ts';
import type { Scene } from '../questions.ts';
import type { FamilyGame, Game, GivenUp } from '../types.ts';
import { discard, discardHand, trash } from './cards.ts';

/** Effects may look back at it. Uprising R13.3, Uprising R15.9 */
function note(game: Game, { by, origin }: Scene, how: GivenUp['how'], card: CardName): void {
  const { state } = game;
  if (bookOf(state).watches.givenUp) set(game, state.turn, 'givenUp', [...(state.turn.givenUp ?? []), { by, origin, how, card }]);
}
/** A hand card of one's choice is discarded for an effect. R10.8 @returns what it gives for that */
export function discardFor(game: Game, scene: Scene, card: CardName): Task<FamilyGame>[] {
  note(game, scene, 'discarded', card);
  return discard(game, scene.by, card);
}
/** So many hand cards are discarded for an effect: all without a question where there are no more. R10.8 */
export function discarding(game: Game, scene: Scene, count: number): Task<FamilyGame>[] {
  const { hidden } = playerOf(game.state, scene.by).hand;
  if (hidden.length > count) return [{ do: 'discard', ...scene, left: count }];
  for (const card of hidden) note(game, scene, 'discarded', card);
  return discardHand(game, scene.by);
}
/** A card leaves the game for an effect. R10.6 @returns what it gives for that */
export function trashFor(game: Game, scene: Scene, card: CardName, from: TrashZone): Task<FamilyGame>[] {
  note(game, scene, 'trashed', card);
  return trash(game, scene.by, card, from);
}
