import type { ShelfEntry } from '../shelf-entry.ts';
import { book } from './book.ts';
import { withCorrections } from './corrections.ts';
import { DATA } from './data.ts';
import { dice } from './index.ts';
import { lessons } from './lessons/index.ts';
import { sense } from './sense.ts';
import { diceSheets } from './sheets/index.ts';
import type { DiceGame } from './types.ts';
import { words } from './words.ts';

/** Everything the house knows of Dune: The Dice Game. */
export const diceEntry: ShelfEntry<DiceGame> = {
  ...book,
  module: dice,
  words,
  sense,
  lessons,
  sheets: diceSheets,
  problemsOf: (correction) => withCorrections(DATA, correction).problems ?? [],
};
