import type { Item } from '../face.ts';
import type { FamilyView } from '../imperium-family/types.ts';
import { bookOf } from '../imperium-family/edition.ts';
import { itemsOf } from '../imperium-family/items/index.ts';
import { DATA } from './data.ts';
import { ITEM_RULES } from './rule-of.ts';

/** Everything in the box that can be looked up. */
export const items: readonly Item[] = itemsOf('imperium', DATA, ITEM_RULES);
/** The same as this game has them: with its owner's corrections, or as printed. */
export const itemsIn = ({ edition, options }: Pick<FamilyView, 'edition' | 'options'>): readonly Item[] =>
  options.corrections ? itemsOf(edition, bookOf({ edition, options }), ITEM_RULES) : items;
