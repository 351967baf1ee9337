import type { ShelfEntry } from '../shelf-entry.ts';
import { book } from './book.ts';
import { withCorrections } from './corrections.ts';
import { DATA } from './data.ts';
import { arrakis } from './index.ts';
import { lessons } from './lessons/index.ts';
import { sense } from './sense.ts';
import { arrakisSheets } from './sheets/index.ts';
import type { ArrakisGame } from './types.ts';
import { words } from './words.ts';

/** Everything the house knows of War for Arrakis. */
export const arrakisEntry: ShelfEntry<ArrakisGame> = {
  ...book,
  module: arrakis,
  words,
  sense,
  lessons,
  sheets: arrakisSheets,
  problemsOf: (correction) => withCorrections(DATA, correction).problems ?? [],
};
