import type { Assignment } from './effects/cardplay.ts';
import type { Costs } from './effects/costs.ts';
import type { Effects, SpecialName } from './effects/effects.ts';
import type { UnitsAnswers, UnitsTasks, WildMatch } from './units.ts';
import type {
  CardName,
  ConflictName,
  ContractName,
  FactionId,
  HagalName,
  IntrigueName,
  LeaderName,
  PlayerId,
  PostName,
  ResourceId,
  RewardPlace,
  RivalId,
  RivalName,
  SeatId,
  SpaceName,
  TrashZone,
} from './ids.ts';
import type { SpyAnswers, SpyTasks } from './spies.ts';
import type { TeamAnswers, TeamTasks } from './teams.ts';

/** What an effect comes from, where the card of the turn does not say it. */
export type Source =
  | { readonly card: CardName }
  | { readonly intrigue: IntrigueName }
  | { readonly conflict: ConflictName }
  | { readonly contract: ContractName }
  | { readonly space: SpaceName }
  | { readonly ability: LeaderName }
  | { readonly signet: LeaderName }
  | { readonly rivalCard: RivalName }
  | { readonly track: FactionId };

/** Whose effect it is and what it stands on; travels with every task of an effect. */
export interface Scene {
  readonly by: PlayerId;
  /** The card of this turn that it stands on, as a place in `turn.origins`. */
  readonly origin: number | null;
  /** `turn.recruited` when the list began: what came since is `recruited_now`. */
  readonly since: number;
  /** Its owner has chosen just this: arrows in it are paid unasked. R17.2 */
  readonly agreed: boolean;
  readonly source?: Source;
}

/** Play a card and send an Agent. R6.1 */
export interface Send {
  readonly card: CardName;
  readonly to: SpaceName;
  /** Which of the prices of the space; only where it has several. R7.18 */
  readonly price?: number;
  /** The space whose Agent is lifted instead of one on the Leader. R19.20 */
  readonly lift?: SpaceName;
}
/** Where an acquired card comes from and goes to. R10.3 R10.4 R19.48 */
export interface Purchase {
  readonly acquire: CardName;
  readonly from: 'row' | 'reserve' | 'aside' | 'throne';
  readonly to: 'discard' | 'deck' | 'hand';
}
/** What may be acquired by an effect, by its printed cost; null = whatever it costs. */
export interface Bargain {
  readonly maxCost: number | null;
  /** No less either. */
  readonly exact?: true;
  /** The printed cost is paid in this. */
  readonly payWith?: 'solari';
  readonly to: Purchase['to'];
}
/** A contract from where it lies, or what stands for it. Uprising R14.1, Uprising R14.6 */
export type ContractAnswer = { readonly contract: ContractName; readonly from: 'open' | 'reserved' } | 'otherwise';
/** Which cards may pay for an effect: of a Faction, and not this one. */
export interface TrashLimit {
  readonly faction?: FactionId;
  readonly besides?: CardName;
}
export interface PlayPlot {
  readonly plot: IntrigueName;
}
/** The turn's beginning: an Agent, the Reveal, or a Plot card first. R5.1 R5.6 */
export type TurnAnswer = Send | PlayPlot | 'reveal';
/** Pending effects in any order, everything that may come between them, or the end of the turn. R6.9 R6.10 R9.4 */
export type EffectsAnswer =
  /** A piece by its number: it is carried out, its cost paid. */
  | { readonly piece: number }
  | PlayPlot
  /** Troops under R8.4. */
  | { readonly deploy: number }
  | Purchase
  | 'done';
export type TrashAnswer = 'keep' | { readonly card: CardName; readonly from: TrashZone };
/** A Combat or Endgame card, or nothing (more). R13.3 R13.10 R16.7 */
export type CardAnswer =
  | 'pass'
  | { readonly play: IntrigueName /** The Ally for whom a Commander plays it. Uprising R18.10 */; readonly for?: SeatId };
/** What odd cards ask for. */
export type SpecialAnswer = 'draw' | 'trash' | { readonly space: SpaceName } | { readonly card: CardName } | { readonly player: PlayerId };

/** What a person did in a turn on the physical board; `passed` = the turn was ended early. R19.39 */
export type ToldTurn = { readonly to: SpaceName } | 'revealed' | 'passed';
/** What else a turn has changed, one step at a time, or that it is over. */
export type ToldMore =
  | 'over'
  | { readonly faction: FactionId; readonly step: 1 | -1 }
  /** A Spy of the own came to a post, or went back to the supply. Uprising R5.2, Uprising R5.4 */
  | { readonly spy: PostName; readonly step: 1 | -1 }
  /** One sandworm came, Maker Hooks were taken, the Shield Wall went. Uprising R7.5, Uprising R6.4, Uprising R7.7 */
  | 'sandworm'
  | 'hooks'
  | 'wall';
