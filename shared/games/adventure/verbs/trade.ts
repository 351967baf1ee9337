import type { TaskOf } from '../../../kernel/types.ts';
import { set } from '../../../kernel/write.ts';
import type { Trade } from '../events.ts';
import { CARDS, type CardId, type Colour, type GoodId, GOODS } from '../ids.ts';
import type { Proposal, Transfer } from '../questions.ts';
import { seatOf } from '../queries/table.ts';
import { amountOf, cardsIn, givenIn, livingOf, owned, wantedIn } from '../queries/trade.ts';
import type { AdventureGame, Game, Goods, Offer } from '../types.ts';
import { giveSpice } from './bank.ts';
import { giveHarvesters } from './harvesters.ts';
import { takeWithPrizes } from './cards.ts';
import { receive } from './equipment.ts';
import { drop, setOffers } from './offers.ts';
import { makePact } from './pact.ts';

/** Does an offer go from the one colour to the other? */
const goes =
  (from: Colour, to: Colour) =>
  (offer: Pick<Offer, 'from' | 'to'>): boolean =>
    offer.from === from && offer.to === to;

/**
 * Makes an offer to one colour. An older one to the same colour goes; an offer that stands in the other direction is
 * answered: it goes too, and the new one remembers it. R12.4, R12.8
 * A proposal that holds nothing at all is none: nothing changes and nothing is told. The form of a proposal cannot say that
 * one of its parts must be more than nothing, so this is the one place that knows.
 */
export function propose(game: Game, { as, to, gives, wants, pact }: Proposal): void {
  const { state } = game;
  if (pact === 0 && GOODS.every((good) => gives[good] + wants[good] === 0)) return;
  const answered = state.offers.find(goes(to, as));
  const offer: Offer = {
    id: state.offered + 1,
    from: as,
    to,
    gives: openPart(gives),
    wants: openPart(wants),
    cards: { hidden: { gives: cardPart(gives), wants: cardPart(wants) } },
    pact,
    counter: answered ? uncountered(answered) : null,
    lapses: state.turn.colour,
  };
  set(game, state, 'offered', offer.id);
  set(game, state.turn, 'proposed', [...state.turn.proposed, as]);
  setOffers(game, [...state.offers.filter((each) => !goes(as, to)(each) && each !== answered), offer]);
  tellTrade(game, 'proposed', offer);
}
const openPart = ({ spice, harvesters }: Goods): Offer['gives'] => present(['spice', 'harvesters'], { spice, harvesters } as Goods);
const cardPart = (goods: Goods): Goods => present(CARDS, goods);
/** Only what there is of it. */
const present = (goods: readonly GoodId[], amounts: Goods): Goods =>
  Object.fromEntries(goods.filter((good) => amountOf(amounts, good) > 0).map((good) => [good, amountOf(amounts, good)]));
/** An answered offer does not remember what it answered itself. */
function uncountered({ counter: _, ...offer }: Offer): NonNullable<Offer['counter']> {
  return offer;
}

/** The two partners hear the faces of the cards, the others how many there are. R12.8 */
function tellTrade(game: Game, type: 'proposed' | 'traded', offer: Offer): void {
  const open = openTrade(offer);
  const told: Trade = { ...open, gives: givenIn(offer), wants: wantedIn(offer) };
  const to = [offer.from, offer.to].map((colour) => seatOf(game.state, colour));
  if (open.cards.gives + open.cards.wants === 0) game.tell({ type, offer: open });
  else game.tell({ type, offer: told }, { to, others: { type, offer: open } });
}
/** A trade as everybody may hear it. */
const openTrade = ({ id, from, to, gives, wants, cards, pact, counter }: Offer): Trade => ({
  id,
  from,
  to,
  gives,
  wants,
  cards: { gives: cardsIn(cards.hidden.gives), wants: cardsIn(cards.hidden.wants) },
  pact,
  counter: counter !== null,
});

/**
 * Carries an offer out at once and as a whole. R12.8
 * @returns what has to be assigned now, R9.1
 */
export function carryOut(game: Game, offer: Offer): Berthing[] {
  const { from, to, pact } = offer;
  drop(game, offer);
  tellTrade(game, 'traded', offer);
  const berths = [...hand(game, from, to, givenIn(offer)), ...hand(game, to, from, wantedIn(offer))];
  if (pact > 0) makePact(game, from, to, pact);
  return berths;
}
type Berthing = TaskOf<AdventureGame, 'berth'>;
/** Everything goes over; what `from` lacks comes from the other colour of its player. R13.3 */
function hand(game: Game, from: Colour, to: Colour, goods: Goods): Berthing[] {
  const helper = livingOf(game.state, seatOf(game.state, from)).find((colour) => colour !== from) ?? from;
  return GOODS.flatMap((good) => {
    const lent = Math.max(0, amountOf(goods, good) - owned(game.state, from, good));
    if (lent > 0) tellTransfer(game, { from: helper, to: from, good, count: lent });
    return [...move(game, helper, to, good, lent), ...move(game, from, to, good, amountOf(goods, good) - lent)];
  });
}
function move(game: Game, from: Colour, to: Colour, good: GoodId, count: number): Berthing[] {
  if (good === 'spice') giveSpice(game, from, to, count);
  else if (good === 'harvesters') giveHarvesters(game, from, to, count);
  else {
    const cards: readonly CardId[] = Array.from({ length: count }, () => good);
    return receive(game, to, cards, takeWithPrizes(game, from, cards));
  }
  return [];
}

/**
 * Something goes from one own colour to the other. R13.3
 * @returns what has to be assigned now, R9.1
 */
export function transfer(game: Game, part: Transfer): Berthing[] {
  tellTransfer(game, part);
  return move(game, part.from, part.to, part.good, part.count);
}
function tellTransfer(game: Game, { from, to, good, count }: Transfer): void {
  const of = (asked: boolean): number => (asked ? count : 0);
  const cards = of(good !== 'spice' && good !== 'harvesters');
  game.tell({ type: 'transferred', from, to, spice: of(good === 'spice'), harvesters: of(good === 'harvesters'), cards });
}

/** The partner does not want it. R12.8 */
export function decline(game: Game, offer: Offer): void {
  drop(game, offer);
  game.tell({ type: 'declined', from: offer.from, to: offer.to });
}
/** Whoever made it takes it back. R12.8 */
export function withdraw(game: Game, offer: Offer): void {
  drop(game, offer);
  game.tell({ type: 'withdrawn', from: offer.from, to: offer.to });
}
