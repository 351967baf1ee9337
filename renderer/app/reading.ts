/** Letters that a slow reader takes in within a second; Hangul and Han say as much with half as many. */
const LETTERS_A_SECOND = 10;
/** What everybody needs to find the line, and the least that anything stands, in milliseconds. */
const FIND = 3000;
const LEAST = 9000;

/** How long something that goes away by itself has to stand so that everybody can read it, in milliseconds. */
export function readingTime(text: string): number {
  const letters = [...text].reduce((sum, letter) => sum + (letter >= '\u1100' && /\p{L}/u.test(letter) ? 2 : 1), 0);
  return Math.max(LEAST, FIND + (letters / LETTERS_A_SECOND) * 1000);
}
