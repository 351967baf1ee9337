import { familyWords } from '../imperium-family/words/index.ts';
import { TEXTS } from './text/load.ts';

/** How Dune: Imperium speaks. */
export const words = familyWords('imperium', TEXTS);
