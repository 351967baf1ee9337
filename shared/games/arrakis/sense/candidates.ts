import { same } from '../../../kernel/choices.ts';
import { bestFirst, type Rated } from '../../../search/rated.ts';
import type { TaskName } from '../questions.ts';

/** How many answers are compared, by question; one = habit decides. */
const COMPARED: Readonly<Partial<Record<TaskName, number>>> = {
  act: 6,
  march: 5,
  company: 3,
  attack: 4,
  goOn: 2,
  withdraw: 2,
  advance: 2,
  put: 3,
  combatCards: 3,
  spendSpice: 4,
  desertPower: 3,
  wormAttack: 3,
  endClaim: 3,
  special: 3,
  choose: 3,
  playCard: 3,
  vehicle: 1,
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
