import { expect, it } from 'vitest';
import { stagesOf } from './lesson.ts';

it('a lesson goes through the chapters of the rules in their order', () => {
  expect(stagesOf(['R6.1', 'R6.4', 'R7.1', 'R10.4', 'R16.12', 'R10.5', 'R11.1', 'R12.6'])).toEqual([6, 7, 10, 11, 12]);
});
