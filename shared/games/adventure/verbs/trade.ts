import type { Next, TaskOf } from '../../../kernel/types.ts';
import { set } from '../../../kernel/write.ts';
import type { Trade } from '../events.ts';
import { CARDS, type CardId, type Colour, type GoodId, GOODS } from '../ids.ts';
import type { Proposal, Transfer } from '../questions.ts';
import { seatOf, stockOf } from '../queries/table.ts';
import { amountOf, cardsIn, givenIn, livingOf, owned, wantedIn } from '../queries/trade.ts';
import type { AdventureGame, Game, Goods, Offer } from '../types.ts';
import { giveHarvesters, giveSpice } from './bank.ts';
import { receive, takeFromHand } from './cards.ts';
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
  setOffers(game, [...state.offers.filter((each) => !goes(as, to)(each) && each !== answered), offer]);
  tellProposed(game, offer);
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
function tellProposed(game: Game, offer: Offer): void {
  const open = openTrade(offer);
  const { gives, wants } = open.cards;
  const told: Trade = { ...open, gives: givenIn(offer), wants: wantedIn(offer) };
  const to = [offer.from, offer.to].map((colour) => seatOf(game.state, colour));
  if (gives + wants === 0) game.tell({ type: 'proposed', offer: open });
  else game.tell({ type: 'proposed', offer: told }, { to, others: { type: 'proposed', offer: open } });
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
export function carryOut(game: Game, offer: Offer): Next<AdventureGame> {
  const { from, to, pact } = offer;
  const waiting = [to, from].map((colour) => stockOf(game.state, colour).arriving.length);
  drop(game, offer);
  game.tell({ type: 'traded', offer: openTrade(offer) });
  hand(game, from, to, givenIn(offer));
  hand(game, to, from, wantedIn(offer));
  if (pact > 0) makePact(game, from, to, pact);
  return [to, from].flatMap((colour, at) => assignments(game, colour, waiting[at] ?? 0));
}
/** Equipment that has just come finds its figures; what waited before has its line on the agenda already. R9.1 */
const assignments = (game: Game, colour: Colour, waiting: number): TaskOf<AdventureGame, 'assign'>[] =>
  stockOf(game.state, colour)
    .arriving.slice(waiting)
    .map((card) => ({ do: 'assign', colour, card, to: null, prize: false }));
/** Everything goes over; what `from` lacks comes from the other colour of its player. R13.3 */
function hand(game: Game, from: Colour, to: Colour, goods: Goods): void {
  const helper = livingOf(game.state, seatOf(game.state, from)).find((colour) => colour !== from);
  for (const good of GOODS) {
    const missing = amountOf(goods, good) - owned(game.state, from, good);
    if (missing > 0 && helper) tellTransfer(game, { from: helper, to: from, good, count: missing });
    const lent = Math.max(0, missing);
    move(game, helper ?? from, to, good, lent);
    move(game, from, to, good, amountOf(goods, good) - lent);
  }
}
function move(game: Game, from: Colour, to: Colour, good: GoodId, count: number): void {
  if (good === 'spice') giveSpice(game, from, to, count);
  else if (good === 'harvesters') giveHarvesters(game, from, to, count);
  else {
    const cards: readonly CardId[] = Array.from({ length: count }, () => good);
    takeFromHand(game, from, cards);
    receive(game, to, cards);
  }
}

/**
 * Something goes from one own colour to the other. R13.3
 * @returns what has to be assigned now, R9.1
 */
export function transfer(game: Game, part: Transfer): Next<AdventureGame> {
  const waiting = stockOf(game.state, part.to).arriving.length;
  tellTransfer(game, part);
  move(game, part.from, part.to, part.good, part.count);
  return assignments(game, part.to, waiting);
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
