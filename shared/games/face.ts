import type { Chance } from '../kernel/chance.ts';
import type { Table } from '../kernel/table.ts';
import type { GameTypes, Move, Reason, Task } from '../kernel/types.ts';
import type { Message } from '../text/message.ts';
import type { TextsOf } from '../text/together.ts';

/** A thing on the table that can be pointed at, lit and looked up: a region, a die, a House, a card. */
export interface Entity {
  readonly kind: string;
  readonly id: string;
}
/** How an option looks: its name, one line that helps to decide, and the thing it stands for. */
export interface OptionLabel {
  readonly label: Message;
  readonly hint?: Message;
  readonly target?: Entity;
  /** Sign of `icons.svg` without its `i-`. */
  readonly icon?: string;
  /** What is taken up first, e.g. the figure that makes this move; then only its options are lit and listed. */
  readonly first?: { readonly entity: Entity; readonly label: Message; readonly hint?: Message };
  /** It differs from those of the same name in its amount alone: together they are one stone with a stepper. */
  readonly amount?: { readonly of: string; readonly count: number };
  /** It ends the turn or its question: its stone has a place and a key of its own, whatever else is on offer. */
  readonly ends?: true;
}
/** A line of the chronicle. */
export interface StoryLine {
  /** Whose deed it is: its stone stands before the sentence. */
  readonly seat?: string;
  /** The stone of the side whose deed it is, where a seat plays several. */
  readonly stone?: string;
  readonly message: Message;
  /** A heading: a new turn or step begins. */
  readonly heading?: boolean;
  /** Only this seat hears it. */
  readonly secret?: boolean;
  /** It changed how its seat stands: where the end tells of turning points it goes before other deeds. */
  readonly scores?: boolean;
  /** What it happened to, for the animation and for pointing at a line. */
  readonly targets?: readonly Entity[];
}
/** So many of a thing, as a sign with its number. */
export interface Owned {
  readonly icon: string;
  readonly count: number;
  readonly label: Message;
  /** Number and name in a word or two, where signs alone would say little; absent = the sign says it. */
  readonly short?: Message;
}
/** One of its people, as a line under its name: sign, name, what it carries, numbers, and the one that counts on a clip. */
export interface Member {
  readonly icon: string;
  readonly name: Message;
  readonly signs: readonly { readonly icon: string; readonly label: Message }[];
  readonly has: readonly Owned[];
  /** The number on its clip, and what it is. */
  readonly mark: { readonly count: number; readonly label: Message };
  readonly out: boolean;
}
/** What a seat looks like: `stone` is one of the eight stones of the look (a House id), null before it is chosen. */
export interface SeatLook {
  readonly stone: string | null;
  /** Name of its side, e.g. "Atreides". */
  readonly title: Message | null;
  /** What it openly owns, as signs with numbers. */
  readonly has: readonly Owned[];
  /** Where one seat plays several sides, each with its own: then `has` is empty. */
  readonly sides?: readonly {
    readonly stone: string;
    readonly title: Message;
    readonly has: readonly Owned[];
    readonly members?: readonly Member[];
    readonly out: boolean;
  }[];
  /** Its people, shown where there is room; absent = it has none. */
  readonly members?: readonly Member[];
  /** What it is for now, e.g. the Ally of the turn that goes on. */
  readonly note?: Message;
  /** It is out of the game and looks on. */
  readonly out?: boolean;
  /** Seals won, of how many. */
  readonly seals: number;
  readonly goal: number;
  /** Sign of what is won, where it is no seal, e.g. a point. */
  readonly seal?: string;
  /** What it has won by, where no seals or points did, e.g. a prophecy. */
  readonly wonBy?: Message;
}
/** A player whom the rules lead, who is no seat of the table: a Rival. */
export interface OtherLook extends SeatLook {
  /** As events and lines of the chronicle name it in the place of a seat. */
  readonly id: string;
  /** What it is called, where a seat has the name of its person. */
  readonly name: Message;
  /** The seat, or the other player, whose turn is before its own. */
  readonly after: string;
  /** It is its turn. */
  readonly acts?: boolean;
  /** The game is over, and it has won. */
  readonly won?: boolean;
}

/** A side that a seat will play, as the lobby shows it before the game. */
export interface LobbyPart {
  readonly stone: string;
  readonly name: Message;
  /** The first of its people. */
  readonly people: readonly Message[];
}
/** Whom a sentence may name: seat id to the name at the table. */
export type SeatNames = Readonly<Record<string, string>>;

