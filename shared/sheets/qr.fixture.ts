import type { PathItem } from './page.ts';

/** Data codewords of each block at level M, for the smallest six sizes. */
const BLOCKS: readonly (readonly number[])[] = [[16], [28], [44], [32, 32], [43, 43], [27, 27, 27, 27]];
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/**
 * What a phone reads in a drawn QR code of level M: read by its modules as they lie on the paper, by the standard and not by
 * what drew them. @throws Error if it is none that can be read
 */
export function readQr({ d }: PathItem): string {
  const squares = [...d.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)].map(([, x, y, edge]) => ({
    x: Number(x),
    y: Number(y),
    edge: Number(edge),
  }));
  const [left, top] = [Math.min(...squares.map(({ x }) => x)), Math.min(...squares.map(({ y }) => y))];
  const module = squares[0]?.edge ?? 1;
  const right = Math.max(...squares.map(({ x }) => x)) + module;
  const n = Math.round((right - left) / module);
  const places = new Set(squares.map(({ x, y }) => `${Math.round((y - top) / module)} ${Math.round((x - left) / module)}`));
  const dark = (row: number, column: number): boolean => places.has(`${row} ${column}`);
  const blocks = BLOCKS[(n - 21) / 4];
  if (!blocks) throw new Error(`A code of ${n} modules is not read here`);
  const { level, mask } = formatOf(dark);
  if (level !== 0) throw new Error('This code is not of level M');
  return wordsOf(inOrder(codewords(dark, n, MASKS[mask] ?? (() => false)), blocks));
}

type Dark = (row: number, column: number) => boolean;
function formatOf(dark: Dark): { readonly level: number; readonly mask: number } {
  const around = [0, 1, 2, 3, 4, 5, 7, 8].map((row) => dark(row, 8)).concat([7, 5, 4, 3, 2, 1, 0].map((column) => dark(8, column)));
  const format = around.reduce((sum, is, bit) => sum + (is ? 1 << bit : 0), 0) ^ 0x5412;
  return { level: format >> 13, mask: (format >> 10) & 7 };
}

/** What is read in pairs of columns from the right, up and down, between what only helps to find the code. */
function codewords(dark: Dark, n: number, mask: Dark): readonly number[] {
  const middle = n - 7;
  const helps = (r: number, c: number): boolean =>
    (r < 9 && c < 9) ||
    (r < 9 && c >= n - 8) ||
    (r >= n - 8 && c < 9) ||
    r === 6 ||
    c === 6 ||
    (n > 21 && Math.abs(r - middle) <= 2 && Math.abs(c - middle) <= 2);
  const bits: boolean[] = [];
  const pairs = Array.from({ length: (n - 1) / 2 }, (_, at) => n - 1 - 2 * at).map((column) => (column <= 6 ? column - 1 : column));
  for (const [at, column] of pairs.entries())
    for (let step = 0; step < n; step++) {
      const row = at % 2 === 0 ? n - 1 - step : step;
      for (const c of [column, column - 1]) if (!helps(row, c)) bits.push(dark(row, c) !== mask(row, c));
    }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, at) => numberOf(bits.slice(at * 8, at * 8 + 8)));
}
const numberOf = (bits: readonly boolean[]): number => bits.reduce((sum, bit) => sum * 2 + (bit ? 1 : 0), 0);

/** Blocks take turns in the code. */
function inOrder(words: readonly number[], blocks: readonly number[]): readonly number[] {
  const most = Math.max(...blocks);
  return blocks.flatMap((_, block) => Array.from({ length: most }, (__, at) => words[at * blocks.length + block] ?? 0));
}

/** Bytes with their number before them. */
function wordsOf(words: readonly number[]): string {
  const bits = words.flatMap((word) => Array.from({ length: 8 }, (_, at) => ((word >> (7 - at)) & 1) === 1));
  if (numberOf(bits.slice(0, 4)) !== 4) throw new Error('This code holds something else than bytes');
  const count = numberOf(bits.slice(4, 12));
  const bytes = Array.from({ length: count }, (_, at) => numberOf(bits.slice(12 + at * 8, 20 + at * 8)));
  return new TextDecoder().decode(new Uint8Array(bytes));
}
