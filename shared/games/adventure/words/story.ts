import { dispatch } from '../../../kernel/typed.ts';
import type { SeatNames, StoryLine } from '../../face.ts';
import type { AdventureEvent } from '../events.ts';
import type { AdventureView } from '../types.ts';
import {
  cardList,
  colourOf,
  dataOf,
  field,
  figure,
  nameOf,
  ofColour,
  ofDie,
  ofField,
  ofFigure,
  ofSpace,
  plain,
  player,
  said,
  seatOf,
  space,
  stoneOf,
  type Table,
  who,
} from './names.ts';
import { CARD_STORY } from './story-cards.ts';
import { FIGHT_STORY } from './story-fight.ts';
import type { EventType, Telling } from './telling.ts';

const TELLINGS: { readonly [T in EventType]: Telling<T> } = {
  ...FIGHT_STORY,
  ...CARD_STORY,
  // Start and turn
  startDice: ({ colour, die }, table) => ({ by: colour, key: 'startDice', with: { who: player(table, colour), die } }),
  starts: ({ colour }, table) => ({ by: colour, key: 'starts', with: { who: who(table, colour) } }),
  turn: ({ colour, round }, table) => ({ by: colour, key: 'turn', heading: true, with: { who: who(table, colour), round } }),
  threw: ({ colour, a, b }, table) => ({
    by: colour,
    key: 'threw',
    with: { who: player(table, colour), a, b, sum: a + b },
    targets: [ofDie('a'), ofDie('b')],
  }),
  flew: ({ figure: id, from, to, die, kept }, table) => ({
    by: colourOf(table, id),
    key: `flew.${kept ? 'kept' : 'lost'}`,
    with: { figure: figure(id), from: space(from), to: space(to), die },
    targets: [ofFigure(id), ofSpace(from), ofSpace(to)],
  }),
  paidOut: ({ colour, field: id, stake, spice, short }, table) => ({
    by: colour,
    key: short ? 'paidOutShort' : 'paidOut',
    with: { who: player(table, colour), spice, stake, field: field(id) },
    targets: [ofField(colour, id)],
  }),
  stakeLost: ({ colour, field: id, spice }, table) => ({
    by: colour,
    key: 'stakeLost',
    with: { who: player(table, colour), spice, field: field(id) },
    targets: [ofField(colour, id)],
  }),
  socialPlan: ({ colour, spice }, table) =>
    spice > 0 ? { by: colour, key: 'socialPlan', with: { who: player(table, colour), spice } } : null,
  // Moving and landing
  moved: ({ figure: id, from, to, steps }, table) => ({
    by: colourOf(table, id),
    key: 'moved',
    with: { figure: figure(id), from: space(from), to: space(to), steps },
    targets: [ofFigure(id), ofSpace(from), ofSpace(to)],
  }),
  toll: ({ colour, waived }, table) => ({
    by: colour,
    key: waived ? 'tollWaived' : 'toll',
    with: { who: player(table, colour), toll: dataOf(table).game.prices.toll },
  }),
  ambush: ({ by, figure: id, at }, table) => ({
    by,
    key: 'ambush',
    with: { who: player(table, by), figure: figure(id), space: space(at) },
    targets: [ofFigure(id), ofSpace(at)],
  }),
  healed: ({ figure: id, strength }, table) => ({
    by: colourOf(table, id),
    key: 'healed',
    with: { figure: figure(id), strength },
    targets: [ofFigure(id)],
  }),
  harvested: ({ colour, at, spice }, table) => ({
    by: colour,
    key: 'harvested',
    with: { who: player(table, colour), spice },
    targets: [ofSpace(at)],
  }),
  fetched: ({ figure: id, from, to }, table) => ({
    by: colourOf(table, id),
    key: 'fetched',
    with: { figure: figure(id), from: space(from), to: space(to) },
    targets: [ofFigure(id), ofSpace(to)],
  }),
  trained: ({ figure: id, strength }, table) => ({
    by: colourOf(table, id),
    key: 'trained',
    with: { figure: figure(id), strength },
    targets: [ofFigure(id)],
  }),
  smuggled: ({ colour, die, spice }, table) => ({ by: colour, key: 'smuggled', with: { who: player(table, colour), die, spice } }),
  storm: ({ colour }) => ({ by: colour, key: 'storm' }),
  wormCalled({ by, figure: id, harvesters }, table) {
    if (id) return { by, key: 'wormFigure', with: { who: player(table, by), figure: figure(id) }, targets: [ofFigure(id)] };
    if (!harvesters) return null;
    return { by, key: 'wormHarvesters', with: { who: player(table, by), of: who(table, harvesters) }, targets: [ofColour(harvesters)] };
  },
  poisoned: ({ by, figure: id }, table) => ({
    by,
    key: 'poisoned',
    with: { who: player(table, by), figure: figure(id) },
    targets: [ofFigure(id)],
  }),
  raided: ({ by, of, dice: [attack, defence], spice }, table) => ({
    by,
    key: attack === defence ? 'raidTie' : spice > 0 ? 'raided' : 'raidFailed', // R6.21
    with: { who: player(table, by), of: who(table, of), attack, defence, spice },
    targets: [ofColour(of)],
  }),
  bribed: ({ by, die }, table) => ({ by, key: 'bribed', with: { who: player(table, by), die } }),
  stole({ by, of, cards, count }, table) {
    const gaps = { who: player(table, by), of: who(table, of), count };
    const told = { by, targets: [ofColour(of)] };
    if (count === 0) return { ...told, key: 'stoleNothing', with: gaps };
    return cards
      ? { ...told, key: 'stoleCards', with: { ...gaps, cards: cardList(cards) }, secret: true }
      : { ...told, key: 'stole', with: gaps };
  },
  looked: ({ by, of }, table) => ({ by, key: 'looked', with: { who: player(table, by), of: who(table, of) }, targets: [ofColour(of)] }),
  guildFlight: ({ figure: id, from, to }, table) => ({
    by: colourOf(table, id),
    key: 'guildFlight',
    with: { figure: figure(id), from: space(from), to: space(to) },
    targets: [ofFigure(id), ofSpace(from), ofSpace(to)],
  }),
  noTarget: ({ figure: id, at }, table) => ({
    by: colourOf(table, id),
    key: 'noTarget',
    with: { space: space(at) },
    targets: [ofSpace(at)],
  }),
  won: ({ seat }, table) => ({ seat, key: 'won', with: { who: plain(nameOf(table, seat)) } }),
};

/** A line of the chronicle; see `GameWords.story`. */
export function story(event: AdventureEvent, names: SeatNames, view?: AdventureView): StoryLine | null {
  const table: Table = { view: view ?? null, names };
  const told = dispatch(TELLINGS, event.type)(event, table);
  if (!told) return null;
  const { by, key, with: gaps, heading, secret, scores, targets } = told;
  const seat = told.seat ?? (by && seatOf(table, by));
  return {
    message: said(`story.${key}`, gaps),
    ...(seat && { seat }),
    ...(by && { stone: stoneOf(table, by) }),
    ...(heading && { heading }),
    ...(secret && { secret }),
    ...(scores && { scores }),
    ...(targets && { targets }),
  };
}