/** A Spy stands there or does not, unlike what was told. Uprising R5.1 */
export interface SpyNote {
  readonly player: PlayerId;
  readonly post: PostName;
  readonly there: boolean;
}
/** A token that lies elsewhere than the books say: with a player, or with nobody. R11.4 R14.1 R16.1 */
export interface TokenNote {
  readonly token: { readonly alliance: FactionId } | { readonly control: SpaceName } | 'mentat';
  readonly holder: PlayerId | null;
}
/** What decides between equal scores. R16.8 */
export type ToldRest = Readonly<Record<ResourceId | 'garrison', number>>;
/** What can be set right in the companion's book-keeping: `vp` and so on of anybody, goods of Rivals; what one has or has not is 1 or 0. */
export type Noted =
  | FactionId
  | ResourceId
  | 'vp'
  | 'agents'
  | 'conflict'
  | 'garrison'
  | 'intrigue'
  | 'council'
  | 'swordmaster'
  | 'revealed'
  | 'sandworms'
  | 'hooks';
export type NotedThing =
  | { readonly player: PlayerId; readonly what: Noted }
  /** The bonus spice of a maker space. R15.1 */
  | { readonly bonusAt: SpaceName }
  /** 1 = the Shield Wall stands. Uprising R7.6 */
  | { readonly wall: true };
/** `to` is held to what the thing can be. */
export interface Note {
  readonly thing: NotedThing;
  readonly to: number;
}

/** Every task of the agenda; those that ask a seat are in `FamilyAnswers` too. */
export interface FamilyTasks extends SpyTasks, UnitsTasks, TeamTasks {
  // Set-up
  /** `by` may be a Rival: a person chooses for it. */
  leader: { by: PlayerId }; // R2.4 R23.1
  /** What Leaders bring along, and who begins. R2.6 R2.9 */
  ready: object;
  /** A person chooses the card of a Rival. Uprising R17.1 */
  rivalCard: { by: RivalId };
  tokens: { by: SeatId }; // R2.10

  // Round
  round: object; // R4.1
  defend: { by: PlayerId }; // R4.2
  drawHands: object; // R4.3
  /** The next turn belongs to `by` or to whoever comes after and has one left. R5.1 R5.4 */
  nextTurn: { by: PlayerId };

  // Turn
  turn: { by: SeatId };
  /** What happens of itself while effects are pending: plain gains of pieces. */
  settle: { by: SeatId };
  effects: { by: SeatId };
  /** Clean-up of an Agent or Reveal turn. R6.10 R9.10 */
  endTurn: { by: PlayerId };

  // Effects
  /** Carries the list out in its order, one entry after the other. R17.9 */
  run: Scene & { list: Effects };
  /** The owner picks the next one, until the list is empty: acquire boxes and rewards. R17.9 */
  order: Scene & { list: Effects };
  payOffer: Scene & { pay: Costs; then: Effects };
  choose: Scene & { lists: readonly Effects[] };
  /** Picks several lists before the first is carried out. R13.11 */
  chooseSome: Scene & { lists: readonly Effects[]; n: number };
  influence: Scene & { amount: number; among: readonly FactionId[] };
  loseInfluence: Scene & { amount: number /** Absent = any Faction. */; among?: readonly FactionId[] };
  /** `due`: a cost, which is not kept back any more. */
  trash: Scene & TrashLimit & { from: readonly TrashZone[]; due: boolean };
  /** A cost. Uprising R9.5 */
  trashIntrigue: Scene & { left: number };
  discard: Scene & { left: number };
  /** `counts`: towards R8.4. */
  deploy: Scene & { from: 'garrison' | 'supply'; max: number; counts?: true };
  retreat: Scene & { min: number; max: number };
  /** `others`: not the one that was just sent. Uprising R4.12 */
  recallAgent: Scene & { others?: true };
  acquire: Scene & Bargain;
  contract: Scene & { left: number };
  setAside: Scene & { left: number };
  /** The turn may end here. R19.39 */
  endEarly: Scene;
  special: Scene & { name: SpecialName };
  /** All of it or nothing. Uprising R4.7 */
  mayOffer: Scene & { list: Effects };
  /** One line of an Intrigue card after the other; `used` so far, at least `min`. Uprising R9.3 */
  line: Scene & { lists: readonly Effects[]; min: number; used: readonly number[] };
  /** The next of the top cards that were looked at goes to the first place of `left`. Uprising R16.4 */
  assign: Scene & { of: number; left: readonly Assignment['to'][] };

  // Influence
  /** Who has the Alliance token after `by` rose. R11.4 R11.5 */
  alliance: { by: PlayerId; faction: FactionId };
  /** The old holder names the heir among equals. R11.6 */
  heir: { by: PlayerId; faction: FactionId };

