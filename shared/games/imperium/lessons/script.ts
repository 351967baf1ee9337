import { lessonDesk } from '../../imperium-family/lessons.ts';
import { arrangedHere } from '../arranged-position.ts';
import { imperium } from '../index.ts';

export const OPTIONS = { start: 'seat1' } as const;
/** The rulebook's three players. W7 */
export const NAMES = { seat1: 'Gayun', seat2: 'Najeong', seat3: 'Dasom' } as const;
export const { script, startingWith, startingAfter } = lessonDesk('imperium', imperium, arrangedHere, OPTIONS);
