import { senseWith } from '../imperium-family/sense/sense.ts';
import { WEIGHTS } from '../imperium-family/sense/weights.ts';

/** What bots know of Uprising; how often each Leader wins has not been measured yet. */
export const sense = senseWith(WEIGHTS, {});
