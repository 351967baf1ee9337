import type { DeepReadonly, Hidden, Game as KernelGame } from '../../kernel/types.ts';
import type { Correction } from './corrections.ts';
import type { BattleTerms } from './data/notation.ts';
import type { ArrakisEvent } from './events.ts';
import type {
  ActionSymbol,
  Aircraft,
  AreaId,
  AtomicsId,
  AtreidesToken,
  BoardId,
  CombatFace,
  HouseId,
  LeaderId,
  Mode,
  NamedId,
  ObjectiveId,
  PhaseId,
  PlanningId,
  PowerId,
  PrescienceId,
  SeatId,
  SettlementId,
  Side,
  SietchId,
  TacticalSector,
  TokenSet,
  TrackId,
  ZoneId,
} from './ids.ts';
import type { ArrakisAnswers, ArrakisInterjections, ArrakisTasks, Way } from './questions.ts';

/** What the table agreed on in the lobby. Absent = the default, which is the first value named. */
export interface ArrakisOptions {
  /** Two people may also play together against the automa; alone one always does. R1.2 */
  readonly mode?: Mode;
  /** Which side seat 1 leads, where two sides are played. */
  readonly sides?: 'atreides' | 'harkonnen' | 'random';
  /** The side two of three players share. R1.2 */
  readonly shared?: Side;
  /** How long a legion that was carried may not be carried again. RU-5 */
  readonly transport?: 'round' | 'turn';
  /** What a surprise attack adds: a Special result or a die. RU-6 */
  readonly surprise?: 'special' | 'die';
  /** What becomes of a Bene Gesserit token left in its slot. RU-16 */
  readonly token?: 'returns' | 'lost';
  /** Whether all see the odds of a planned attack. */
  readonly odds?: 'shown' | 'hidden';
  /** Mahdi beside a board on the table: `companion` is told what is drawn there. R16 */
  readonly board?: 'app' | 'companion';
  /** What Mahdi's one ornithopter is counted by: moves alone, or attacks on sietches too. RU-5 */
  readonly flights?: 'moves' | 'all';
  /** After a victory of Mahdi where no sietch is: it always advances, or the Atreides say. RU-35 */
  readonly advances?: 'always' | 'asked';
  /** What Mahdi's House die does beside the Baron's special action. R16.12 */
  readonly baron?: 'vehicles' | 'alone';
  /** `table`: the players throw real dice and type them in. */
  readonly dice?: 'app' | 'table';
  /** What an owner of the game has corrected in the data. */
  readonly corrections?: Correction;
}

/** Options that records of older games do not have: absent stays absent, or their positions would be others. */
type LaterOption = 'corrections' | 'board' | 'flights' | 'advances' | 'baron';

/** Values of some areas; an area that is not named has none. A value: replaced, never written into. */
export type Sparse<T> = Readonly<Partial<Record<AreaId, T>>>;
/** Figures of a side in one area, without its named leaders: where those are says `leaders`. R2.5 */
export interface Legion {
  readonly regular: number;
  readonly elite: number;
  readonly special: number;
  /** Bashars or Naibs. */
  readonly generic: number;
  /** Deployment tokens of the Atreides, facedown. R2.7 */
  readonly tokens: Hidden<readonly AtreidesToken[]>;
  /** Facedown tokens of the automa; what is on them is drawn when they are turned up. R16.16 */
  readonly facedown: readonly TokenSet[];
}
/** Some of the figures of one area: never Harvesters, which stay where they are. R10.10 */
export interface Part {
  readonly regular: number;
  readonly elite: number;
  readonly special: number;
  readonly generic: number;
  readonly named: readonly NamedId[];
  readonly tokens: readonly AtreidesToken[];
  /** Only the automa has these; absent = none. R16.16 */
  readonly facedown?: readonly TokenSet[];
}

