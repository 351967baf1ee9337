import type { Amounts, Choices } from '../../../kernel/choices.ts';
import { recordOf } from '../../../kernel/typed.ts';
import { CARDS, type CardId, type Colour, type GoodId, GOODS, type SeatId } from '../ids.ts';
import type { Proposal, Transfer } from '../questions.ts';
import type { Goods, Offer, State } from '../types.ts';
import { coloursOf, factsOf, isIn, living, seatOf, stockOf } from './table.ts';

/** Full rounds that a pact in an offer may last. R12.5 */
export const MOST_ROUNDS = 3;

/** Own colours that still have a figure. */
export const livingOf = (state: State, seat: SeatId): readonly Colour[] => coloursOf(state, seat).filter((colour) => isIn(state, colour));
/** Living colours of other players. */
const partners = (state: State, seat: SeatId): readonly Colour[] => living(state).filter((colour) => seatOf(state, colour) !== seat);

export const countIn = (hand: readonly CardId[], card: CardId): number =>
  hand.reduce((count, each) => (each === card ? count + 1 : count), 0);
/** How much of a good a colour can give away: assigned equipment never. R12.4, Q18 */
export function owned(state: State, colour: Colour, good: GoodId): number {
  const stock = stockOf(state, colour);
  return good === 'spice' || good === 'harvesters' ? stock[good] : countIn(stock.hand.hidden, good);
}
/** Cards stay where they are while a throw or a look is about them. R12.6, Q31 */
export const isHeld = ({ turn }: State, colour: Colour): boolean => turn.held.includes(colour);
const isHeldFor = (state: State, colour: Colour): boolean => livingOf(state, seatOf(state, colour)).some((own) => isHeld(state, own));
/** What can leave a colour now. */
const free = (state: State, colour: Colour, good: GoodId): number =>
  good !== 'spice' && good !== 'harvesters' && isHeld(state, colour) ? 0 : owned(state, colour, good);
/** The same for all living colours of a player: what one lacks comes from the other. R13.3 */
export const ownedBy = (state: State, seat: SeatId, good: GoodId): number =>
  livingOf(state, seat).reduce((sum, colour) => sum + owned(state, colour, good), 0);

/** Everything that one side of an offer gives, hidden cards included: only for the two partners' eyes. */
export const givenIn = ({ gives, cards }: Pick<Offer, 'gives' | 'cards'>): Goods => ({ ...gives, ...cards.hidden.gives });
export const wantedIn = ({ wants, cards }: Pick<Offer, 'wants' | 'cards'>): Goods => ({ ...wants, ...cards.hidden.wants });
export const amountOf = (goods: Goods, good: GoodId): number => goods[good] ?? 0;
export const cardsIn = (goods: Goods): number => CARDS.reduce((sum, card) => sum + amountOf(goods, card), 0);
/** Can the player of this colour give all that, with the help of his other colour? R13.3 */
export const canGive = (state: State, colour: Colour, goods: Goods): boolean =>
  GOODS.every((good) => amountOf(goods, good) === 0 || amountOf(goods, good) <= ownedBy(state, seatOf(state, colour), good));
/** Could the player give it, as far as everybody sees? Cards are counted, not looked at. R12.8 */
export function couldGive(state: State, colour: Colour, goods: Pick<Goods, 'spice' | 'harvesters'>, cards: number): boolean {
  const hidden = livingOf(state, seatOf(state, colour)).reduce((sum, each) => sum + stockOf(state, each).hand.hidden.length, 0);
  return canGive(state, colour, goods) && cards <= hidden;
}
/** Both sides have what they would give, and no card of it is held. R12.8, Q31 */
export const canCarryOut = (state: State, offer: Offer): boolean =>
  isFree(state, offer.from, givenIn(offer)) && isFree(state, offer.to, wantedIn(offer));
const isFree = (state: State, colour: Colour, goods: Goods): boolean =>
  canGive(state, colour, goods) && (cardsIn(goods) === 0 || !isHeldFor(state, colour));

export const offersTo = (state: State, seat: SeatId): readonly Offer[] => state.offers.filter(({ to }) => state.seatOf[to] === seat);
export const offersBy = (state: State, seat: SeatId): readonly Offer[] => state.offers.filter(({ from }) => state.seatOf[from] === seat);

/**
 * What a player can propose, within what his colours have and what a partner may have as far as everybody sees.
 * That a proposal holds anything at all cannot be said here: an empty one is left alone (see `propose` in verbs/trade.ts).
 * @returns null if he has no colour left
 */
export function proposals(state: State, seat: SeatId): Choices<Proposal> | null {
  const mine = livingOf(state, seat);
  const to = partners(state, seat);
  if (mine.length === 0 || to.length === 0) return null;
  return {
    pick: 'form',
    fields: {
      as: { pick: 'one', of: mine },
      to: { pick: 'one', of: to },
      gives: amounts(recordOf(GOODS, (good) => mine.reduce((sum, colour) => sum + free(state, colour, good), 0))),
      wants: amounts(wantable(state, to)),
      pact: { pick: 'number', min: 0, max: MOST_ROUNDS },
    },
  };
}
function amounts(most: Readonly<Record<GoodId, number>>): Amounts<Readonly<Record<GoodId, number>>> {
  return { pick: 'amounts', most, min: 0, max: Object.values(most).reduce((sum, count) => sum + count, 0) };
}
/** The most that any partner may have. Nothing here depends on a hidden card. R12.8 */
function wantable(state: State, to: readonly Colour[]): Record<GoodId, number> {
  const { cards } = factsOf(state);
  const seats = [...new Set(to.map((colour) => seatOf(state, colour)))];
  const hands = seats.map((seat) => livingOf(state, seat).reduce((sum, each) => sum + stockOf(state, each).hand.hidden.length, 0));
  return recordOf(GOODS, (good) =>
    good === 'spice' || good === 'harvesters'
      ? Math.max(...seats.map((seat) => ownedBy(state, seat, good)))
      : Math.min(cards[good].copies, Math.max(...hands)),
  );
}

/** All that can go from one own colour to the other; with one colour nothing can. R13.3 */
export function transfers(state: State, seat: SeatId): readonly Transfer[] {
  const mine = livingOf(state, seat);
  return mine.flatMap((from) =>
    mine
      .filter((to) => to !== from)
      .flatMap((to) => GOODS.flatMap((good) => upTo(free(state, from, good)).map((count) => ({ from, to, good, count })))),
  );
}
/** 1, 2, ... n. */
export const upTo = (most: number): readonly number[] => Array.from({ length: Math.max(0, most) }, (_, at) => at + 1);
