import { cardOpinions } from './opinions-cards.ts';
import type { Opinions } from './opinion.ts';
import { sandOpinions } from './opinions-sand.ts';
import { turnOpinions } from './opinions-turn.ts';
import { warOpinions } from './opinions-war.ts';

/** What a bot makes of the answers to each question; one that is missing does not compile. */
export const OPINIONS: Opinions = { ...turnOpinions, ...warOpinions, ...sandOpinions, ...cardOpinions };
