import { expect, test } from 'vitest';
import { wordsFaults } from '../../testkit/words-walk.ts';
import { uprisingEntry } from './entry.ts';
import { book } from './words-law.fixture.ts';

test('the law of words holds in five languages', async () => {
  expect(await wordsFaults(uprisingEntry, book)).toEqual([]);
}, 120_000);
