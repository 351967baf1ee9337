import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coverage } from '../../../testkit/rule-coverage.ts';
import exceptions from '../rule-exceptions.json' with { type: 'json' };
import rules from '../rules.json' with { type: 'json' };

test('every rule of Uprising is cited by a test, or waits with its reason', () => {
  const sources = globSync('shared/games/uprising/**/*.test.ts').map((file) => readFileSync(file, 'utf8'));
  expect(coverage(rules, sources, exceptions)).toEqual({ uncited: [], unknown: [], needless: [] });
});
