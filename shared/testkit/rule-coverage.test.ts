import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../games/index.ts';
import { citedIn, coverage } from './rule-coverage.ts';

test('a citation is a rule number in the comment on a test, or where its title begins', () => {
  const source = [
    '// R1.1',
    'const R2 = 1;',
    '  // R6.3 and R6.4, see also Q2',
    "  test('worm', () => {});",
    "test('T4 R9.9: a ride, unlike R8.8', () => { // R8.8",
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

test.each(GAME_IDS)('every rule of the game "%s" is cited by a test', (game) => {
  const read = (file: string) => JSON.parse(readFileSync(`shared/games/${game}/${file}`, 'utf8'));
  const sources = globSync(`shared/games/${game}/**/*.test.ts`).map((file) => readFileSync(file, 'utf8'));
  expect(coverage(read('rules.json'), sources, read('rule-exceptions.json'))).toEqual({ uncited: [], unknown: [], needless: [] });
});
