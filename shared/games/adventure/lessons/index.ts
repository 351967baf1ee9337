import type { Lesson } from '../../lesson.ts';
import type { AdventureGame } from '../types.ts';
import { fight } from './fight.ts';
import { invest } from './invest.ts';
import { move } from './move.ts';
import { storm } from './storm.ts';

/** The rulebook's three examples, then what may be done at any time. */
export const lessons: readonly Lesson<AdventureGame>[] = [move, fight, invest, storm];
