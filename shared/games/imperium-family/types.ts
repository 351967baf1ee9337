import type { DeepReadonly, Hidden, Game as KernelGame, Reason } from '../../kernel/types.ts';
import type { Correction } from '../merged.ts';
import type { RememberedTurn, ShownHand } from './cardplay.ts';
import type { Effect } from './effects/effects.ts';
import type { FamilyEvent } from './events.ts';
import type {
  CardName,
  ConflictName,
  ContractName,
  DifficultyName,
  FactionId,
  HagalName,
  IntrigueName,
  LeaderName,
  PlayerId,
  PostName,
  ResourceId,
  RivalName,
  SeatId,
  SpaceName,
} from './ids.ts';
import type { LeaderBoard } from './leader-board.ts';
import type { FamilyAnswers, FamilyInterjections, FamilyTasks } from './questions.ts';
import type { VariantId } from './rival-records.ts';
import type { SpyDeeds } from './spies.ts';
import type { TeamBoard, TeamPlayer, TeamTurn } from './teams.ts';
import type { BoardUnits, PlayerUnits } from './units.ts';

/** A product that is played by these rules. */
export type EditionId = string;

/** Ways to play with Rivals. Uprising R17.17 */
type VariantOptions = { readonly [Id in VariantId]?: 'without' | 'with' };
/** What the table agreed on in the lobby. Absent = the default, or an edition that has no such choice. */
export interface FamilyOptions extends VariantOptions {
  /** R2.4 R24.2 */
  readonly leaders?: 'choose' | 'random';
  /** `distinct`: no two Leaders of one House. R24.1 */
  readonly houses?: 'any' | 'distinct';
  /** Who is the first First Player. R2.9 */
  readonly start?: 'random' | 'seat1';
  /** Of the solo game; an edition names its own, from the easiest. R23.4 */
  readonly difficulty?: DifficultyName;
  /**
   * `companion`: persons play on their physical board with one or two seats, and the app runs House Hagal and the Rivals' book-keeping.
   * What persons do there is told to the app as far as Rivals need it.
   */
  readonly board?: 'app' | 'companion';
  /** The CHOAM module. Uprising R2.9 */
  readonly choam?: 'without' | 'with';
  /** Cards of the first game that are mixed in. Uprising R19.1 */
  readonly 'base-imperium'?: 'without' | 'with';
  readonly 'base-intrigue'?: 'without' | 'with';
  readonly 'base-conflicts'?: 'without' | 'with';
  /** What an owner of the game has corrected in the data files. */
  readonly corrections?: Correction;
}

/** How many cards at the top of a deck are known, because they were put there openly or looked at. R19.40 R19.46 R18.8 */
export interface KnownTop {
  readonly all: number;
  /** At least as many. */
  readonly owner: number;
}

/** A person or a Rival with everything that is theirs. A Rival's zones of cards stay empty. R10.1 R21.1 */
export interface Player extends PlayerUnits, ShownHand, TeamPlayer {
  /** null = not chosen yet; House Hagal has none. */
  leader: LeaderName | null;
  solari: number;
  spice: number;
  water: number;
  vp: number;
  /** The three places of the own troops. R8.1 */
  supply: number;
  garrison: number;
  conflict: number;
  /** Strength by swords; counts while a unit is in the Conflict. R9.7 */
  swords: number;
  influence: Record<FactionId, number>;
  /** Agents on the Leader that can be sent, the Mentat included while held. R5.2 R16.1 */
  agents: number;
  /** Has the third Agent. R7.21 */
  swordmaster: boolean;
  /** Has a seat in the High Council. R7.10 */
  council: boolean;
  /** Top first. */
  deck: Hidden<readonly CardName[]>;
  known: KnownTop;
  /** In the order of the data, as every zone whose order says nothing. */
  hand: Hidden<readonly CardName[]>;
  /** Cards of Agent turns, then those revealed. R9.2 */
  inPlay: readonly CardName[];
  /** The latest last. */
  discard: readonly CardName[];
  /** Face up beside the Row for this player alone. R18.6 */
  aside: readonly CardName[];
  intrigue: Hidden<readonly IntrigueName[]>;
  /** Plot cards that wait for the Reveal turn. R12.6 */
  waiting: readonly IntrigueName[];
  /** Has taken the Reveal turn of this round. R5.4 */
  revealed: boolean;
  /** Number of the latest Reveal turn in the count of all; 0 = none yet. R16.8 */
  lastReveal: number;
  /** Secret Faction tokens of the Leader; empty without any. R18.2 */
  tokens: Hidden<readonly FactionId[]>;
  /** The ability that works once has been used; the tokens are face up from then on. R18.2 */
  abilityUsed: boolean;
  leaderBoard?: LeaderBoard;
  /** Of a Rival that has one; absent before it is chosen. Uprising R17.1 */
  rivalCard?: RivalName;
  /** In the supply; absent in an edition without Spies. Uprising R1.3 */
  spies?: number;
  /** Absent in a game without contracts. */
  contracts?: OwnContracts;
}
/** Contracts of a player, for all to see. Uprising R14.3, Uprising R16.1 */
export interface OwnContracts {
  /** In the order in which they were taken. */
  open: readonly ContractName[];
  /** Face down, in the order in which they were completed. */
  done: readonly ContractName[];
}
/** Contracts that can be taken. Uprising R14.1 */
export interface Contracts {
  open: readonly ContractName[];
  deck: Hidden<readonly ContractName[]>;
  /** Set aside for a Leader. Uprising R14.6 */
  reserved: readonly ContractName[];
}

