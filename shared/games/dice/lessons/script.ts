import type { Position } from '../../../kernel/types.ts';
import { openedAt, type Script, scriptOf } from '../../script.ts';
import { type Arrangement, arrange } from '../arranged-position.ts';
import type { SeatId } from '../ids.ts';
import { dice } from '../index.ts';
import type { DiceGame } from '../types.ts';

export const OPTIONS = { dice: 'table', start: 'seat1' } as const;
/** Writes the steps of one lesson. */
export const script = (lesson: string, learner: SeatId): Script<DiceGame> => scriptOf('dice', lesson, learner);
/** Lays the position out and plays on to its first question. */
export const startingWith = (arrangement: Arrangement): (() => Position<DiceGame>) =>
  openedAt(dice, () => arrange({ ...arrangement, options: OPTIONS }), OPTIONS);
