import type { Position } from '../../../kernel/types.ts';
import { openedAt, type Script, scriptOf } from '../../script.ts';
import { type Arrangement, arrange } from '../arranged-position.ts';
import type { SeatId } from '../ids.ts';
import { arrakis } from '../index.ts';
import type { ArrakisGame } from '../types.ts';

export const OPTIONS = { dice: 'table' } as const;
/** Seat 1 leads the Atreides, seat 2 the Harkonnen. */
export const NAMES = { seat1: 'Zsuzsa', seat2: 'Ferenc' } as const;
/** Writes the steps of one lesson. */
export const script = (lesson: string, learner: SeatId): Script<ArrakisGame> =>
  scriptOf('arrakis', lesson, learner, 'arrakis.lesson.other');
/** Lays the position out and plays on to its first question. */
export const startingWith = (arrangement: Arrangement): (() => Position<ArrakisGame>) =>
  openedAt(arrakis, () => arrange({ ...arrangement, options: OPTIONS }), OPTIONS);

/** Faces of a combat die. */
export const HIT = 1;
export const SHIELD = 4;
export const SPECIAL = 6;
export const times = (count: number, face: number): readonly number[] => Array.from({ length: count }, () => face);

/** Stations that a lesson does not need have been taken. R12.8 */
export const TAKEN = ['jihad', 'jihad', 'sand-dwellers', 'sand-dwellers', 'kwisatz-haderach', 'kwisatz-haderach'] as const;
/** A question for the lesson to come to rest at. */
export const REST = { do: 'prune' } as const;
export const SHOWN = [{ card: 'the-desert-war', kept: false, feared: false }] as const;
