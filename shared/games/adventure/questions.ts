import type { Colour, EquipmentId, FieldId, FigureId, GoodId, KanlyId, PhaseId, SpaceId } from './ids.ts';

/** Instead of the throw or between turns. R9.8 */
export interface Flight {
  readonly figure: FigureId;
  readonly to: SpaceId;
}
/** One move: which figure, with which die, or with both. R6.1 */
export interface Step {
  readonly figure: FigureId;
  readonly dice: 'a' | 'b' | 'both';
  readonly to: SpaceId;
}
/** Something in step 2. R7.6 */
export type Act =
  | { readonly do: 'fight'; readonly figure: FigureId; readonly against: Colour } // R7.3
  | { readonly do: 'shoot'; readonly figure: FigureId; readonly target: FigureId } // R9.4
  | { readonly do: 'kanly'; readonly card: KanlyId }; // R10.1
/** What the Worm goes for. R6.14 */
export type Prey = { readonly figure: FigureId } | { readonly harvesters: Colour };
/** A card at the Bene Gesserit space: hidden, or assigned to a figure. R6.19 */
export interface Pick {
  readonly card: EquipmentId | KanlyId;
  /** null = hidden. */
  readonly from: FigureId | null;
}
/** Poison in a fight: whose card, and against whom. R9.6 */
export interface Dose {
  readonly bearer: FigureId;
  readonly target: FigureId;
}
/** Where new equipment goes: a figure, or it stays hidden. R9.1 */
export type Berth = FigureId | 'hidden';

/** Everything the game can still have to do, and what each line must remember. */
export interface AdventureTasks {
  // Turn
  /** Each of these rolls a die; the highest begins, ties roll again. R4.4 */
  startDice: { readonly of: readonly Colour[] };
  /** Between two turns: flights, clockwise from `next`. R9.11 */
  boundary: { readonly next: Colour };
  /** One colour may fly between the turns. R9.8 b */
  boundaryFlight: { readonly colour: Colour };
  /** Begins the turn of a colour; a fallen one is skipped, but its place still ends pacts and offers. R4.4, R12.5 */
  turn: { readonly colour: Colour };
  /** Throw, or fly instead. R5.2 */
  open: { readonly colour: Colour };
  /** A part of the turn begins. R5.1 */
  phase: { readonly phase: PhaseId };
  firstMove: { readonly colour: Colour };
  secondMove: { readonly colour: Colour; readonly dice: 'a' | 'b'; readonly moved: FigureId };
  endTurn: { readonly colour: Colour };
  // Landing, R6.4
  landing: { readonly figure: FigureId };
  /** All who could call an ambush answer at once; fights follow clockwise. R7.2 */
  ambush: { readonly figure: FigureId };
  /** The ambush of one who could call it, if it was called and the figure still stands. */
  ambushFight: { readonly by: Colour; readonly figure: FigureId };
  instruction: { readonly figure: FigureId };
  // Instructions, R6.13-R6.22
  duelTarget: { readonly figure: FigureId };
  wormTarget: { readonly figure: FigureId };
  poisonTarget: { readonly figure: FigureId };
  spiceRaid: { readonly figure: FigureId };
  traitor: { readonly figure: FigureId; readonly cards: number };
  beneGesserit: { readonly figure: FigureId };
  beneGesseritPick: { readonly figure: FigureId; readonly of: Colour };
  /** The looker has seen enough. R6.19 */
  lookAway: object;
  guildFlight: { readonly figure: FigureId };
  // Tests. The owner is asked before the roll. R6.23, R6.24, R12.6
  brace: { readonly figure: FigureId; readonly danger: Danger; readonly by: Colour };
  guileTest: { readonly figure: FigureId; readonly danger: Danger; readonly by: Colour };
  shelter: { readonly colour: Colour; readonly danger: 'worm' | 'sandstorm' };
  harvesterTest: { readonly colour: Colour; readonly danger: 'worm' | 'sandstorm' };
  /** The eliminated figure's equipment: one piece for `by`, the rest under the deck. R6.18, R10.3 */
  loot: { readonly by: Colour; readonly from: FigureId; readonly gear: readonly EquipmentId[]; readonly fresh: readonly EquipmentId[] };
  // Fights, section 8
  name: { readonly side: 'attacker' | 'defender' };
  round: object;
  /** The winner of a round may use Poison. R9.6 */
  dose: { readonly side: 'attacker' | 'defender' };
  // Cards
  /** An arriving card finds its figure by itself where there is nothing to choose; else `assign` asks. R9.1, R8.5 */
  berth: AdventureTasks['assign'];
  /** New equipment finds its figure. R9.1; `prize`: just won in a fight, the winning figures first. R8.5; `fresh`: won in this turn. R8.9 */
  assign: {
    readonly colour: Colour;
    readonly card: EquipmentId;
    /** Preferred figures, e.g. the winning ones (R8.5) or the one on the Traitor space (R6.20). */
    readonly to: readonly FigureId[] | null;
    readonly prize: boolean;
    readonly fresh: boolean;
  };
  kanly: { readonly colour: Colour; readonly card: KanlyId };
  // Steps 2-4
  act: { readonly colour: Colour };
  buy: { readonly colour: Colour };
  invest: { readonly colour: Colour };
}
/** What a Guile test is against. A Stillsuit counts for the first two. R6.23 */
export type Danger = 'worm' | 'sandstorm' | 'poison-space' | 'poison-card' | 'hunter-seeker';

