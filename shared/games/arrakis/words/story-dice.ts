import { cards, dice, isAtreidesToken, tokenUnits } from './counts.ts';
import {
  area,
  card,
  house,
  listed,
  nameOf,
  ofArea,
  ofCard,
  ofDie,
  ofPlace,
  ofPrescience,
  place,
  plain,
  prescience,
  said,
  symbol,
  targetsOf,
  vehicle,
  whoIs,
  whoOf,
} from './names.ts';
import { purpose } from './source.ts';
import type { EventType, Telling } from './telling.ts';

/** Set-up, rounds, cards, vehicles, dice and turns. */
export const DICE_STORY = {
  sideTaken: ({ seat, house: id }, table) => ({
    seat,
    by: id,
    key: 'sideTaken',
    with: { who: plain(nameOf(table, seat)), house: house(id) },
  }),
  tokenFlipped: ({ token, at }, table) => ({
    by: isAtreidesToken(token) ? 'atreides' : 'harkonnen',
    key: 'tokenFlipped',
    with: { at: area(at), units: tokenUnits(table, token) },
    targets: [ofArea(at)],
  }),
  objectiveDrawn: ({ objective }, table) => ({ by: 'atreides', key: 'objectiveDrawn', with: targetsOf(table, objective), secret: true }),
  roundBegan: ({ round }) => ({ key: 'roundBegan', with: { round }, heading: true }),
  phaseBegan: ({ phase }) => ({ key: 'phaseBegan', with: { phase: said(`phase.${phase}`) }, heading: true }),
  drew({ house: id, deck, count, cards: known }, table) {
    const gaps = { who: whoOf(table, id), deck: house(deck), cards: known ? cards(known) : said('count.cards', { count }) };
    return { by: id, key: 'drew', with: gaps, ...(known && { secret: true }) };
  },
  prescienceShown: ({ cards: shown }) => ({
    key: 'prescienceShown',
    with: { cards: listed(shown.map(prescience)) },
    targets: shown.map(ofPrescience),
  }),
  activeRow: ({ step, setAside }) => ({ by: 'harkonnen', key: 'activeRow', with: { step, setAside } }),
  vehiclePlaced: ({ vehicle: id, at, instead }, table) => ({
    by: 'harkonnen',
    key: instead ? 'vehicleReplaced' : 'vehiclePlaced',
    with: { vehicle: vehicle(id), place: place(table, at), ...(instead && { instead: vehicle(instead) }) },
    targets: [ofPlace(at)],
  }),
  vehicleRemoved: ({ vehicle: id, at, by }, table) => ({
    by: 'harkonnen',
    key: `vehicleRemoved.${by}`,
    with: { vehicle: vehicle(id), place: place(table, at) },
    targets: [ofPlace(at)],
  }),
  rolled: ({ side, dice: thrown }, table) => ({ by: side, key: 'rolled', with: { who: whoIs(table, side), dice: dice(thrown) } }),
  dieChanged: ({ board, from, to }) => ({
    key: 'dieChanged',
    with: { board: said(`board.${board}`), from: symbol(from), to: symbol(to) },
    targets: [ofDie(to)],
  }),
  diceSplit: ({ board, dice: given }) => ({ key: 'diceSplit', with: { board: said(`board.${board}`), dice: dice(given) } }),
  sisterPlaced: ({ board, symbol: id }) => ({
    key: 'sisterPlaced',
    with: { symbol: symbol(id), board: said(`board.${board}`) },
    targets: [ofDie(id)],
  }),
  sistersGained: ({ side, count }, table) => ({ by: side, key: 'sistersGained', with: { who: whoIs(table, side), count } }),
  sisterReturned: ({ side, lost }, table) => ({
    by: side,
    key: lost ? 'sisterLost' : 'sisterReturned',
    with: { who: whoIs(table, side) },
  }),
  turnBegan: ({ side }, table) => ({ by: side, key: 'turnBegan', with: { who: whoIs(table, side) }, heading: true }),
  volunteered: ({ house: id }) => ({ by: id, key: 'volunteered', with: { house: house(id) } }),
  spent: ({ house: id, die, token, as, for: of }, table) => ({
    by: id,
    key: as === die ? 'spent' : 'spentAs',
    with: {
      who: whoOf(table, id),
      die: token ? said('option.sister', { symbol: symbol(die) }) : symbol(die),
      what: purpose(of),
      ...(as !== die && { as: symbol(as) }),
    },
    targets: [ofDie(die)],
  }),
  passed: ({ side }, table) => ({ by: side, key: 'passed', with: { who: whoIs(table, side) } }),
  diceLost: ({ side, count }, table) => (count > 0 ? { by: side, key: 'diceLost', with: { who: whoIs(table, side), count } } : null),
  cardPlayed: ({ house: id, card: played }, table) => ({
    by: id,
    key: 'cardPlayed',
    with: { who: whoOf(table, id), card: card(played) },
    targets: [ofCard(played)],
  }),
  discarded: ({ house: id, cards: gone, why }, table) =>
    gone.length > 0
      ? { by: id, key: `discarded.${why}`, with: { who: whoOf(table, id), cards: cards(gone) }, targets: gone.map(ofCard) }
      : null,
  dieForced: ({ symbol: id, token }) => ({
    by: 'harkonnen',
    key: 'dieForced',
    with: { symbol: token ? said('option.sister', { symbol: symbol(id) }) : symbol(id) },
    targets: [ofDie(id)],
  }),
  dieWasted: ({ side, symbol: id, token }, table) => ({
    by: side,
    key: 'dieWasted',
    with: { who: whoIs(table, side), symbol: token ? said('option.sister', { symbol: symbol(id) }) : symbol(id) },
    targets: [ofDie(id)],
  }),
  paulBound: () => ({ by: 'atreides', key: 'paulBound' }),
} as const satisfies { readonly [T in EventType]?: Telling<T> };
