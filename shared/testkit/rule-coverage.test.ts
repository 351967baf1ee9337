import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import exceptions from '../games/dice/rule-exceptions.json' with { type: 'json' };
import rules from '../games/dice/rules.json' with { type: 'json' };
import { citedIn, coverage } from './rule-coverage.ts';

test('a citation is a rule number in the comment on a test', () => {
  const source = [
    '// R1.1',
    'const R2 = 1;',
    '  // R6.3 and R6.4, see also Q2',
    "  test('worm', () => {});",
    "test('R9.9', () => { // R8.8",
  ].join('\n');
  expect([...citedIn(source)]).toEqual(['R6.3', 'R6.4']);
});

test('rules without a test, numbers without a rule and needless exceptions are found', () => {
  const known = ['R1.1', 'R1.2', 'R1.3'].map((id) => ({ id, topic: 'terms' }));
  expect(coverage(known, ["// R1.1 R7.7\ntest('', () => {});"], { 'R1.2': 'a definition', 'R1.1': 'none' })).toEqual({
    uncited: [{ id: 'R1.3', topic: 'terms' }],
    unknown: ['R7.7'],
    needless: ['R1.1'],
  });
});

test('every rule of the Dice Game is cited by a test', () => {
  const sources = globSync('shared/games/dice/**/*.test.ts').map((file) => readFileSync(file, 'utf8'));
  expect(coverage(rules, sources, exceptions)).toEqual({ uncited: [], unknown: [], needless: [] });
});
