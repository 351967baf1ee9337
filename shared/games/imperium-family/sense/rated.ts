/** A thing with what it is worth. */
export interface Rated<It> {
  readonly it: It;
  readonly worth: number;
}
export const rate = <It>(list: readonly It[], worth: (it: It) => number): readonly Rated<It>[] =>
  list.map((it) => ({ it, worth: worth(it) }));
/** The best; the first of equals. */
export function best<It>(rated: readonly Rated<It>[]): Rated<It> | null {
  let found: Rated<It> | null = null;
  for (const each of rated) if (!found || each.worth > found.worth) found = each;
  return found;
}
