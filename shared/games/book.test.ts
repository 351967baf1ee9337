import { expect, test } from 'vitest';
import { bookFor } from './book.ts';
import { corrected, type Correction } from './merged.ts';

const BASE = { price: 2, wings: { left: 1, right: 1 } };
/** A lookup that counts how often its books are made. */
function counted() {
  const made: number[] = [];
  const check = (correction: Correction) =>
    corrected(BASE, correction, 'walk', ({ price }) => (price > 0 ? [] : [{ field: 'price', key: 'walk.problem.free' }]));
  const bookOf = bookFor(BASE, check, (data) => {
    made.push(data.price);
    return { data, double: data.price * 2 };
  });
  return { bookOf, made };
}

test('without corrections the book is the printed one, with them what is derived follows', () => {
  const { bookOf } = counted();
  expect(bookOf().data).toBe(BASE);
  expect(bookOf({ price: 5 })).toEqual({ data: { ...BASE, price: 5 }, double: 10 });
  expect(bookOf({ wings: { left: 3 } })).toEqual({ data: { price: 2, wings: { left: 3, right: 1 } }, double: 4 });
  expect(bookOf().double).toBe(4);
});
test('a book is made once: for the same object, for a copy of it, and for two that take turns', () => {
  const { bookOf, made } = counted();
  const [five, six] = [{ price: 5 }, { price: 6 }];
  const book = bookOf(five);
  expect(bookOf({ price: 5 })).toBe(book);
  for (let n = 0; n < 3; n++) expect([bookOf(five).double, bookOf(six).double, bookOf().double]).toEqual([10, 12, 4]);
  expect(bookOf(five)).toBe(book);
  expect(made).toEqual([2, 5, 6]);
});
test('corrections that contradict themselves are named by their field, and nothing is kept of them', () => {
  const { bookOf } = counted();
  for (let n = 0; n < 2; n++) expect(() => bookOf({ price: 0 })).toThrow('price (walk.problem.free)');
  expect(() => bookOf({ feet: 2 })).toThrow('feet (walk.problem.unknownField)');
  expect(bookOf().double).toBe(4);
});
