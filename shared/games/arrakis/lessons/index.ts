import type { Lesson } from '../../lesson.ts';
import type { ArrakisGame } from '../types.ts';
import { battle } from './battle.ts';
import { dice } from './dice.ts';
import { first } from './first.ts';
import { move } from './move.ts';
import { ride } from './ride.ts';
import { share } from './share.ts';
import { spice } from './spice.ts';

/** What one wins by, in five minutes; then the rulebook's examples in the order of a round. */
export const lessons: readonly Lesson<ArrakisGame>[] = [first, dice, share, move, ride, battle, spice];