/** Task name: the answer it waits for. */
export interface AdventureAnswers {
  boundaryFlight: Flight | 'stay';
  open: Flight | 'throw';
  firstMove: Step;
  secondMove: Step | 'stay';
  /** Colours of the asked seat that call an ambush. */
  ambush: readonly Colour[];
  duelTarget: FigureId;
  wormTarget: Prey;
  poisonTarget: FigureId;
  spiceRaid: Colour;
  traitor: Colour;
  beneGesserit: Colour | 'nobody';
  beneGesseritPick: Pick | 'nothing';
  guildFlight: SpaceId;
  /** Points of Guile, 3 spice each. R12.1 */
  brace: number;
  /** Harvesters to protect, 1 spice each. R12.2 */
  shelter: number;
  loot: EquipmentId | 'nothing';
  name: FigureId;
  dose: Dose | 'keep';
  assign: Berth;
  /** Target of a Hunter-Seeker (a figure) or a Harvester Raid (a colour). A Silo asks nothing. */
  kanly: FigureId | Colour;
  act: Act | 'done';
  buy: { readonly cards: number; readonly harvesters: number };
  invest: Readonly<Record<FieldId, number>>;
}

/** A trade: what one colour gives another, and wants for it. R12.4, R12.8 */
export interface Proposal {
  /** Own colour that trades. */
  readonly as: Colour;
  readonly to: Colour;
  readonly gives: Readonly<Record<GoodId, number>>;
  readonly wants: Readonly<Record<GoodId, number>>;
  /** Full rounds of peace. R12.5 */
  readonly pact: number;
}
/** Exactly two pieces for 1 spice: keys are `<colour>/harvesters`, `<colour>/<card>` (hidden) and `<figure>/<card>` (assigned). R12.3 */
export interface Sale {
  readonly pieces: Readonly<Record<string, number>>;
  /** Own colour that takes the spice. */
  readonly paid: Colour;
}
/** Something between the two colours of one player. R13.3 */
export interface Transfer {
  readonly from: Colour;
  readonly to: Colour;
  readonly good: GoodId;
  readonly count: number;
}

/** What a seat may do whenever the game waits. R12 */
export interface AdventureInterjections {
  /** One point of Guile for 3 spice. R12.1 */
  guile: FigureId;
  /** So many more Harvesters of a colour are protected. R12.2 */
  protect: { readonly colour: Colour; readonly harvesters: number };
  sell: Sale;
  propose: Proposal;
  /** Id of an offer made to this seat. */
  accept: number;
  /** Id of an offer made to this seat. */
  decline: number;
  /** Id of an own offer. */
  withdraw: number;
  /** Hidden equipment goes to a figure that lacks the kind. R9.1 */
  equip: { readonly figure: FigureId; readonly card: EquipmentId };
  transfer: Transfer;
}
