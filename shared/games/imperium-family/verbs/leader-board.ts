import { set } from '../../../kernel/write.ts';
import type { LeaderBoard } from '../leader-board.ts';
import type { CardName, LeaderName, PlayerId } from '../ids.ts';
import { memoriesOf } from '../queries/leader-board.ts';
import { playerOf, without } from '../queries/table.ts';
import type { Game } from '../types.ts';
import { removeFromGame } from './cards.ts';
import { addAbility, renewSignets } from './pieces.ts';

function change(game: Game, by: PlayerId, changed: LeaderBoard): void {
  const player = playerOf(game.state, by);
  set(game, player, 'leaderBoard', { ...player.leaderBoard, ...changed });
}
/** The token stands on another place of the track. Uprising R15.2 */
export function moveToken(game: Game, by: PlayerId, place: string): void {
  change(game, by, { place });
  game.tell({ type: 'trained', player: by, place });
}
/** Troops of the supply lie on the Leader from now on, as many as the supply holds. Uprising R15.6 */
export function remember(game: Game, by: PlayerId, wanted: number): void {
  const player = playerOf(game.state, by);
  const troops = Math.min(wanted, player.supply);
  if (troops <= 0) return;
  set(game, player, 'supply', player.supply - troops);
  change(game, by, { memories: memoriesOf(game.state, by) + troops });
  game.tell({ type: 'memories', player: by, troops });
}
/** All troops on the Leader go back to the supply. Uprising R15.6 */
export function returnMemories(game: Game, by: PlayerId): void {
  const returned = memoriesOf(game.state, by);
  change(game, by, { memories: 0, returned });
  if (returned === 0) return;
  const player = playerOf(game.state, by);
  set(game, player, 'supply', player.supply + returned);
  game.tell({ type: 'memories', player: by, troops: -returned });
}
/** The other side comes up: its signet and its ability count from now on, also for the Agent just sent. Uprising R15.6, Uprising R15.7 */
export function turnOver(game: Game, by: PlayerId, side: LeaderName): void {
  change(game, by, { side });
  game.tell({ type: 'turnedOver', player: by, side });
  if (game.state.turn.of !== by) return;
  renewSignets(game, by);
  addAbility(game, by);
}
/** A starting card is out of the game before it begins. Uprising R2.5 */
export function startWithout(game: Game, by: PlayerId, card: CardName): void {
  const { deck } = playerOf(game.state, by);
  if (!deck.hidden.includes(card)) return; // cards of a companion lie on the table
  set(game, deck, 'hidden', without(deck.hidden, card));
  removeFromGame(game, card);
  game.tell({ type: 'startsWithout', player: by, card });
}
