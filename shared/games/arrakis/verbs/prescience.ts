import { set } from '../../../kernel/write.ts';
import type { PrescienceId, TrackId } from '../ids.ts';
import { prescienceDeck } from '../queries/prescience.ts';
import type { Game, Shown } from '../types.ts';
import { gainPrescience } from './tracks.ts';

const withoutCards = ({ state }: Game, cards: readonly PrescienceId[]): readonly Shown[] =>
  state.shown.filter(({ card }) => !cards.includes(card));

/** A prescience card goes back into its deck. */
export function shuffleBack(game: Game, card: PrescienceId): void {
  set(game, game.state, 'shown', withoutCards(game, [card]));
  game.tell({ type: 'prescienceBack', card });
}
/** These lie open beside those that do. R5.2 */
export function showPrescience(game: Game, cards: readonly PrescienceId[]): void {
  const { state } = game;
  set(game, state, 'shown', [...state.shown, ...cards.map((card): Shown => ({ card, kept: false, feared: false }))]);
  game.tell({ type: 'prescienceShown', cards });
}
/** Open cards leave the game. R13.11 */
export function discardShown(game: Game, cards: readonly PrescienceId[]): void {
  const { state } = game;
  set(game, state, 'shown', withoutCards(game, cards));
  set(game, state, 'prescienceGone', [...state.prescienceGone, ...cards]);
  game.tell({ type: 'prescienceRemoved', cards });
}
/** As many new ones are shown, as far as the deck has them. R13.11 */
export const showFresh = (game: Game, count: number): void =>
  showPrescience(game, game.chance.shuffle(prescienceDeck(game.state)).slice(0, count));
/** A marker goes down, which nothing else does, and another goes up. R13.1 */
export function shiftPrescience(game: Game, down: TrackId, up: TrackId, by: number): void {
  const { state } = game;
  const to = state.prescience[down] - by;
  set(game, state, 'prescience', { ...state.prescience, [down]: to });
  game.tell({ type: 'prescience', track: down, by: -by, to });
  gainPrescience(game, up, by);
}
/** Claimed cards leave the game, and those chosen; the others go back, except what is kept. R13.10 step 7 */
export function prune(game: Game, cards: readonly PrescienceId[]): void {
  const { state } = game;
  const gone = [...state.claimed, ...cards];
  set(game, state, 'prescienceGone', [...state.prescienceGone, ...gone]);
  set(game, state, 'claimed', []);
  set(
    game,
    state,
    'shown',
    state.shown.filter(({ card, kept }) => kept && !cards.includes(card)).map((shown) => ({ ...shown, feared: false })),
  );
  if (gone.length > 0) game.tell({ type: 'prescienceRemoved', cards: gone });
}
