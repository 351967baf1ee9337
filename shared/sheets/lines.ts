import type { Content, Span, Style } from './measure.ts';

/** Letters that look alike. */
export interface Piece {
  readonly text: string;
  readonly span: Required<Pick<Style, 'face' | 'size' | 'ink'>>;
}
/** What stands together on a line, and what follows it if the line goes on: a space, or nothing. */
interface Chunk {
  readonly pieces: Piece[];
  after: '' | ' ' | 'hyphen' | 'soft' | 'end';
}
export interface SetLine {
  readonly pieces: readonly Piece[];
  readonly broken?: 'hyphen' | 'soft';
}

/** The paragraph cut where a line may end: after spaces, hyphens, soft hyphens; at new lines it must. */
export function chunksOf(content: Content, style: Style): readonly Chunk[] {
  const spans = typeof content === 'string' ? [{ text: content } satisfies Span] : content;
  const chunks: Chunk[] = [];
  let open: Chunk | null = null;
  for (const span of spans as readonly Span[]) {
    const look = { face: span.face ?? style.face, size: span.size ?? style.size, ink: span.ink ?? style.ink ?? 'ink' };
    // What is glued brings no place to break along, even if it begins with a space.
    const isSpaced = span.glued === true && span.text.startsWith(' ');
    const before = chunks.at(-1);
    if (isSpaced && before) before.after = ' ';
    const words = isSpaced ? span.text.slice(1) : span.text;
    const parts = words.match(/[^ \n\u00ad-]*(?:-*[ \n\u00ad]|-+)|[^ \n\u00ad-]+/g) ?? [];
    for (const [index, part] of parts.entries()) {
      const last = part.at(-1);
      const text = part.replace(/[ \n\u00ad]$/, '');
      if (index === 0 && span.glued && chunks.length > 0) open = reopened(chunks, style);
      open ??= fresh(chunks);
      if (text) open.pieces.push({ text, span: look });
      if (last !== ' ' && last !== '\n' && last !== '\u00ad' && last !== '-') continue;
      open.after = last === ' ' ? ' ' : last === '\n' ? 'end' : last === '-' ? 'hyphen' : 'soft';
      open = null;
    }
  }
  return chunks;
}
function fresh(chunks: Chunk[]): Chunk {
  const chunk: Chunk = { pieces: [], after: '' };
  chunks.push(chunk);
  return chunk;
}
/** A space that cannot break. */
const GLUE = '\u00a0';
/** The last chunk goes on with what is glued to it; its space stays, as one that cannot break. */
function reopened(chunks: Chunk[], style: Style): Chunk {
  const last = chunks.at(-1) ?? fresh(chunks);
  if (last.after === ' ')
    last.pieces.push({ text: GLUE, span: last.pieces.at(-1)?.span ?? { face: style.face, size: style.size, ink: style.ink ?? 'ink' } });
  last.after = '';
  return last;
}

/** A chunk as it stands within a line. */
export function piecesOf(chunk: Chunk): readonly Piece[] {
  const last = chunk.pieces.at(-1);
  return chunk.after === ' ' && last ? [...chunk.pieces, { ...last, text: ' ' }] : chunk.pieces;
}
/** A chunk as it stands at the end of a line. */
function endOf(chunk: Chunk): readonly Piece[] {
  const last = chunk.pieces.at(-1);
  return chunk.after === 'soft' && last ? [...chunk.pieces, { ...last, text: '-' }] : chunk.pieces;
}

type Measure = (pieces: readonly Piece[]) => number;
/** Whether chunks have room on one line. */
type Fits = (chunks: readonly Chunk[]) => boolean;

/**
 * Lines as full as they may be. A preposition of one letter and a number stay with the word they belong to, wherever the
 * width allows; the last line has company, if the one above can spare a word.
 * @param widthOf adds up, because fonts are measured word by word
 */
export function breakLines(chunks: readonly Chunk[], width: number, widthOf: Measure): readonly SetLine[] {
  const inside = new Map(chunks.map((chunk) => [chunk, widthOf(piecesOf(chunk))]));
  const ending = (chunk: Chunk): number =>
    chunk.after === '' || chunk.after === 'hyphen' ? (inside.get(chunk) ?? 0) : widthOf(endOf(chunk));
  const fits: Fits = (some) => {
    const last = some.at(-1);
    const before = some.slice(0, -1).reduce((sum, chunk) => sum + (inside.get(chunk) ?? 0), 0);
    return !last || before + ending(last) <= width + 0.005;
  };
  return paragraphsOf(chunks).flatMap((paragraph) =>
    notAlone(filled(bound(paragraph, fits), fits), fits).map((groups) => lineOf(groups.flat())),
  );
}
function paragraphsOf(chunks: readonly Chunk[]): readonly (readonly Chunk[])[] {
  const all: Chunk[][] = [];
  let open: Chunk[] | null = null;
  for (const chunk of chunks) {
    if (!open) {
      open = [];
      all.push(open);
    }
    open.push(chunk);
    if (chunk.after === 'end') open = null;
  }
  return all;
}
function lineOf(chunks: readonly Chunk[]): SetLine {
  const last = chunks.at(-1);
  if (!last) return { pieces: [] };
  const pieces = [...chunks.slice(0, -1).flatMap(piecesOf), ...endOf(last)];
  return last.after === 'soft' || last.after === 'hyphen' ? { pieces, broken: last.after } : { pieces };
}

/** Chunks that no line parts. */
type Group = readonly Chunk[];

