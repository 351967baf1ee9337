/** Something to choose, and what it is worth to the seat. */
export interface Rated<It> {
  readonly it: It;
  readonly worth: number;
}
export const rate = <It>(list: readonly It[], worth: (it: It) => number): readonly Rated<It>[] =>
  list.map((it) => ({ it, worth: worth(it) }));
/** The one that is worth most; null = there are none. The first of equals. */
export function mostWorth<Each>(list: readonly Each[], worth: (each: Each) => number): Each | null {
  let found: Each | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const each of list) {
    const value = worth(each);
    if (found === null || value > most) {
      found = each;
      most = value;
    }
  }
  return found;
}
/** The best of them; null = there are none. The first of equals. */
export const best = <It>(rated: readonly Rated<It>[]): Rated<It> | null => mostWorth(rated, ({ worth }) => worth);
/** The best ones first; equals as they were. */
export const bestFirst = <It>(rated: readonly Rated<It>[]): readonly Rated<It>[] =>
  [...rated].sort((one, other) => other.worth - one.worth);
