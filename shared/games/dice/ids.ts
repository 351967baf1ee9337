/** Ids of everything on the table. `check.ts` holds the data files against them. */

export const SEATS = ['seat1', 'seat2', 'seat3', 'seat4', 'seat5', 'seat6', 'seat7', 'seat8'] as const; // clockwise
export type SeatId = (typeof SEATS)[number];

export const HOUSES = ['atreides', 'harkonnen', 'fremen', 'bene-tleilax', 'corrino', 'guild', 'bene-gesserit', 'smugglers'] as const; // R4.7
export type HouseId = (typeof HOUSES)[number];

/** Houses that are a face of the House die. R3.1 */
export const HOUSE_FACES = ['atreides', 'harkonnen', 'corrino', 'guild', 'bene-gesserit', 'fremen'] as const;
export type HouseFace = (typeof HOUSE_FACES)[number];
export const VENDETTA_FACES = ['poison', 'crysknife', 'hunter-seeker', 'snooper', 'shield', 'thumper'] as const; // R3.2
export type VendettaFace = (typeof VENDETTA_FACES)[number];
export const SPICE_FACES = ['1', '2', '3', '4', '5', 'shai-hulud'] as const; // R3.3
export type SpiceFace = (typeof SPICE_FACES)[number];
export const REGION_FACES = ['1', '2', '3', '4', '5', '6'] as const; // R3.4
export type RegionFace = (typeof REGION_FACES)[number];

export const HOUSE_DICE = ['house1', 'house2', 'house3', 'house4'] as const;
export type HouseDieId = (typeof HOUSE_DICE)[number];
export const DICE = [...HOUSE_DICE, 'region', 'spice', 'vendetta'] as const;
export type DieId = (typeof DICE)[number];

export const REGIONS = [
  'polar-sink',
  'cielago-flat',
  'habbanya-sietch',
  'great-flat',
  'sietch-tabr',
  'carthag',
  'broken-land',
  'arrakeen',
  'tueks-sietch',
  'minor-erg',
] as const; // R2.3
export type RegionId = (typeof REGIONS)[number];
export const POLAR_SINK = 'polar-sink' satisfies RegionId;
/** Zones with a storm space; 0 is the Polar Sink. R2.4 */
export const STORM_ZONES = [1, 2, 3, 4, 5, 6] as const;
export type StormZone = (typeof STORM_ZONES)[number];
export type Zone = 0 | StormZone;
export type Wind = 'east' | 'west';

/** Ordinary and large troops. R1.1 */
export const KINDS = ['troop', 'large'] as const;
export type Kind = (typeof KINDS)[number];
/** Where a troop can be: on its House card, in its supply, or in a region. R1.2 */
export const PLACES = ['card', 'supply', ...REGIONS] as const;
export type Place = (typeof PLACES)[number];

export const LEADERS = [
  'leto',
  'duncan-idaho',
  'baron-vladimir',
  'liet-kynes',
  'scytale',
  'shaddam-iv',
  'edric',
  'reverend-mother-mohiam',
  'esmar-tuek',
] as const;
export type LeaderId = (typeof LEADERS)[number];

export const ASSETS = ['fortification', 'harvester', 'ornithopter'] as const;
export type AssetId = (typeof ASSETS)[number];
export const TOKENS = ['shield', 'snooper', 'thumper'] as const;
export type TokenId = (typeof TOKENS)[number];

/** The ten steps of a turn. R5.1 */
export const STEPS = ['roll', 'alliance', 'recruit', 'vendetta', 'shipping', 'movement', 'battle', 'assets', 'storm', 'end'] as const;
export type StepId = (typeof STEPS)[number];
