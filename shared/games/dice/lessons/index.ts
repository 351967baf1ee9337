import type { Lesson } from '../../lesson.ts';
import type { DiceGame } from '../types.ts';
import { battle } from './battle.ts';
import { example } from './example.ts';
import { roll } from './roll.ts';

/** The rulebook's example first, then the two steps of a turn that need most practice. */
export const lessons: readonly Lesson<DiceGame>[] = [example, roll, battle];
