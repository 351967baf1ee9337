import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceOf } from './chance.ts';
import { type AnyChoices, includes, isForced, same, sample } from './choices.ts';

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
