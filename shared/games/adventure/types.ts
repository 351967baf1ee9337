import type { DeepReadonly, Hidden, Game as KernelGame } from '../../kernel/types.ts';
import type { Correction } from './corrections.ts';
import type { AdventureEvent } from './events.ts';
import type { CardId, Colour, EquipmentId, FieldId, FigureId, GoodId, PhaseId, SeatId, SpaceId } from './ids.ts';
import type { AdventureAnswers, AdventureInterjections, AdventureTasks } from './questions.ts';

/** What the table agreed on in the lobby. Absent = the default, which is the first value named. */
export interface AdventureOptions {
  /** `table`: the players throw real dice and type them in. */
  readonly dice?: 'app' | 'table';
  /** Who begins: the highest die (R4.4), or the first seat. */
  readonly start?: 'dice' | 'seat1';
  /** What an owner of the game has corrected in the data. */
  readonly corrections?: Correction;
}

export interface Figure {
  /** null = eliminated. */
  at: SpaceId | null;
  /** 0 = eliminated. R1.3 */
  strength: number;
  /** Guile bought on top of the printed value; gone after the figure's next test. R12.1 */
  bought: number;
  /** Equipment assigned to it, in the order of the data. R1.4 */
  gear: readonly EquipmentId[];
  /** Of these, what was won in a fight in this turn: not usable before the dice pass. R8.9 */
  fresh: readonly EquipmentId[];
}
/** What a colour owns. R1.1 */
export interface Stock {
  spice: number;
  harvesters: number;
  /** Harvesters protected against the next attack. R12.2 */
  sheltered: number;
  /** Spice on the own investment spaces. R11.2 */
  stake: Record<FieldId, number>;
  /** Kanly cards and equipment not assigned, in the order of the data. Only the owner knows them. */
  hand: Hidden<readonly CardId[]>;
  /** Equipment just got: it lies open until it has found its figure, and can neither be sold nor traded before. R9.1 */
  arriving: readonly EquipmentId[];
}
/** Spice, Harvesters and cards that go together from one side to the other; what is missing is 0. */
export type Goods = Readonly<Partial<Record<GoodId, number>>>;

/** A trade that somebody proposes. R12.8 */
export interface Offer {
  /** Counted through the whole game, from 1: names it in answers. */
  readonly id: number;
  readonly from: Colour;
  readonly to: Colour;
  readonly gives: Pick<Goods, 'spice' | 'harvesters'>;
  readonly wants: Pick<Goods, 'spice' | 'harvesters'>;
  /** Hidden cards on both sides: only the two partners see their faces. R12.8 */
  readonly cards: Hidden<{ readonly gives: Goods; readonly wants: Goods }>;
  /** Full rounds without attack between the two players; 0 = no pact. R12.5 */
  readonly pact: number;
  /** The offer that this one answers: what the partner had proposed. */
  readonly counter: Omit<Offer, 'counter'> | null;
  /** It lapses when the dice come to this place in the order again. */
  readonly lapses: Colour;
}
/** A promise not to attack, between two players. R12.5 */
export interface Pact {
  readonly between: readonly [SeatId, SeatId];
  /** The colour in whose turn it was made: with every throw of it (or its skipped place) a round is over. */
  readonly madeIn: Colour;
  /** Full rounds left, the running one included. */
  readonly rounds: number;
}

/** A colour's figures in a fight. R1.5, R8.6 */
export interface Side {
  readonly colour: Colour;
  /** All its figures there. */
  readonly figures: readonly FigureId[];
  /** Who loses the points; null = not named yet. */
  readonly named: FigureId | null;
}
/** A fight: by ambush (R7.2), called in step 2 (R7.3), or a Duel (R6.13). */
export interface Fight {
  readonly cause: 'ambush' | 'called' | 'duel';
  readonly at: SpaceId;
  readonly attacker: Side;
  readonly defender: Side;
  /** Rounds fought so far, undecided ones included. */
  readonly rounds: number;
  /** Equipment that counts: what was assigned and usable when the fight began, by figure. R9.1, Q29 */
  readonly gear: Readonly<Partial<Record<FigureId, readonly EquipmentId[]>>>;
}

