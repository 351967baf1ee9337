import { threeOnAPage, twoOnAPage, upTo } from '../../../sheets/desk.ts';
import type { Sheet } from '../../../sheets/sheet.ts';
import { commanderBoards } from '../../imperium-family/sheets/commander-boards.ts';
import { contractCards } from '../../imperium-family/sheets/contract-cards.ts';
import { rivalReference } from '../../imperium-family/sheets/rival-reference.ts';
import { spyReference } from '../../imperium-family/sheets/spy-reference.ts';
import { cardList } from '../../imperium-family/sheets/card-list.ts';
import { backedFor, type Kit, usedFor } from '../../imperium-family/sheets/common.ts';
import { hagalCards } from '../../imperium-family/sheets/hagal-cards.ts';
import { influenceConflicts, pagesOfSide } from '../../imperium-family/sheets/influence-conflicts.ts';
import { intrigueList } from '../../imperium-family/sheets/intrigue-list.ts';
import { rulesHalf } from '../../imperium-family/sheets/rules-half.ts';
import { leaderCards } from '../../imperium-family/sheets/leader-cards.ts';
import { scoreSheet } from '../../imperium-family/sheets/score-sheet.ts';
import { setupSheet } from '../../imperium-family/sheets/setup-sheet.ts';
import { spaceGuide } from '../../imperium-family/sheets/space-guide.ts';
import { teamReference } from '../../imperium-family/sheets/team-reference.ts';
import { inTeams, sideFor } from '../../imperium-family/sheets/teams.ts';
import { teach } from '../../imperium-family/sheets/teach.ts';
import { turnReference } from '../../imperium-family/sheets/turn-reference.ts';
import { EDITION } from '../edition.ts';
import { uprising } from '../index.ts';
import { ITEM_RULES, SHEET_RULES } from '../rule-of.ts';
import { SIX } from '../six.ts';

const SHEETS = [
  usedFor('play', turnReference, threeOnAPage),
  usedFor('play', spaceGuide, sideFor(SIX)),
  usedFor('play', spyReference, sideFor(SIX)),
  usedFor('play', influenceConflicts, sideFor(SIX, pagesOfSide(EDITION.id))),
  usedFor('setup', teach),
  usedFor('setup', rulesHalf, twoOnAPage),
  usedFor('setup', setupSheet),
  usedFor('setup', leaderCards),
  usedFor('setup', commanderBoards, inTeams(SIX)),
  contractCards,
  usedFor('play', rivalReference, upTo(2)),
  backedFor(hagalCards),
  usedFor('play', teamReference, inTeams(SIX)),
  usedFor('end', scoreSheet),
  cardList,
  intrigueList,
] as const;

/** This edition, as its sheets know it. */
export const KIT: Kit = { edition: 'uprising', rules: ITEM_RULES, module: uprising, counted: SHEET_RULES };

/** Everything that can be printed for Uprising, to play it with the box. */
export const uprisingSheets: readonly Sheet[] = SHEETS.map((sheet) => sheet(KIT));
