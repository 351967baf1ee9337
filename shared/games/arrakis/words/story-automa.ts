import type { SandThing } from '../events.ts';
import { TRACKS } from '../ids.ts';
import type { AutomaMatter, AutomaRow } from '../questions-automa.ts';
import { automaWhat } from './automa.ts';
import { group, token } from './counts.ts';
import {
  area,
  card,
  house,
  listed,
  ofArea,
  ofCard,
  ofDie,
  ofPlace,
  place,
  said,
  sectorName,
  side,
  symbol,
  track,
  vehicle,
} from './names.ts';
import type { EventType, Telling } from './telling.ts';

/** The rule in which each list of criteria stands. */
export const RULE_OF: Readonly<Record<AutomaMatter, string>> = {
  harvester: 'R16.4',
  carryall: 'R16.4',
  ornithopter: 'R16.4',
  sector: 'R16.4',
  target: 'R16.9',
  attack: 'R16.8',
  mover: 'R16.9',
  path: 'R16.9',
  settlement: 'R16.10',
  leader: 'R16.10',
  replace: 'R16.12',
  casualty: 'R16.13',
  excess: 'R16.16',
  token: 'R16.16',
  marker: 'R16.14',
  place: 'R16.12',
  effect: 'R16.11',
  rescue: 'R16.14',
  advance: 'R16.13',
};
/** The rule of a row that is followed for itself. */
const RULE_OF_ROW: Readonly<Partial<Record<AutomaRow, string>>> = {
  leaderFirst: 'R16.6',
  attackSietch: 'R16.8',
  attackLegion: 'R16.8',
  moveLegions: 'R16.9',
  deployUnits: 'R16.10',
  drawAndPlay: 'R16.11',
  replaceUnits: 'R16.12',
  placeVehicles: 'R16.12',
  halfPower: 'R16.13',
  advances: 'R16.13',
  spiceForSupremacy: 'R16.14',
};
const row = (id: AutomaRow) => said(`automa.row.${id}`);
const about = (id: AutomaMatter) => said(`automa.about.${id}`);
const thing = (id: SandThing) => (id === 'harvester' ? vehicle(id) : said(`piece.${id}`));

type AutomaEvent = Extract<
  EventType,
  | 'tactics'
  | 'automaRolled'
  | 'automaFollows'
  | 'automaChose'
  | 'automaTie'
  | 'automaAdvance'
  | 'automaAims'
  | 'automaCard'
  | 'automaScheme'
  | 'reinforced'
  | 'reshuffled'
  | 'garrisoned'
  | 'dieFreed'
  | 'laidOut'
  | 'mendedLegion'
  | 'mendedSand'
  | 'mendedSietch'
  | 'mendedZone'
  | 'mendedTracks'
>;
/** Mahdi: every step of the automa with the row that it follows. R16 */
export const AUTOMA_STORY: { readonly [T in AutomaEvent]: Telling<T> } = {
  tactics: ({ harvest, target }) => ({
    by: 'harkonnen',
    key: 'tactics',
    with: { sector: sectorName(harvest), sietch: area(target) },
    targets: [ofArea(target)],
  }),
  automaRolled: ({ symbol: id, again }) => ({
    by: 'harkonnen',
    key: again > 0 ? 'automaRolledAgain' : 'automaRolled',
    with: { symbol: symbol(id), ...(again > 0 && { again }) },
    targets: [ofDie(id)],
  }),
  automaFollows: ({ row: id, possible }) => ({
    by: 'harkonnen',
    key: possible ? 'automaFollows' : 'automaCannot',
    with: { rule: RULE_OF_ROW[id] ?? 'R16.2', row: row(id) },
  }),
  automaChose: ({ about: matter, row: id, what }, table) => ({
    by: 'harkonnen',
    key: 'automaChose',
    with: { about: about(matter), what: automaWhat(table, what), rule: RULE_OF[matter], row: row(id) },
  }),
  automaTie: ({ about: matter, count, what }, table) => ({
    by: 'harkonnen',
    key: 'automaTie',
    with: { about: about(matter), what: automaWhat(table, what), count },
  }),
  automaAdvance: ({ at, goes }) => ({
    by: 'atreides',
    key: goes ? 'automaAdvances' : 'automaStays',
    with: { at: area(at) },
    targets: [ofArea(at)],
  }),
  automaAims: ({ sietch }) => ({ by: 'harkonnen', key: 'automaAims', with: { sietch: area(sietch) }, targets: [ofArea(sietch)] }),
  automaCard: ({ card: id, played }) => ({
    by: 'harkonnen',
    key: played ? 'automaPlays' : 'automaKeeps',
    with: { card: card(id) },
    targets: [ofCard(id)],
  }),
  automaScheme: ({ aside }) => ({ by: 'harkonnen', key: aside ? 'schemeAside' : 'schemeDone', targets: [ofCard('hawats-scheming')] }),
  reinforced: ({ count }) => ({ by: 'harkonnen', key: 'reinforced', with: { count } }),
  reshuffled: ({ deck }) => ({ by: 'harkonnen', key: 'reshuffled', with: { deck: house(deck) } }),
  garrisoned: ({ at, count }) => ({ by: 'harkonnen', key: 'garrisoned', with: { at: area(at), count }, targets: [ofArea(at)] }),
  dieFreed: () => ({ by: 'harkonnen', key: 'dieFreed' }),
  // A board of their own: what lies facedown on it, and what people have set right
  laidOut: ({ sietch, rank, tokens }, table) => ({
    by: 'atreides',
    key: 'laidOut',
    with: { at: area(sietch), rank, tokens: listed(tokens.map((id) => token(table, id))) },
    secret: true,
    targets: [ofArea(sietch)],
  }),
  mendedLegion: ({ side: of, at, group: there }) => ({
    key: 'mendedLegion',
    with: { side: side(of), at: area(at), units: group(of, there) },
    targets: [ofArea(at)],
  }),
  mendedSand: ({ at, things }) => ({
    key: 'mendedSand',
    with: { at: area(at), things: listed(things.map(thing)) },
    targets: [ofArea(at)],
  }),
  mendedSietch: ({ at, other }) => ({
    key: 'mendedSietch',
    with: { at: area(at), other: area(other) },
    targets: [ofArea(at), ofArea(other)],
  }),
  mendedZone: ({ at, vehicle: id }, table) => ({
    key: 'mendedZone',
    with: { at: place(table, at), vehicle: id ? vehicle(id) : said('nothing') },
    targets: [ofPlace(at)],
  }),
  mendedTracks: ({ supremacy, prescience }) => ({
    key: 'mendedTracks',
    with: { supremacy, markers: listed(TRACKS.map((id) => said('has.track', { track: track(id), count: prescience[id] }))) },
    scores: true,
  }),
};
