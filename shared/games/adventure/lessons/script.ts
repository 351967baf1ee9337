import type { Position } from '../../../kernel/types.ts';
import { openedAt, type Script, scriptOf } from '../../script.ts';
import { type Arrangement, arrange } from '../arranged-position.ts';
import type { SeatId } from '../ids.ts';
import { adventure } from '../index.ts';
import type { AdventureGame } from '../types.ts';

export const OPTIONS = { dice: 'table', start: 'seat1' } as const;
export const NAMES = { seat1: 'Zsuzsa', seat2: 'Judit', seat3: 'Ferenc', seat4: 'Tomáš' } as const;
/** Writes the steps of one lesson. */
export const script = (lesson: string, learner: SeatId): Script<AdventureGame> => scriptOf('adventure', lesson, learner);
/** Lays the position out and plays on to its first question. */
export const startingWith = (arrangement: Arrangement): (() => Position<AdventureGame>) =>
  openedAt(adventure, () => arrange({ ...arrangement, options: OPTIONS }), OPTIONS);
