import type { Records } from './edition.ts';
import type { Effects } from './effects/effects.ts';

type Marked = { readonly module?: 'choam' };
/** The records of a table without the CHOAM module: its cards and Leaders stay in the box, and its icon means something else. Uprising R2.3, Uprising R14.1 */
export function withoutContracts({ contracts, ...records }: Records): Records {
  if (!contracts) return records;
  const { cards, intrigue, leaders, ...others } = records;
  return instead({ ...others, cards: unmarked(cards), intrigue: unmarked(intrigue), leaders: unmarked(leaders) }, contracts.otherwise);
}
const unmarked = <Value extends Marked>(table: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(table).filter(([, { module }]) => module !== 'choam'));
/** A copy in which another list stands for each contract, wherever effects are. */
function instead<Value>(value: Value, otherwise: Effects): Value {
  if (Array.isArray(value))
    return value.flatMap((one: unknown) => {
      const count = contractsIn(one);
      return count === null ? [instead(one, otherwise)] : Array.from({ length: count }, () => otherwise).flat();
    }) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, instead(inner, otherwise)])) as Value;
}
const contractsIn = (one: unknown): number | null =>
  typeof one === 'object' && one !== null && 'contract' in one && typeof one.contract === 'number' ? one.contract : null;
