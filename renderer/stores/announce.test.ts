import { expect, test } from 'vitest';
import { concerns, newcomers } from './announce.ts';
import type { Line } from './story.ts';

const line = (id: string, more: Partial<Line> = {}): Line => ({
  id,
  turn: 0,
  seat: null,
  stone: null,
  message: { key: id },
  kind: 'deed',
  secret: false,
  scores: false,
  targets: [],
  ...more,
});

test('each line is new once, in its order, however many come together', () => {
  const fresh = newcomers();
  const story = Array.from({ length: 21 }, (_, at) => line(`${at}`));
  expect(fresh.of('ann', story.slice(0, 1))).toEqual([]);
  const spoken = [...fresh.of('ann', story.slice(0, 4)), ...fresh.of('ann', story.slice(0, 4)), ...fresh.of('ann', story)];
  expect(spoken.map(({ id }) => id)).toEqual(story.slice(1).map(({ id }) => id));
});

test('what was taken back and done otherwise is new again; other eyes begin anew', () => {
  const fresh = newcomers();
  fresh.of('ann', [line('a'), line('b')]);
  expect(fresh.of('ann', [line('a')])).toEqual([]);
  expect(fresh.of('ann', [line('a'), line('b')]).map(({ id }) => id)).toEqual(['b']);
  expect(fresh.of('bob', [line('a'), line('b'), line('c')])).toEqual([]);
});

test('a heading is said when something stands under it; where a turn begins, at once', () => {
  const fresh = newcomers();
  const step = line('step', { kind: 'heading' });
  const turn = line('turn', { kind: 'heading', seat: 'seat1' });
  fresh.of('ann', [line('a')]);
  expect(fresh.of('ann', [line('a'), step])).toEqual([]);
  expect(fresh.of('ann', [line('a'), step, line('b')]).map(({ id }) => id)).toEqual(['step', 'b']);
  expect(fresh.of('ann', [line('a'), step, line('b'), turn]).map(({ id }) => id)).toEqual(['turn']);
});

test('a line concerns who does it, who is named, whom alone it is told, and everybody if the house speaks', () => {
  const about = (more: Partial<Line>, text = 'The storm moves.'): boolean =>
    concerns(line('x', more), text, ['seat1'], ['Anna', 'Atreides', '']);
  expect(about({})).toBe(false);
  expect(about({ seat: 'seat2' })).toBe(false);
  expect(about({ seat: 'seat1' })).toBe(true);
  expect(about({ secret: true })).toBe(true);
  expect(about({ kind: 'house' })).toBe(true);
  expect(about({ seat: 'seat2' }, 'Bob takes 2 spice from Anna.')).toBe(true);
  expect(about({ seat: 'seat2' }, 'Battle: Harkonnen against Atreides.')).toBe(true);
});
