import type { FamilyGame } from '../../imperium-family/types.ts';
import type { Lesson } from '../../lesson.ts';

/** Lessons of Uprising: none are written yet, and the page of lessons says so. */
export const uprisingLessons: readonly Lesson<FamilyGame>[] = [];
