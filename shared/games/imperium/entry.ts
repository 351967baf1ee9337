import type { FamilyGame } from '../imperium-family/types.ts';
import type { ShelfEntry } from '../shelf-entry.ts';
import { book } from './book.ts';
import { withCorrections } from './corrections.ts';
import { imperium } from './index.ts';
import { imperiumLessons } from './lessons/index.ts';
import { sense } from './sense.ts';
import { imperiumSheets } from './sheets/index.ts';
import { words } from './words.ts';

/** Everything the house knows of Dune: Imperium. */
export const imperiumEntry: ShelfEntry<FamilyGame> = {
  ...book,
  module: imperium,
  words,
  sense,
  lessons: imperiumLessons,
  sheets: imperiumSheets,
  problemsOf: (correction) => withCorrections(correction).problems ?? [],
};
