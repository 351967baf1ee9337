import type { ActionId, SpecialName } from './data/notation.ts';
import type {
  ActionSymbol,
  Aircraft,
  AreaId,
  AtomicsId,
  AtreidesToken,
  BoardId,
  HouseId,
  LeaderId,
  NamedId,
  ObjectiveId,
  PhaseId,
  PlanningId,
  PowerId,
  PrescienceId,
  Rank,
  SeatId,
  SectorId,
  Side,
  SietchId,
  TrackId,
  Vehicle,
  ZoneId,
} from './ids.ts';
import type { AutomaOption, MahdiTasks } from './questions-automa.ts';

/** Amounts by what is meant: a card, a rank, a token, a House. */
export type Counts = Readonly<Record<string, number>>;

/** Where a list of effects stands: in a card, on a leader's card, on a die. */
export type EffectSource = `card:${PlanningId}` | `leader:${LeaderId}` | `action:${Side}:${ActionSymbol}:${ActionId}`;
/** One effect: the list it stands in and the way to it through the lists inside (`[1]`; `[2, 0, 1]` in a choice). */
export interface EffectRef {
  /** Who has it done. */
  readonly by: HouseId;
  readonly of: EffectSource;
  readonly at: readonly number[];
}

/** How a legion travels: on foot, by the worms, or with the ornithopter of a zone. R10.1, R10.4, R10.5 */
export type Way = 'foot' | 'sand' | ZoneId;
/** A move or an attack before it is said who goes. */
export interface Route {
  readonly from: AreaId;
  readonly to: AreaId;
  readonly way: Way;
}
/**
 * Who goes. `units` is keyed by rank and by deployment token, `leaders` by `generic` and by name. Where no unit stays behind, all
 * leaders go along, whatever is said of them: no leader stays alone. RU-56
 */
export interface Company {
  readonly units: Readonly<Record<string, number>>;
  readonly leaders: Readonly<Record<string, number>>;
}
/** What a turn's die is spent for. `token`: it is the Bene Gesserit token. `as`: the symbol a House die stands for. R6.6 */
export interface Spending {
  readonly die: ActionSymbol;
  readonly token?: true;
  readonly as?: ActionSymbol;
  readonly for:
    | { readonly action: ActionId }
    | { readonly leader: LeaderId }
    | { readonly card: PlanningId }
    | { readonly claim: PrescienceId };
}
export type Act = Spending | 'desertPower' | 'pass';
/** A piece to be put somewhere. `generic` is a Bashar or Naib; a name is a named leader. */
export interface Putting {
  readonly what: Rank | 'generic' | 'token' | 'sandworm' | 'wild-maker' | NamedId;
  readonly to: AreaId;
}
/** One hit: a unit of this rank is removed (regular) or made a regular (others), or a leader removed. R11.11 */
export type Casualty = Rank | 'generic' | NamedId;
export type VehicleAt =
  | { readonly vehicle: 'harvester'; readonly at: AreaId }
  | { readonly vehicle: Exclude<Vehicle, 'harvester'>; readonly at: ZoneId };
/** Where a piece comes from: the supply, an area or zone, for a deployment token also which of those there. R2.10 */
export type PieceSource = 'supply' | AreaId | ZoneId | { readonly at: AreaId; readonly token: AtreidesToken };
/** What is done with each imperium marker and with the spice left. R9.3, R9.4 */
export interface SpiceSplit extends Readonly<Record<PowerId, 'drop' | 'keep' | 'raise'>> {
  readonly stockpile: boolean;
}
/** What is decided on at a time: one marker, or whether supremacy is bought. R9.3, R9.4 */
export type SpicePart = { readonly power: PowerId; readonly to: SpiceSplit[PowerId] } | { readonly stockpile: boolean };
/** The target of a card's special effect; which of these it is follows from its name. */
export type SpecialTarget =
  | 'done'
  | { readonly area: AreaId }
  | { readonly zone: ZoneId }
  | { readonly sector: SectorId }
  | { readonly power: PowerId }
  | { readonly symbol: ActionSymbol; readonly token?: true }
  | { readonly card: PrescienceId }
  | { readonly vehicle: VehicleAt }
  | { readonly from: AreaId; readonly to: AreaId }
  | { readonly sietch: SietchId; readonly to: AreaId }
  | { readonly down: TrackId; readonly up: TrackId; readonly by: number };
/** What can be set right beside a board on the table: an area, an air zone, the markers of the tracks. */
export type Mended = AreaId | ZoneId | 'tracks';
/** Why a legion is hit or driven off. */
export type Cause = 'battle' | 'strike' | 'storm' | 'worm' | 'continue';

