import type { ShelfEntry } from '../shelf-entry.ts';
import { book } from './book.ts';
import { withCorrections } from './corrections.ts';
import { DATA } from './data.ts';
import { adventure } from './index.ts';
import { lessons } from './lessons/index.ts';
import { sense } from './sense.ts';
import { adventureSheets } from './sheets/index.ts';
import type { AdventureGame } from './types.ts';
import { words } from './words.ts';

/** Everything the house knows of the adventure game of 1984. */
export const adventureEntry: ShelfEntry<AdventureGame> = {
  ...book,
  module: adventure,
  words,
  sense,
  lessons,
  sheets: adventureSheets,
  problemsOf: (correction) => withCorrections(DATA, correction).problems ?? [],
};
