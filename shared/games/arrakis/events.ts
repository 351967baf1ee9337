import type {
  ActionSymbol,
  Aircraft,
  AreaId,
  AtomicsId,
  AtreidesToken,
  BoardId,
  CombatFace,
  Figure,
  HarkonnenToken,
  HouseId,
  LeaderId,
  NamedId,
  ObjectiveId,
  PhaseId,
  PlanningId,
  PowerId,
  PrescienceId,
  SeatId,
  SectorId,
  SettlementId,
  Side,
  SietchId,
  TacticalSector,
  TrackId,
  Vehicle,
  Wormsign,
  ZoneId,
} from './ids.ts';
import type { Cause, EffectSource, Way } from './questions.ts';
import type { AutomaMatter, AutomaOption, AutomaRow } from './questions-automa.ts';
import type { EndReason } from './types.ts';

/** Figures that go together; `tokens` says how many, never which. */
export interface Group {
  readonly units: Readonly<Partial<Record<Figure, number>>>;
  readonly named: readonly NamedId[];
  readonly tokens: number;
}
type Symbols = Readonly<Partial<Record<ActionSymbol, number>>>;
type Faces = Readonly<Record<CombatFace, number>>;
export type Piece = Figure | 'token' | 'sandworm' | 'wild-maker' | NamedId;

