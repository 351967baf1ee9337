import type { GameBook } from '../shelf-entry.ts';
import { DATA } from './data.ts';
import { items, itemsIn } from './items.ts';
import { reconstructed } from './reconstructed.ts';
import { rules } from './rules-text.ts';
import type { ArrakisGame } from './types.ts';

/** What can be looked up in War for Arrakis. */
export const book: GameBook<ArrakisGame> = {
  rules,
  items,
  itemsIn,
  reconstructed: reconstructed(DATA).map(({ key, with: gaps }) => ({ key, rule: '', with: gaps })),
};
