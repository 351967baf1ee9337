import { Table } from '../../../kernel/table.ts';
import type { Position } from '../../../kernel/types.ts';
import { arrangedHere } from '../arrange.ts';
import type { Arrangement } from '../../imperium-family/arrange.ts';
import type { SeatId } from '../../imperium-family/ids.ts';
import type { FamilyGame, FamilyOptions } from '../../imperium-family/types.ts';
import type { Lesson } from '../../lesson.ts';
import { openedAt, type Script, scriptOf } from '../../script.ts';
import { imperium } from '../index.ts';

export const OPTIONS = { start: 'seat1' } as const;
/** The rulebook's three players. W7 */
export const NAMES = { seat1: 'Gayun', seat2: 'Najeong', seat3: 'Dasom' } as const;
/** Writes the steps of one lesson. */
export const script = (lesson: string, learner: SeatId): Script<FamilyGame> => scriptOf('imperium', lesson, learner);
/** Lays the position out and plays on to its first question. */
export const startingWith = (arrangement: Arrangement, options: FamilyOptions = OPTIONS): (() => Position<FamilyGame>) =>
  openedAt(imperium, () => arrangedHere({ ...arrangement, options }), options);
/** Goes on where another lesson ends. */
export const startingAfter =
  (lesson: Lesson<FamilyGame>): (() => Position<FamilyGame>) =>
  () => {
    const table = new Table<FamilyGame>(imperium, lesson.start(), lesson.options);
    for (const { move } of lesson.steps) table.play(move);
    return table.position;
  };
