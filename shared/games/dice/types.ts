import type { DeepReadonly, Hidden, Game as KernelGame } from '../../kernel/types.ts';
import type { Correction } from './corrections.ts';
import type { DiceEvent } from './events.ts';
import type {
  AssetId,
  HouseDieId,
  HouseFace,
  HouseId,
  Kind,
  LeaderId,
  Place,
  RegionFace,
  RegionId,
  SeatId,
  SpiceFace,
  StepId,
  StormZone,
  TokenId,
  VendettaFace,
  Zone,
} from './ids.ts';
import type { DiceAnswers, DiceInterjections, DiceTasks } from './questions.ts';

export type {
  MarchKey,
  FistKey,
  Fist,
  Recruits,
  Vendetta,
  Breach,
  Dance,
  Ship,
  Bargain,
  AssetWork,
  DiceTasks,
  DiceAnswers,
  DiceInterjections,
} from './questions.ts';

/** What the table agreed on in the lobby. Absent = the default, which is the first value named. */
export interface DiceOptions {
  /** Which of the two Face Dancers of the House card is played. R16.9 */
  readonly face_dancers?: 'dice' | 'spice';
  readonly map?: 'printed' | 'rim-split' | 'all-touch-pole';
  /** `table`: the players throw real dice and type them in. */
  readonly dice?: 'app' | 'table';
  /** Who is the start player. R4.4 */
  readonly start?: 'random' | 'seat1';
  /** What an owner of the game has corrected in the data files. */
  readonly corrections?: Correction;
}

/** What a die has been used for in this turn, and by whom. */
export interface DieUse {
  readonly for: 'recruit' | 'dance' | 'vendetta';
  readonly by: HouseId;
}
export interface Die<Face> {
  /** null = not thrown yet in this turn. */
  readonly face: Face | null;
  readonly frozen: boolean;
  readonly used: DieUse | null;
}
export type Dice = Record<HouseDieId, Die<HouseFace>> & { region: Die<RegionFace>; spice: Die<SpiceFace>; vendetta: Die<VendettaFace> };

/** A House in play with everything it openly owns. */
export interface House {
  seat: SeatId;
  /** Ordinary troops by place. R1.1 */
  troop: Record<Place, number>;
  /** Large troops by place. */
  large: Record<Place, number>;
  /** Leaders on the House card, in the order of the data; the others are in supply. R1.3 */
  leaders: readonly LeaderId[];
  /** Spice stored on the House card: Corrino and Guild only. */
  reserve: number;
  /** Tokens in front of it. R9.3, R9.4 */
  tokens: readonly TokenId[];
  /** Number of its latest turn in the count of all turns; 0 = has had none. R12.2 */
  lastTurn: number;
}

/** An offer of alliance with everything it contains. R7.9 */
export interface Invitation {
  /** The invited House. */
  readonly house: HouseId;
  /** The face whose dice are shared under R16.8; null = no dice are shared. */
  readonly face: HouseFace | null;
  /** How many dice of that face the ally may recruit with; 0 = no dice are shared. */
  readonly dice: number;
}
/** One troop shipped. R10.4-R10.6 */
export interface Shipment {
  readonly house: HouseId;
  readonly what: Kind;
  readonly to: RegionId;
}
/** A deal between active player and ally. R10.10 */
export interface Deal {
  readonly by: HouseId;
  /** Reserve spice of a Corrino ally for the active player. */
  readonly gift: number;
  readonly shipments: readonly Shipment[];
}
/** A battle being fought. R12.11 */
export interface Battle {
  readonly at: RegionId;
  readonly attacker: HouseId;
  /** The active player's ally, if there is one. */
  readonly ally: HouseId | null;
  readonly defender: HouseId;
  readonly coDefenders: readonly HouseId[];
  /** Leaders offered by ally and co-defenders for this battle. R12.12 */
  readonly offered: readonly LeaderId[];
}

