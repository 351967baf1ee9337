import { recordOf } from '../../kernel/typed.ts';
import { bookFor } from '../book.ts';
import { type Correction, withCorrections } from './corrections.ts';
import { type Border, DATA, type DiceData } from './data.ts';
import {
  type HouseFace,
  type HouseId,
  HOUSES,
  LEADERS,
  type LeaderId,
  POLAR_SINK,
  type RegionFace,
  type RegionId,
  REGIONS,
  SPICE_FACES,
  type SpiceFace,
  STORM_ZONES,
  type StormZone,
  type VendettaFace,
  type Wind,
  type Zone,
} from './ids.ts';
import type { DiceOptions } from './types.ts';

type MapId = NonNullable<DiceOptions['map']>;
type By<K extends string | number, V> = Readonly<Record<K, V>>;

/** The data of one game, ready to be looked up: derived once for each set of corrections. */
export interface Board {
  readonly data: DiceData;
  readonly zoneOf: By<RegionId, Zone>;
  readonly inZone: By<StormZone, readonly RegionId[]>;
  readonly adjacent: By<RegionId, By<RegionId, boolean>>;
  readonly strategic: readonly RegionId[];
  /** Non-strategic regions without the Polar Sink. R4.10 */
  readonly plain: readonly RegionId[];
  /** Where an arriving storm kills. R2.6 */
  readonly desert: By<RegionId, boolean>;
  /** The next storm space with each wind. R2.8 */
  readonly downwind: By<Wind, By<StormZone, StormZone>>;
  readonly windOf: By<RegionFace, Wind>;
  readonly faces: {
    readonly house: readonly HouseFace[];
    readonly vendetta: readonly VendettaFace[];
    readonly spice: readonly SpiceFace[];
    readonly region: readonly RegionFace[];
  };
  readonly spiceOf: By<SpiceFace, number>;
  /** With which amounts of spice the storm moves as well. R3.3 */
  readonly stormOn: By<SpiceFace, boolean>;
  readonly leadersOf: By<HouseId, readonly LeaderId[]>;
  readonly ownerOf: By<LeaderId, HouseId>;
  /** A Leader committed alone, and beside another of its House. R16.2 */
  readonly strengthOf: By<LeaderId, { readonly alone: number; readonly beside: number }>;
}

const MAPS = ['printed', 'rim-split', 'all-touch-pole'] as const satisfies readonly MapId[];
/** The map and data this game is played with. */
export const boardOf = ({ map, corrections }: { readonly map: MapId; readonly corrections?: Correction | undefined }): Board =>
  boardsOf(corrections)[map];

function derive(data: DiceData): By<MapId, Board> {
  const { regions, stormTrack } = data.map;
  const along = (zone: StormZone, by: number): StormZone => {
    const { east } = stormTrack;
    return east[(east.indexOf(zone) + by + east.length) % east.length] as StormZone;
  };
  const ownerOf = recordOf(LEADERS, (id) => HOUSES.find((house) => data.houses[house].leaders[id]) as HouseId);
  const common = {
    data,
    zoneOf: recordOf(REGIONS, (id) => regions[id].zone),
    inZone: recordOf(STORM_ZONES, (zone) => REGIONS.filter((id) => regions[id].zone === zone)),
    strategic: REGIONS.filter((id) => regions[id].strategic),
    plain: REGIONS.filter((id) => !regions[id].strategic && id !== POLAR_SINK),
    desert: recordOf(REGIONS, (id) => regions[id].desert),
    downwind: { east: recordOf(STORM_ZONES, (zone) => along(zone, 1)), west: recordOf(STORM_ZONES, (zone) => along(zone, -1)) },
    windOf: Object.fromEntries(data.dice.region.faces.map(({ zone, wind }) => [zone, wind])) as Record<RegionFace, Wind>,
    faces: {
      house: data.dice.house.faces,
      vendetta: data.dice.vendetta.faces,
      spice: data.dice.spice.faces.map(({ id }) => id),
      region: data.dice.region.faces.map(({ zone }) => String(zone) as RegionFace),
    },
    spiceOf: recordOf(SPICE_FACES, (face) => data.dice.spice.faces.find(({ id }) => id === face)?.spice ?? 0),
    stormOn: recordOf(SPICE_FACES, (face) => data.dice.spice.faces.some(({ id, storm }) => id === face && storm)),
    leadersOf: recordOf(HOUSES, (house) => LEADERS.filter((id) => ownerOf[id] === house)),
    ownerOf,
    strengthOf: recordOf(LEADERS, (id) => {
      const facts = data.houses[ownerOf[id]].leaders[id];
      const alone = facts?.strength ?? 0;
      return { alone, beside: facts?.besideAnother ?? alone };
    }),
  };
  return recordOf(MAPS, (map) => ({ ...common, adjacent: adjacentOn(data, map) }));
}
function adjacentOn(data: DiceData, map: MapId): Board['adjacent'] {
  const borders = bordersOf(data, map);
  const touches = (one: RegionId, other: RegionId): boolean => borders.some((border) => border.includes(one) && border.includes(other));
  return recordOf(REGIONS, (one) => recordOf(REGIONS, (other) => one !== other && touches(one, other)));
}

/** The printed borders with one of the alternative maps laid over them. R2.7 */
export function bordersOf(data: DiceData, map: MapId): readonly Border[] {
  const printedBorders = data.map.adjacency.map(({ between }) => between);
  if (map === 'printed') return printedBorders;
  const { add, remove } = data.map.alternatives[map];
  const isRemoved = (border: Border): boolean => remove.some((gone) => border.every((region) => gone.includes(region)));
  return [...printedBorders.filter((border) => !isRemoved(border)), ...add];
}

const boardsOf = bookFor(DATA, (corrections) => withCorrections(DATA, corrections), derive);