/** Where a named leader is. `waiting`: not in play yet · `ready`: beside the board · `gone`: out of the game. R17.2, R12.9 */
export type LeaderPlace = 'waiting' | 'ready' | 'tank' | 'gone' | AreaId;
export interface LeaderState {
  readonly at: LeaderPlace;
  /** The card is facedown until the end of the round. R17.3 */
  readonly spent: boolean;
}
export type DiceCount = Readonly<Record<ActionSymbol, number>>;
/** A dashboard. R6.2 */
export interface Board {
  unused: DiceCount;
  used: DiceCount;
  /** Symbol under which an unused Bene Gesserit token lies. R6.4 */
  token: ActionSymbol | null;
  /** START first. R12.9 */
  tank: readonly (NamedId | null)[];
}
/** A prescience card that lies open. R5.2 */
export interface Shown {
  readonly card: PrescienceId;
  /** Kept by Eyes of Ibad: not discarded, and extra in the rounds to come. */
  readonly kept: boolean;
  /** Fear Is the Mind-Killer lies on it. */
  readonly feared: boolean;
}
export interface Sietch {
  readonly at: AreaId;
  readonly rank: Hidden<number>;
  /** Its rank is known to all. R12.5 */
  readonly open: boolean;
}
/** What has happened in this action phase, for cards that ask for it. R13.4 */
export interface Deeds {
  /** Moves or attacks of Paul's legion by sandriding. */
  readonly ridden: number;
  readonly harvesters: number;
  /** Defended areas that Paul's legion took. */
  readonly assault: number;
  /** Named Harkonnen leaders sent to the tank. */
  readonly fallen: number;
}
/** A turn of the action phase. */
export interface Turn {
  side: Side;
  /** Who acts; null = not said yet. R15.6 */
  house: HouseId | null;
  /** A die or token was spent: the tank advances. R6.8 */
  spent: boolean;
  /** Figures that have moved in this action, where they are now: they stay. R10.2 */
  moved: Hidden<Sparse<Part>>;
  /** What pickLegion, pickArea or takeOrnithopter has chosen. */
  picked: AreaId | ZoneId | null;
}
export interface BattleSide {
  /** Dice and results of this battle round. */
  readonly cards: number;
  readonly roll: Readonly<Record<CombatFace, number>>;
  /** Leaders that convert a Special; `generic` once for each. R11.8 */
  readonly convert: readonly (NamedId | 'generic')[];
  /** Hits it still has to take. R11.10 */
  readonly hits: number;
}
/** A battle being fought. R11 */
export interface Battle {
  readonly attacker: Side;
  readonly from: AreaId;
  readonly at: AreaId;
  readonly way: Way;
  readonly surprise: boolean;
  readonly terms: BattleTerms;
  /** Battle rounds begun. */
  round: number;
  /** The defender had units when the attack was declared. */
  readonly defended: boolean;
  sides: Readonly<Record<Side, BattleSide>>;
  retreated: boolean;
}
/** What the automa of Mahdi knows and plans. R16 */
export interface Automa {
  /** Tactical cards not drawn yet; their order is nobody's. */
  readonly tactical: Hidden<readonly SietchId[]>;
  readonly shown: readonly SietchId[];
  readonly harvest: TacticalSector | null;
  readonly target: SietchId | null;
  /** R16.9; until the end of the round. */
  readonly temporary: SietchId | null;
  readonly reinforcements: Hidden<readonly PlanningId[]>;
  /** Dice not rolled yet. R16.5 */
  readonly unrolled: number;
  /** Moves by ornithopter in this round or turn. R16.9, RU-5 */
  readonly flown: number;
  /** One Hawat's Scheming lies beside the map. R16.18 */
  readonly schemeAside: boolean;
  /** House whose card was discarded last. R16.11 */
  readonly lastDeck: HouseId | null;
  /** The symbol Truthtrance has chosen for its next turn. RU-36 */
  readonly named: ActionSymbol | null;
}
/** Why the game ended. R1.3, R1.4 */
export type EndReason = 'supremacy' | 'prescience' | 'arrakeen';
export interface Result {
  readonly reason: EndReason;
  readonly side: Side;
  /** The objective that was fulfilled. */
  readonly objective: ObjectiveId | null;
}

/**
 * Everything on the table. What follows from it is not kept: supplies are the box less the map, decks are all cards less those in
 * hands and discards, unseen wormsigns and stations are drawn when they are turned up.
 */
