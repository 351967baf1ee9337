import { senseWith } from '../imperium-family/sense/sense.ts';
import { WEIGHTS } from '../imperium-family/sense/weights.ts';

/** What bots know of Dune: Imperium. */
export const sense = senseWith(WEIGHTS);
