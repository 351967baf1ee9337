import { expect, test } from 'vitest';
import { commonTeam } from './teams.ts';

const TABLE = ['dunes', 'rock', 'dunes'].map((team) => ({ team, role: 'ally' }));

test('seats of one team have it in common; none, several teams, and a table without teams have none', () => {
  expect(commonTeam(TABLE, [0, 2])).toBe('dunes');
  expect(commonTeam(TABLE, [1])).toBe('rock');
  expect(commonTeam(TABLE, [0, 1])).toBeNull();
  expect(commonTeam(TABLE, [])).toBeNull();
  expect(commonTeam(null, [0])).toBeNull();
  expect(commonTeam(undefined, [0])).toBeNull();
});
