import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { DATA } from '../games/imperium/data.ts';
import { RECORDS } from '../games/uprising/records.ts';

const GAMES = fileURLToPath(new URL('../games/', import.meta.url));
const RENDERED = fileURLToPath(new URL('../../renderer/games/', import.meta.url));
/** Words of the family that an edition has a space or a card of too: pieces, deeds, and what the effect language calls them. */
const FAMILY_WORDS: readonly string[] = ['mentat', 'swordmaster', 'high-council', 'infiltrate', 'crysknife', 'desert-mouse', 'ornithopter'];
/** Everything that the editions name. */
const NAMES = [
  ...[DATA.cards, DATA.intrigue, DATA.conflicts, DATA.leaders, DATA.board.spaces, DATA.hagal.cards],
  ...[RECORDS.cards, RECORDS.intrigue, RECORDS.conflicts, RECORDS.leaders, RECORDS.board.spaces],
  ...[RECORDS.contracts?.cards ?? {}, RECORDS.objectives ?? {}, RECORDS.board.posts ?? {}],
]
  .flatMap((records) => Object.keys(records))
  .filter((name) => !FAMILY_WORDS.includes(name));
/** Tests and the gallery may show an edition. */
const files = [GAMES, RENDERED].flatMap((root) =>
  readdirSync(`${root}imperium-family`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /[.](ts|vue)$/.test(path) && !/[.](test|fixture)[.]ts$|^gallery/.test(path))
    .map((path) => `${root}imperium-family/${path}`),
);
/** The name as a word of the program: in quotes, or between the points of a text's key. */
const named = new RegExp(`(?<=['"\`.:])(${NAMES.join('|')})(?=['"\`.])`);

test('no file of the family names a card, Leader or space of an edition', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(NAMES.length).toBeGreaterThan(120);
  expect(named.test("'imperium.special.carryall': 'x'")).toBe(true);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => (named.test(line) ? [`${file.slice(file.indexOf('imperium-family'))}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
