import { set } from '../../../../kernel/write.ts';
import { type HouseId, HOUSES, type PlanningId } from '../../ids.ts';
import { nextDeck, otherDeck } from '../../queries/mahdi/effects.ts';
import { automaOf, book, deckLeft } from '../../queries/table.ts';
import type { Game } from '../../types.ts';
import { dismiss } from '../tracks.ts';
import { change } from './automa.ts';

/** The top card of a deck, which is shuffled anew out of its discards when it is empty; null = there is no card at all. R16.18 */
export function drawTop(game: Game, deck: HouseId): PlanningId | null {
  const { state } = game;
  if (deckLeft(state, deck).length === 0 && state.discards[deck].length > 0) {
    set(game, state.discards, deck, []);
    game.tell({ type: 'reshuffled', deck });
  }
  const left = deckLeft(state, deck);
  return left[game.chance.below(left.length)] ?? null;
}
/** A card goes on its discard pile; the next is drawn from the other deck. R16.11 */
function discardOf(game: Game, card: PlanningId): void {
  const { state } = game;
  const deck = book(state).deckOf[card];
  set(game, state.discards, deck, [...state.discards[deck], card]);
  change(game, { lastDeck: deck });
}
const withReinforcement = (game: Game, card: PlanningId): void =>
  change(game, { reinforcements: { hidden: [...automaOf(game.state).reinforcements.hidden, card] } });

/** Cards go facedown on the reinforcement deck: these decks in turn. R16.3, R16.11 */
export function reinforceFrom(game: Game, decks: readonly HouseId[]): void {
  let count = 0;
  for (const deck of decks) {
    const card = drawTop(game, deck);
    if (!card) continue;
    withReinforcement(game, card);
    count++;
  }
  if (count > 0) game.tell({ type: 'reinforced', count });
}
/** So many, from both decks by turns. R16.11, R16.17 */
export function reinforceBy(game: Game, count: number): void {
  const first = nextDeck(game.state);
  reinforceFrom(
    game,
    Array.from({ length: count }, (_, nth) => (nth % 2 === 0 ? first : otherDeck(first))),
  );
}
/** The card is played: it lies on its discard pile before its effects come. R7.11 */
export function playTop(game: Game, card: PlanningId): void {
  discardOf(game, card);
  game.tell({ type: 'automaCard', card, played: true }, { to: 'all' });
}
/** No part of the card can be resolved: it serves as a reinforcement. R16.11 */
export function keepTop(game: Game, card: PlanningId): void {
  withReinforcement(game, card);
  game.tell({ type: 'automaCard', card, played: false }, { to: 'all' });
}
/** The first scheme is laid aside; with the second both are discarded and Hawat falls. R16.18 */
export function scheme(game: Game, card: PlanningId): void {
  const isSecond = game.state.automa?.schemeAside === true;
  game.tell({ type: 'automaScheme', aside: !isSecond }, { to: 'all' });
  change(game, { schemeAside: !isSecond });
  if (!isSecond) return;
  discardOf(game, card);
  discardOf(game, card);
  dismiss(game, 'thufir-hawat');
}
/** The top reinforcement cards are discarded, each for a die. R16.13 */
export function discardReinforcements(game: Game, count: number): void {
  const { battle } = game.state;
  const all = automaOf(game.state).reinforcements.hidden;
  const cards = [...all.slice(all.length - count)].reverse();
  if (!battle || cards.length === 0) return;
  change(game, { reinforcements: { hidden: all.slice(0, all.length - count) } });
  for (const card of cards) discardOf(game, card);
  for (const house of HOUSES) {
    const own = cards.filter((card) => book(game.state).deckOf[card] === house);
    if (own.length > 0) game.tell({ type: 'discarded', house, cards: own, why: 'battle' }, { to: 'all' });
  }
  const side = battle.sides.harkonnen;
  set(game, battle, 'sides', { ...battle.sides, harkonnen: { ...side, cards: side.cards + count } });
}
/** What the Atreides reveal of their own will brings the automa a card each, but not under the ban of the Spacing Guild. R16.17, R9.9 */
export function drawForReveals(game: Game, count: number): void {
  if (game.state.automa && !game.state.bans.includes('spacing-guild')) reinforceBy(game, count);
}
