import { expect, test } from 'vitest';
import { LANGUAGES } from '../text/message.ts';
import { GAME_IDS, SHELF } from './index.ts';
import { LAZY } from './lazy.ts';

test('a page has the games of the shelf, in the same order', () => {
  expect(Object.keys(LAZY)).toEqual(GAME_IDS);
});

test.each(GAME_IDS)('%s: what is loaded in parts is what the host has', async (id) => {
  const [whole, lazy] = [SHELF[id], LAZY[id]];
  if (!whole || !lazy) throw new Error('It is not on both shelves');
  const [face, book] = await Promise.all([lazy.face(), lazy.book()]);
  expect(face.words).toBe(whole.words);
  for (const [name, fact] of Object.entries(face.facts)) expect(whole.module).toHaveProperty(name, fact);
  for (const [name, part] of Object.entries(book)) expect(whole).toHaveProperty(name, part);
  expect(await lazy.lessons()).toBe(whole.lessons);
  expect(await lazy.sheets()).toBe(whole.sheets);
  expect(await lazy.module()).toBe(whole.module);
});

test.each(GAME_IDS)('%s: no text is in two parts, and none is in no part', async (id) => {
  const texts = await LAZY[id]?.texts();
  for (const language of LANGUAGES) {
    const parts = await Promise.all(
      (['table', 'added', 'book', 'box', 'lessons', 'sheets'] as const).map((part) => texts?.[language](part)),
    );
    const keys = parts.flatMap((part) => Object.keys(part ?? {}));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.toSorted()).toEqual(Object.keys((await texts?.[language]()) ?? {}).toSorted());
  }
});

test.each(GAME_IDS)('%s: the look-up has a name for all that stands over rules and things, in every language', async (id) => {
  const [book, texts] = await Promise.all([LAZY[id]?.book(), LAZY[id]?.texts()]);
  const heads = [...(book?.rules ?? []).map(({ topic }) => `${id}.topic.${topic}`), ...(book?.items ?? []).map(({ group }) => group)];
  expect(heads.length).toBeGreaterThan(0);
  for (const language of LANGUAGES) {
    const known = (await texts?.[language]()) ?? {};
    expect(heads.filter((head) => !known[head]?.trim())).toEqual([]);
  }
});
