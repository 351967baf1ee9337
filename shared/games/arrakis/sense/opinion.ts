import { type Amounts, type AnyChoices, listed } from '../../../kernel/choices.ts';
import type { TaskOf } from '../../../kernel/types.ts';
import type { Rated } from '../../../search/rated.ts';
import type { ArrakisAnswers } from '../questions.ts';
import type { ArrakisGame } from '../types.ts';
import type { Look } from './look.ts';
import { NOTHING } from './weights.ts';

type Asked = keyof ArrakisAnswers;
/** What the answers to a question are worth, in any order; none = no opinion. */
type Opinion<Name extends Asked> = (
  look: Look,
  task: TaskOf<ArrakisGame, Name>,
  choices: AnyChoices,
) => readonly Rated<ArrakisAnswers[Name]>[];
export type Opinions<Name extends Asked = Asked> = { readonly [Each in Name]: Opinion<Each> };

/** The options of a question that offers a list. */
export const of = <A>(choices: AnyChoices): readonly A[] => listed<A>(choices);
/** The same without what leaves it undone. */
export const deeds = <A>(choices: AnyChoices, idle: unknown = 'done'): readonly Exclude<A, 'done' | 'none' | 'no'>[] =>
  listed<A>(choices).filter((each) => each !== idle) as readonly Exclude<A, 'done' | 'none' | 'no'>[];
export const counted = (choices: AnyChoices): Amounts<Readonly<Record<string, number>>> =>
  choices as Amounts<Readonly<Record<string, number>>>;
/** What leaves an effect undone. R7.3 */
export const DONE = { it: 'done', worth: NOTHING } as const;
/** One answer and no other. */
export const only = <A>(it: A): readonly Rated<A>[] => [{ it, worth: NOTHING }];
