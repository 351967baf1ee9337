import { Table } from '../../kernel/table.ts';
import type { GameModule, Position } from '../../kernel/types.ts';
import type { Lesson } from '../lesson.ts';
import { openedAt, type Script, scriptOf } from '../script.ts';
import type { Arrangement } from './arranged-position.ts';
import type { SeatId } from './ids.ts';
import type { EditionId, FamilyGame, FamilyOptions } from './types.ts';

/** What the lessons of an edition are written with. */
export interface LessonDesk {
  /** Writes the steps of one lesson. */
  script(lesson: string, learner: SeatId): Script<FamilyGame>;
  /** Lays the position out and plays on to its first question. */
  startingWith(arrangement: Arrangement, options?: FamilyOptions): () => Position<FamilyGame>;
  /** Goes on where another lesson ends. */
  startingAfter(lesson: Lesson<FamilyGame>): () => Position<FamilyGame>;
}

/** `options` are those of a lesson that names no others; `other` as in `scriptOf`. */
export const lessonDesk = (
  edition: EditionId,
  module: GameModule<FamilyGame>,
  lay: (arrangement: Arrangement) => Position<FamilyGame>,
  options: FamilyOptions,
  other?: string,
): LessonDesk => ({
  script: (lesson, learner) => scriptOf(edition, lesson, learner, other),
  startingWith: (arrangement, own = options) => openedAt(module, () => lay({ ...arrangement, options: own }), own),
  startingAfter: (lesson) => () => {
    const table = new Table<FamilyGame>(module, lesson.start(), lesson.options);
    for (const { move } of lesson.steps) table.play(move);
    return table.position;
  },
});
