import type { TableState } from '../../shared/protocol/pushes.ts';
import type { AnyEntry } from './shelf.ts';
import type { useTexts } from './texts.ts';

/** A choice that a table agrees on, as it is said. */
export interface SaidOption {
  readonly id: string;
  readonly name: string;
  /** What the option is, and what its value means; nothing where it cannot be chosen. */
  readonly about: string;
  readonly reconstructed: boolean;
  /** Can it be chosen with so many seats? */
  readonly fits: boolean;
  readonly chosen: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
}

/** The options of a game at a table: those that can be chosen with so many seats, then the others. */
export function optionsOf(
  { has, tell }: Pick<ReturnType<typeof useTexts>, 'has' | 'tell'>,
  entry: AnyEntry | undefined,
  state: Pick<TableState, 'game' | 'seats' | 'options'> | null,
): readonly SaidOption[] {
  if (!entry || !state) return [];
  const key = (id: string): string => `${state.game}.option.${id}`;
  const named = (id: string): string => tell({ key: has(key(id)) ? key(id) : `option.${id}` });
  const about = (id: string): string =>
    [`${key(id)}.about`, `option.${id}.about`].filter(has).map((found) => tell({ key: found }))[0] ?? '';
  const options = entry.facts.options.map(({ id, values, seats, reconstructed }): SaidOption => {
    const chosen = state.options[id] ?? values[0] ?? '';
    const fits = !seats || seats.includes(state.seats.length);
    return {
      id,
      name: named(id),
      about: fits ? [about(id), about(`${id}.${chosen}`)].filter(Boolean).join(' ') : '',
      reconstructed: !!reconstructed && fits,
      fits,
      chosen,
      values: values.map((value) => ({ value, label: named(`${id}.${value}`) })),
    };
  });
  return [...options.filter(({ fits }) => fits), ...options.filter(({ fits }) => !fits)];
}
