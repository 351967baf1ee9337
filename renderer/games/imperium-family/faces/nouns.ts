import { familyFacesEn } from '../../../../shared/games/imperium-family/text/faces.en.ts';
import type { Token } from '../../../../shared/games/imperium-family/signs/token.ts';
import { widthOf } from '../../../app/width-of.ts';
import type { Say } from '../names.ts';
import { told } from './face.ts';

export const isSlash = (token: Token | undefined): boolean => token !== undefined && 'text' in token && token.text === '/';

const isThen = (token: Token | undefined): boolean => token !== undefined && 'join' in token && token.join === 'then';

/** A choice of signs with slashes between them stays together on one line, and so does a price with what it buys; everything else stands alone. */
export function runsOf(line: readonly Token[]): readonly (readonly number[])[] {
  const runs: number[][] = [];
  line.forEach((token, at) => {
    const before = runs.at(-1);
    if (before && [token, line[at - 1]].some((one) => isSlash(one) || isThen(one))) before.push(at);
    else runs.push([at]);
  });
  return runs;
}

/** The word beside a sign, with the number it stands for; signs in a choice of signs have none, nor has a card that trashes itself. */
export function nounOf(say: Say, line: readonly Token[], at: number): string {
  const token = line[at] as Token;
  const next = line[at + 1];
  if (!('sign' in token) || !(`imperium.noun.${token.sign}` in familyFacesEn)) return '';
  if (isSlash(next) || isSlash(line[at - 1]) || (next && 'word' in next && next.word === 'this')) return '';
  return told(say, `noun.${token.sign}`, { count: Number(token.count?.match(/\d+(?!.*\d)/)?.[0] ?? 1) });
}
/** What a tab is about: told by its first sign. */
export function aboutOf(say: Say, tab: readonly Token[]): string {
  const [first] = tab;
  if (!first || !('sign' in first) || tab.length > 2) return '';
  return `imperium.tab.${first.sign}` in familyFacesEn ? told(say, `tab.${first.sign}`) : '';
}

/** How wide a line of tokens is, in em of its own letters: an estimate, enough to decide whether words have room. */
function widths(say: Say, line: readonly Token[], words: boolean): readonly number[] {
  const letters = (text: string, each = 0.52): number => (text ? widthOf(text) * each + 0.25 : 0);
  return line.map((token, at) => {
    if ('sign' in token) return 1.2 + letters(token.count ?? '', 0.64) + (words ? letters(nounOf(say, line, at)) : 0);
    if ('text' in token) return letters(token.text, 0.6);
    if ('word' in token) return letters(told(say, `sign.${token.word}`));
    if ('card' in token) return letters(token.card);
    if ('tab' in token)
      return 0.7 + widths(say, token.tab, false).reduce((sum, one) => sum + one, 0) + (words ? letters(aboutOf(say, token.tab)) : 0);
    return 1;
  });
}
/** How many lines the tokens take in a box so many em wide. */
export function linesIn(say: Say, line: readonly Token[], words: boolean, width: number): number {
  const gap = 0.32;
  let lines = 1;
  let used = 0;
  const all = widths(say, line, words);
  for (const run of runsOf(line)) {
    const each = run.reduce((sum, at) => sum + (all[at] ?? 0), 0) + 0.12 * (run.length - 1);
    if (used > 0 && used + gap + each > width) {
      lines++;
      used = each;
    } else used += (used > 0 ? gap : 0) + each;
  }
  return lines;
}
/**
 * As much of a line as has room in so many lines of that width, in em of its own letters; for the rest stand three dots.
 * Neither a joint nor the tab of an effect stands before them.
 */
export function withRoom(say: Say, line: readonly Token[], width: number, most: number): readonly Token[] {
  if (linesIn(say, line, false, width) <= most) return line;
  const more = [{ sign: 'more' }] as const;
  for (let end = line.length - 1; end > 0; end -= 1) {
    const last = line[end - 1] as Token;
    const kept = [...line.slice(0, end), ...more];
    if ('join' in last || 'tab' in last || 'word' in last || isSlash(last) || isSlash(line[end])) continue;
    if (linesIn(say, kept, false, width) <= most) return kept;
  }
  return more;
}
/** How a box is filled: with words where they have room, otherwise with signs alone, and set smaller where even those are many. */
export function fitting(
  say: Say,
  lines: readonly { readonly line: readonly Token[] }[],
  width: number,
  most: number,
): { readonly words: boolean; readonly full: boolean; readonly tight: boolean } {
  const count = (words: boolean): number => lines.reduce((sum, { line }) => sum + linesIn(say, line, words, width), 0);
  const words = count(true) <= most;
  const used = count(words);
  return { words, full: used >= most, tight: used > most };
}
