import { same } from '../../../kernel/choices.ts';
import { bestFirst, type Rated } from '../../../search/rated.ts';
import type { TaskName } from '../questions.ts';

/** How many answers are compared, by question; one = habit decides. */
const COMPARED: Readonly<Partial<Record<TaskName, number>>> = {
  act: 5,
  march: 3,
  attack: 4,
  goOn: 2,
  withdraw: 2,
  spendSpice: 3,
  desertPower: 2,
  wormAttack: 2,
  endClaim: 2,
  special: 2,
  choose: 2,
  playCard: 2,
};
/** The best answers first; none twice. */
export function worthComparing(task: TaskName, rated: readonly Rated<unknown>[]): readonly unknown[] {
  const answers: unknown[] = [];
  for (const { it } of bestFirst(rated)) {
    if (answers.length === (COMPARED[task] ?? 1)) break;
    if (!answers.some((known) => same(known, it))) answers.push(it);
  }
  return answers;
}
