import type { FamilyGame } from '../../imperium-family/types.ts';
import type { Lesson } from '../../lesson.ts';
import { agent } from './agent.ts';
import { combat } from './combat.ts';
import { reveal } from './reveal.ts';
import { rivals } from './rivals.ts';

/** The rulebook's example of a round, from the first Agent to the next round; then one against two Rivals. */
export const imperiumLessons: readonly Lesson<FamilyGame>[] = [agent, reveal, combat, rivals];
