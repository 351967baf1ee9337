import type { FamilyGame } from '../../imperium-family/types.ts';
import type { Lesson } from '../../lesson.ts';

/** The rulebook's example of a round, from the first Agent to Recall. */
export const imperiumLessons: readonly Lesson<FamilyGame>[] = [];
