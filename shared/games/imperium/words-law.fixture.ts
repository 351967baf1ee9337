import type { WordsBook } from '../../testkit/words-law.ts';
import { DEEDS, lawBook } from '../imperium-family/law-book.fixture.ts';
import type { FamilyGame } from '../imperium-family/types.ts';
import { ASKED } from './reading.fixture.ts';

/** What the law of words must know of Dune: Imperium; the companion alone asks for troops, at a rare step. */
export const book: WordsBook<FamilyGame> = lawBook(
  { ...ASKED, tellTroops: false },
  DEEDS.filter((deed) => deed !== 'spy'),
);
