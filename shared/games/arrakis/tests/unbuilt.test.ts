import { expect, test } from 'vitest';
import { steps } from '../steps/index.ts';
import { UNBUILT } from '../steps/unbuilt.ts';

test('what is not built yet has no step, and is on the list', () => {
  expect(UNBUILT.filter((name) => name in steps)).toEqual([]);
});
