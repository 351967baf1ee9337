import type { Next, Task } from '../../../../kernel/types.ts';
import type { SpecialTarget } from '../../questions.ts';
import type { ArrakisGame, Game, State } from '../../types.ts';

export type SpecialTask = Extract<Task<ArrakisGame>, { readonly do: 'special' }>;
/** What a card does that no other does: what it can choose from now, and what comes of the choice. Nothing to choose = it is over. */
export interface Special {
  /** How many are chosen, where the card names no count; absent = one. */
  readonly count?: number;
  targets(state: State, task: SpecialTask): readonly Target[];
  resolve(game: Game, task: SpecialTask, target: Target): Next<ArrakisGame>;
}
export type Target = Exclude<SpecialTarget, 'done'>;
/** The part of an answer that a special has offered. */
export const chosen = <Key extends string>(target: Target | undefined, key: Key): Extract<Target, Readonly<Record<Key, unknown>>> | null =>
  target !== undefined && key in target ? (target as Extract<Target, Readonly<Record<Key, unknown>>>) : null;
/** The same special again, for one less. */
export const again = (task: SpecialTask, chosen?: Target): readonly SpecialTask[] => [
  { ...task, left: task.left - 1, ...(chosen !== undefined && { chosen }) },
];
