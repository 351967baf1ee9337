import { expect, test } from 'vitest';
import type { OptionLabel } from '../../shared/games/face.ts';
import { firstsOf, heldOf, optionsOf, reachedOf, waysTo } from './first.ts';

const figure = (id: string) => ({ entity: { kind: 'figure', id }, label: { key: id } });
const move = (who: string, to: string): OptionLabel => ({
  label: { key: `${who} to ${to}` },
  target: { kind: 'space', id: to },
  first: figure(who),
});
const stay: OptionLabel = { label: { key: 'stay' } };
const all = [move('chani', 'dune'), move('chani', 'rock'), move('stilgar', 'rock'), move('stilgar', 'worm'), stay];
const names = (options: readonly OptionLabel[]): string[] => options.map(({ label }) => label.key);

test('every figure that can move is there once', () => {
  expect(firstsOf(all).map(({ entity }) => entity.id)).toEqual(['chani', 'stilgar']);
});

test('taking one up leaves its options alone', () => {
  const firsts = firstsOf(all);
  expect(heldOf(all, firsts, null)).toBeNull();
  const held = heldOf(all, firsts, { kind: 'figure', id: 'stilgar' });
  expect(names(optionsOf(all, firsts, held ?? expect.fail()))).toEqual(['stilgar to rock', 'stilgar to worm']);
});

test('the only figure is taken up at once, and what begins with none stays on offer', () => {
  const one = [move('chani', 'dune'), move('chani', 'rock'), stay];
  const held = heldOf(one, firstsOf(one), null) ?? expect.fail();
  expect(held.entity.id).toBe('chani');
  expect(names(optionsOf(one, firstsOf(one), held))).toEqual(['chani to dune', 'chani to rock', 'stay']);
});

test('every place that somebody can reach is known before anybody is taken up, and who reaches it', () => {
  expect(names(reachedOf(all))).toEqual(['chani to dune', 'chani to rock', 'stilgar to rock', 'stilgar to worm']);
  const ways = waysTo(all, { kind: 'space', id: 'rock' });
  expect(ways.map(({ first, options }) => [first.entity.id, ...names(options)])).toEqual([
    ['chani', 'chani to rock'],
    ['stilgar', 'stilgar to rock'],
  ]);
});

test('the only one with many ways stays where it is: what begins with none is not buried', () => {
  const flights = [stay, ...Array.from({ length: 9 }, (_, at) => move('chani', `dune ${at}`))];
  const firsts = firstsOf(flights);
  expect(heldOf(flights, firsts, null)).toBeNull();
  expect(reachedOf(flights)).toHaveLength(9);
  expect(heldOf(flights, firsts, { kind: 'figure', id: 'chani' })?.entity.id).toBe('chani');
  expect(heldOf(flights.slice(1), firsts, null)?.entity.id).toBe('chani');
});
