import { set } from '../../../kernel/write.ts';
import { bookOf } from '../edition.ts';
import type { CardName, PlayerId } from '../ids.ts';
import { playerOf, without } from '../queries/table.ts';
import type { Game } from '../types.ts';
import { showInHand } from './cards.ts';
import { dropPiecesOf } from './pieces.ts';

/** A card has been acquired: noted where cards look back at that. Uprising R13.4 */
export function noteAcquired(game: Game, by: PlayerId, card: CardName): void {
  const { turn } = game.state;
  if (turn.of === by && bookOf(game.state).heeded.acquisitions) set(game, turn, 'acquired', [...(turn.acquired ?? []), card]);
}
/** The card of this turn has given swords: noted where cards look back at that. Uprising R8.2 */
export function noteSwords(game: Game, origin: number | null): void {
  const { turn } = game.state;
  if (origin === null || !bookOf(game.state).heeded.swords || turn.armed?.includes(origin)) return;
  set(game, turn, 'armed', [...(turn.armed ?? []), origin]);
}
/** The played card comes back to the hand; what it still had to do is over. Uprising R16.2 */
export function returnToHand(game: Game, by: PlayerId, origin: number): void {
  const player = playerOf(game.state, by);
  const card = game.state.turn.origins[origin]?.card;
  if (card === undefined || !player.inPlay.includes(card)) return;
  set(game, player, 'inPlay', without(player.inPlay, card));
  dropPiecesOf(game, origin);
  showInHand(game, by, card);
  game.tell({ type: 'tookBack', player: by, card });
}
