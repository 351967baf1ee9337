import type { SpecialName } from './data/notation.ts';
import type { ActionSymbol, AreaId, HouseId, NamedId, PowerId, Rank, SietchId, TacticalSector, TokenSet, Vehicle, ZoneId } from './ids.ts';
import type { Casualty, Cause, Counts, EffectRef, Route, SpecialTarget, VehicleAt } from './questions.ts';

/** Vehicles that are still to be placed, by kind. */
export type VehicleCounts = Readonly<Partial<Record<Vehicle | 'any', number>>>;
/** What is done with the markers that have been decided on. R16.14 */
export type SpicePlan = Readonly<Partial<Record<PowerId, 'keep' | 'raise'>>>;
/** What comes of a decision of the automa; of several that are equal the player chooses one. R16.2 */
interface AutomaDeeds {
  /** Where the rest is placed: the sector that harvesters go on to, the legion that ornithopters stand by. R16.4 */
  automaVehicles: { left: VehicleCounts; sector?: TacticalSector; legion?: AreaId };
  automaVehicle: { vehicle: VehicleAt; left: VehicleCounts; sector?: TacticalSector; legion?: AreaId };
  automaCharge: { ref: EffectRef; route: Route };
  automaAim: { sietch: SietchId };
  automaSetOff: { ref: EffectRef; from: AreaId; left: number };
  automaGo: { ref: EffectRef; route: Route; left: number };
  automaPick: { at: AreaId };
  /** Units and a leader come to a settlement; what does not fit goes to the next. R16.10 */
  automaMuster: { units: Counts; leader: boolean; at: AreaId };
  automaJoin: { who: NamedId | 'generic'; at: AreaId };
  automaPutAt: { ref: EffectRef; at: AreaId; used: readonly AreaId[]; left: number };
  automaSwap: { ref: EffectRef; at: AreaId; left: number };
  automaHit: { at: AreaId; lost: Casualty; left: number; cause: Cause };
  automaDrop: { at: AreaId; lost: Rank | TokenSet };
  automaMark: { power: PowerId; plan: SpicePlan; to: 'keep' | 'raise' };
  automaRescue: { at: AreaId; zone: ZoneId };
  /** A token is turned up, since the pool has none for a settlement. R16.16 */
  automaTurnUp: { at: AreaId; set: TokenSet };
  automaStrike: { ref: EffectRef; at: AreaId };
  automaSend: { leader: NamedId };
  /** After a victory: in, or not. RU-35b */
  automaAdvance: { from: AreaId; at: AreaId; goes: boolean };
  automaSpecial: { ref: EffectRef; name: SpecialName; left: number; target: Exclude<SpecialTarget, 'done'> };
}
export type AutomaDeed = { [Name in keyof AutomaDeeds]: { readonly do: Name } & Readonly<AutomaDeeds[Name]> }[keyof AutomaDeeds];
/** What is offered where the automa finds several equal. */
export type AutomaOption = AreaId | ZoneId | PowerId | TacticalSector | TokenSet | Casualty | Route | Exclude<SpecialTarget, 'done'>;
/** Mahdi. R16 */
export interface MahdiTasks extends AutomaDeeds {
  /** R16.3 */
  tactics: object;
  /** The target has been destroyed. R16.3 */
  newTarget: object;
  automaTurn: object;
  automaAct: { symbol: ActionSymbol };
  /** A card of this deck, or of the one whose turn it is, is drawn and played at once. R16.11 */
  automaCard: { deck: HouseId | null };
  /** Several options are equal for the automa: the player chooses. R16.2 */
  automaTie: { about: AutomaMatter; of: readonly { readonly pick: AutomaOption; readonly deed: AutomaDeed }[] };
  automaAttack: { ref: EffectRef };
  automaMarch: { ref: EffectRef; left: number };
  automaPickLegion: { ref: EffectRef };
  automaDeploy: { units: Counts; leader: boolean };
  automaLead: { at: AreaId };
  automaPut: { ref: EffectRef; used: readonly AreaId[]; left: number };
  automaReplace: { ref: EffectRef; left: number };
  automaHits: { at: AreaId; left: number; cause: Cause };
  automaOverflow: { at: AreaId };
  /** R16.13 */
  automaDice: object;
  /** A settlement whose last unit has left gets tokens. R16.9 */
  garrison: { at: AreaId };
  automaStrikes: { ref: EffectRef };
  automaSends: { ref: EffectRef };
  automaSpecials: { ref: EffectRef; name: SpecialName; left: number };
  automaSpice: { plan: SpicePlan };
  automaEnd: object;
}
/** What the automa decides by a list of criteria. */
export const AUTOMA_MATTERS = [
  'harvester',
  'carryall',
  'ornithopter',
  'sector',
  'target',
  'attack',
  'mover',
  'path',
  'settlement',
  'leader',
  'replace',
  'casualty',
  'excess',
  'token',
  'marker',
  'place',
  'effect',
  'rescue',
  'advance',
] as const;
export type AutomaMatter = (typeof AUTOMA_MATTERS)[number];
/** Rows of the criteria that the automa goes by, in words of `text/automa`. R16 */
export const AUTOMA_ROWS = [
  // Several are equal, or there is but one.
  'equal',
  'only',
  // Vehicles, R16.4
  'deepAway',
  'desertAway',
  'deep',
  'desert',
  'nextSector',
  'mostHarvesters',
  'forAttack',
  'targetSector',
  'innerZones',
  'besideTarget',
  // What a die does, R16.6-R16.12
  'leaderFirst',
  'attackSietch',
  'attackLegion',
  'moveLegions',
  'deployUnits',
  'drawAndPlay',
  'replaceUnits',
  'placeVehicles',
  // Attacks, R16.8
  'highestRank',
  'greatestDifference',
  'noOrnithopter',
  'targetSietch',
  'strongestTarget',
  'namedTarget',
  // Moves, R16.9
  'nearest',
  'stronger',
  'joinAtTarget',
  'joinsLegion',
  'nearSietch',
  'mountain',
  'plateau',
  'noWormsign',
  // Deployment, R16.10
  'strongestLegion',
  'nearTarget',
  'rabbanOrFeyd',
  'otherNamed',
  'bashar',
  // House, R16.12
  'relativePower',
  // Battles, R16.13
  'basharsFirst',
  'oneLeader',
  'elites',
  'sardaukar',
  'regulars',
  'lastLeader',
  'weakest',
  'halfPower',
  'advances',
  // Spice, R16.14
  'keepLowest',
  'raiseLowest',
  'spiceForSupremacy',
  'deepFirst',
] as const;
export type AutomaRow = (typeof AUTOMA_ROWS)[number];