/** What lasts for one turn only. */
export interface Turn {
  /** null = the first turn has not begun. */
  active: HouseId | null;
  ally: HouseId | null;
  step: StepId | null;
  dice: Dice;
  /** How often dice were thrown in this turn. R6.1 */
  throws: number;
  /** The face Bene Tleilax has named. R16.7 */
  namedFace: HouseFace | null;
  /** The accepted offer, if it shares dice. R16.8 */
  share: Invitation | null;
  /** Turn spice by where it is from; spent in this order, a reserve last (Corrino: before `die`). R16.11, R16.13 */
  purse: { harvest: number; gift: number; die: number };
  /** Houses that have paid the Guild in this turn by shipping. R16.12 */
  paidGuild: readonly HouseId[];
  /** The deal being put together or waiting for an answer. R10.11 */
  deal: Deal | null;
  /** Deals refused in this step. R10.11 */
  refused: readonly Deal[];
  /** The ally has said that it will propose nothing more in this step. */
  allySilent: boolean;
  /** R11.1 */
  target: RegionId | null;
  /** Regions where battles still have to be fought. R12.11 */
  battles: readonly RegionId[];
  /** Regions where they have been fought in this turn. */
  fought: readonly RegionId[];
  battle: Battle | null;
}

/** Why the game ended: the reason of the kernel's outcome. R15.1-R15.5 */
export type EndReason = 'solo' | 'allied' | 'prophecy' | 'guild' | 'guildUnplayed' | 'prophecyGuild';
export interface Result {
  readonly reason: EndReason;
  /** Houses that win. */
  readonly houses: readonly HouseId[];
  /** Whose victory the Bene Gesserit had foreseen, if they win. */
  readonly foreseen: HouseId | null;
}

export interface DiceState {
  options: Required<Omit<DiceOptions, 'corrections'>> & Pick<DiceOptions, 'corrections'>;
  /** Clockwise. */
  seats: readonly SeatId[];
  startSeat: SeatId;
  /** Houses in play, clockwise from the start player; empty until all are chosen. R4.11 */
  order: readonly HouseId[];
  houses: Partial<Record<HouseId, House>>;
  /** 1-6. R5.2 */
  round: number;
  /** Turns begun so far. */
  turns: number;
  storm: StormZone;
  assets: Record<RegionId, AssetId | null>;
  assetSupply: Record<AssetId, number>;
  /** The common pool. R4.3 */
  pool: Record<TokenId, number>;
  /** Only the Bene Gesserit know it until the end. R4.9, R17.2 */
  prediction: Hidden<HouseId | null>;
  turn: Turn;
  result: Result | null;
}
export type State = DeepReadonly<DiceState>;

/** Who stands in a region. */
export interface Standing {
  readonly house: HouseId;
  readonly troop: number;
  readonly large: number;
}
export interface RegionView {
  readonly zone: Zone;
  readonly strategic: boolean;
  readonly desert: boolean;
  readonly storm: boolean;
  readonly asset: AssetId | null;
  readonly troops: readonly Standing[];
}
export interface HouseView extends DeepReadonly<House> {
  /** Leaders in supply. */
  readonly lostLeaders: readonly LeaderId[];
  /** Strategic regions it controls alone. R1.5 */
  readonly seals: number;
}
/** What a seat or a spectator sees. */
export interface DiceView {
  readonly options: State['options'];
  readonly seats: readonly SeatId[];
  readonly startSeat: SeatId;
  /** The House of each seat; a seat that has not chosen yet is missing. */
  readonly houseOf: Readonly<Partial<Record<SeatId, HouseId>>>;
  readonly order: readonly HouseId[];
  readonly houses: Readonly<Partial<Record<HouseId, HouseView>>>;
  readonly map: Readonly<Record<RegionId, RegionView>>;
  readonly round: number;
  readonly rounds: number;
  readonly storm: StormZone;
  readonly assetSupply: Readonly<Record<AssetId, number>>;
  readonly pool: Readonly<Record<TokenId, number>>;
  readonly turn: State['turn'];
  /** Spice the active player can spend now, its reserve included. */
  readonly spice: number;
  /** Strategic regions that active player and ally control together; null without an ally. R15.2 */
  readonly alliedSeals: number | null;
  /** Seals needed to win alone and with an ally. */
  readonly goal: { readonly solo: number; readonly allied: number };
  /** Has the Bene Gesserit predicted, and what, as far as the viewer knows. */
  readonly prediction: { readonly made: boolean; readonly house: HouseId | null };
  readonly result: Result | null;
}

/** The types of Dune: The Dice Game for the kernel. */
export interface DiceGame {
  Seat: SeatId;
  Options: DiceOptions;
  State: DiceState;
  View: DiceView;
  Tasks: DiceTasks;
  Answers: DiceAnswers;
  Interjections: DiceInterjections;
  Event: DiceEvent;
}
export type Game = KernelGame<DiceGame>;