export interface ArrakisState {
  options: Required<Omit<ArrakisOptions, LaterOption>> & Pick<ArrakisOptions, LaterOption>;
  seats: readonly SeatId[];
  /** Who leads each House; null = the automa. R15, R16 */
  lead: Readonly<Record<HouseId, SeatId | null>>;
  round: number;
  phase: PhaseId;
  legions: Record<Side, Sparse<Legion>>;
  leaders: Record<LeaderId, LeaderState>;
  /** Those that stand. */
  settlements: readonly SettlementId[];
  /** null = destroyed. R12.2 */
  sietches: Record<SietchId, Sietch | null>;
  /** Areas with a facedown station. R4.7 */
  stations: readonly AreaId[];
  /** Symbols of the stations that were taken. R12.8 */
  stationsTaken: readonly TrackId[];
  /** Areas with a facedown wormsign, which nobody has seen. R14.1 */
  wormsigns: readonly AreaId[];
  /** Areas with a sandworm; the Wild Maker is among the leaders. */
  worms: readonly AreaId[];
  harvesters: readonly AreaId[];
  zones: Readonly<Partial<Record<ZoneId, Aircraft>>>;
  /** Deployment tokens of the Atreides not drawn yet. R4.4 */
  pool: Hidden<readonly AtreidesToken[]>;
  /** Deployment tokens that were drawn and looked at, and are now to be placed. R7.6 */
  drawn: Hidden<readonly AtreidesToken[]>;
  /** Deployment tokens out of the game, revealed or given up. */
  tokensGone: Hidden<readonly AtreidesToken[]>;
  atomics: { readonly unlocked: boolean; readonly at: AtomicsId | null };
  imperium: Readonly<Record<PowerId, number>>;
  bans: readonly PowerId[];
  reserve: number;
  supremacy: number;
  prescience: Readonly<Record<TrackId, number>>;
  shown: readonly Shown[];
  claimed: readonly PrescienceId[];
  /** Prescience cards out of the game. */
  prescienceGone: readonly PrescienceId[];
  hands: Record<HouseId, Hidden<readonly PlanningId[]>>;
  discards: Record<HouseId, readonly PlanningId[]>;
  /** Planning cards that lie on prescience cards. */
  attached: readonly PlanningId[];
  objectives: Hidden<readonly ObjectiveId[]>;
  boards: Partial<Record<BoardId, Board>>;
  /** Action dice on the spice board. R5.3 */
  setAside: number;
  /** Bene Gesserit tokens in hand; what is nowhere has left the game. R6.4 */
  sisters: Readonly<Record<Side | 'reserve', number>>;
  cones: Readonly<Partial<Record<Side, number>>>;
  /** Sides whose teammates see each other's hands under a cone of silence. R15.13 */
  talking: readonly Side[];
  turn: Turn | null;
  deeds: Deeds;
  /** Figures carried by an ornithopter in this period. RU-5 */
  carried: Sparse<Part>;
  /** Seek Out the Mahdi: Paul is bound in the next turn, or in this one. */
  paulBound: 'next' | 'now' | null;
  /** Truthtrance: the die that the Harkonnen must spend next. */
  forced: { readonly symbol: ActionSymbol; readonly token: boolean } | null;
  /** Worms placed in this hazards phase that are still to be resolved. R8.5 */
  coming: readonly AreaId[];
  /** Spice to be spent, and markers that dropped. R9 */
  spice: number;
  battle: Battle | null;
  /** A battle round goes on, or hits are being taken: nothing is done unasked. R7.10, R11.18 */
  held: boolean;
  automa: Automa | null;
  result: Result | null;
}
export type State = DeepReadonly<ArrakisState>;

/** A legion as a viewer sees it. */
export interface LegionView {
  readonly regular: number;
  readonly elite: number;
  readonly special: number;
  readonly generic: number;
  readonly named: readonly NamedId[];
  /** Facedown tokens, and what is on them for those who may know. R18 */
  readonly tokens: number;
  readonly known: readonly AtreidesToken[] | null;
  readonly facedown: readonly TokenSet[];
}
export interface SietchView {
  readonly at: AreaId;
  /** null = the viewer does not know. */
  readonly rank: number | null;
  readonly open: boolean;
}
export interface HandView {
  readonly count: number;
  /** null = not the viewer's. */
  readonly cards: readonly PlanningId[] | null;
  readonly deck: number;
  readonly discards: readonly PlanningId[];
}
/** What a seat or a spectator sees. R18 */
export interface ArrakisView
  extends Pick<
    State,
    | 'options'
    | 'seats'
    | 'lead'
    | 'round'
    | 'phase'
    | 'leaders'
    | 'settlements'
    | 'stations'
    | 'stationsTaken'
    | 'wormsigns'
    | 'worms'
    | 'harvesters'
    | 'zones'
    | 'atomics'
    | 'imperium'
    | 'bans'
    | 'reserve'
    | 'supremacy'
    | 'prescience'
    | 'shown'
    | 'claimed'
    | 'prescienceGone'
    | 'attached'
    | 'boards'
    | 'setAside'
    | 'sisters'
    | 'cones'
    | 'talking'
    | 'deeds'
    | 'paulBound'
    | 'forced'
    | 'coming'
    | 'spice'
    | 'battle'
    | 'result'
  > {
  readonly mode: Mode;
  readonly side: Side | null;
  readonly legions: Readonly<Record<Side, Sparse<LegionView>>>;
  readonly sietches: Readonly<Partial<Record<SietchId, SietchView>>>;
  /** Ranks that the facedown sietches have among them, in order: whoever counts along knows them. */
  readonly closedRanks: readonly number[];
  readonly hands: Readonly<Record<HouseId, HandView>>;
  /** null = secret to the viewer. */
  readonly objectives: readonly ObjectiveId[] | null;
  readonly objectiveCount: number;
  readonly pool: number;
  /** Tokens drawn and not placed yet, and what is on them for those who may know. */
  readonly drawn: { readonly count: number; readonly known: readonly AtreidesToken[] | null };
  readonly turn: { readonly side: Side; readonly house: HouseId | null; readonly picked: AreaId | ZoneId | null } | null;
  readonly automa:
    | (Omit<DeepReadonly<Automa>, 'tactical' | 'reinforcements'> & { readonly tactical: number; readonly reinforcements: number })
    | null;
}

/** The types of Dune: War for Arrakis for the kernel. */
export interface ArrakisGame {
  Seat: SeatId;
  Options: ArrakisOptions;
  State: ArrakisState;
  View: ArrakisView;
  Tasks: ArrakisTasks;
  Answers: ArrakisAnswers;
  Interjections: ArrakisInterjections;
  Event: ArrakisEvent;
}
export type Game = KernelGame<ArrakisGame>;
