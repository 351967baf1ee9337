import type { Chance, Seed } from './chance.ts';
import type { Choices } from './choices.ts';

/** The types one game brings along. */
export interface GameTypes {
  Seat: string;
  Options: object;
  State: object;
  View: object;
  /** Task name: what the task must remember. */
  Tasks: object;
  /** Name of a task that asks: the type of its answer. */
  Answers: object;
  /** What a seat may do at any time: the type of its answer. */
  Interjections: object;
  /** Log lines and animations, told as they happen. */
  Event: { readonly type: string };
}
export type NameOf<G extends GameTypes> = keyof G['Tasks'] & string;
/** One line of the agenda. It names who and where, never a secret: secrets stay in the state. */
export type TaskOf<G extends GameTypes, Name extends NameOf<G>> = { readonly do: Name } & Readonly<G['Tasks'][Name]>;
export type Task<G extends GameTypes> = { [Name in NameOf<G>]: TaskOf<G, Name> }[NameOf<G>];

export type DeepReadonly<T> = T extends string | number | boolean | null
  ? T
  : T extends readonly (infer E)[]
    ? readonly DeepReadonly<E>[]
    : T extends object
      ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
      : T;

/** Not for every seat. No view and no event contains one; the wire refuses it. */
export interface Hidden<T> {
  hidden: T;
}
/** Why something is not offered: a key of the game's texts, their parameters, and the rule it follows from. */
export interface Reason {
  readonly key: string;
  readonly rule: string;
  readonly with?: Readonly<Record<string, string | number>>;
}
/** A thing that is not offered; `target` has the shape of an option. */
export interface Blocked {
  readonly target: unknown;
  readonly why: Reason;
}

/** What the rules hold in their hands. State is read-only here; verbs write it with kernel/write. */
export interface Game<G extends GameTypes> {
  readonly state: DeepReadonly<G['State']>;
  /** Every draw is a barrier for undo. */
  readonly chance: Chance;
  /** Tells all, or with an audience some. A secret told, or one revealed (`to: 'all'`), is a barrier for undo. */
  tell(event: G['Event'], audience?: Audience<G>): void;
  /** Drops what stands on the agenda before the next task of that name. */
  skipTo(name: NameOf<G>): void;
  end(outcome: Outcome<G['Seat']>): void;
}
/** How a game ended: nobody in `winners` = everybody lost. `reason` is a key of the game's texts. */
export interface Outcome<Seat extends string> {
  readonly winners: readonly Seat[];
  readonly reason: string;
}
export interface Audience<G extends GameTypes> {
  readonly to: readonly G['Seat'][] | 'all';
  /** What the rest hears instead; absent = nothing. */
  readonly others?: G['Event'];
}
export interface Told<G extends GameTypes> extends Partial<Audience<G>> {
  readonly event: G['Event'];
}

/** What comes next, before the rest of the agenda. */
export type Next<G extends GameTypes> = readonly Task<G>[] | void;

/** A task that waits for one seat. */
export interface Ask<G extends GameTypes, T, A> {
  readonly asksAll?: never;
  /** From public knowledge only; nobody = move on. */
  asks(game: Game<G>, task: T): G['Seat'] | null;
  choices(game: Game<G>, task: T, seat: G['Seat']): Choices<A>;
  blocked?(game: Game<G>, task: T, seat: G['Seat']): readonly Blocked[];
  resolve(game: Game<G>, task: T, answer: A): Next<G>;
}
/** A task that waits for several seats at once. */
export interface AskAll<G extends GameTypes, T, A> {
  readonly asks?: never;
  asksAll(game: Game<G>, task: T): readonly G['Seat'][];
  /** true: nobody learns an answer until the last is in; until then it may be changed. */
  readonly secret: boolean;
  choices(game: Game<G>, task: T, seat: G['Seat']): Choices<A>;
  blocked?(game: Game<G>, task: T, seat: G['Seat']): readonly Blocked[];
  resolve(game: Game<G>, task: T, answers: ReadonlyMap<G['Seat'], A>): Next<G>;
}
/** Every task name has its step, or it does not compile. */
export type Steps<G extends GameTypes> = {
  readonly [Name in NameOf<G>]: Name extends keyof G['Answers']
    ? Ask<G, TaskOf<G, Name>, G['Answers'][Name]> | AskAll<G, TaskOf<G, Name>, G['Answers'][Name]>
    : (game: Game<G>, task: TaskOf<G, Name>) => Next<G>;
};
/** What a seat may do whenever the game waits for an answer, of whomever. The open question stays open. */
export interface Interjection<G extends GameTypes, A> {
  /** null = not now. */
  choices(game: Game<G>, seat: G['Seat']): Choices<A> | null;
  resolve(game: Game<G>, seat: G['Seat'], answer: A): Next<G>;
}
export type Interjections<G extends GameTypes> = {
  readonly [Name in keyof G['Interjections']]: Interjection<G, G['Interjections'][Name]>;
};

