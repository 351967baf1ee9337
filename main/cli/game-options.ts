import type { GameModule, GameTypes } from '../../shared/kernel/types.ts';
import { UsageError } from './args.ts';

/** The default options of a game for that many seats. */
export const defaultOptions = ({ options }: GameModule<GameTypes>): Record<string, string> =>
  Object.fromEntries(options.map(({ id, values }) => [id, values[0] ?? '']));

/** Options from `face_dancers=spice,map=rim-split`. @throws UsageError for an unknown one */
export function readOptions(module: GameModule<GameTypes>, text: string): Record<string, string> {
  const options = defaultOptions(module);
  for (const pair of text ? text.split(',') : []) {
    const [id = '', value = ''] = pair.split('=');
    const spec = module.options.find((option) => option.id === id);
    if (!spec?.values.includes(value)) {
      const known = module.options.map((option) => `${option.id}=${option.values.join('|')}`).join(', ');
      throw new UsageError(`--options does not know "${pair}". It takes: ${known}`);
    }
    options[id] = value;
  }
  return options;
}
/** Every combination of option values that fits the seat count. */
export function everyOption({ options }: GameModule<GameTypes>, seats: number): Record<string, string>[] {
  const fitting = options.filter((option) => !option.seats || option.seats.includes(seats));
  const others = options.filter((option) => !fitting.includes(option));
  return fitting.reduce<Record<string, string>[]>(
    (all, { id, values }) => all.flatMap((known) => values.map((value) => ({ ...known, [id]: value }))),
    [Object.fromEntries(others.map(({ id, values }) => [id, values[0] ?? '']))],
  );
}