/** Everything that happens, for the chronicle and for the animation. Told to all unless it says otherwise. */
export type ArrakisEvent =
  // Set-up, R4
  | { readonly type: 'sideTaken'; readonly seat: SeatId; readonly house: HouseId }
  | { readonly type: 'tokenFlipped'; readonly token: HarkonnenToken; readonly at: AreaId }
  /** Only to the Atreides. */
  | { readonly type: 'objectiveDrawn'; readonly objective: ObjectiveId }
  // Round
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'phaseBegan'; readonly phase: PhaseId }
  /** `cards` only to who draws. */
  | {
      readonly type: 'drew';
      readonly house: HouseId;
      readonly deck: HouseId;
      readonly count: number;
      readonly cards?: readonly PlanningId[];
    }
  | { readonly type: 'prescienceShown'; readonly cards: readonly PrescienceId[] }
  | { readonly type: 'activeRow'; readonly step: number; readonly setAside: number }
  | { readonly type: 'vehiclePlaced'; readonly vehicle: Vehicle; readonly at: AreaId | ZoneId; readonly instead?: Vehicle }
  | { readonly type: 'vehicleRemoved'; readonly vehicle: Vehicle; readonly at: AreaId | ZoneId; readonly by: VehicleLoss }
  // Dice and turns, R6
  | { readonly type: 'rolled'; readonly side: Side; readonly dice: Symbols }
  | { readonly type: 'dieChanged'; readonly board: BoardId; readonly from: ActionSymbol; readonly to: ActionSymbol }
  | { readonly type: 'diceSplit'; readonly board: BoardId; readonly dice: Symbols }
  | { readonly type: 'sisterPlaced'; readonly board: BoardId; readonly symbol: ActionSymbol }
  | { readonly type: 'sistersGained'; readonly side: Side; readonly count: number }
  | { readonly type: 'sisterReturned'; readonly side: Side; readonly lost: boolean }
  | { readonly type: 'turnBegan'; readonly side: Side }
  | { readonly type: 'volunteered'; readonly house: HouseId }
  | {
      readonly type: 'spent';
      readonly house: HouseId;
      readonly die: ActionSymbol;
      readonly token: boolean;
      readonly as: ActionSymbol;
      readonly for: EffectSource | `claim:${PrescienceId}`;
    }
  | { readonly type: 'passed'; readonly side: Side }
  | { readonly type: 'diceLost'; readonly side: Side; readonly count: number } // R6.9
  | { readonly type: 'cardPlayed'; readonly house: HouseId; readonly card: PlanningId }
  | {
      readonly type: 'discarded';
      readonly house: HouseId;
      readonly cards: readonly PlanningId[];
      readonly why: 'forced' | 'limit' | 'battle' | 'scheme';
    }
  | { readonly type: 'dieForced'; readonly symbol: ActionSymbol; readonly token: boolean }
  | { readonly type: 'dieWasted'; readonly side: Side; readonly symbol: ActionSymbol; readonly token: boolean }
  | { readonly type: 'paulBound' }
  // Legions, R2, R10, R12
  | {
      readonly type: 'marched';
      readonly side: Side;
      readonly from: AreaId;
      readonly to: AreaId;
      readonly way: Way;
      readonly group: Group;
    }
  | {
      readonly type: 'placed';
      readonly side: Side;
      readonly what: Piece;
      readonly count: number;
      readonly from: AreaId | null;
      readonly to: AreaId;
    }
  /** `tokens` only to the Atreides. */
  | { readonly type: 'tokensDrawn'; readonly count: number; readonly tokens?: readonly AtreidesToken[] }
  /** `token` only to the Atreides. */
  | { readonly type: 'tokenDeployed'; readonly at: AreaId; readonly token?: AtreidesToken }
  | { readonly type: 'tokenRevealed'; readonly at: AreaId; readonly token: AtreidesToken | HarkonnenToken; readonly lost: number }
  | { readonly type: 'tokenGivenUp'; readonly at: AreaId }
  | { readonly type: 'tokensSwapped'; readonly one: AreaId; readonly other: AreaId }
  | { readonly type: 'replaced'; readonly side: Side; readonly at: AreaId; readonly from: Figure; readonly to: Figure }
  | {
      readonly type: 'removed';
      readonly side: Side;
      readonly at: AreaId;
      readonly group: Group;
      readonly why: 'stacking' | 'alone' | 'nowhere' | 'claim';
    }
  | { readonly type: 'displaced'; readonly side: Side; readonly from: AreaId; readonly to: AreaId }
  | { readonly type: 'sietchRevealed'; readonly sietch: SietchId; readonly at: AreaId; readonly rank: number }
  | { readonly type: 'sietchMoved'; readonly sietch: SietchId; readonly from: AreaId; readonly to: AreaId }
  | { readonly type: 'sietchDestroyed'; readonly sietch: SietchId; readonly rank: number }
  | { readonly type: 'settlementDestroyed'; readonly at: SettlementId; readonly rank: number }
  | { readonly type: 'stationTaken'; readonly at: AreaId; readonly track: TrackId }
  | { readonly type: 'scouted'; readonly zone: ZoneId; readonly at: AreaId }
  // Leaders, R17
  | { readonly type: 'leaderEntered'; readonly leader: LeaderId; readonly replaces: NamedId | null }
  | { readonly type: 'leaderGone'; readonly leader: LeaderId }
  | { readonly type: 'leaderToTank'; readonly leader: NamedId; readonly from: AreaId | null }
  | { readonly type: 'tankAdvanced'; readonly side: Side; readonly out: readonly NamedId[] }
  | { readonly type: 'leaderRelieved'; readonly leader: LeaderId; readonly at: AreaId }
  // Battles, R11
  | {
      readonly type: 'attacked';
      readonly side: Side;
      readonly from: AreaId;
      readonly at: AreaId;
      readonly way: Way;
      readonly surprise: boolean;
    }
  /** `added` of the Specials come from a surprise, not from the dice. R11.7 */
  | { readonly type: 'battleRoll'; readonly side: Side; readonly dice: number; readonly roll: Faces; readonly added: number }
  | { readonly type: 'converted'; readonly side: Side; readonly leaders: readonly (NamedId | 'generic')[] }
  | { readonly type: 'shieldsBroken'; readonly by: Side; readonly count: number }
  | { readonly type: 'hits'; readonly on: Side; readonly count: number; readonly cause: Cause }
  | { readonly type: 'casualty'; readonly side: Side; readonly at: AreaId; readonly lost: Figure | NamedId; readonly reduced: boolean }
  | { readonly type: 'wentOn'; readonly side: Side }
  | { readonly type: 'stopped'; readonly side: Side }
  | { readonly type: 'retreated'; readonly side: Side; readonly from: AreaId; readonly to: AreaId }
  | { readonly type: 'battleEnded'; readonly winner: Side | null; readonly at: AreaId }
  | { readonly type: 'advanced'; readonly side: Side; readonly from: AreaId; readonly to: AreaId }
  | { readonly type: 'struck'; readonly side: Side; readonly at: AreaId; readonly roll: Faces }
  // The sand, R8, R9, R14
  | { readonly type: 'wormsignLaid'; readonly at: AreaId }
  | { readonly type: 'wormsignDiscarded'; readonly at: AreaId }
  | { readonly type: 'wormsignTurned'; readonly at: AreaId; readonly shows: Wormsign }
  | { readonly type: 'wormCame'; readonly at: AreaId; readonly from: AreaId | null; readonly maker: boolean }
  | { readonly type: 'wormMoved'; readonly from: AreaId; readonly to: AreaId; readonly maker: boolean }
  | { readonly type: 'wormAttacked'; readonly from: AreaId; readonly at: AreaId; readonly maker: boolean }
  | { readonly type: 'wormRoll'; readonly at: AreaId; readonly roll: Faces }
  | { readonly type: 'rocketRoll'; readonly sector: SectorId; readonly roll: Faces }
  | { readonly type: 'fled'; readonly side: Side; readonly from: AreaId; readonly to: AreaId }
  | { readonly type: 'rescued'; readonly at: AreaId; readonly zone: ZoneId }
  | { readonly type: 'storm'; readonly at: AreaId; readonly roll: Faces }
  | { readonly type: 'harvested'; readonly spice: number; readonly reserve: number }
  | { readonly type: 'markerMoved'; readonly power: PowerId; readonly from: number; readonly to: number; readonly paid: number }
  | { readonly type: 'stockpiled'; readonly paid: number }
  | { readonly type: 'bans'; readonly active: readonly PowerId[] }
  | { readonly type: 'detonated'; readonly at: AtomicsId }
  // Tracks and the end, R13
  | { readonly type: 'supremacy'; readonly by: number; readonly to: number }
  | { readonly type: 'prescience'; readonly track: TrackId; readonly by: number; readonly to: number }
  | { readonly type: 'atomicsReady' }
  | { readonly type: 'claimed'; readonly card: PrescienceId }
  | { readonly type: 'prescienceRemoved'; readonly cards: readonly PrescienceId[] }
  | { readonly type: 'prescienceBack'; readonly card: PrescienceId }
  | { readonly type: 'attached'; readonly card: PlanningId; readonly to: PrescienceId }
  | { readonly type: 'coneUsed'; readonly side: Side }
  | { readonly type: 'ended'; readonly side: Side; readonly reason: EndReason; readonly objective: ObjectiveId | null }
  // Mahdi, R16
  | { readonly type: 'tactics'; readonly harvest: TacticalSector; readonly target: SietchId }
  | { readonly type: 'automaRolled'; readonly symbol: ActionSymbol; readonly again: number }
  /** The row of a list that the automa follows, or found impossible. */
  | { readonly type: 'automaFollows'; readonly row: AutomaRow; readonly possible: boolean }
  /** What the automa has found best, and the row that decided it. */
  | { readonly type: 'automaChose'; readonly about: AutomaMatter; readonly row: AutomaRow; readonly what: AutomaOption }
  /** Of several equal options the player has chosen. R16.2 */
  | { readonly type: 'automaTie'; readonly about: AutomaMatter; readonly count: number; readonly what: AutomaOption }
  /** Whether its legion went in after a victory in the open, as the Atreides said; where it stands then. R16.13 */
  | { readonly type: 'automaAdvance'; readonly at: AreaId; readonly goes: boolean }
  | { readonly type: 'automaAims'; readonly sietch: SietchId }
  | { readonly type: 'automaCard'; readonly card: PlanningId; readonly played: boolean }
  /** The first Hawat's Scheming is laid aside; with the second both are discarded. R16.18 */
  | { readonly type: 'automaScheme'; readonly aside: boolean }
  | { readonly type: 'reinforced'; readonly count: number }
  | { readonly type: 'reshuffled'; readonly deck: HouseId }
  | { readonly type: 'garrisoned'; readonly at: AreaId; readonly count: number }
  /** A die of the spice board instead of a Bene Gesserit token. R16.18 */
  | { readonly type: 'dieFreed' }
  // Beside a board on the table: what lies facedown in a sietch, and what was set right
  | { readonly type: 'laidOut'; readonly sietch: SietchId; readonly rank: number; readonly tokens: readonly AtreidesToken[] }
  | { readonly type: 'mendedLegion'; readonly side: Side; readonly at: AreaId; readonly group: Group }
  | { readonly type: 'mendedSand'; readonly at: AreaId; readonly things: readonly SandThing[] }
  | { readonly type: 'mendedSietch'; readonly at: AreaId; readonly other: AreaId }
  | { readonly type: 'mendedZone'; readonly at: ZoneId; readonly vehicle: Aircraft | null }
  | { readonly type: 'mendedTracks'; readonly supremacy: number; readonly prescience: Readonly<Record<TrackId, number>> };

/** What lies in the sand beside legions. */
export const SAND_THINGS = ['harvester', 'wormsign', 'sandworm'] as const;
export type SandThing = (typeof SAND_THINGS)[number];

/** What takes a vehicle off the map. R12.7 */
export type VehicleLoss = 'worm' | 'legion' | 'transport' | 'scouting' | 'rescue' | 'card' | 'harvest' | 'endOfRound' | 'replaced';
