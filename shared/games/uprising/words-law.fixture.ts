import type { WordsBook } from '../../testkit/words-law.ts';
import { DEEDS, lawBook } from '../imperium-family/law-book.fixture.ts';
import type { FamilyGame } from '../imperium-family/types.ts';
import { ASKED } from './asked.fixture.ts';

/** What a companion asks besides; some of it at a rare step. */
const TOLD = {
  ...{ tellConflict: true, tellTurn: true, tellMore: true, tellStrength: true, tellEnd: true },
  ...{ tellTroops: false, tellStolen: false, tellScore: false, tellRest: false },
} as const;
/** Only a card of the first game closes a space, and no Leader looks at a deck. */
const NEVER: readonly string[] = ['lookAtTop', 'close', 'open'];
/** What the law of words must know of Uprising. */
export const book: WordsBook<FamilyGame> = lawBook(
  { ...ASKED, ...TOLD },
  DEEDS.filter((deed) => !NEVER.includes(deed)),
);
