import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { joinChunks } from './join-chunks.ts';

const ROOT = join(import.meta.dirname, '../..');
const GAMES = join(ROOT, 'shared/games');
const files = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((path) => /\/text\/[^/]+\.ko\.ts$/.test(path));
/** The file of a joining phone that a text goes into; null = it is fetched where it is needed. */
const chunks = joinChunks(ROOT, ['uprising']);
const chunkOf = (path: string): string | null => {
  const graph = { getModuleInfo: () => null };
  return chunks
    .toSorted((one, other) => other.priority - one.priority)
    .reduce<string | null>((found, { name }) => found ?? name(join(GAMES, path), graph), null);
};

test('a phone that joins a table does not wait for what is printed, learnt and looked up', () => {
  const elsewhere = files.filter((path) => /[/-](?:rules|lessons|sheets|items)\.ko\.ts$/.test(path));
  expect(elsewhere).toContain('imperium-family/text/teams-sheets.ko.ts');
  expect(elsewhere.filter((path) => chunkOf(path) !== null)).toEqual([]);
  expect(chunkOf('uprising/text/names.ko.ts')).toBe('uprising.ko');
  expect(chunkOf('imperium-family/text/teams.ko.ts')).toBe('imperium-family.ko');
});

test('what several games show is loaded for those alone', () => {
  const at = (path: string): string => join(ROOT, path);
  const IMPORTS: Readonly<Record<string, readonly string[]>> = {
    'shared/games/imperium/face.ts': ['shared/cards.ts', 'shared/words.ts', 'shared/games/imperium/own.ts'],
    'shared/games/uprising/face.ts': ['shared/cards.ts', 'shared/words.ts'],
    'renderer/games/dice/index.ts': ['shared/words.ts'],
  };
  const graph = {
    getModuleInfo: (id: string) => ({
      importedIds: Object.entries(IMPORTS).flatMap(([path, imported]) => (at(path) === id ? imported.map(at) : [])),
    }),
  };
  const nameOf = (path: string): string | null =>
    joinChunks(ROOT, ['dice', 'imperium', 'uprising'])
      .toSorted((one, other) => other.priority - one.priority)
      .reduce<string | null>((found, { name }) => found ?? name(at(path), graph), null);
  expect(nameOf('shared/games/imperium/own.ts')).toBe('face-imperium');
  expect(nameOf('shared/cards.ts')).toBe('faces-imperium-uprising');
  expect(nameOf('shared/words.ts')).toBe('faces-dice-imperium-uprising');
});
