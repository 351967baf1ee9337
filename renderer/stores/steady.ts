import { computed, type ComputedRef } from 'vue';

type Parts = Readonly<Record<string, unknown>>;
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** The new value, made of all parts of the old one that say the same; the old one itself if all of them do. */
export function kept<Value>(before: unknown, after: Value): Value {
  if (before === after || !isParts(before) || !isParts(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  const parts = (Array.isArray(after) ? [] : {}) as Record<string, unknown>;
  let isSame = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const part = kept(before[key], after[key]);
    isSame &&= part === before[key];
    parts[key] = part;
  }
  return (isSame ? before : parts) as Value;
}

/** Plain data made out of a view: whoever draws it is called again only for what has changed of it. */
export const steady = <Value>(make: () => Value): ComputedRef<Value> => computed((before?: Value) => kept(before, make()));
