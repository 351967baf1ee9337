import type { Position } from '../kernel/types.ts';
import type { GameTypes, Move, Reason } from '../kernel/types.ts';
import type { Message } from '../text/message.ts';

/** One answer of a lesson. The others' answers follow the script; the learner makes its own. */
export interface LessonStep<G extends GameTypes> {
  readonly move: Move<G>;
  /** true: the learner is to find it. */
  readonly yours: boolean;
  /** What the book tells here, in our words. */
  readonly tale: Message;
  /** What to do, where it is the learner's. */
  readonly task?: Message;
  readonly rule: string;
  /** Why other answers are not the script's; the first whose `when` fits the answer wins, the last fits all. */
  readonly otherwise?: readonly { readonly when?: unknown; readonly why: Reason }[];
}
/** A worked example as a guided game. */
export interface Lesson<G extends GameTypes> {
  readonly id: string;
  readonly title: Message;
  readonly about: Message;
  /** What came of it, when the last answer is played. */
  readonly end?: Message;
  readonly learner: G['Seat'];
  readonly names: Readonly<Partial<Record<G['Seat'], string>>>;
  readonly options: G['Options'];
  /** Position at the start; dice that fall in it come with the moves (`move.dice`): lessons use the option of real dice. */
  start(): Position<G>;
  readonly steps: readonly LessonStep<G>[];
}