/** A card that was given up for an effect of this turn, which stands on this card of it. Uprising R13.3 */
export interface GivenUp {
  readonly by: PlayerId;
  readonly origin: number | null;
  readonly how: 'discarded' | 'trashed';
  readonly card: CardName;
}
/** A card that was played or revealed in this turn: its number is its place in the list. */
export interface Origin {
  readonly card: CardName;
  /** False = trashed: its open effects are lost, its modifiers end. R10.7 */
  readonly works: boolean;
}
/** An effect that waits for its owner, who chooses the order. R6.7 R6.9 */
export interface Piece {
  readonly id: number;
  readonly from: 'space' | 'influence' | 'card' | 'signet' | 'reveal' | 'ability' | 'contract';
  /** The card it stands on, as a place in `turn.origins`; null = of the space. */
  readonly origin: number | null;
  readonly effect: Effect;
}
/** What lasts for one turn only; marks of specials at work are fields beside these (`queries/marks.ts`). R6 R9 */
export interface Turn extends RememberedTurn, TeamTurn {
  /** null = nobody's turn. */
  of: PlayerId | null;
  /** `open`: neither an Agent was sent nor the hand revealed yet. R5.1 */
  kind: 'open' | 'agent' | 'reveal';
  /** Where the Agent was sent. */
  space: SpaceName | null;
  origins: readonly Origin[];
  pieces: readonly Piece[];
  /** Pieces made so far; the next one gets this number. */
  made: number;
  /** Troops recruited in this turn from whatever source. R8.4 */
  recruited: number;
  /** Troops deployed under R8.4. */
  deployed: number;
  /** Units deployed in whatever way less those retreated. R18.2 */
  netDeployed: number;
  /** Plot cards played. R19.39 */
  plots: number;
  /** Not spent yet. R9.5 */
  persuasion: number;
  /** Absent in an edition without Spies. */
  spies?: SpyDeeds;
  /** Spice gained, where somebody looks back at it; absent = none yet. Uprising R13.4 */
  spiceGained?: number;
  /** Own contracts that spice of this visit completes. Uprising R14.4 */
  harvests?: readonly ContractName[];
  givenUp?: readonly GivenUp[];
}

/** The neutral Agent: with nobody it lies on its space. R16.1-R16.4 */
export interface Mentat {
  readonly holder: PlayerId | null;
  /** Who gets it in Recall. R16.4 */
  readonly next: PlayerId | null;
}
/** A space that is closed to everybody else until the next turn of `by`. R19.37 */
export interface Voice {
  readonly by: PlayerId;
  readonly space: SpaceName;
}
export interface Result {
  /** Of a team its Commander. Uprising R18.6 */
  readonly winner: PlayerId;
  /** Absent = everybody played alone. */
  readonly team?: readonly PlayerId[];
  /** What decided between equal scores; null = the score. R16.8 */
  readonly by: ResourceId | 'garrison' | 'latest_reveal_turn' | null;
}

/** An Intrigue card that was stolen and not played yet: the two know of it. R12.7 R20.4 */
export interface Stolen {
  readonly by: PlayerId;
  readonly from: PlayerId;
  readonly card: IntrigueName;
}
/** The cards of House Hagal. R21 */
export interface Hagal {
  deck: Hidden<readonly HagalName[]>;
  /** Revealed since the last shuffle, the latest last. R21.10 */
  discard: readonly HagalName[];
}

export interface FamilyState extends BoardUnits, TeamBoard {
  edition: EditionId;
  options: FamilyOptions;
  /** Persons, clockwise. */
  seats: readonly SeatId[];
  /** Persons and Rivals, clockwise. */
  order: readonly PlayerId[];
  firstPlayer: PlayerId;
  players: Partial<Record<PlayerId, Player>>;
  round: number;
  phase: 'setup' | 'turns' | 'combat' | 'recall' | 'endgame' | 'over';
  turn: Turn;
  /** Reveal turns taken so far. */
  reveals: number;
  /** Who has Agents on a space, in the order of arrival. */
  agents: Record<SpaceName, readonly PlayerId[]>;
  /** Absent in an edition without one. */
  mentat?: Mentat;
  voices: readonly Voice[];
  /** Bonus spice of the maker spaces. R15.1 */
  bonusSpice: Record<SpaceName, number>;
  control: Record<SpaceName, PlayerId | null>;
  /** Who has a Spy on a post, in the order of arrival; absent in an edition without Spies. Uprising R5.1 */
  posts?: Record<PostName, readonly PlayerId[]>;
  alliances: Record<FactionId, PlayerId | null>;
  conflictDeck: Hidden<readonly ConflictName[]>;
  /** Conflict cards that nobody sees in this game. R2.2 */
  unusedConflicts: Hidden<readonly ConflictName[]>;
  /** Face up, that of this round last. R4.1 */
  conflicts: readonly ConflictName[];
  imperiumDeck: Hidden<readonly CardName[]>;
  row: readonly CardName[];
  reserve: Record<CardName, number>;
  /** Out of the game. R10.6 */
  trashed: readonly CardName[];
  intrigueDeck: Hidden<readonly IntrigueName[]>;
  intrigueDiscard: readonly IntrigueName[];
  /** Intrigue cards out of the game; absent = none ever left it. Uprising R9.5 */
  trashedIntrigue?: readonly IntrigueName[];
  /** Intrigue cards that are just being carried out. R12.1 */
  resolving: readonly IntrigueName[];
  /** Absent in a game without them. */
  contracts?: Contracts;
  stolen: Hidden<readonly Stolen[]>;
  /** null = no Rival plays. */
  hagal: Hagal | null;
  result: Result | null;
}
export type State = DeepReadonly<FamilyState>;

