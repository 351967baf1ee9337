import type { WordsBook } from '../../testkit/words-law.ts';
import { lawBook } from '../imperium-family/law-book.fixture.ts';
import type { FamilyGame } from '../imperium-family/types.ts';
import { ASKED } from './asked.fixture.ts';

/** What the law of words must know of Uprising. */
export const book: WordsBook<FamilyGame> = lawBook(ASKED, []);
