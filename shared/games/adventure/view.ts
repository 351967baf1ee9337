import { FIGURES, type CardId, type Colour, type FigureId, type SeatId } from './ids.ts';
import { colourOf, coloursOf, isIn, isSafe, seatOf, stockOf } from './queries/table.ts';
import { guileOf } from './queries/guile.ts';
import { canCarryOut, cardsIn, couldGive, givenIn, wantedIn } from './queries/trade.ts';
import type { AdventureView, FigureView, Offer, OfferView, Pact, State, StockView } from './types.ts';

/** What a viewer sees: everything but hidden cards and the order of the deck. Built for all seats after every answer. R12.8 */
export function viewOf(state: State, viewer: SeatId | null): AdventureView {
  const { options, seats, colours, bank, deck, pacts, turns, round, fallen } = state;
  const stock: Partial<Record<Colour, StockView>> = {};
  for (const colour of colours) stock[colour] = stockView(state, colour, viewer);
  const figures = {} as Record<FigureId, FigureView>;
  for (const figure of FIGURES) figures[figure] = figureView(state, figure);
  return {
    options,
    seats,
    colours,
    mine: viewer ? coloursOf(state, viewer) : [],
    bank,
    stock,
    figures,
    deck: deck.hidden.length,
    offers: state.offers.map((offer) => offerView(state, offer as Offer, viewer)),
    pacts: pacts as readonly Pact[],
    turns,
    round,
    turn: turnView(state),
    fallen,
  };
}

function figureView(state: State, figure: FigureId): FigureView {
  const { at, strength, bought, gear, fresh } = state.figures[figure];
  return { colour: colourOf(figure), at, strength, bought, gear, fresh, guile: guileOf(state, figure), safe: isSafe(state, figure) };
}
function stockView(state: State, colour: Colour, viewer: SeatId | null): StockView {
  const { spice, harvesters, sheltered, stake, hand, arriving } = stockOf(state, colour);
  return {
    seat: seatOf(state, colour),
    spice,
    harvesters,
    sheltered,
    stake,
    cards: hand.hidden.length,
    hand: viewer && sees(state, viewer, colour) ? (hand.hidden as readonly CardId[]) : null,
    arriving,
    out: !isIn(state, colour),
  };
}
/** Own cards, and those of whom a Bene Gesserit looks at. R6.19 */
export function sees(state: State, viewer: SeatId, colour: Colour): boolean {
  const { look } = state.turn;
  return seatOf(state, colour) === viewer || (look !== null && look.of === colour && seatOf(state, look.by) === viewer);
}
function turnView({ turn }: State): AdventureView['turn'] {
  const { colour, phase, dice, moved, ready, shot, kanly, flown, fight, spoils, held } = turn;
  return { colour, phase, dice, moved, ready, shot, kanly, flown, fight, spoils, held };
}

/** The faces of cards that are offered or wanted are for the two partners alone. R12.8 */
function offerView(state: State, offer: Offer, viewer: SeatId | null): OfferView {
  const isPartner = viewer !== null && [offer.from, offer.to].some((colour) => seatOf(state, colour) === viewer);
  const { counter } = offer;
  return { ...partsOf(offer, isPartner), counter: counter && partsOf(counter, isPartner), can: canOf(state, offer, viewer) };
}
type Parts = Omit<OfferView, 'counter' | 'can'>;
function partsOf(offer: Omit<Offer, 'counter'>, isPartner: boolean): Parts & Pick<OfferView, 'can'> {
  const { id, from, to, gives, wants, cards, pact, lapses } = offer;
  return {
    id,
    from,
    to,
    gives: isPartner ? givenIn(offer) : gives,
    wants: isPartner ? wantedIn(offer) : wants,
    cards: { gives: cardsIn(cards.hidden.gives), wants: cardsIn(cards.hidden.wants) },
    pact,
    lapses,
    can: null,
  };
}
/** Whoever is asked knows whether he has it; the others know that he has not where everybody can count it. */
function canOf(state: State, offer: Offer, viewer: SeatId | null): boolean | null {
  const { from, to, gives, wants, cards } = offer;
  const [given, wanted] = [cardsIn(cards.hidden.gives), cardsIn(cards.hidden.wants)];
  if (!couldGive(state, from, gives, given) || !couldGive(state, to, wants, wanted)) return false;
  if (viewer !== null && seatOf(state, to) === viewer) return canCarryOut(state, offer);
  return wanted === 0 ? true : null;
}
