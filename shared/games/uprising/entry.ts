import type { FamilyGame } from '../imperium-family/types.ts';
import type { ShelfEntry } from '../shelf-entry.ts';
import { book } from './book.ts';
import { withCorrectionsOfBoth } from './base/index.ts';
import { uprising } from './index.ts';
import { uprisingLessons } from './lessons/index.ts';
import { sense } from './sense.ts';
import { uprisingSheets } from './sheets/index.ts';
import { words } from './words.ts';

/** Everything the house knows of Uprising. */
export const uprisingEntry: ShelfEntry<FamilyGame> = {
  ...book,
  module: uprising,
  words,
  sense,
  lessons: uprisingLessons,
  sheets: uprisingSheets,
  problemsOf: (correction) => withCorrectionsOfBoth(correction).problems ?? [],
};
