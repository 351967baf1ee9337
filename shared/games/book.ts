import { same } from '../kernel/choices.ts';
import type { Corrected, Correction, Problem } from './merged.ts';

/** Corrections contradict themselves or the rest of the data. */
export class WrongData extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(`Corrected data: ${problems.map(({ field, key }) => `${field} (${key})`).join(', ')}`);
    this.problems = problems;
  }
}

/** The book of a game with these corrections; the printed one without. */
export type BookOf<Book> = (corrections?: object | undefined) => Book;

/**
 * The one place where a game's data meet an owner's corrections, with all that is derived from them to be looked up.
 * Rules ask it many times an answer: corrections already seen are known by the object they are. A copy of a position
 * brings a copy of its corrections; it is compared once with those last met, and given the same book.
 * @param base the data as printed
 * @param correct lays corrections over them
 * @param derive makes the book, once for each set of corrections
 * @returns the lookup. It throws WrongData if corrections contradict themselves: a host asks `correct` first
 */
export function bookFor<Data, Book>(
  base: Data,
  correct: (corrections: Correction) => Corrected<Data>,
  derive: (data: Data) => Book,
): BookOf<Book> {
  const printed = derive(base);
  const known = new WeakMap<object, Book>();
  let last: object | undefined;
  let lastBook = printed;
  const bookWith = (corrections: object): Book => {
    const { data, problems } = correct(corrections as Correction);
    if (problems) throw new WrongData(problems);
    return derive(data);
  };
  return (corrections) => {
    if (corrections === last) return lastBook;
    if (!corrections) return printed;
    const book = known.get(corrections) ?? (last && same(last, corrections) ? lastBook : bookWith(corrections));
    known.set(corrections, book);
    last = corrections;
    lastBook = book;
    return book;
  };
}
