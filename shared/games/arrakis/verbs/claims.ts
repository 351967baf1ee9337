import { set } from '../../../kernel/write.ts';
import { type AreaId, type AtreidesToken, type PlanningId, type PrescienceId, TRACKS } from '../ids.ts';
import { NOBODY } from '../queries/legions.ts';
import { book, without } from '../queries/table.ts';
import type { Game } from '../types.ts';
import { discard } from './planning-cards.ts';
import { dismissLonely, giveUpTokens, groupOf, take } from './legions.ts';
import { dismiss, gainPrescience } from './tracks.ts';

/** A card is claimed and its gains are taken; what kept it open is discarded. @returns whether fear lay on it. R13.3 */
export function claim(game: Game, card: PrescienceId): boolean {
  const { state } = game;
  const shown = state.shown.find((each) => each.card === card);
  set(
    game,
    state,
    'shown',
    state.shown.filter((each) => each !== shown),
  );
  set(game, state, 'claimed', [...state.claimed, card]);
  game.tell({ type: 'claimed', card });
  if (shown?.kept) detach(game, 'eyes-of-ibad');
  const { gains } = book(state).data.prescience[card];
  for (const track of TRACKS) gainPrescience(game, track, gains[track] ?? 0);
  return shown?.feared === true;
}
/** A planning card that lay on a prescience card goes to its discard pile. */
function detach(game: Game, card: PlanningId): void {
  const { state } = game;
  const deck = book(state).deckOf[card];
  set(game, state, 'attached', without(state.attached, [card]));
  set(game, state.discards, deck, [...state.discards[deck], card]);
}
/** A token leaves the game unseen. */
export function giveUpToken(game: Game, at: AreaId, token: AtreidesToken): void {
  take(game, 'atreides', at, { ...NOBODY, tokens: [token] });
  giveUpTokens(game, [token]);
  game.tell({ type: 'tokenGivenUp', at });
  dismissLonely(game, 'atreides', at);
}
export function giveUpNaib(game: Game, at: AreaId): void {
  const naib = { ...NOBODY, generic: 1 };
  take(game, 'atreides', at, naib);
  game.tell({ type: 'removed', side: 'atreides', at, group: groupOf(naib), why: 'claim' });
}

/** Hawat falls by the schemes of his own House. R17.9 */
export function scheme(game: Game, cards: readonly PlanningId[]): void {
  game.tell({ type: 'discarded', house: 'house-harkonnen', cards, why: 'scheme' }, { to: 'all' });
  discard(game, cards);
  dismiss(game, 'thufir-hawat');
}
