import type { FamilyGame } from '../../imperium-family/types.ts';
import type { Lesson } from '../../lesson.ts';
import { agent } from './agent.ts';
import { combat } from './combat.ts';
import { contracts } from './contracts.ts';
import { first } from './first.ts';
import { reveal } from './reveal.ts';
import { rivals } from './rivals.ts';
import { spies } from './spies.ts';
import { worms } from './worms.ts';

/** How one wins, in five minutes; the rulebook’s round; then Spies, contracts, sandworms, and one against two Rivals. */
export const uprisingLessons: readonly Lesson<FamilyGame>[] = [first, agent, reveal, combat, spies, contracts, worms, rivals];
