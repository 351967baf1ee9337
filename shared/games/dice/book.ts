import type { GameBook } from '../shelf-entry.ts';
import { DATA } from './data.ts';
import { reconstructed } from './reconstructed.ts';
import { rules } from './rules-text.ts';
import type { DiceGame } from './types.ts';

/** What can be looked up in the Dice Game. */
export const book: GameBook<DiceGame> = {
  rules,
  reconstructed: reconstructed(DATA).map(({ key, with: gaps }) => ({ key, rule: '', with: gaps })),
};
