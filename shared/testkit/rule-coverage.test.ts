import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../games/index.ts';
import { citations, citedIn, coverage } from './rule-coverage.ts';

test('a citation is a rule number in the comment on a test, or where its title begins', () => {
  const source = [
    '// R1.1',
    'const R2 = 1;',
    '  // R6.3 and R6.4, see also Q2',
    "  test('worm', () => {});",
    "test('T4 R9.9: a ride, unlike R8.8', () => { // R8.8",
    '// Uprising R7.7',
    "test('wall', () => {});",
  ].join('\n');
  expect([...citedIn(source)]).toEqual(['R6.3', 'R6.4', 'R9.9']);
});

test('rules without a test, numbers without a rule and needless exceptions are found', () => {
  const known = ['R1.1', 'R1.2', 'R1.3'].map((id) => ({ id, topic: 'terms' }));
  expect(coverage(known, ["// R1.1 R7.7\ntest('', () => {});"], { 'R1.2': 'a definition', 'R1.1': 'none' })).toEqual({
    uncited: [{ id: 'R1.3', topic: 'terms' }],
    unknown: ['R7.7'],
    needless: ['R1.1'],
  });
});

test('a number is of the own game, or of the one whose name stands right before it', () => {
  const source = [
    '/** Strength. R9.7 R9.9, Uprising R10.8, Uprising R7.10 */',
    "const url = 'http://R1.1'; // Imperium R20.4",
    "test('Uprising R15.2: a fork', () => 'R3.3');",
    '// Uprising R5.1 R5.2, and R6.3 of Uprising',
  ].join('\n');
  const { rules, unclear } = citations(source);
  expect(rules.get('own')).toEqual(['R9.7', 'R9.9', 'R5.2', 'R6.3']);
  expect(rules.get('uprising')).toEqual(['R10.8', 'R7.10', 'R5.1', 'R15.2']);
  expect(rules.get('imperium')).toEqual(['R20.4']);
  expect(unclear).toEqual(['Uprising R5.1 R5.2', 'R6.3 of Uprising']);
});

const idsOf = (game: string) =>
  (JSON.parse(readFileSync(`shared/games/${game}/rules.json`, 'utf8')) as { id: string }[]).map(({ id }) => id);
const IDS = new Map<string, ReadonlySet<string>>(GAME_IDS.map((game) => [game, new Set(idsOf(game))]));
/** Whose rules a folder cites without a name. */
const OWN: readonly (readonly [folder: string, game: string])[] = [
  ...GAME_IDS.map((game) => [game, game] as const),
  ['imperium-family', 'imperium'],
];
test.each(OWN)('every number in comments and titles of "%s" is a rule of "%s", or of the game that is named', (folder, own) => {
  const files = globSync(`{shared,renderer}/games/${folder}/**/*.{ts,vue}`);
  expect(files.length).toBeGreaterThan(50);
  const wrong = files.flatMap((file) => {
    const { rules, unclear } = citations(readFileSync(file, 'utf8'));
    const unknown = [...rules].flatMap(([game, cited]) => {
      const ids = IDS.get(game === 'own' ? own : game);
      return cited.filter((id) => !ids?.has(id));
    });
    return [...unknown, ...unclear].map((cited) => `${file}: ${cited}`);
  });
  expect(wrong).toEqual([]);
});

test.each(GAME_IDS)('every rule of the game "%s" is cited by a test', (game) => {
  const read = (file: string) => JSON.parse(readFileSync(`shared/games/${game}/${file}`, 'utf8'));
  const sources = globSync(`shared/games/${game}/**/*.test.ts`).map((file) => readFileSync(file, 'utf8'));
  expect(coverage(read('rules.json'), sources, read('rule-exceptions.json'))).toEqual({ uncited: [], unknown: [], needless: [] });
});
