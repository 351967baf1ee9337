import type { FamilyGame } from '../imperium-family/types.ts';
import type { GameBook } from '../shelf-entry.ts';
import { items, itemsIn } from './items.ts';
import { rules } from './rules-text.ts';

/** What can be looked up in Uprising. */
export const book: GameBook<FamilyGame> = { rules, items, itemsIn };