/** How a game speaks: everything that turns ids into messages. Pure; it reads a view, never the state. */
export interface GameWords<G extends GameTypes> {
  /** The texts of the game, keys prefixed with its id (`dice.`). */
  readonly texts: TextsOf;
  /** Step name and number for the eyebrow, e.g. "Movement, step 6 of 10". */
  eyebrow(view: G['View'], task: Task<G>): Message;
  /** The open question as one sentence, addressed by name to `seat`. */
  question(view: G['View'], task: Task<G>, seat: G['Seat'], names: SeatNames): Message;
  /** What is at stake or what an answer leads to, in one line under the question; null = it says all itself. */
  about?(view: G['View'], task: Task<G>, seat: G['Seat']): Message | null;
  /** The question once something is taken up that goes nowhere by itself, e.g. a die: what it is for; null = the same question. */
  taken?(task: Task<G>, first: NonNullable<OptionLabel['first']>): Message | null;
  /** The stone of the side a question is put to, where a seat plays several; absent = the seat's own. */
  stone?(view: G['View'], task: Task<G>, seat: G['Seat']): string | null;
  /** The same for those who wait: "Ferenc is closing his fist." */
  waiting(view: G['View'], task: Task<G>, asked: readonly G['Seat'][], names: SeatNames): Message;
  /**
   * An option of a question or interjection.
   * @param name task name or interjection name
   * @param field name of the form field or of the amount; absent in plain choices
   * @param task the open question, where an answer means nothing without it, e.g. a place in its list
   */
  option(view: G['View'], name: string, value: unknown, field: string | undefined, names: SeatNames, task?: Task<G>): OptionLabel;
  /** Name of a form field, or of an interjection (field absent). */
  field(view: G['View'], name: string, field: string | undefined): Message;
  /** The word on the button that sends an answer made of several parts, e.g. "Close the fist". */
  act(view: G['View'], name: string): Message;
  reason(why: Reason): Message;
  /**
   * null = nothing worth a line.
   * @param view any view of the same game: it knows who leads which side; without it sides are named, not players
   */
  story(event: G['Event'], names: SeatNames, view?: G['View']): StoryLine | null;
  seat(view: G['View'], seat: G['Seat']): SeatLook;
  /** What each of so many seats will play, where the seats and options settle it; null = not yet known. Absent = each chooses in the game. */
  parts?(seats: number, options: G['Options']): readonly (readonly LobbyPart[])[] | null;
  /** Players who are no seats, in turn order; absent = the game has none. */
  others?(view: G['View']): readonly OtherLook[];
  /** "Round 3 of 6" and its pebbles. */
  progress(view: G['View']): { readonly label: Message; readonly now: number; readonly of: number };
  /** One line about the goal. */
  goal(view: G['View']): Message;
  /** The standing at which the goal is reached, where one may go beyond it; absent = 1. */
  arrival?(view: G['View']): number;
  outcome(view: G['View'], reason: string, winners: readonly G['Seat'][], names: SeatNames): Message;
}

/** What the bots know of a game beyond its rules. Reads the state of a position already re-dealt for its seat. */
export interface GameSense<G extends GameTypes> {
  /** How good the position is for `seat`, 0 (lost) to 1 (won); also in mid-game. */
  value(table: Table<G>, seat: G['Seat']): number;
  /** A quick sensible answer, used at level adept and in playouts; null = no opinion, search or choose at random. */
  habit(table: Table<G>, seat: G['Seat'], chance: Chance): Move<G> | null;
  /** A few answers worth comparing, the habit's first; none twice. One only = nothing to compare; none = whatever is offered. */
  candidates(table: Table<G>, seat: G['Seat'], chance: Chance): readonly Move<G>[];
  /** Is this a good moment to judge a position, e.g. between two turns? */
  calm(table: Table<G>): boolean;
  /** Is somebody so near to winning that there is no room for whims? */
  urgent(table: Table<G>): boolean;
  /**
   * What the seat does of its own accord at this moment, though nobody asks it: an interjection, or null for nothing, which is the rule.
   * Asked after every answer, also while others think; after finitely many of them it must come to rest.
   * Absent = the game's interjections come from `habit` and `candidates` alone.
   */
  interject?(table: Table<G>, seat: G['Seat'], chance: Chance): Move<G> | null;
}

/** A thing of the game in the look-up: a space, a card, a leader. All of it in our words, from the same data as the rules. */
export interface Item {
  readonly entity: Entity;
  /** What it stands with: the text key of that name. */
  readonly group: string;
  readonly name: Message;
  /** Sign of `icons.svg` without its `i-`. */
  readonly icon?: string;
  /** What it does, a sentence each. */
  readonly lines: readonly Message[];
  /** Its numbers: cost, copies, Strength. */
  readonly facts?: readonly { readonly label: Message; readonly value: Message }[];
  /** Rules it follows, to be opened from here. */
  readonly rules: readonly string[];
  /** A value of it is stated by no source. */
  readonly reconstructed?: boolean;
}

/** A rule of the digest in our own words, for the look-up. */
export interface RuleText {
  readonly id: string;
  /** Topic for grouping, e.g. 'shipping'. */
  readonly topic: string;
  readonly text: Message;
}