/** What a viewer sees of a player. R20 */
export interface PlayerView extends Readonly<PlayerUnits>, Readonly<TeamPlayer> {
  readonly leader: LeaderName | null;
  readonly solari: number;
  readonly spice: number;
  readonly water: number;
  readonly vp: number;
  readonly supply: number;
  readonly garrison: number;
  readonly conflict: number;
  readonly swords: number;
  /** By units and swords, 0 without a unit in the Conflict. R9.7 */
  readonly strength: number;
  readonly influence: Readonly<Record<FactionId, number>>;
  readonly agents: number;
  readonly swordmaster: boolean;
  readonly council: boolean;
  /** Number of cards. */
  readonly deck: number;
  /** Cards on top of the deck that the viewer knows, top first. */
  readonly top: readonly CardName[];
  readonly hand: number;
  /** null = not for the viewer. */
  readonly handCards: readonly CardName[] | null;
  /** Cards in hand that everybody knows; absent = none. */
  readonly shown?: readonly CardName[];
  readonly inPlay: readonly CardName[];
  readonly discard: readonly CardName[];
  readonly aside: readonly CardName[];
  readonly intrigue: number;
  readonly intrigueCards: readonly IntrigueName[] | null;
  /** Of those that could be played now, which would do nothing, and why; null = not for the viewer. J65 */
  readonly inVain: Readonly<Partial<Record<IntrigueName, Reason>>> | null;
  readonly waiting: readonly IntrigueName[];
  readonly revealed: boolean;
  /** null = not for the viewer, or the Leader has none. */
  readonly tokens: readonly FactionId[] | null;
  readonly abilityUsed: boolean;
  readonly leaderBoard?: LeaderBoard;
  readonly rivalCard?: RivalName;
  readonly spies?: number;
  readonly contracts?: Readonly<OwnContracts>;
}
/** What a seat or a spectator sees. R20 */
export interface FamilyView extends Readonly<BoardUnits>, Readonly<TeamBoard> {
  readonly edition: EditionId;
  readonly options: State['options'];
  readonly viewer: SeatId | null;
  readonly seats: readonly SeatId[];
  readonly order: readonly PlayerId[];
  readonly firstPlayer: PlayerId;
  readonly players: Readonly<Partial<Record<PlayerId, PlayerView>>>;
  readonly round: number;
  readonly rounds: number;
  readonly phase: State['phase'];
  readonly turn: State['turn'];
  readonly agents: State['agents'];
  readonly mentat?: Mentat;
  readonly voices: readonly Voice[];
  readonly bonusSpice: State['bonusSpice'];
  readonly control: State['control'];
  readonly posts?: State['posts'];
  readonly alliances: State['alliances'];
  readonly conflicts: readonly ConflictName[];
  readonly conflictDeck: number;
  readonly row: readonly CardName[];
  readonly reserve: State['reserve'];
  readonly imperiumDeck: number;
  readonly trashed: readonly CardName[];
  readonly intrigueDeck: number;
  readonly intrigueDiscard: readonly IntrigueName[];
  readonly trashedIntrigue?: readonly IntrigueName[];
  readonly resolving: readonly IntrigueName[];
  /** Those that can be taken; of the deck the number. Uprising R16.1, Uprising R16.3 */
  readonly contracts?: Readonly<Omit<Contracts, 'deck'>> & { readonly deck: number };
  /** Size of the deck, and what has been revealed since its last shuffle; null = no Rival plays. */
  readonly hagal: { readonly deck: number; readonly discard: readonly HagalName[] } | null;
  readonly result: Result | null;
}

/** The types of a game of the family for the kernel. */
export interface FamilyGame {
  Seat: SeatId;
  Options: FamilyOptions;
  State: FamilyState;
  View: FamilyView;
  Tasks: FamilyTasks;
  Answers: FamilyAnswers;
  Interjections: FamilyInterjections;
  Event: FamilyEvent;
}
export type Game = KernelGame<FamilyGame>;
