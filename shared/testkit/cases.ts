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
