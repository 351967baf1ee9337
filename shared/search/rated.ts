/** Something to choose, and what it is worth to the seat. */
export interface Rated<It> {
  readonly it: It;
  readonly worth: number;
}
export const rate = <It>(list: readonly It[], worth: (it: It) => number): readonly Rated<It>[] =>
  list.map((it) => ({ it, worth: worth(it) }));
/** The best of them; null = there are none. The first of equals. */
export function best<It>(rated: readonly Rated<It>[]): Rated<It> | null {
  let found: Rated<It> | null = null;
  for (const each of rated) if (!found || each.worth > found.worth) found = each;
  return found;
}
/** The best ones first; equals as they were. */
export const bestFirst = <It>(rated: readonly Rated<It>[]): readonly Rated<It>[] =>
  [...rated].sort((one, other) => other.worth - one.worth);
