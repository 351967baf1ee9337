import type { Edition, Records } from './edition.ts';
import type { Specials } from './special.ts';
import type { BoxId } from './records.ts';
import type { FamilyOptions } from './types.ts';

/** Cards of another box that tables of an edition can take in. Uprising R19.1 */
export interface OtherBox {
  /** Both boxes together; what is from the other one is marked with `box`. */
  readonly records: Records;
  /** An owner's corrections laid over both. */
  readonly corrected: Edition['corrected'];
  /** What the cards of the other box name. */
  readonly specials: Specials;
}
/** Tables of records that a box adds to, in the order of their options. */
const TABLES = ['cards', 'intrigue', 'conflicts'] as const;
type Taken = Readonly<Record<(typeof TABLES)[number], boolean>>;

/** All that is taken in, as one number that a book can be found by; 0 = the box alone. */
export const mixOf = (options: FamilyOptions): number =>
  (options['base-imperium'] === 'with' ? 1 : 0) +
  (options['base-intrigue'] === 'with' ? 2 : 0) +
  (options['base-conflicts'] === 'with' ? 4 : 0);
const takenBy = (mix: number): Taken => ({ cards: (mix & 1) > 0, intrigue: (mix & 2) > 0, conflicts: (mix & 4) > 0 });

/** The records of a table that takes in so much: the other cards stay in their box. Uprising R19.1 */
export function withMix(records: Records, mix: number): Records {
  const taken = takenBy(mix);
  const { cards, intrigue, conflicts } = records;
  return {
    ...records,
    cards: taken.cards ? cards : ownOf(cards),
    intrigue: taken.intrigue ? intrigue : ownOf(intrigue),
    conflicts: taken.conflicts ? conflicts : ownOf(conflicts),
  };
}
const ownOf = <Value extends { readonly box?: BoxId }>(table: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(table).filter(([, { box }]) => box === undefined));
