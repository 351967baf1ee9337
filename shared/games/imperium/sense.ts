import { familySense } from '../imperium-family/sense/sense.ts';

/** What bots know of Dune: Imperium. */
export const sense = familySense;
