import components from './data/components.json' with { type: 'json' };
import dice from './data/dice.json' with { type: 'json' };
import game from './data/game.json' with { type: 'json' };
import houses from './data/houses.json' with { type: 'json' };
import map from './data/map.json' with { type: 'json' };
import type { AssetId, HouseFace, HouseId, LeaderId, RegionId, SpiceFace, StormZone, TokenId, VendettaFace, Wind, Zone } from './ids.ts';

/** Where a value is from: stated by the rulebook, following from it by elimination, or stated nowhere. */
export type Source = 'seed' | 'derived' | 'reconstructed';
export type Confidence = 'certain' | 'strong' | 'likely' | 'open';
export type Border = readonly [RegionId, RegionId];

export interface RegionFacts {
  readonly zone: Zone;
  readonly strategic: boolean;
  readonly desert: boolean;
  /** Whether an asset may lie there. R2.9 */
  readonly asset: boolean;
  readonly source: Source;
  readonly zoneSource: Source;
}
export interface HouseFacts {
  /** Place in the fixed order of set-up, from 1. R4.7 */
  readonly order: number;
  /** Available from this number of players. R4.6 */
  readonly seatsFrom: number;
  readonly face: HouseFace | null;
  readonly troop: number;
  readonly large: number;
  /** Has a reserve of spice. */
  readonly spiceMarker: boolean;
  /** Strength alone, and beside another Leader of its House if that differs. R16.2 */
  readonly leaders: Readonly<Partial<Record<LeaderId, { readonly strength: number; readonly besideAnother?: number }>>>;
  readonly start: {
    readonly card: { readonly troop: number; readonly large: number; readonly leaders: number; readonly spice: number };
    readonly polarSink: number;
    /** Troops in one non-strategic region of the player's choice. */
    readonly region: number;
    /** Troops in each non-strategic region without troops. */
    readonly everyFreeRegion: number;
    /** The left-over asset lies in the chosen region. */
    readonly leftOverAsset: boolean;
    readonly prediction: boolean;
  };
  readonly powers: readonly string[];
  /** The power marked for allies. R16.1 */
  readonly allyPower: string;
  readonly source: Source;
  readonly allyPowerSource: Source;
}
/** Everything about the table that an owner of the game may correct. */
export interface DiceData {
  readonly map: {
    readonly regions: Readonly<Record<RegionId, RegionFacts>>;
    readonly adjacency: readonly { readonly between: Border; readonly source: Source; readonly confidence: Confidence }[];
    readonly alternatives: Readonly<
      Record<
        'rim-split' | 'all-touch-pole',
        { readonly remove: readonly Border[]; readonly add: readonly Border[]; readonly source: Source }
      >
    >;
    readonly stormTrack: { readonly east: readonly StormZone[]; readonly source: Source };
  };
  readonly dice: {
    readonly house: { readonly count: number; readonly faces: readonly HouseFace[]; readonly source: Source };
    readonly vendetta: { readonly count: number; readonly faces: readonly VendettaFace[]; readonly source: Source };
    readonly spice: {
      readonly count: number;
      readonly faces: readonly { readonly id: SpiceFace; readonly spice: number; readonly storm: boolean }[];
      readonly source: Source;
    };
    readonly region: {
      readonly count: number;
      readonly faces: readonly { readonly zone: StormZone; readonly wind: Wind; readonly source: Source }[];
      readonly source: Source;
    };
  };
  readonly houses: Readonly<Record<HouseId, HouseFacts>>;
  readonly components: {
    readonly assets: Readonly<Record<AssetId, { readonly count: number; readonly source: Source }>>;
    readonly tokens: Readonly<Record<TokenId, { readonly count: number; readonly stealable: boolean; readonly source: Source }>>;
    readonly source: Source;
  };
  readonly game: {
    readonly seats: { readonly least: number; readonly most: number };
    readonly rounds: number;
    /** Most spice on a House card. */
    readonly reserve: number;
    readonly alliancesFromSeats: number;
    readonly victory: { readonly solo: Readonly<Record<string, number>>; readonly allied: number };
    readonly setupOrder: readonly HouseId[];
    readonly source: Source;
  };
}

/** The data as delivered; `check.test.ts` proves that the cast tells the truth. */
export const DATA = { map, dice, houses, components, game } as unknown as DiceData;
