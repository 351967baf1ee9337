import type { AutomaRow } from '../../questions-automa.ts';

/** One criterion of a list: how well an option meets it; yes and no, or the more the better. */
export interface Row<T> {
  readonly row: AutomaRow;
  by(option: T): number | boolean;
}
/** What a list of criteria leaves, and its row that decided. Several = the player chooses. R16.2 */
export interface Choice<T> {
  readonly of: readonly T[];
  readonly row: AutomaRow;
}

/** Goes through the list from the top: of each row only the best are left. */
export function best<T>(options: readonly T[], rows: readonly Row<T>[]): Choice<T> {
  let of = options;
  let decisive: AutomaRow = options.length > 1 ? 'equal' : 'only';
  for (const { row, by } of rows) {
    if (of.length < 2) break;
    const values = of.map((option) => Number(by(option)));
    const most = Math.max(...values);
    const left = of.filter((_, nth) => values[nth] === most);
    if (left.length < of.length) decisive = row;
    of = left;
  }
  return { of, row: decisive };
}
