import { recordOf } from '../../kernel/typed.ts';
import { bookFor } from '../book.ts';
import { type Correction, withCorrections } from './corrections.ts';
import { type ArrakisData, DATA } from './data.ts';
import type { PlanningFacts } from './data/planning.ts';
import type { Effect } from './data/notation.ts';
import {
  type ActionSymbol,
  AREAS,
  type AreaId,
  ATREIDES_TOKENS,
  type AtreidesToken,
  HARKONNEN_TOKENS,
  type HarkonnenToken,
  HOUSES,
  type HouseId,
  isOuter,
  type LeaderId,
  LEADERS,
  NAMED,
  type NamedId,
  PLANNING,
  type PlanningId,
  SECTORS,
  type SectorId,
  SIDES,
  type Side,
  SYMBOLS,
  type TacticalSector,
  TOKEN_SETS,
  type TokenSet,
  TRACKS,
  type TrackId,
  ZONES,
  type ZoneId,
} from './ids.ts';
import { type LaidOut, layOut, sandFrom } from './laid-out.ts';
import type { EffectSource } from './questions.ts';

type By<K extends string, V> = Readonly<Record<K, V>>;

/** The data of one game, ready to be looked up: derived once for each set of corrections. */
export interface Board extends LaidOut {
  readonly data: ArrakisData;
  /** Areas one step away over open borders, and over any. R3.3 */
  readonly open: By<AreaId, readonly AreaId[]>;
  readonly touching: By<AreaId, readonly AreaId[]>;
  /** Areas within two steps over any borders: the reach of an ornithopter and of a worm's attack. R10.4, R14.7 */
  readonly flight: By<AreaId, readonly AreaId[]>;
  /** Steps between two areas over open borders, and over any. R3.7, RU-31 */
  distance(one: AreaId, other: AreaId): number;
  distanceAnyway(one: AreaId, other: AreaId): number;
  readonly areasIn: By<SectorId, readonly AreaId[]>;
  /** The same for sectors as tactical cards name them: the four inner ones are one. R16.2 */
  readonly areasInTactical: By<TacticalSector, readonly AreaId[]>;
  /** Zones connected to an area. R3.4 */
  readonly zonesOver: By<AreaId, readonly ZoneId[]>;
  readonly areasUnder: By<ZoneId, readonly AreaId[]>;
  readonly sectorsBeside: By<SectorId, readonly SectorId[]>;
  /** Areas that are desert or deep desert as printed; the atomics may add one. R2.13 */
  readonly desert: readonly AreaId[];
  /** Where a worm can go from each area, as printed. R14.6 */
  readonly sand: By<AreaId, readonly AreaId[]>;
  /** Each planning card's deck, and the deck with all its copies. */
  readonly deckOf: By<PlanningId, HouseId>;
  readonly cardsOf: By<HouseId, readonly PlanningId[]>;
  readonly planning: By<PlanningId, PlanningFacts>;
  readonly namedOf: By<Side, readonly NamedId[]>;
  readonly sideOf: By<NamedId, Side>;
  /** Tokens of the box, each as often as it is there. */
  readonly tokens: { readonly starting: readonly AtreidesToken[]; readonly standard: readonly AtreidesToken[] };
  readonly harkonnenTokens: By<TokenSet, readonly HarkonnenToken[]>;
  readonly stations: readonly TrackId[];
  /** Leaders whose cards lie at a symbol. R17.3 */
  readonly leadersAt: By<ActionSymbol, readonly LeaderId[]>;
  /** Every list of effects by where it stands. */
  readonly effects: Readonly<Partial<Record<EffectSource, readonly Effect[]>>>;
}
export const sideOfHouse = (house: HouseId): Side => (house === 'house-harkonnen' || house === 'corrino-ally' ? 'harkonnen' : 'atreides');
export const otherSide = (side: Side): Side => (side === 'atreides' ? 'harkonnen' : 'atreides');
export const housesOf = (side: Side): readonly [HouseId, HouseId] => HOUSES_OF[side];
const HOUSES_OF = {
  harkonnen: ['house-harkonnen', 'corrino-ally'],
  atreides: ['house-atreides', 'fremen-ally'],
} as const satisfies By<Side, readonly [HouseId, HouseId]>;

const repeated = <Id extends string>(ids: readonly Id[], count: (id: Id) => number): Id[] =>
  ids.flatMap((id) => Array.from({ length: count(id) }, () => id));

