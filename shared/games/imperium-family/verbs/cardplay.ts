import type { Task } from '../../../kernel/types.ts';
import { set } from '../../../kernel/write.ts';
import { bookOf, spaceRecord } from '../edition.ts';
import type { Assignment } from '../effects/cardplay.ts';
import { visitedFaction } from '../queries/cardplay.ts';
import type { CardName, PlayerId } from '../ids.ts';
import { isPerson, playerOf, without } from '../queries/table.ts';
import type { FamilyGame, Game } from '../types.ts';
import { intoHand, leaveDeck, showInHand, trashOffDeck } from './cards.ts';
import { moveInfluence } from './influence.ts';
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
/**
 * The visit gives so much Influence from now on; what was taken already is made up for. Uprising R4.9
 * @returns what follows from the rest
 */
export function setVisitInfluence(game: Game, by: PlayerId, amount: number): Task<FamilyGame>[] {
  const { state } = game;
  const faction = visitedFaction(state);
  if (faction === null || state.turn.space === null) return [];
  const now = state.turn.visitInfluence ?? spaceRecord(state, state.turn.space).influence_gain?.amount ?? 0;
  if (amount <= now) return [];
  set(game, state.turn, 'visitInfluence', amount);
  const isTaken = state.turn.pieces.every(({ from }) => from !== 'influence');
  return isTaken ? moveInfluence(game, by, faction, amount - now) : [];
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
/** The owner looks at the top cards of the deck. Uprising R16.4 */
export function lookAtTop(game: Game, by: PlayerId, count: number): void {
  const player = playerOf(game.state, by);
  const cards = player.deck.hidden.slice(0, count);
  if (cards.length === 0 || !isPerson(by)) return;
  set(game, player, 'known', { all: player.known.all, owner: Math.max(cards.length, player.known.owner) });
  const seen = { type: 'sawTop', player: by, count: cards.length } as const;
  game.tell({ ...seen, cards }, { to: [by], others: { ...seen, cards: null } });
}
/**
 * A card that was looked at leaves the top of the deck. Uprising R16.4, Uprising R8.14
 * @returns what it gives for being trashed
 */
export function assignFromTop(game: Game, by: PlayerId, card: CardName, to: Assignment['to']): Task<FamilyGame>[] {
  if (to === 'trash') return trashOffDeck(game, by, card);
  leaveDeck(game, by, card);
  if (to === 'hand' && isPerson(by)) {
    intoHand(game, by, [card]);
    return [];
  }
  const player = playerOf(game.state, by);
  set(game, player, 'discard', [...player.discard, card]);
  game.tell({ type: 'discarded', player: by, card });
  return [];
}
