import { expect, test } from 'vitest';
import { cleanText } from '../text/name.ts';
import { lineOf, QUICK_WORDS, quickWordOf } from './quick-words.ts';

test('every word comes through the host as it was said, and nothing else is taken for one', () => {
  expect(QUICK_WORDS.map((word) => quickWordOf(cleanText(lineOf(word))))).toEqual(QUICK_WORDS);
  expect(['thanks', '/Thanks', '/thanks a lot', '//thanks', '/toString', '/'].map(quickWordOf)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});
