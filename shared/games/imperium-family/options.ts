import { editionOf } from './edition.ts';
import type { EditionId, FamilyOptions, FamilyState } from './types.ts';

/** The options with the default of the edition for whatever is absent. */
export const withDefaults = (edition: EditionId, options: FamilyOptions): FamilyState['options'] => ({
  ...Object.fromEntries(editionOf(edition).options.map(({ id, values }) => [id, values[0]])),
  ...options,
});
