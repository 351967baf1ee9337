import type { GameModule, GameTypes, Reason } from '../kernel/types.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { GameSense, GameWords, Item, RuleText } from './face.ts';
import type { Lesson } from './lesson.ts';

/** Everything the house knows of one game. */
export interface ShelfEntry<G extends GameTypes> {
  readonly module: GameModule<G>;
  readonly words: GameWords<G>;
  readonly sense: GameSense<G>;
  readonly lessons: readonly Lesson<G>[];
  readonly rules: readonly RuleText[];
  readonly sheets: readonly Sheet[];
  /** Things for the look-up; absent = rules alone. */
  readonly items?: readonly Item[];
  /** The same things as the game of that view has them, with its owner's corrections; absent = they are always as in the box. */
  itemsIn?(view: G['View']): readonly Item[];
  /** Values that no source states, as `words.reason` says them; absent = there are none. */
  readonly reconstructed?: readonly Reason[];
  /** What contradicts itself in an owner's corrected data, each with its field; absent = the data cannot be corrected. */
  problemsOf?(correction: unknown): readonly { readonly field: string; readonly key: string }[];
}
