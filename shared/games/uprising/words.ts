import { familyWords } from '../imperium-family/words/index.ts';
import { EDITION } from './edition.ts';
import { TEXTS } from './text/load.ts';

/** How Uprising speaks. */
export const words = familyWords(EDITION, TEXTS);
