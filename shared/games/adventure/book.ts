import type { GameBook } from '../shelf-entry.ts';
import { DATA } from './data.ts';
import { items, itemsIn } from './items.ts';
import { reconstructed } from './reconstructed.ts';
import { rules } from './rules-text.ts';
import type { AdventureGame } from './types.ts';

/** What can be looked up in the adventure game. */
export const book: GameBook<AdventureGame> = {
  rules,
  items,
  itemsIn,
  reconstructed: reconstructed(DATA).map(({ key, with: gaps }) => ({ key, rule: '', with: gaps })),
};
