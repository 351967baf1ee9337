import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceOf } from './chance.ts';
import { type AnyChoices, blockedAmong, includes, isForced, listed, same, sample } from './choices.ts';

const amount = fc.integer({ min: 0, max: 6 });
const one = fc.uniqueArray(fc.jsonValue(), { minLength: 1, maxLength: 5, comparator: same }).map((of) => ({ pick: 'one', of }) as const);
const number = fc.tuple(amount, amount).map(([min, more]) => ({ pick: 'number', min, max: min + more }) as const);
const some = fc
  .uniqueArray(fc.jsonValue(), { minLength: 1, maxLength: 5, comparator: same })
  .chain((of) =>
    fc.tuple(fc.integer({ min: 0, max: of.length }), amount).map(([min, more]) => ({ pick: 'some', of, min, max: min + more }) as const),
  );
const amounts = fc
  .dictionary(
    fc.string({ minLength: 1, maxLength: 3 }).filter((key) => key !== '__proto__'),
    amount,
    { minKeys: 1, maxKeys: 4 },
  )
  .chain((most) => {
    const all = Object.values(most).reduce((total, each) => total + each, 0);
    return fc.integer({ min: 0, max: all }).map((min) => ({ pick: 'amounts', most, min, max: all }) as const);
  });
const plain = fc.oneof(one, number, some, amounts);
const form = fc.dictionary(fc.constantFrom('a', 'b', 'c'), plain, { minKeys: 1 }).map((fields) => ({ pick: 'form', fields }) as const);
const choices: fc.Arbitrary<AnyChoices> = fc.oneof(plain, form);

test('a random answer is always one of those offered', () => {
  fc.assert(
    fc.property(choices, fc.integer(), (offered, seed) => {
      expect(includes(offered, sample(offered, chanceOf(seed)))).toBe(true);
    }),
  );
});

test('what is forced has one answer only', () => {
  fc.assert(
    fc.property(choices, fc.integer(), (offered, seed) => {
      if (isForced(offered)) expect(sample(offered, chanceOf(seed))).toEqual(sample(offered, chanceOf(seed + 1)));
    }),
  );
});

test('no foreign value is ever among the offers, whatever its shape', () => {
  const offered: AnyChoices = {
    pick: 'form',
    fields: { of: { pick: 'some', of: ['a', 'b'], min: 1, max: 2 }, n: { pick: 'number', min: 0, max: 2 } },
  };
  expect(includes(offered, { of: ['a', 'b'], n: 2 })).toBe(true);
  for (const answer of [
    { of: ['a', 'a'], n: 1 },
    { of: [], n: 1 },
    { of: ['a'], n: 1.5 },
    { of: ['a'] },
    { of: ['a'], n: 1, more: 1 },
    { of: 'ab', n: 1 },
    [['a'], 1],
  ]) {
    expect(includes(offered, answer)).toBe(false);
  }
  const fists: AnyChoices = { pick: 'amounts', most: { troop: 3, leader: 1 }, min: 0, max: 3 };
  expect(includes(fists, { troop: 2, leader: 1 })).toBe(true);
  for (const answer of [
    { troop: 3, leader: 1 },
    { troop: -1, leader: 1 },
    { troop: 1 },
    { troop: '1', leader: 0 },
    { troop: Number.NaN, leader: 0 },
    null,
  ]) {
    expect(includes(fists, answer)).toBe(false);
  }
});

test('inherited names are no keys', () => {
  const empty: AnyChoices = { pick: 'amounts', most: { troop: 1 }, min: 0, max: 1 };
  expect(includes(empty, JSON.parse('{"__proto__": 1}'))).toBe(false);
  expect(same({ toString: 1 }, {})).toBe(false);
});

test('every answer that is offered comes up, and with it the ends of its bounds', () => {
  const seen = (offered: AnyChoices): readonly string[] => {
    const chance = chanceOf(3);
    return [...new Set(Array.from({ length: 300 }, () => JSON.stringify(sample(offered, chance))))].toSorted();
  };
  expect(seen({ pick: 'one', of: ['a', 'b', 'c'] })).toEqual(['"a"', '"b"', '"c"']);
  expect(seen({ pick: 'number', min: 2, max: 4 })).toEqual(['2', '3', '4']);
  expect(seen({ pick: 'some', of: ['a', 'b'], min: 0, max: 2 })).toEqual(['["a","b"]', '["a"]', '["b","a"]', '["b"]', '[]']);
  expect(seen({ pick: 'amounts', most: { a: 1, b: 2 }, min: 2, max: 9 })).toEqual(['{"a":0,"b":2}', '{"a":1,"b":1}', '{"a":1,"b":2}']);
  expect(seen({ pick: 'form', fields: { a: { pick: 'number', min: 0, max: 1 } } })).toEqual(['{"a":0}', '{"a":1}']);
});

test('there is nothing to decide where there is one answer, and something where there are two', () => {
  const number = (max: number): AnyChoices => ({ pick: 'number', min: 1, max });
  const forced: readonly AnyChoices[] = [
    { pick: 'one', of: ['a'] },
    number(1),
    { pick: 'some', of: ['a', 'b'], min: 0, max: 0 },
    { pick: 'some', of: ['a'], min: 1, max: 1 },
    { pick: 'some', of: [], min: 0, max: 2 },
    { pick: 'amounts', most: { a: 2 }, min: 0, max: 0 },
    { pick: 'amounts', most: { a: 0, b: 0 }, min: 0, max: 3 },
    { pick: 'form', fields: { a: number(1), b: number(1) } },
  ];
  for (const choices of forced) expect(isForced(choices), JSON.stringify(choices)).toBe(true);
  const free: readonly AnyChoices[] = [
    { pick: 'one', of: ['a', 'b'] },
    number(2),
    { pick: 'some', of: ['a', 'b'], min: 2, max: 2 },
    { pick: 'some', of: ['a'], min: 0, max: 1 },
    { pick: 'amounts', most: { a: 0, b: 1 }, min: 0, max: 3 },
    { pick: 'form', fields: { a: number(1), b: number(2) } },
  ];
  for (const choices of free) expect(isForced(choices), JSON.stringify(choices)).toBe(false);
});

test('what is not offered is named with its reason, by itself or by what it stands for', () => {
  const why = { key: 'walk.noWings', rule: 'W1' };
  const whyNot = (name: string) => (name === 'fly' ? why : null);
  expect(blockedAmong(['go', 'fly'], whyNot)).toEqual([{ target: 'fly', why }]);
  expect(blockedAmong(['go', 'fly'], whyNot, (name) => [name])).toEqual([{ target: ['fly'], why }]);
});

test('a list is offered where one or some of it are picked', () => {
  expect(listed({ pick: 'one', of: ['a'] })).toEqual(['a']);
  expect(listed({ pick: 'some', of: ['a', 'b'], min: 0, max: 1 })).toEqual(['a', 'b']);
  expect(listed({ pick: 'number', min: 0, max: 1 })).toEqual([]);
});
