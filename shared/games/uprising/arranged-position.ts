import type { Position } from '../../kernel/types.ts';
import { type Arrangement, arranged } from '../imperium-family/arranged-position.ts';
import type { PlayerId } from '../imperium-family/ids.ts';
import type { FamilyGame } from '../imperium-family/types.ts';
import type { LeaderId } from './ids.ts';

/** Leaders whose abilities seldom meddle with what a position is to show. */
const LEADERS: Readonly<Partial<Record<PlayerId, LeaderId>>> = {
  seat1: 'gurney-halleck',
  seat2: 'muaddib',
  seat3: 'feyd-rautha-harkonnen',
  seat4: 'lady-amber-metulli',
};
/** A position of this edition, for tests, lessons and pictures. @throws Error if a card is not there any more */
export const arrangedHere = (said: Arrangement): Position<FamilyGame> => arranged('uprising', { leaders: LEADERS, ...said });