/** An option of the lobby: its values in order, the first is the default. Text keys: `option.<id>`, `option.<id>.<value>`. */
export interface OptionSpec {
  readonly id: string;
  readonly values: readonly string[];
  /** Seat counts where it can be chosen; absent = all. */
  readonly seats?: readonly number[];
  /** Shown with the mark of reconstructed values. */
  readonly reconstructed?: boolean;
}

export interface Setup<G extends GameTypes> {
  /** In clockwise order. */
  readonly seats: readonly G['Seat'][];
  readonly options: G['Options'];
  readonly seed: Seed;
  /** Real dice thrown before the first question, if the table uses its own; see `DiceWanted`. */
  readonly dice?: readonly number[];
}

/** What a seat is in its team. */
export interface TeamSeat {
  readonly team: string;
  readonly role: string;
}
/** A game: its rules and what the house must know about them. */
export interface GameModule<G extends GameTypes> {
  readonly id: string;
  /** Raised whenever the rules change what a log leads to. */
  readonly rulesVersion: number;
  /** All seat ids in clockwise order; a game of n seats uses the first n. */
  readonly seatIds: readonly G['Seat'][];
  readonly seatCounts: readonly number[];
  readonly options: readonly OptionSpec[];
  /**
   * Who plays together: what each seat is, in the order of the seats; null = everybody plays alone, as where it is absent.
   * Text keys: `team.<team>`, `role.<role>`.
   * @param now the state, or what anybody sees of it, once the game has begun: what a lot has decided stands there
   */
  teams?(seats: number, options: G['Options'], now?: DeepReadonly<G['State']> | G['View'] | null): readonly TeamSeat[] | null;
  /** The option that lets players throw real dice: the game asks for them where `realDice(options)` is true. */
  realDice(options: G['Options']): boolean;
  readonly steps: Steps<G>;
  readonly interjections: Interjections<G>;
  /** The seats in clockwise order. */
  seats(state: DeepReadonly<G['State']>): readonly G['Seat'][];
  setup(setup: Setup<G>, chance: Chance): { state: G['State']; agenda: readonly Task<G>[] };
  /** Built field by field, never by deleting. null = a spectator. */
  view(state: DeepReadonly<G['State']>, viewer: G['Seat'] | null): G['View'];
  /** Re-deals with game.chance all that `seat` cannot know. */
  imagine(game: Game<G>, seat: G['Seat']): void;
  /** What is broken, in words for developers: pieces are conserved, limits hold. */
  invariants(state: DeepReadonly<G['State']>): readonly string[];
  /** How near each seat is to winning, for charts and bots: 0 .. 1. */
  standing(state: DeepReadonly<G['State']>): Readonly<Partial<Record<G['Seat'], number>>>;
}

/** The complete situation in plain JSON: save it, compare it, send it to a worker as it is. */
export interface Position<G extends GameTypes> {
  state: G['State'];
  agenda: readonly Waiting<G>[];
  seed: Seed;
  /** Words of chance used so far. */
  draws: number;
  outcome: Outcome<G['Seat']> | null;
  /** Answers taken so far. */
  turn: number;
  /** Undo stops at this turn. */
  floor: number;
  /** Who answered last. */
  last: G['Seat'] | null;
}
/** A question of several keeps the answers that are already in; an interjection may push tasks on top of it. */
export type Waiting<G extends GameTypes> = Task<G> & { readonly given?: Readonly<Record<string, unknown>> };

/** One line of the log. */
export interface Move<G extends GameTypes> {
  readonly seat: G['Seat'];
  /** Absent: the answer to the open question. */
  readonly interject?: keyof G['Interjections'] & string;
  readonly answer: unknown;
  /** Real dice thrown for this answer, if the table uses its own. */
  readonly dice?: readonly number[];
}