/** The round and its phases. */
interface RoundTasks {
  /** The last of the set-up: Harkonnen tokens are flipped, all is told. R4.6 */
  setUp: object;
  round: object;
  phase: { phase: PhaseId };
  /** Cards are drawn, prescience is revealed. R5.2 */
  startOfRound: object;
  /** A vehicle to be placed; `any` may be of each kind. `free`: it may be left. R5.4, R5.5 */
  vehicle: { house: HouseId; left: Readonly<Partial<Record<Vehicle | 'any', number>>>; free: boolean };
  endOfRound: object;
  /** Claims of end-of-round cards, one after the other. R13.10 step 1 */
  endClaim: object;
  winCheck: object;
  /** R13.10 step 4 */
  relieve: { side: Side };
  handLimit: { house: HouseId };
  prune: object; // R13.10 step 7
  closeRound: object;
}
/** Dice and turns of phase 2. R6 */
interface ActionTasks {
  rollActionDice: object;
  /** Who changes a die without a slot next. R6.3 */
  excess: { next: Side };
  changeDie: { house: HouseId };
  /** R15.5 */
  splitDice: { side: Side };
  sister: { side: Side }; // R6.4
  turn: { side: Side };
  /** Which of two teammates acts. R15.6 */
  volunteer: { side: Side };
  act: { house: HouseId };
  /** The next effect of a list. */
  effect: { ref: EffectRef };
  endTurn: { side: Side };
}
/** What effects ask; each may be left undone (R7.3) unless it says otherwise. */
interface EffectTasks {
  march: { ref: EffectRef; left: number };
  /** A way is chosen: who goes is asked where there is a choice. */
  setOut: { ref: EffectRef; route: Route; left: number };
  company: { ref: EffectRef; route: Route; left: number };
  /** A legion has come to rest. R10.7, R10.8 */
  arrive: { side: Side; at: AreaId };
  overflow: { side: Side; at: AreaId }; // R2.8
  put: { ref: EffectRef; left: Readonly<Record<string, number>>; used: readonly AreaId[] };
  /** Placing is over: tokens that were drawn and not placed go back, what exceeds the limit is removed. */
  putAway: { side: Side };
  /** From the supply or from elsewhere on the map. R2.10 */
  takeFrom: { by: HouseId; putting: Putting | VehicleAt };
  layWormsign: { house: HouseId; left: number }; // R7.8a
  attack: { ref: EffectRef }; // R11.1
  strike: { ref: EffectRef };
  replace: { ref: EffectRef; left: number };
  split: { ref: EffectRef; count: number }; // R7.7
  playCard: { house: HouseId }; // R7.11
  giveUp: { house: HouseId; count: number; last?: true }; // R15.4
  sendToTank: { ref: EffectRef };
  pickLegion: { ref: EffectRef };
  pickArea: { ref: EffectRef };
  choose: { ref: EffectRef };
  /** `chosen`: what it asked first, where it asks twice. */
  special: { ref: EffectRef; name: SpecialName; left: number; chosen?: Exclude<SpecialTarget, 'done'> };
  asSymbol: { ref: EffectRef };
  replacePrescience: { house: HouseId };
}
/** Worms, storms and the spice. R8, R9, R14 */
interface SandTasks {
  desertPower: { house: HouseId; times: number }; // R7.8
  moveWorm: { house: HouseId; left: number; maker: boolean; moved: readonly AreaId[] };
  wormAttack: { house: HouseId; maker: boolean };
  /** A wormsign is turned up because a legion came. R14.3 */
  flip: { at: AreaId };
  /** A worm is to come here, never one of those that have just come. R8.4 */
  bringWorm: { at: AreaId; bound: readonly AreaId[] };
  /** Where the worm comes from. R8.4 */
  wormFrom: { at: AreaId; bound: readonly AreaId[] };
  /** A worm has come where these are. R8.5, R14.3 */
  wormComes: { at: AreaId };
  flee: { side: Side; at: AreaId };
  wormHits: { at: AreaId; dice: number };
  casualty: { side: Side; at: AreaId; left: number; cause: Cause }; // R11.11
  /** A harvester whom no legion stands by is swallowed, or rescued. R8.5, R8.6 */
  swallow: { at: AreaId };
  rescue: { at: AreaId }; // R8.6
  /** The hazards of phase 3, in the order of R8. */
  clearWormsigns: object;
  coverDesert: object;
  chooseCovered: { left: number };
  turnWormsigns: object;
  chooseWorms: { most: number };
  /** The worms that have come are resolved one after the other. R8.5 */
  resolveWorms: object;
  nextWorm: object;
  storms: object;
  storm: { at: AreaId };
  harvest: object; // R9.2
  /** One marker after the other, then supremacy. R9.3 */
  spendSpice: { chosen: Partial<SpiceSplit> };
  /** Bans are found; a smaller stacking limit holds at once. R9.8, R9.9 */
  bans: object;
  /** A legion is where the atomics struck. R13.9 */
  displace: { side: Side; at: AreaId };
}
/** R11 */
interface BattleTasks {
  battle: object;
  battleRound: object;
  combatCards: { house: HouseId };
  rollBattle: object;
  convert: { side: Side };
  countHits: object;
  goOn: object;
  withdraw: object;
  retreat: object;
  settle: object;
  advance: { side: Side; from: AreaId; at: AreaId };
  /** Free actions are allowed again. R11.18 */
  release: object;
}
/** Claims of the action phase. R13.4, R13.5 */
interface ClaimTasks {
  claim: { card: PrescienceId };
  giveUpToken: { card: PrescienceId };
  giveUpNaib: { card: PrescienceId };
  showTokens: { card: PrescienceId; count: number };
  /** How far a marker goes that the player chooses. */
  anyTrack: { steps: number };
  scoutReveal: { at: AreaId };
}
/** What people tell of the board on their table. */
interface CompanionTasks {
  /** The table is laid out; which objective was drawn. R4.14 */
  tellObjective: object;
  /** One card after the other, as it is drawn. R5.2, R7.7 */
  tellDrawn: { house: HouseId; deck: HouseId; left: number };
  /** Prescience cards that were turned up. R5.2 */
  tellShown: { left: number };
  /** Deployment tokens that were drawn, before it is said where they go. R7.6 */
  tellTokens: { ref: EffectRef; left: number };
  /** What of an area stands otherwise on the table. */
  mendWhat: { by: SeatId; at: AreaId };
  mendLegion: { by: SeatId; side: Side; at: AreaId };
  mendSand: { by: SeatId; at: AreaId };
  /** With which other sietch its token has changed places. */
  mendSietch: { by: SeatId; at: AreaId };
  mendZone: { by: SeatId; at: ZoneId };
  mendTracks: { by: SeatId };
}
/** Every task of the agenda; those that ask a seat are in `ArrakisAnswers` too. */
export interface ArrakisTasks
  extends RoundTasks,
    ActionTasks,
    EffectTasks,
    SandTasks,
    BattleTasks,
    ClaimTasks,
    CompanionTasks,
    MahdiTasks {}
