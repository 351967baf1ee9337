import type { GameModule, GameTypes, Reason } from '../kernel/types.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { GameSense, GameWords, Item, RuleText } from './face.ts';
import type { TextsOf } from '../text/together.ts';
import type { Lesson } from './lesson.ts';
import type { Problem } from './merged.ts';

/** What must be known of a game before its table is open: how many play, with which options. */
export type GameFacts<G extends GameTypes> = Pick<GameModule<G>, 'id' | 'rulesVersion' | 'seatIds' | 'seatCounts' | 'options' | 'teams'>;

/** All that a device needs of a game to show its table: it follows no rules, the host does. */
export interface GameFace<G extends GameTypes> {
  readonly facts: GameFacts<G>;
  readonly words: GameWords<G>;
}
/** What is looked up. */
export interface GameBook<G extends GameTypes> {
  readonly rules: readonly RuleText[];
  /** Things for the look-up; absent = rules alone. */
  readonly items?: readonly Item[];
  /** The same things as the game of that view has them, with its owner's corrections; absent = they are always as in the box. */
  itemsIn?(view: G['View']): readonly Item[];
  /** Values that no source states, as `words.reason` says them; absent = there are none. */
  readonly reconstructed?: readonly Reason[];
}
/** Everything the house knows of one game: the host has all of it. */
export interface ShelfEntry<G extends GameTypes> extends GameBook<G> {
  readonly module: GameModule<G>;
  readonly words: GameWords<G>;
  readonly sense: GameSense<G>;
  readonly lessons: readonly Lesson<G>[];
  readonly sheets: readonly Sheet[];
  /** What contradicts itself in an owner's corrected data, each with its field; absent = the data cannot be corrected. */
  problemsOf?(correction: unknown): readonly Problem[];
}
/** The parts of a game that a page loads, each when it is first needed. */
export interface LazyGame<G extends GameTypes> {
  face(): Promise<GameFace<G>>;
  book(): Promise<GameBook<G>>;
  lessons(): Promise<readonly Lesson<G>[]>;
  sheets(): Promise<readonly Sheet[]>;
  texts(): Promise<TextsOf>;
  /** What tables with certain options need beside the face, as do sheets; absent = there is nothing. */
  readonly added?: { asks(options: object): boolean; open(): Promise<unknown> };
  /** To play a finished record again. */
  module(): Promise<GameModule<G>>;
}
