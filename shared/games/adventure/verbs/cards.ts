import { isOneOf } from '../../../kernel/typed.ts';
import { set } from '../../../kernel/write.ts';
import { type CardId, type Colour, EQUIPMENT, type EquipmentId } from '../ids.ts';
import { inOrder, seatOf, stockOf, without } from '../queries/table.ts';
import type { Game } from '../types.ts';
import { dropBroken } from './offers.ts';

const setHand = (game: Game, colour: Colour, cards: readonly CardId[]): void =>
  set(game, stockOf(game.state, colour).hand, 'hidden', cards);
export const NONE: readonly EquipmentId[] = [];
/** Is it equipment, or a Kanly card? */
export const isEquipment = (card: CardId): card is EquipmentId => isOneOf(EQUIPMENT, card);

/**
 * The top cards of the deck, as far as it lasts. They are nowhere until they are added to a hand or assigned. R12.7
 * @returns the cards, top first
 */
export function draw(game: Game, colour: Colour, wanted: number): readonly CardId[] {
  const { deck } = game.state;
  const cards = deck.hidden.slice(0, wanted);
  if (cards.length === 0) return NONE;
  set(game, deck, 'hidden', deck.hidden.slice(cards.length));
  game.tell({ type: 'drew', colour, cards }, { to: [seatOf(game.state, colour)] });
  return cards;
}
/** Cards become hidden cards of a colour. R1.4 */
export function addToHand(game: Game, colour: Colour, cards: readonly CardId[]): void {
  if (cards.length > 0) setHand(game, colour, inOrder([...stockOf(game.state, colour).hand.hidden, ...cards]));
}
/** One copy each of these cards leaves the hand; the caller puts them somewhere. Offers of them lapse. R12.8 */
export function takeFromHand(game: Game, colour: Colour, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  setHand(game, colour, without(stockOf(game.state, colour).hand.hidden, cards));
  dropBroken(game, colour);
}
/** Cards go under the deck, several at once in random order; `colour` is told as the one who gave them. R4.5, Q27 */
export function underDeck(game: Game, cards: readonly CardId[], colour?: Colour): void {
  if (cards.length === 0) return;
  const { deck } = game.state;
  set(game, deck, 'hidden', [...deck.hidden, ...(cards.length > 1 ? game.chance.shuffle(cards) : cards)]);
  if (colour) game.tell({ type: 'underDeck', colour, count: cards.length });
}

/**
 * These cards leave the hand of a colour for somebody, and what was won in this turn stays known as such: of equal cards those
 * that were not won now go first. The caller puts them somewhere, with `addPrizes` where they stay hidden. R8.9, Q32
 * @returns those among them that were won in this turn
 */
export function takeWithPrizes(game: Game, colour: Colour, cards: readonly CardId[]): readonly EquipmentId[] {
  const { prizes } = game.state.turn;
  if (prizes.hidden.length === 0) {
    takeFromHand(game, colour, cards);
    return NONE;
  }
  const count = (all: readonly CardId[], card: CardId): number => all.filter((each) => each === card).length;
  const won = prizes.hidden.filter((prize) => prize.colour === colour).map(({ card }) => card);
  const { hidden } = stockOf(game.state, colour).hand;
  const fresh = EQUIPMENT.flatMap((card) => {
    const old = Math.max(0, count(hidden, card) - count(won, card));
    return Array.from({ length: Math.max(0, count(cards, card) - old) }, () => card);
  });
  takeFromHand(game, colour, cards);
  const gone = without(won, fresh);
  if (fresh.length > 0)
    set(game, prizes, 'hidden', [...prizes.hidden.filter((prize) => prize.colour !== colour), ...gone.map((card) => ({ colour, card }))]);
  return fresh;
}
/** Hidden cards of a colour that were won in this turn. R8.9 */
export function addPrizes(game: Game, colour: Colour, cards: readonly EquipmentId[]): void {
  const { prizes } = game.state.turn;
  if (cards.length > 0) set(game, prizes, 'hidden', [...prizes.hidden, ...cards.map((card) => ({ colour, card }))]);
}
