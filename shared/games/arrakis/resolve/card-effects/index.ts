import type { SpecialName } from '../../data/notation.ts';
import { legionSpecials } from './legions.ts';
import { boardSpecials } from './boards.ts';
import { sandSpecials } from './sand.ts';
import type { Special } from './special.ts';

/** What one or two cards do, by name; those that choose nothing are in `at-once.ts`. */
export const SPECIAL: Readonly<Partial<Record<SpecialName, Special>>> = {
  ...sandSpecials,
  ...legionSpecials,
  ...boardSpecials,
};
