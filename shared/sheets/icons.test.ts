import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SIGNS, type SignPath } from './icons.ts';

test('the signs on paper are those on the screen', () => {
  const sprite = readFileSync('renderer/assets/icons.svg', 'utf8');
  const onScreen = Object.fromEntries(
    [...sprite.matchAll(/<symbol id="i-([^"]+)" viewBox="0 0 24 24">(.*?)<\/symbol>/gs)].map(([, id, body]) => [
      id,
      [...(body ?? '').matchAll(/ d="([^"]+)"/g)].map(([, d]) => d?.trim()),
    ]),
  );
  const onPaper = Object.fromEntries(Object.entries<readonly SignPath[]>(SIGNS).map(([id, paths]) => [id, paths.map(({ d }) => d)]));
  expect(onPaper).toEqual(onScreen);
});
