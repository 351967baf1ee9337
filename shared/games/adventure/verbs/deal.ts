import { set } from '../../../kernel/write.ts';
import type { CardId, Colour } from '../ids.ts';
import { inOrder, stockOf } from '../queries/table.ts';
import type { Game } from '../types.ts';

/** These are the hidden cards of a colour: one way to imagine them. */
export const deal = (game: Game, colour: Colour, cards: readonly CardId[]): void =>
  set(game, stockOf(game.state, colour).hand, 'hidden', inOrder(cards));
/** This is the deck, top first. */
export const stack = (game: Game, cards: readonly CardId[]): void => set(game, game.state.deck, 'hidden', cards);
