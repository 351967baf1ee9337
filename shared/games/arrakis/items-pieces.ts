import type { Message } from '../../text/message.ts';
import type { Item } from '../face.ts';
import type { ArrakisData } from './data.ts';
import type { Source } from './data/source.ts';
import {
  ATREIDES_TOKENS,
  type AtreidesToken,
  FIGURES,
  type Figure,
  HARKONNEN_TOKENS,
  type HarkonnenToken,
  LEADERS,
  OBJECTIVES,
  type ObjectiveId,
  type Side,
  SIDES,
  SIETCHES,
  SYMBOLS,
  type ActionSymbol,
  TRACKS,
  type TrackId,
  VEHICLES,
  WORMSIGNS,
  ZONES,
} from './ids.ts';
import { unitList } from './words/counts.ts';
import { choiceLine, effectLine } from './words/effects.ts';
import {
  area,
  leader,
  listed,
  ofDie,
  ofFigure,
  ofTrack,
  ofZone,
  said,
  sectorName,
  side,
  symbol,
  track,
  unit,
  vehicle,
} from './words/names.ts';

type Fact = NonNullable<Item['facts']>[number];
/** A fact of an item, named by the look-up's own words. */
export const fact = (name: string, value: Message): Fact => ({ label: said(`fact.${name}`), value });
export const isUnstated = (...sources: readonly (Source | undefined)[]): boolean =>
  sources.some((source) => source === 'reconstructed' || source === 'invented');

const number = (value: number): Message => said('fact.number', { value });
const marked = (...sources: readonly (Source | undefined)[]): Pick<Item, 'reconstructed'> =>
  isUnstated(...sources) ? { reconstructed: true } : {};

/** How many of a rank there are, and what a hit does to it. R2.1, R11.8, R11.9, R11.11 */
const oneUnit = ({ pieces }: ArrakisData, of: Side, id: Figure): Item => ({
  entity: ofFigure(of, id),
  group: 'arrakis.group.unit',
  name: said('item.of', { what: unit(of, id), side: side(of) }),
  icon: id === 'generic' ? 'leader' : id === 'regular' ? 'troop' : 'elite',
  lines: [said(`item.unit.${id}`)],
  facts: [fact('inBox', number(pieces.figures[of][id]))],
  rules: id === 'generic' ? ['R2.6', 'R11.8'] : id === 'special' ? ['R11.9', 'R11.11'] : ['R2.5', 'R11.11'],
});

function atreidesToken({ pieces }: ArrakisData, id: AtreidesToken): Item {
  const { units, count, starting, source } = pieces.atreidesTokens[id];
  const set = said(starting ? 'tokenSet.starting' : 'tokenSet.standard');
  return {
    entity: { kind: 'token', id },
    group: 'arrakis.group.token',
    name: said('item.token', { set, units: listed(unitList('atreides', units)) }),
    icon: 'deploy',
    lines: [said('item.token.atreides')],
    facts: [fact('copies', number(count))],
    rules: ['R2.7', 'R12.6', starting ? 'R4.3' : 'R7.6'],
    ...marked(source),
  };
}
function harkonnenToken({ pieces }: ArrakisData, id: HarkonnenToken): Item {
  const { units, count, set, source } = pieces.harkonnenTokens[id];
  return {
    entity: { kind: 'token', id },
    group: 'arrakis.group.token',
    name: said('item.token', { set: said(`tokenSet.${set}`), units: listed(unitList('harkonnen', units)) }),
    icon: 'deploy',
    lines: [said('item.token.harkonnen')],
    facts: [fact('copies', number(count))],
    rules: ['R4.6', 'R16.16'],
    ...marked(source),
  };
}
function oneObjective({ objectives }: ArrakisData, id: ObjectiveId): Item {
  const { targets, source } = objectives[id];
  const { 'kwisatz-haderach': kwisatz, 'sand-dwellers': dwellers, jihad } = targets;
  return {
    entity: { kind: 'objective', id },
    group: 'arrakis.group.objective',
    name: said('objective', { kwisatz, dwellers, jihad }),
    icon: 'vp',
    lines: [said('item.objective')],
    facts: TRACKS.map((one) => ({ label: track(one), value: number(targets[one]) })),
    rules: ['R1.4', 'R4.14', 'RU-41'],
    ...marked(source),
  };
}

/** Tokens and boards of which all are alike: their count in the box, what they do, where it stands. R2.4 */
const things = ({ pieces }: ArrakisData): readonly (readonly [string, string, number, readonly string[], Source?])[] => [
  ['sietch', 'sietch', SIETCHES.length, ['R3.5', 'R12.2', 'R12.5']],
  [
    'station',
    'station',
    Object.values(pieces.stations.symbols).reduce((sum, count) => sum + count, 0),
    ['R12.8', 'RU-23'],
    pieces.stations.source,
  ],
  ['sandworm', 'worm', pieces.worms.sandworm, ['R14.6', 'R14.7', 'R14.10']],
  ['sister', 'e-bene-gesserit', pieces.tokens.beneGesserit, ['R6.4', 'R13.8', 'RU-16']],
  ['atomics', 'storm', 3, ['R13.9', 'RU-40']],
  ['cone', 'voice', pieces.tokens.cones * 2, ['R15.13']],
  ['tank', 'undo', SIDES.length, ['R12.9', 'R12.10', 'R12.11', 'RU-20']],
];
const thing = (data: ArrakisData): readonly Item[] =>
  things(data).map(([id, icon, count, rules, source]) => ({
    entity: { kind: 'piece', id },
    group: 'arrakis.group.piece',
    name: said(`piece.${id}`),
    icon,
    lines: [said(`item.piece.${id}`, { dice: data.pieces.hazards.sandworm.dice, reach: data.numbers.worm.attack })],
    facts: [fact('inBox', number(count))],
    rules,
    ...marked(source),
  }));

