import { threeOnAPage, twoOnAPage, upTo } from '../../../sheets/desk.ts';
import type { Sheet } from '../../../sheets/sheet.ts';
import { scoreSheet } from '../../imperium-family/sheets/score-sheet.ts';
import { setupSheet } from '../../imperium-family/sheets/setup-sheet.ts';
import { spaceGuide } from '../../imperium-family/sheets/space-guide.ts';
import { cardList } from '../../imperium-family/sheets/card-list.ts';
import { backedFor, type Kit, usedFor } from '../../imperium-family/sheets/common.ts';
import { hagalCards } from '../../imperium-family/sheets/hagal-cards.ts';
import { hagalReference } from '../../imperium-family/sheets/hagal-reference.ts';
import { influenceConflicts } from '../../imperium-family/sheets/influence-conflicts.ts';
import { intrigueList } from '../../imperium-family/sheets/intrigue-list.ts';
import { rulesHalf } from '../../imperium-family/sheets/rules-half.ts';
import { leaderCards } from '../../imperium-family/sheets/leader-cards.ts';
import { teach } from '../../imperium-family/sheets/teach.ts';
import { turnReference } from '../../imperium-family/sheets/turn-reference.ts';
import { imperium } from '../index.ts';
import { ITEM_RULES } from '../rule-of.ts';

const SHEETS = [
  usedFor('play', turnReference, threeOnAPage),
  usedFor('play', spaceGuide),
  usedFor('play', influenceConflicts),
  usedFor('setup', teach),
  usedFor('setup', rulesHalf, twoOnAPage),
  usedFor('setup', setupSheet),
  usedFor('setup', leaderCards),
  usedFor('play', hagalReference, upTo(2)),
  backedFor(hagalCards),
  usedFor('end', scoreSheet),
  cardList,
  intrigueList,
] as const;

/** This edition, as its sheets know it. */
export const KIT: Kit = { edition: 'imperium', rules: ITEM_RULES, module: imperium };

/** Everything that can be printed for Dune: Imperium, to play it with the box. */
export const imperiumSheets: readonly Sheet[] = SHEETS.map((sheet) => sheet(KIT));
