import type { ShelfEntry } from '../shelf-entry.ts';
import { withCorrections } from './corrections.ts';
import { DATA } from './data.ts';
import { dice } from './index.ts';
import { lessons } from './lessons/index.ts';
import { reconstructed } from './reconstructed.ts';
import { rules } from './rules-text.ts';
import { sense } from './sense.ts';
import { diceSheets } from './sheets/index.ts';
import type { DiceGame } from './types.ts';
import { words } from './words.ts';

/** Everything the house knows of Dune: The Dice Game. */
export const diceEntry: ShelfEntry<DiceGame> = {
  module: dice,
  words,
  sense,
  lessons,
  rules,
  sheets: diceSheets,
  problemsOf: (correction) => withCorrections(DATA, correction).problems ?? [],
  reconstructed: reconstructed(DATA).map(({ key, with: gaps }) => ({ key, rule: '', with: gaps })),
};
