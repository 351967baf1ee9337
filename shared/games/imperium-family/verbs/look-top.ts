import type { Task } from '../../../kernel/types.ts';
import { set } from '../../../kernel/write.ts';
import type { Assignment } from '../effects/cardplay.ts';
import type { CardName, PlayerId } from '../ids.ts';
import { isPerson, playerOf } from '../queries/table.ts';
import type { FamilyGame, Game } from '../types.ts';
import { intoHand, leaveDeck, trashOffDeck } from './cards.ts';

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