  // Intrigue
  /** An Intrigue card has been carried out. R12.1 */
  putAway: { card: IntrigueName };

  // Combat
  combat: object; // R13.2
  /** Finds who acts next in the card window after `last`; `played`: that was a card, so it may be followed by another. R13.3 */
  contest: { last: PlayerId | null; passes: number; played: boolean };
  /** `passes` in a row so far; `played`: at least one card in this go. R13.3 */
  window: { by: PlayerId; passes: number; played: boolean };
  /** `asked`: partners of equal strength have decided. R13.6, Uprising R18.14 */
  rank: { asked?: true };
  reward: { by: PlayerId; place: RewardPlace };
  victory: { by: PlayerId }; // R13.10
  goHome: object; // R13.12

  // Rivals
  /** Reveals Hagal cards until one sends an Agent. R21.2 */
  rivalTurn: { by: RivalId /** A Spy was placed in it already. Uprising R17.6 */; goesOn?: true };
  /** What the card gives. R21.4 */
  rivalEffects: { by: RivalId; card: HagalName };
  /** Recruits and two more on a combat space; `told`: how many troops persons have there. R21.4 R23.16 */
  rivalDeploy: { by: RivalId; told?: true };
  /** Goods and Intrigue cards for VP, as often as possible. R23.12 */
  spend: { by: RivalId };

  // Companion: what happens on the physical board is told
  /** Which Conflict card was turned up. R4.1 */
  tellConflict: object;
  tellTurn: { by: SeatId };
  /** What else the turn has changed, until it is said to be over: only then do others act. R6.7 R9.3 */
  tellMore: { by: SeatId };
  /** How many troops are in the Conflict, before a Rival that weighs this deploys. R23.16 */
  tellTroops: { by: SeatId };
  /** Whether a Rival has taken an Intrigue card from `from`. Uprising R6.3 */
  tellStolen: { by: RivalId; from: SeatId };
  /** The strength after the card window; 0 = no troop there. R13.6 */
  tellStrength: { by: SeatId };
  /** Whether somebody has the VP that end the game. R16.6 */
  tellEnd: object;
  /** VP after the Endgame cards. R16.7 */
  tellScore: { by: SeatId };
  /** Only between equal scores. R16.8 */
  tellRest: { by: SeatId };

  makers: object; // R15.1
  recall: object; // R16.5
  endgame: { by: PlayerId }; // R16.7
  /** `rested`: what decides between equal scores has been told. */
  score: { rested?: true }; // R16.7
}

export interface FamilyAnswers extends SpyAnswers, UnitsAnswers, TeamAnswers {
  leader: LeaderName;
  rivalCard: RivalName;
  tokens: readonly FactionId[];
  defend: boolean;
  turn: TurnAnswer;
  effects: EffectsAnswer;
  /** A place in the list. */
  order: number;
  payOffer: boolean;
  /** A place in the lists. */
  choose: number;
  chooseSome: readonly number[];
  influence: FactionId;
  loseInfluence: FactionId;
  trash: TrashAnswer;
  trashIntrigue: IntrigueName;
  discard: CardName;
  deploy: number;
  retreat: number;
  recallAgent: SpaceName;
  acquire: Purchase;
  contract: ContractAnswer;
  setAside: CardName;
  endEarly: boolean;
  special: SpecialAnswer;
  mayOffer: boolean;
  /** A place in the lists, or no more. */
  line: number | 'enough';
  assign: CardName;
  heir: PlayerId;
  window: CardAnswer;
  victory: CardAnswer;
  endgame: CardAnswer | WildMatch;
  tellConflict: ConflictName;
  tellTurn: ToldTurn;
  tellMore: ToldMore;
  tellTroops: number;
  tellStolen: boolean;
  tellStrength: number;
  tellEnd: 'on' | 'over';
  tellScore: number;
  tellRest: ToldRest;
}

export interface FamilyInterjections {
  /** Looks at the top card of the own deck. R18.8 */
  lookAtTop: 'look';
  /** Companion: sets the book-keeping right. */
  note: Note;
  /** Companion: an Agent left its space during the round, or never stood there. R19.20 R19.56 */
  lift: { readonly player: PlayerId; readonly space: SpaceName };
  /** Companion: an Agent stands there, unlike what was told; nothing follows from it. */
  place: { readonly player: PlayerId; readonly space: SpaceName };
  /** Companion: the person whose turn it is has closed a space. R19.37 */
  close: SpaceName;
  /** Companion: a space is not closed. R19.37 */
  open: SpaceName;
  /** Companion: a token lies elsewhere. */
  token: TokenNote;
  /** Companion: a Spy stands elsewhere. Uprising R5.1 */
  spy: SpyNote;
  /** Companion: another Conflict card lies there. R4.1 */
  turnedUp: ConflictName;
}