function derive(data: ArrakisData): Board {
  const { areas, zones, decks, leaders, pieces } = data;
  const open = recordOf(AREAS, (id) => areas[id].open);
  const touching = recordOf(AREAS, (id) => [...areas[id].open, ...areas[id].impassable]);
  const byFoot = distances(open);
  const anyway = distances(touching);
  const inSector = (sector: SectorId): AreaId[] => AREAS.filter((id) => areas[id].sectors.includes(sector));
  const areasIn = recordOf(SECTORS, inSector);
  const zonesOver = recordOf(AREAS, (id) => ZONES.filter((zone) => zones[zone].some((sector) => areas[id].sectors.includes(sector))));
  const flight = recordOf(AREAS, (id) => AREAS.filter((other) => other !== id && anyway(id, other) <= data.numbers.transport));
  const isDesert = (id: AreaId): boolean => areas[id].terrain === 'desert' || areas[id].terrain === 'deep-desert';
  const desert = AREAS.filter(isDesert);
  const deckOf = recordOf(PLANNING, (id) => HOUSES.find((house) => decks[house][id]) as HouseId);
  const planning = recordOf(PLANNING, (id) => decks[deckOf[id]][id] as PlanningFacts);
  const sideOf = recordOf(NAMED, (id) => sideOfHouse(leaders[id].house));
  const token = (starting: boolean): AtreidesToken[] =>
    repeated(
      ATREIDES_TOKENS.filter((id) => pieces.atreidesTokens[id].starting === starting),
      (id) => pieces.atreidesTokens[id].count,
    );
  return {
    data,
    open,
    touching,
    flight,
    distance: byFoot,
    distanceAnyway: anyway,
    areasIn,
    areasInTactical: { ...areasIn, inner: [...new Set(SECTORS.filter((id) => !isOuter(id)).flatMap((id) => areasIn[id]))] },
    zonesOver,
    ...layOut({ open, flight, zonesOver, desert }),
    areasUnder: recordOf(ZONES, (zone) => AREAS.filter((id) => zonesOver[id].includes(zone))),
    sectorsBeside: recordOf(SECTORS, (sector) =>
      SECTORS.filter(
        (other) => other !== sector && areasIn[sector].some((id) => touching[id].some((near) => areasIn[other].includes(near))),
      ),
    ),
    desert,
    sand: recordOf(AREAS, (id) => sandFrom(id, touching, isDesert)),
    deckOf,
    cardsOf: recordOf(HOUSES, (house) =>
      repeated(
        PLANNING.filter((id) => deckOf[id] === house),
        (id) => planning[id].copies,
      ),
    ),
    planning,
    namedOf: recordOf(SIDES, (side) => NAMED.filter((id) => sideOf[id] === side)),
    sideOf,
    tokens: { starting: token(true), standard: token(false) },
    harkonnenTokens: recordOf(TOKEN_SETS, (set) =>
      repeated(
        HARKONNEN_TOKENS.filter((id) => pieces.harkonnenTokens[id].set === set),
        (id) => pieces.harkonnenTokens[id].count,
      ),
    ),
    stations: repeated(TRACKS, (track) => pieces.stations.symbols[track]),
    leadersAt: recordOf(SYMBOLS, (symbol) => LEADERS.filter((id) => leaders[id].slot === symbol)),
    effects: effectsOf(data, planning),
  };
}

function effectsOf(data: ArrakisData, planning: Board['planning']): Board['effects'] {
  const found: Partial<Record<EffectSource, readonly Effect[]>> = {};
  for (const id of PLANNING) found[`card:${id}`] = planning[id].effects;
  for (const id of LEADERS) found[`leader:${id}`] = data.leaders[id].special;
  for (const side of SIDES)
    for (const symbol of SYMBOLS)
      for (const { id, effects } of data.actions[side][symbol]) found[`action:${side}:${symbol}:${id}`] = effects;
  return found;
}

const FAR = 99;
/** Steps between all areas over these borders. */
function distances(near: By<AreaId, readonly AreaId[]>): (one: AreaId, other: AreaId) => number {
  const at = Object.fromEntries(AREAS.map((id, index) => [id, index])) as Record<AreaId, number>;
  const steps = AREAS.map((from) => {
    const row = new Uint8Array(AREAS.length).fill(FAR);
    row[at[from]] = 0;
    let edge: readonly AreaId[] = [from];
    for (let step = 1; edge.length > 0; step++) {
      edge = [...new Set(edge.flatMap((id) => near[id]))].filter((id) => row[at[id]] === FAR);
      for (const id of edge) row[at[id]] = step;
    }
    return row;
  });
  return (one, other) => steps[at[one]]?.[at[other]] ?? FAR;
}

const boardWith = bookFor(DATA, (corrections) => withCorrections(DATA, corrections), derive);
/** The board and data this game is played with. */
export const boardOf = ({ corrections }: { readonly corrections?: Correction | undefined }): Board => boardWith(corrections);
