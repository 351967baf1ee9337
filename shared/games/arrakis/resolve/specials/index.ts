import type { SpecialName } from '../../data/notation.ts';
import { legionSpecials } from './legions.ts';
import { sandSpecials } from './sand.ts';
import type { Special } from './special.ts';

/** What one or two cards do, by name; a name that is missing here is on the list in `queries/unbuilt.ts`. */
export const SPECIAL: Readonly<Partial<Record<SpecialName, Special>>> = {
  ...sandSpecials,
  ...legionSpecials,
};
