import { editionOf } from './edition.ts';
import type { EditionId, FamilyOptions, FamilyState } from './types.ts';

/** The options with the default of the edition for whatever is absent, save what games have been played without. */
export function withDefaults(edition: EditionId, options: FamilyOptions): FamilyState['options'] {
  const { options: all, laterOptions = [] } = editionOf(edition);
  const first = all.filter(({ id }) => !laterOptions.includes(id));
  return { ...Object.fromEntries(first.map(({ id, values }) => [id, values[0]])), ...options };
}
