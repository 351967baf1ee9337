import { dispatch, isOneOf } from '../../../kernel/typed.ts';
import type { SeatNames, StoryLine } from '../../face.ts';
import { housesOf } from '../board.ts';
import type { ArrakisEvent } from '../events.ts';
import { type HouseId, SIDES, type Side } from '../ids.ts';
import type { ArrakisView } from '../types.ts';
import { faces } from './counts.ts';
import {
  area,
  card,
  leader,
  listed,
  ofArea,
  ofCard,
  ofPower,
  ofPrescience,
  ofTrack,
  ofZone,
  power,
  prescience,
  said,
  seatOfHouse,
  seatOfSide,
  stoneOf,
  type Table,
  track,
  whoIs,
} from './names.ts';
import { AUTOMA_STORY } from './story-automa.ts';
import { DICE_STORY } from './story-dice.ts';
import { LEGION_STORY } from './story-legions.ts';
import type { EventType, Telling } from './telling.ts';

const worm = (maker: boolean) => (maker ? leader('wild-maker') : said('piece.sandworm'));

const TELLINGS: { readonly [T in EventType]: Telling<T> } = {
  ...DICE_STORY,
  ...LEGION_STORY,
  // The sand
  wormsignLaid: ({ at }) => ({ key: 'wormsignLaid', with: { at: area(at) }, targets: [ofArea(at)] }),
  wormsignDiscarded: ({ at }) => ({ key: 'wormsignDiscarded', with: { at: area(at) }, targets: [ofArea(at)] }),
  wormsignTurned: ({ at, shows }) => ({
    key: 'wormsignTurned',
    with: { shows: said(`wormsign.${shows}`), at: area(at) },
    targets: [ofArea(at)],
  }),
  wormCame: ({ at, from, maker }) =>
    from
      ? { key: 'wormMoved', with: { worm: worm(maker), from: area(from), to: area(at) }, targets: [ofArea(from), ofArea(at)] }
      : { key: 'wormCame', with: { worm: worm(maker), at: area(at) }, targets: [ofArea(at)] },
  wormMoved: ({ from, to, maker }) => ({
    by: 'atreides',
    key: 'wormMoved',
    with: { worm: worm(maker), from: area(from), to: area(to) },
    targets: [ofArea(from), ofArea(to)],
  }),
  wormAttacked: ({ from, at, maker }) => ({
    by: 'atreides',
    key: 'wormAttacked',
    with: { worm: worm(maker), from: area(from), at: area(at) },
    targets: [ofArea(from), ofArea(at)],
  }),
  wormRoll: ({ at, roll }) => ({ by: 'atreides', key: 'wormRoll', with: { faces: faces(roll), at: area(at) }, targets: [ofArea(at)] }),
  fled: ({ side, from, to }, table) => ({
    by: side,
    key: 'fled',
    with: { who: whoIs(table, side), from: area(from), to: area(to) },
    targets: [ofArea(from), ofArea(to)],
  }),
  rescued: ({ at, zone }) => ({ by: 'harkonnen', key: 'rescued', with: { at: area(at) }, targets: [ofZone(zone), ofArea(at)] }),
  storm: ({ at, roll }) => ({ key: 'storm', with: { faces: faces(roll), at: area(at) }, targets: [ofArea(at)] }),
  harvested: ({ spice, reserve }) => ({ by: 'harkonnen', key: 'harvested', with: { spice, reserve } }),
  markerMoved: ({ power: id, from, to, paid }) => ({
    by: 'harkonnen',
    key: from === to ? 'markerKept' : 'markerMoved',
    with: { power: power(id), to, paid, ...(from !== to && { from }) },
    targets: [ofPower(id)],
  }),
  stockpiled: ({ paid }) => ({ by: 'harkonnen', key: 'stockpiled', with: { paid } }),
  bans: ({ active }) =>
    active.length > 0
      ? { key: 'bans', with: { bans: listed(active.map((id) => said(`ban.${id}`))) }, targets: active.map(ofPower) }
      : { key: 'noBans' },
  detonated: ({ at }) => ({ by: 'atreides', key: 'detonated', with: { at: area(at) }, targets: [ofArea(at)] }),
  // Tracks, claims, the end
  supremacy: ({ by, to }) => ({ by: 'harkonnen', key: 'supremacy', with: { by, to }, scores: true }),
  prescience: ({ track: id, by, to }) => ({
    by: 'atreides',
    key: by < 0 ? 'prescienceDown' : 'prescience',
    with: { track: track(id), by: Math.abs(by), to },
    scores: true,
    targets: [ofTrack(id)],
  }),
  atomicsReady: () => ({ by: 'atreides', key: 'atomicsReady' }),
  claimed: ({ card: id }, table) => ({
    by: 'atreides',
    key: 'claimed',
    with: { who: whoIs(table, 'atreides'), card: prescience(id) },
    targets: [ofPrescience(id)],
  }),
  prescienceRemoved: ({ cards }) =>
    cards.length > 0
      ? { by: 'atreides', key: 'prescienceRemoved', with: { cards: listed(cards.map(prescience)) }, targets: cards.map(ofPrescience) }
      : null,
  prescienceBack: ({ card: id }) => ({ key: 'prescienceBack', with: { card: prescience(id) }, targets: [ofPrescience(id)] }),
  attached: ({ card: id, to }) => ({
    by: 'atreides',
    key: 'attached',
    with: { card: card(id), to: prescience(to) },
    targets: [ofCard(id), ofPrescience(to)],
  }),
  coneUsed: ({ side }, table) => ({ by: side, key: 'coneUsed', with: { who: whoIs(table, side) } }),
  ended: ({ side, reason }, table) => ({
    by: side,
    key: `ended.${reason}`,
    with: { who: whoIs(table, side) },
    heading: true,
    scores: true,
  }),
  ...AUTOMA_STORY,
};

const isSide = (by: Side | HouseId): by is Side => isOneOf(SIDES, by);
/** A line of the chronicle; see `GameWords.story`. */
export function story(event: ArrakisEvent, names: SeatNames, view?: ArrakisView): StoryLine | null {
  const table: Table = { view: view ?? null, names };
  const told = dispatch(TELLINGS, event.type)(event, table);
  if (!told) return null;
  const { by, key, with: gaps, heading, secret, scores, targets } = told;
  const seat = told.seat ?? (by && (isSide(by) ? seatOfSide(table, by) : seatOfHouse(table, by)));
  return {
    message: said(`story.${key}`, gaps),
    ...(seat && { seat }),
    ...(by && { stone: stoneOf(isSide(by) ? housesOf(by)[0] : by) }),
    ...(heading && { heading }),
    ...(secret && { secret }),
    ...(scores && { scores }),
    ...(targets && { targets }),
  };
}