/** What a track brings where. R13.8 */
function oneTrack({ leaders, numbers }: ArrakisData, id: TrackId | 'supremacy'): Item {
  const enters = LEADERS.flatMap((one) => {
    const { entry } = leaders[one];
    const isHere = id === 'supremacy' ? entry.by === 'supremacy' : entry.by === 'prescience' && [id, 'any'].includes(entry.track);
    return isHere && 'space' in entry ? [said('item.track.enters', { space: entry.space, leader: leader(one) })] : [];
  });
  const more =
    id === 'supremacy'
      ? [
          ...numbers.supremacyTokens.map((space) => said('item.track.sister', { space })),
          said('item.track.wins', { space: numbers.tracks.supremacyWins }),
        ]
      : [said('item.track.atomics', { space: numbers.tracks.atomics })];
  return {
    entity: id === 'supremacy' ? { kind: 'track', id } : ofTrack(id),
    group: 'arrakis.group.track',
    name: said(`track.${id}`),
    icon: 'vp',
    lines: [...enters, ...more],
    rules: id === 'supremacy' ? ['R1.3', 'R13.8'] : ['R13.1', 'R13.8'],
  };
}

/** What a symbol can be spent for; where both sides get the same it is said once. R7.4-R7.8 */
function oneDie({ actions, leaders }: ArrakisData, id: ActionSymbol | 'desert-power'): Item {
  const about = (of: Side): readonly Message[] =>
    id === 'desert-power' ? [] : [said('hint.side', { side: side(of), units: choiceLine(of, actions[of][id]) })];
  const power =
    id === 'desert-power'
      ? [
          ...['wormsigns', 'moveWorms', 'wormAttack'].map((one) => said(`option.${one}`)),
          said('hint.side', { side: leader('wild-maker'), units: effectLine('atreides', leaders['wild-maker'].special) }),
        ]
      : [];
  const RULES = { strategy: 'R7.4', leadership: 'R7.5', deployment: 'R7.6', mentat: 'R7.7', house: 'R7.7', 'desert-power': 'R7.8' };
  return {
    entity: ofDie(id),
    group: 'arrakis.group.die',
    name: symbol(id),
    icon: id === 'desert-power' ? 'worm' : 'die',
    lines: [...SIDES.flatMap(about), ...power],
    rules: [RULES[id], ...(id === 'desert-power' ? ['RU-18'] : ['R6.6'])],
  };
}

/** Everything that is neither area, card nor leader: units, tokens, boards, vehicles, dice, tracks, zones, tactical cards. */
export const pieceItems = (data: ArrakisData): readonly Item[] => [
  ...SIDES.flatMap((of) => FIGURES.map((id) => oneUnit(data, of, id))),
  ...ATREIDES_TOKENS.map((id) => atreidesToken(data, id)),
  ...HARKONNEN_TOKENS.map((id) => harkonnenToken(data, id)),
  ...OBJECTIVES.map((id) => oneObjective(data, id)),
  ...[...SYMBOLS, 'desert-power' as const].map((id) => oneDie(data, id)),
  ...thing(data),
  ...VEHICLES.map(
    (id): Item => ({
      entity: { kind: 'vehicle', id },
      group: 'arrakis.group.vehicle',
      name: vehicle(id),
      icon: id === 'carryall' ? 'air' : id,
      lines: [said(`item.vehicle.${id}`)],
      facts: [fact('inBox', number(data.pieces.vehicles[id]))],
      rules: id === 'harvester' ? ['R5.4', 'R9.2', 'R12.7'] : id === 'ornithopter' ? ['R7.9', 'R10.4', 'RU-5'] : ['R5.4', 'R8.6'],
    }),
  ),
  ...WORMSIGNS.map(
    (id): Item => ({
      entity: { kind: 'wormsign', id },
      group: 'arrakis.group.wormsign',
      name: said(`wormsign.${id}`),
      icon: id === 'sand' ? 'spice' : 'worm',
      lines: [said(`item.wormsign.${id}`)],
      facts: [fact('copies', number(data.pieces.wormsigns.mix[id]))],
      rules: ['R8.3', 'R14.1'],
      ...marked(data.pieces.wormsigns.source),
    }),
  ),
  ...[...TRACKS, 'supremacy' as const].map((id) => oneTrack(data, id)),
  ...ZONES.map((id): Item => {
    const [one, other] = data.zones[id];
    return {
      entity: ofZone(id),
      group: 'arrakis.group.zone',
      name: said('zone', { one: said(`area.in.${one}`), other: said(`area.in.${other}`) }),
      icon: 'air',
      lines: [said('item.zone')],
      facts: [fact('sector', listed([one, other].map(sectorName)))],
      rules: ['R3.4', 'R5.4'],
    };
  }),
  ...SIETCHES.map(
    (id): Item => ({
      entity: { kind: 'tactical', id },
      group: 'arrakis.group.tactical',
      name: said('item.tactical', { sietch: area(id) }),
      icon: 'sietch',
      lines: [said('item.tactical.use')],
      facts: [fact('sector', sectorName(data.tacticalSectors[id]))],
      rules: ['R16.2', 'R16.3'],
    }),
  ),
];