/** What lasts for one turn only. */
export interface Turn {
  /** The colour whose turn it is; at a boundary the one whose turn has just ended. */
  colour: Colour;
  phase: PhaseId;
  /** The throw; null = not thrown, or flown. R5.2 */
  dice: readonly [number, number] | null;
  /** Figures that moved in this turn, in order. R7.3 */
  moved: readonly FigureId[];
  /** Of these, those that may still start a fight. R7.3 */
  ready: readonly FigureId[];
  /** Figures that have shot the Lasgun they bear in this turn. R9.4 */
  shot: readonly FigureId[];
  /** The Kanly card of this turn is played. R10.1 */
  kanly: boolean;
  /** Figures that have flown at this boundary with the Ornithopter they bear. R9.11 */
  flown: readonly FigureId[];
  /** Who has called an ambush that is not carried out yet. What comes to nothing is never told. R7.2 */
  calls: Hidden<readonly Colour[]>;
  /** The fight that is going on. */
  fight: Fight | null;
  /** Equipment of a figure that has just fallen, while the attacker chooses a piece. R6.18, R10.3 */
  spoils: readonly EquipmentId[];
  /** Won in a fight in this turn and hidden now, whosever they are: not usable either before the dice pass. R8.9, Q32 */
  prizes: Hidden<readonly Prize[]>;
  /** Colours that have made an offer since this turn began. */
  proposed: readonly Colour[];
  /** Cards that a looker sees: whose, and who looks. R6.19 */
  look: { readonly by: Colour; readonly of: Colour } | null;
  /** Cards of these colours stay where they are: a throw or a look is about them, and what comes of it is not chosen yet. R12.6, Q31 */
  held: readonly Colour[];
}
/** A hidden card that was won in a fight in this turn. */
export interface Prize {
  readonly colour: Colour;
  readonly card: EquipmentId;
}

export interface AdventureState {
  options: Required<Omit<AdventureOptions, 'corrections'>> & Pick<AdventureOptions, 'corrections'>;
  /** Clockwise. */
  seats: readonly SeatId[];
  /** Colours in play, clockwise. R4.1 */
  colours: readonly Colour[];
  /** Who plays which colour. */
  seatOf: Partial<Record<Colour, SeatId>>;
  bank: { spice: number; harvesters: number };
  stock: Partial<Record<Colour, Stock>>;
  /** All twelve; those of a colour not in play stand nowhere. */
  figures: Record<FigureId, Figure>;
  /** Top first. */
  deck: Hidden<readonly CardId[]>;
  offers: readonly Offer[];
  /** Number of the latest offer. */
  offered: number;
  pacts: readonly Pact[];
  /** Turns begun so far. */
  turns: number;
  /** Rounds begun so far: the dice are at the starting colour's place again. */
  round: number;
  startColour: Colour;
  turn: Turn;
  /** In the order they went. R14.1 */
  fallen: readonly Colour[];
}
export type State = DeepReadonly<AdventureState>;

export interface FigureView extends DeepReadonly<Figure> {
  readonly colour: Colour;
  /** Printed Guile and what was bought, at most 6. R1.3 */
  readonly guile: number;
  /** It stands on its own sietch: nobody can choose or hit it. R1.6 */
  readonly safe: boolean;
}
export interface StockView {
  readonly seat: SeatId;
  readonly spice: number;
  readonly harvesters: number;
  readonly sheltered: number;
  readonly stake: Readonly<Record<FieldId, number>>;
  /** How many hidden cards. */
  readonly cards: number;
  /** Their faces: own ones, and those shown to the viewer; null = not for these eyes. */
  readonly hand: readonly CardId[] | null;
  /** Equipment just got that has no figure yet. */
  readonly arriving: readonly EquipmentId[];
  readonly out: boolean;
}
/** An offer as one viewer sees it. */
export interface OfferView {
  readonly id: number;
  readonly from: Colour;
  readonly to: Colour;
  /** Between the two partners with the cards' faces; for others spice and Harvesters alone. */
  readonly gives: Goods;
  readonly wants: Goods;
  /** How many cards each side gives. */
  readonly cards: { readonly gives: number; readonly wants: number };
  readonly pact: number;
  readonly counter: Omit<OfferView, 'counter'> | null;
  readonly lapses: Colour;
  /** Can `to` give what is wanted, as far as the viewer may know; null = not for these eyes. */
  readonly can: boolean | null;
}
/** What a seat or a spectator sees. */
export interface AdventureView {
  readonly options: State['options'];
  readonly seats: readonly SeatId[];
  readonly colours: readonly Colour[];
  /** Colours of the viewer; none for a spectator. */
  readonly mine: readonly Colour[];
  readonly bank: State['bank'];
  readonly stock: Readonly<Partial<Record<Colour, StockView>>>;
  readonly figures: Readonly<Record<FigureId, FigureView>>;
  /** Cards in the deck. */
  readonly deck: number;
  readonly offers: readonly OfferView[];
  readonly pacts: readonly Pact[];
  readonly turns: number;
  readonly round: number;
  readonly turn: Omit<State['turn'], 'look' | 'proposed' | 'calls' | 'prizes'>;
  readonly fallen: readonly Colour[];
}

/** The types of the adventure game for the kernel. */
export interface AdventureGame {
  Seat: SeatId;
  Options: AdventureOptions;
  State: AdventureState;
  View: AdventureView;
  Tasks: AdventureTasks;
  Answers: AdventureAnswers;
  Interjections: AdventureInterjections;
  Event: AdventureEvent;
}
export type Game = KernelGame<AdventureGame>;
