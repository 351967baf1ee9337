import { expect, test } from 'vitest';
import { bandsOf, endOf, steadied, THE_GAME, widestAt } from './chances.ts';

test('bands fill the height at every point, whatever the shares sum up to', () => {
  const points = [{ at: 0, of: { ann: 0.6, bob: 0.6 } }, { at: 0.5, of: { ann: 0.1, bob: 0.3 } }, endOf(['ann', 'bob'], ['bob'])];
  const [ann, bob] = bandsOf(points, ['ann', 'bob']);
  expect(ann?.high).toEqual([1, 1, 1]);
  expect(ann?.low).toEqual([0.5, 0.75, 1]);
  expect(bob?.low).toEqual([0, 0, 0]);
});

test('one seat alone plays against the game; where nobody wins the end is the game’s', () => {
  const alone = bandsOf([{ at: 0, of: { ann: 0.25 } }, endOf(['ann'], [])], ['ann']);
  expect(alone.map(({ id }) => id)).toEqual(['ann', THE_GAME]);
  expect(alone[0]?.low).toEqual([0.75, 1]);
  const together = bandsOf([{ at: 0, of: { ann: 0.5, bob: 0.5 } }, endOf(['ann', 'bob'], [])], ['ann', 'bob']);
  expect(together.at(-1)).toEqual({ id: THE_GAME, high: [0, 1], low: [0, 0] });
});

test('a name stands where its band is widest, and not in one that is too thin', () => {
  const band = { id: 'ann', low: [0.9, 0.5, 0.4, 0.4, 0.9], high: [1, 1, 1, 1, 1] };
  expect(widestAt(band, 0.2)).toBe(2);
  expect(widestAt(band, 0.7)).toBe(null);
});

test('moments near to each other are told together, by how much each knows; one far away stands alone', () => {
  const point = (turn: number, ann: number, games: number) => ({ at: turn / 100, turn, games, of: { ann } });
  const told = steadied([point(1, 1, 30), point(3, 0, 10), point(60, 0.2, 5)]);
  expect(told.map(({ of }) => of['ann'])).toEqual([0.75, 0.75, 0.2]);
  expect(told.map(({ at }) => at)).toEqual([0.01, 0.03, 0.6]);
});
