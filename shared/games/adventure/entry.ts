import type { ShelfEntry } from '../shelf-entry.ts';
import { withCorrections } from './corrections.ts';
import { DATA } from './data.ts';
import { adventure } from './index.ts';
import { items, itemsIn } from './items.ts';
import { lessons } from './lessons/index.ts';
import { reconstructed } from './reconstructed.ts';
import { rules } from './rules-text.ts';
import { sense } from './sense.ts';
import { adventureSheets } from './sheets/index.ts';
import type { AdventureGame } from './types.ts';
import { words } from './words.ts';

/** Everything the house knows of the adventure game of 1984. */
export const adventureEntry: ShelfEntry<AdventureGame> = {
  module: adventure,
  words,
  sense,
  lessons,
  rules,
  items,
  itemsIn,
  sheets: adventureSheets,
  problemsOf: (correction) => withCorrections(DATA, correction).problems ?? [],
  reconstructed: reconstructed(DATA).map(({ key, with: gaps }) => ({ key, rule: '', with: gaps })),
};
