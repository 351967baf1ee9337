import type { Sheet } from '../../../sheets/sheet.ts';
import { spaceGuide } from '../../imperium-family/sheets/space-guide.ts';
import { influenceConflicts } from '../../imperium-family/sheets/influence-conflicts.ts';
import { leaderCards } from '../../imperium-family/sheets/leader-cards.ts';
import { turnReference } from '../../imperium-family/sheets/turn-reference.ts';
import '../index.ts';
import { ITEM_RULES } from '../rule-of.ts';

const SHEETS = [turnReference, spaceGuide, leaderCards, influenceConflicts] as const;

/** Everything that can be printed for Dune: Imperium, to play it with the box. */
export const imperiumSheets: readonly Sheet[] = SHEETS.map((sheet) => sheet({ edition: 'imperium', rules: ITEM_RULES }));
