import type { Lesson } from '../../lesson.ts';
import type { ArrakisGame } from '../types.ts';

/** The lessons of War for Arrakis. */
export const lessons: readonly Lesson<ArrakisGame>[] = [];
