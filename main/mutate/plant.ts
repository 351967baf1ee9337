import type { Break } from './breaks.ts';

/** A break with the number that switches it on. */
export interface Planted extends Break {
  readonly place: number;
}

/**
 * The source with all these breaks in it, each behind its switch; with none on it does what it did.
 * @param switches path of the module that says which one is on
 */
export function plant(text: string, planted: readonly Planted[], switches: string): string {
  if (planted.length === 0) return text;
  const outermost = [...planted].sort((a, b) => a.start - b.start || b.end - a.end);
  return `${written(text, 0, text.length, outermost)}\nimport { isBroken as __broken } from '${switches}';\n`;
}

function written(text: string, from: number, to: number, planted: readonly Planted[]): string {
  let out = '';
  let at = from;
  let left = planted;
  for (let first = left[0]; first; first = left[0]) {
    const { start, end } = first;
    const here = left.filter((each) => each.start === start && each.end === end);
    const inside = left.filter((each) => each.end <= end && !here.includes(each));
    const whole = here.reduce(
      (rest, { place, to: instead }) => `(__broken(${place}) ? (${instead}) : ${rest})`,
      written(text, start, end, inside),
    );
    out += text.slice(at, start) + whole;
    at = end;
    left = left.filter((each) => each.start >= end);
  }
  return out + text.slice(at, to);
}
