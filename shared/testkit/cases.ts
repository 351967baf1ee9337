import type { GameModule, GameTypes } from '../kernel/types.ts';

/** A seat count with a set of options. */
export interface Size {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
}

/** The options a table begins with. */
export const defaultOptions = ({ options }: Pick<GameModule<GameTypes>, 'options'>): Record<string, string> =>
  Object.fromEntries(options.map(({ id, values }) => [id, values[0] ?? '']));

/** Every combination of option values that fits a seat count; options that do not fit keep their default. */
export function optionsFor({ options }: GameModule<GameTypes>, seats: number): Record<string, string>[] {
  return options.reduce<Record<string, string>[]>(
    (all, { id, values, seats: fits }) => {
      const offered = !fits || fits.includes(seats) ? values : values.slice(0, 1);
      return all.flatMap((known) => offered.map((value) => ({ ...known, [id]: value })));
    },
    [{}],
  );
}

/**
 * Enough sizes to meet every option value at every seat count that allows it: the defaults, and each other value alone
 * (all combinations are played by the simulation, not by the laws).
 */
export function everyOptions(module: Pick<GameModule<GameTypes>, 'options' | 'seatCounts'>): Size[] {
  return module.seatCounts.flatMap((seats) => {
    const defaults = defaultOptions(module);
    const fitting = module.options.filter((option) => !option.seats || option.seats.includes(seats));
    const changed = fitting.flatMap(({ id, values }) => values.slice(1).map((value) => ({ seats, options: { ...defaults, [id]: value } })));
    return [{ seats, options: defaults }, ...changed];
  });
}

/**
 * The nth of a list walked in strides that come by everything before they come by anything again. Options are listed like the digits of
 * a number: in their own order the first of thousands would all have the same first digits.
 */
export function strewn<Each>(list: readonly Each[], nth: number): Each {
  const most = list.length;
  let stride = Math.max(1, Math.round(most * GOLDEN_SECTION));
  while (commonDivisor(stride, most) > 1) stride++;
  return list[(nth * stride) % most] as Each;
}
/** Multiples of it, taken modulo 1, lie as far from each other as can be. */
const GOLDEN_SECTION = (Math.sqrt(5) - 1) / 2;
const commonDivisor = (one: number, other: number): number => (other === 0 ? one : commonDivisor(other, one % other));
