import { bookOf } from '../imperium-family/edition.ts';
import { itemsOf } from '../imperium-family/items/index.ts';
import { mixOf } from '../imperium-family/other-box.ts';
import type { FamilyView } from '../imperium-family/types.ts';
import type { Item } from '../face.ts';
import { EDITION } from './edition.ts';
import { ITEM_RULES } from './rule-of.ts';

/** Everything in the box that can be looked up. */
export const items: readonly Item[] = itemsOf(EDITION.id, EDITION.records, ITEM_RULES);
/** The same as this game has them: with the module or without it, with cards of the first game or without, with its owner's corrections or as printed. */
export const itemsIn = ({
  edition,
  options,
  seats,
}: Pick<FamilyView, 'edition' | 'options'> & Partial<Pick<FamilyView, 'seats'>>): readonly Item[] =>
  options.corrections || mixOf(options) > 0 || options.choam === 'without' || seats?.length === EDITION.teams?.persons
    ? itemsOf(edition, bookOf({ edition, options, ...(seats && { seats }) }), ITEM_RULES)
    : items;
