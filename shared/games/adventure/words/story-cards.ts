import type { Trade } from '../events.ts';
import { CARDS, type Colour } from '../ids.ts';
import type { Goods } from '../types.ts';
import {
  card,
  cardCount,
  cardList,
  colourName,
  colourOf,
  field,
  figure,
  type Gaps,
  goodsList,
  harvesterCount,
  nameOf,
  ofColour,
  ofField,
  ofFigure,
  ofOffer,
  plain,
  player,
  type Table,
  who,
} from './names.ts';
import type { Telling, Told } from './telling.ts';

type CardType =
  | 'bought'
  | 'drew'
  | 'assigned'
  | 'keptHidden'
  | 'kanly'
  | 'silo'
  | 'harvesterRaid'
  | 'staked'
  | 'guileBought'
  | 'sheltered'
  | 'sold'
  | 'proposed'
  | 'traded'
  | 'declined'
  | 'withdrawn'
  | 'lapsed'
  | 'pact'
  | 'pactOver'
  | 'transferred';

const hasFaces = (goods: Goods): boolean => CARDS.some((id) => (goods[id] ?? 0) > 0);
/** What both sides of a trade give. */
const bothSides = (table: Table, { from, to, gives, wants, cards }: Trade): Gaps => ({
  who: player(table, from),
  to: who(table, to),
  gives: goodsList(gives, cards.gives),
  wants: goodsList(wants, cards.wants),
});
/** Faces of cards reach only the two partners. R12.8 */
const isSecret = ({ gives, wants }: Trade): boolean => hasFaces(gives) || hasFaces(wants);
const between = (table: Table, { from, to }: { readonly from: Colour; readonly to: Colour }): Gaps => ({
  from: who(table, from),
  to: who(table, to),
});

/** How cards, spice and trades are told. */
export const CARD_STORY: { readonly [T in CardType]: Telling<T> } = {
  bought({ colour, cards, harvesters }, table): Told | null {
    const parts = [...cardCount(cards), ...(harvesters > 0 ? [harvesterCount(harvesters)] : [])];
    return parts.length > 0 ? { by: colour, key: 'bought', with: { who: player(table, colour), parts } } : null;
  },
  drew: ({ colour, cards }) => (cards.length > 0 ? { by: colour, key: 'drew', with: { cards: cardList(cards) }, secret: true } : null),
  assigned: ({ figure: id, card: given }, table) => ({
    by: colourOf(table, id),
    key: 'assigned',
    with: { figure: figure(id), card: card(given) },
    targets: [ofFigure(id)],
  }),
  keptHidden: ({ colour, card: id }) => ({ by: colour, key: 'keptHidden', with: { card: card(id) }, secret: true }),
  kanly({ colour, card: id, figure: prey, of }, table) {
    const gaps = { who: player(table, colour), card: card(id) };
    if (prey) return { by: colour, key: 'kanlyAgainst', with: { ...gaps, target: figure(prey) }, targets: [ofFigure(prey)] };
    if (of) return { by: colour, key: 'kanlyAgainst', with: { ...gaps, target: who(table, of) }, targets: [ofColour(of)] };
    return { by: colour, key: 'kanly', with: gaps };
  },
  silo: ({ colour, die, spice }, table) => ({ by: colour, key: 'silo', with: { who: player(table, colour), die, spice } }),
  harvesterRaid: ({ by, of, dice: [attack, defence], harvesters }, table) => ({
    by,
    key: harvesters > 0 ? 'harvesterRaid' : 'harvesterRaidFailed',
    with: { who: player(table, by), of: who(table, of), attack, defence, harvesters },
    targets: [ofColour(of)],
  }),
  staked: ({ colour, field: id, spice }, table) =>
    spice > 0
      ? { by: colour, key: 'staked', with: { who: player(table, colour), spice, field: field(id) }, targets: [ofField(colour, id)] }
      : null,
  guileBought({ figure: id, guile }, table) {
    const colour = colourOf(table, id);
    return { by: colour, key: 'guileBought', with: { who: player(table, colour), figure: figure(id), guile }, targets: [ofFigure(id)] };
  },
  sheltered: ({ colour, harvesters }, table) =>
    harvesters > 0 ? { by: colour, key: 'sheltered', with: { who: player(table, colour), harvesters } } : null,
  sold({ colour, harvesters, cards, gear }, table) {
    const parts = [...(harvesters > 0 ? [harvesterCount(harvesters)] : []), ...cardCount(cards), ...cardList(gear)];
    return { by: colour, key: 'sold', with: { who: player(table, colour), parts } };
  },
  proposed({ offer }, table) {
    const key = `${offer.counter ? 'countered' : 'proposed'}${offer.pact > 0 ? 'Pact' : ''}`;
    return {
      by: offer.from,
      key,
      with: { ...bothSides(table, offer), pact: offer.pact },
      targets: [ofOffer(offer.id)],
      ...(isSecret(offer) && { secret: true }),
    };
  },
  traded: ({ offer }, table) => ({
    by: offer.to,
    key: 'traded',
    with: bothSides(table, offer),
    targets: [ofOffer(offer.id)],
    ...(isSecret(offer) && { secret: true }),
  }),
  declined: (offer, table) => ({ by: offer.to, key: 'declined', with: between(table, offer) }),
  withdrawn: (offer, table) => ({ by: offer.from, key: 'withdrawn', with: between(table, offer) }),
  lapsed: (offer, table) => ({ key: 'lapsed', with: between(table, offer) }),
  pact: ({ between: [one, other], rounds }, table) => ({
    key: 'pact',
    with: { one: plain(nameOf(table, one)), other: plain(nameOf(table, other)), rounds },
  }),
  pactOver: ({ between: [one, other] }, table) => ({
    key: 'pactOver',
    with: { one: plain(nameOf(table, one)), other: plain(nameOf(table, other)) },
  }),
  transferred({ from, to, spice, harvesters, cards }) {
    const parts = [...(spice + harvesters > 0 ? goodsList({ spice, harvesters }) : []), ...cardCount(cards)];
    return parts.length > 0 ? { by: from, key: 'transferred', with: { from: colourName(from), to: colourName(to), parts } } : null;
  },
};
