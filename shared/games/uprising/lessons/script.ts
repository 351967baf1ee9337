import { lessonDesk } from '../../imperium-family/lessons.ts';
import { arrangedHere } from '../arranged-position.ts';
import { uprising } from '../index.ts';

export const OPTIONS = { leaders: 'choose', choam: 'with' } as const;
/** The rulebook's three players. W5 */
export const NAMES = { seat1: 'Jozsef', seat2: 'Abigel', seat3: 'Norbert' } as const;
export const { script, startingWith, startingAfter } = lessonDesk('uprising', uprising, arrangedHere, OPTIONS, 'uprising.lesson.other');