export type TaskName = keyof ArrakisTasks;

export interface ArrakisAnswers {
  vehicle: 'done' | VehicleAt;
  endClaim: 'done' | PrescienceId;
  relieve: readonly LeaderId[];
  /** How many of each card. */
  handLimit: Counts;
  prune: readonly PrescienceId[];
  changeDie: ActionSymbol;
  sister: 'none' | { readonly board: BoardId; readonly symbol: ActionSymbol };
  volunteer: HouseId;
  act: Act;
  march: 'done' | Route;
  company: Company;
  /** Units by rank and by token. */
  overflow: Counts;
  put: 'done' | Putting;
  takeFrom: PieceSource;
  layWormsign: 'done' | AreaId;
  attack: 'done' | Route;
  strike: 'done' | AreaId;
  replace: 'done' | AreaId;
  /** How many from each own deck. */
  split: Counts;
  playCard: 'done' | PlanningId;
  giveUp: 'none' | Counts;
  sendToTank: 'done' | NamedId;
  pickLegion: 'done' | AreaId;
  pickArea: 'done' | AreaId;
  choose: 'done' | number;
  special: SpecialTarget;
  replacePrescience: readonly PrescienceId[];
  asSymbol: 'done' | { readonly as: ActionSymbol; readonly action: ActionId };
  desertPower: 'done' | 'wormsigns' | 'move' | 'attack' | 'maker';
  moveWorm: 'done' | { readonly from: AreaId; readonly to: AreaId };
  wormAttack: 'done' | { readonly from: AreaId; readonly at: AreaId };
  wormFrom: 'supply' | 'wild-maker' | AreaId;
  flee: AreaId;
  casualty: Casualty;
  rescue: 'no' | ZoneId;
  chooseCovered: readonly AreaId[];
  chooseWorms: readonly AreaId[];
  nextWorm: AreaId;
  spendSpice: SpicePart;
  displace: AreaId;
  /** `none`: there is nothing to discard. */
  combatCards: 'none' | Counts;
  /** How many of each leader. */
  convert: Counts;
  goOn: 'stop' | 'continue';
  withdraw: boolean;
  retreat: AreaId;
  advance: boolean;
  giveUpToken: { readonly at: AreaId; readonly token: string };
  giveUpNaib: AreaId;
  /** How many of each token. */
  showTokens: Counts;
  anyTrack: TrackId;
  /** Keys: `sietch`, and a number of tokens. */
  scoutReveal: { readonly sietch: boolean; readonly tokens: number };
  automaTie: AutomaOption;
  tellObjective: ObjectiveId;
  tellDrawn: PlanningId;
  tellShown: PrescienceId;
  tellTokens: AtreidesToken;
  mendWhat: Side | 'sand' | 'sietch';
  /** How many of each figure, token and leader stand there. */
  mendLegion: Counts;
  mendSand: Counts;
  mendSietch: AreaId;
  mendZone: 'none' | Aircraft;
  mendTracks: Counts;
}

/** What a side may do unasked. R7.10, R13.4, R15.13 */
export interface ArrakisInterjections {
  /** Guerrilla training: a token is revealed. */
  train: { readonly at: AreaId; readonly token: AtreidesToken };
  detonate: AtomicsId;
  claim: PrescienceId;
  /** An ornithopter looks at an area. R7.9 */
  scout: { readonly zone: ZoneId; readonly at: AreaId };
  /** So many Hawat's Scheming are discarded. R17.9 */
  scheme: number;
  /** Teammates talk in secret. R15.13 */
  cone: true;
  /** Something stands otherwise on the table of a companion. */
  mend: Mended;
}
