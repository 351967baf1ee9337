import { isOneOf } from '../../../kernel/typed.ts';
import type { TaskOf } from '../../../kernel/types.ts';
import { set } from '../../../kernel/write.ts';
import { type CardId, type Colour, EQUIPMENT, type EquipmentId, type FigureId } from '../ids.ts';
import { colourOf, inOrder, lacking, seatOf, stockOf, without } from '../queries/table.ts';
import type { Berth } from '../questions.ts';
import type { AdventureGame, Game } from '../types.ts';
import { dropBroken } from './offers.ts';

const setHand = (game: Game, colour: Colour, cards: readonly CardId[]): void =>
  set(game, stockOf(game.state, colour).hand, 'hidden', cards);
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

/** A card, taken from wherever it was, lies open under a fighter card from now on. `fresh`: won in a fight. R9.1, R8.9 */
export function assign(game: Game, figure: FigureId, card: EquipmentId, fresh = false): void {
  const facts = game.state.figures[figure];
  set(game, facts, 'gear', inOrder([...facts.gear, card]));
  if (fresh) set(game, facts, 'fresh', inOrder([...facts.fresh, card]));
  game.tell({ type: 'assigned', figure, card });
}
/** A card leaves a fighter card; the caller puts it somewhere. In a fight it is gone at once. Q29 */
export function unassign(game: Game, figure: FigureId, card: EquipmentId): void {
  const facts = game.state.figures[figure];
  const { turn } = game.state;
  set(game, facts, 'gear', without(facts.gear, [card]));
  if (facts.fresh.includes(card)) set(game, facts, 'fresh', without(facts.fresh, [card]));
  forgetUse(game, figure, card);
  const fighting = turn.fight?.gear[figure];
  if (turn.fight && fighting?.includes(card)) {
    set(game, turn, 'fight', { ...turn.fight, gear: { ...turn.fight.gear, [figure]: without(fighting, [card]) } });
  }
}
/** A use counts for the card: with another one the figure may shoot or fly again. R9.4, R9.11 */
function forgetUse(game: Game, figure: FigureId, card: EquipmentId): void {
  const { turn } = game.state;
  if (card === 'lasgun' && turn.shot.includes(figure))
    set(
      game,
      turn,
      'shot',
      turn.shot.filter((other) => other !== figure),
    );
  if (card === 'ornithopter' && turn.flown.includes(figure))
    set(
      game,
      turn,
      'flown',
      turn.flown.filter((other) => other !== figure),
    );
}
/** Hidden equipment is assigned; what was won in this turn's fights is not usable yet. R9.1, R8.9 */
export function equip(game: Game, figure: FigureId, card: EquipmentId): void {
  const [fresh] = takeWithPrizes(game, colourOf(figure), [card]);
  assign(game, figure, card, fresh !== undefined);
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
const NONE: readonly EquipmentId[] = [];
/** Hidden cards of a colour that were won in this turn. R8.9 */
export function addPrizes(game: Game, colour: Colour, cards: readonly EquipmentId[]): void {
  const { prizes } = game.state.turn;
  if (cards.length > 0) set(game, prizes, 'hidden', [...prizes.hidden, ...cards.map((card) => ({ colour, card }))]);
}

/**
 * New cards of a colour: equipment that a figure lacks lies open until it is assigned, the rest is hidden. R9.1
 * @param fresh those among them that were won in this turn. R8.9
 * @returns what has to be assigned now
 */
export function receive(game: Game, colour: Colour, cards: readonly CardId[], fresh: readonly EquipmentId[] = NONE): Berthing[] {
  const { arriving } = stockOf(game.state, colour);
  const open: EquipmentId[] = [];
  let won = fresh;
  for (const card of cards) {
    const waiting = [...arriving, ...open].filter((other) => other === card).length;
    if (isEquipment(card) && lacking(game.state, colour, card).length > waiting) open.push(card);
    else {
      addToHand(game, colour, [card]);
      if (!isEquipment(card) || !won.includes(card)) continue;
      addPrizes(game, colour, [card]);
      won = without(won, [card]);
    }
  }
  return arrive(game, colour, open, null, won);
}
/**
 * Equipment that everybody sees lies open until it has found its figure; `winners` of a fight come first. R8.5, R9.1
 * @param fresh those among them that were won in this turn. R8.9
 * @returns what has to be assigned now
 */
export function arrive(
  game: Game,
  colour: Colour,
  cards: readonly EquipmentId[],
  winners: readonly FigureId[] | null,
  fresh: readonly EquipmentId[],
): Berthing[] {
  const stock = stockOf(game.state, colour);
  if (cards.length > 0) set(game, stock, 'arriving', [...stock.arriving, ...cards]);
  let won = fresh;
  return cards.map((card) => {
    const isFresh = won.includes(card);
    won = without(won, [card]);
    return { do: 'berth', colour, card, to: winners, prize: winners !== null, fresh: isFresh };
  });
}
type Berthing = TaskOf<AdventureGame, 'berth'>;
/** The arriving card finds its place: a figure, or it stays hidden. R8.9: a prize cannot be used in this turn */
export function settle(game: Game, { colour, card, fresh }: Pick<Berthing, 'colour' | 'card' | 'fresh'>, berth: Berth): void {
  const stock = stockOf(game.state, colour);
  set(game, stock, 'arriving', without(stock.arriving, [card]));
  if (berth !== 'hidden') {
    assign(game, berth, card, fresh);
    return;
  }
  addToHand(game, colour, [card]);
  if (fresh) addPrizes(game, colour, [card]);
  game.tell({ type: 'keptHidden', colour, card }, { to: [seatOf(game.state, colour)] });
}