const wordOf = (chunk: Chunk): string => chunk.pieces.map(({ text }) => text).join('');
/** Of one letter: Czech prepositions, articles; of one syllable: Korean not, more, one. Brackets and quotes may stand before it. */
const ONE_LETTER = /^[(„“‚»"']?[\p{Script=Latin}\p{Script=Hangul}]$/u;
/** Times, becomes: nothing without what follows. */
const BETWEEN = /^[(]?[×→]$/u;
const TIMES = /^×$/u;
/** A number as an amount or in order, but not one that ends a sentence or a clause. */
const NUMBER = /^[(„“]?[+\u2212-]?\d+(?:[.,:]\d+)?(?:[–-]\d+)?%?$/u;
const ORDINAL = /^[(„“]?\d+\.$/u;
const BEGINS_SMALL = /^\p{Ll}/u;
/** A number with which something ends belongs to what it numbers. */
const CLOSING = /^\d+[.,:;)]+$/u;
const LAST_NUMBER = /^\d+$/u;
/** Before a number in mid-sentence: what is numbered, and small words that mean nothing without it. */
const NUMBERED =
  /^[(„“]?(rounds?|spaces?|steps?|levels?|stages?|rows?|zones?|seats?|rings?|sides?|kol[oe]|pol[ei]|stupe[nň]|stup[nň][ěi]|míst[oěu]|strana|straně|ab|auf|bis|um|je|to|by|on|at|od|do|na|po|za)$/iu;
/** German nouns, names of tracks; also what begins a sentence. */
const BEGINS_LARGE = /^[(„“]?\p{Lu}\p{L}/u;
/** One of the numbers of rules that stand behind what they say. */
const RULE = /^R(?:U-)?\d/u;
const ENDS_IN_LETTER = /\p{L}$/u;
/** A Korean noun, which stands before its number: neither a word that joins nor one with a particle that sets it apart. */
const KOREAN_NOUN = /^(?!또는$|및$).*\p{Script=Hangul}$(?<![에를을은는면고며])/u;
/** A number alone or with what is counted by it: 1, 1장, 3점. */
const KOREAN_AMOUNT = /^\d+(?:[–~-]\d+)?(?:[장점명개칸곳]|마리|번)?[).,;:]*$/u;
/** From so many on, up to so many. */
const KOREAN_BOUND = /^이[상하]/u;

/** Whether a line may not end after these. What comes then tells whether a number counts it, or numbers the word before. */
function belong(group: Group, next: Chunk, after: Chunk | undefined): boolean {
  const one = group.at(-1);
  if (one?.after !== ' ') return false;
  // What is kept together ends, and begins, with the word that counts.
  const word = wordOf(one).split('\u00a0').at(-1) ?? '';
  const before = group.at(-2);
  if (before && NUMBER.test(word) && KOREAN_NOUN.test(wordOf(before))) return KOREAN_BOUND.test(wordOf(next));
  if (ONE_LETTER.test(word) || NUMBER.test(word) || BETWEEN.test(word)) return true;
  const [following = ''] = wordOf(next).split('\u00a0', 1);
  if (KOREAN_NOUN.test(word) && KOREAN_AMOUNT.test(following)) return true;
  if (ORDINAL.test(word) && BEGINS_SMALL.test(following)) return true;
  if (TIMES.test(following) || (RULE.test(word) && RULE.test(following))) return true;
  if (NUMBER.test(following) && next.after === ' ') {
    if (NUMBERED.test(word)) return true;
    if (BEGINS_LARGE.test(word) && after && BEGINS_SMALL.test(wordOf(after))) return true;
  }
  const closes = CLOSING.test(following) || (next.after !== ' ' && LAST_NUMBER.test(following));
  return closes && ENDS_IN_LETTER.test(word);
}
/** What belongs together in one group, unless no line could hold it. */
function bound(chunks: readonly Chunk[], fits: Fits): readonly Group[] {
  const groups: Chunk[][] = [];
  for (const [at, chunk] of chunks.entries()) {
    const last = groups.at(-1);
    if (last && belong(last, chunk, chunks[at + 1]) && fits([...last, chunk])) last.push(chunk);
    else groups.push([chunk]);
  }
  return groups;
}
function filled(groups: readonly Group[], fits: Fits): readonly (readonly Group[])[] {
  const lines: Group[][] = [];
  for (const group of groups) {
    const line = lines.at(-1);
    if (line && fits([...line.flat(), ...group])) line.push(group);
    else lines.push([group]);
  }
  return lines;
}
/** A last line of one word, with what is bound to it, gets another from the line above, where two or more stay. */
function notAlone(lines: readonly (readonly Group[])[], fits: Fits): readonly (readonly Group[])[] {
  const [above, last] = lines.slice(-2);
  if (!above || !last || !isOneWord(last) || above.length < 3) return lines;
  const [lent, rest] = [above.slice(-1), above.slice(0, -1)];
  const joined = [...lent, ...last];
  // A word parted by a hyphen is not parted anew.
  const ends = rest.at(-1)?.at(-1)?.after;
  return fits(joined.flat()) && ends === ' ' ? [...lines.slice(0, -2), rest, joined] : lines;
}
/** So few letters are no company for each other. */
const FEW = 8;
/** Of what stands between words that the text itself keeps together; the number of a rule is only glued to the last. */
const KEPT = /.\u00a0./u;
/** A word, or a number and one so short that they look like one. */
function isOneWord([group = [], ...others]: readonly Group[]): boolean {
  const words = group.filter((chunk) => !RULE.test(wordOf(chunk)));
  const isKept = words.some(({ pieces }) => pieces.some(({ text }) => KEPT.test(text)));
  const letters = words.reduce((sum, { pieces: [first] }) => sum + (first?.text.length ?? 0), 0);
  return others.length === 0 && !isKept && (words.length === 1 || letters <= FEW);
}
