import { expect, test } from 'vitest';
import { because, type NotOffered } from './why.ts';

const place = { kind: 'space', id: 'rock' };
const refused = (who: string | null, key: string): NotOffered => ({
  target: { who, to: 'rock' },
  why: { key, rule: 'R1' },
  label: { key: 'Rock' },
  entity: place,
  first: who === null ? null : { entity: { kind: 'card', id: who }, label: { key: who } },
});

test('a place that is shut to each card for another reason says which card by which, the nearest to possible first', () => {
  const why = because([refused('dagger', 'icon'), refused('signet', 'icon'), refused('diplomacy', 'taken')], place);
  expect(why?.reasons.map(({ why: { key }, who }) => [key, ...who.map((one) => one.key)])).toEqual([
    ['taken', 'diplomacy'],
    ['icon', 'dagger', 'signet'],
  ]);
});

test('one reason for all needs no names, and what nothing is said about has none', () => {
  expect(because([refused('dagger', 'icon'), refused('signet', 'icon')], place)?.reasons).toEqual([
    { why: { key: 'icon', rule: 'R1' }, who: [] },
  ]);
  expect(because([], place)).toBeNull();
});
