import type { Item } from '../face.ts';
import { itemsOf } from '../imperium-family/items/index.ts';
import { DATA } from './data.ts';
import { ITEM_RULES } from './rule-of.ts';

/** Everything in the box that can be looked up. */
export const items: readonly Item[] = itemsOf('imperium', DATA, ITEM_RULES);
