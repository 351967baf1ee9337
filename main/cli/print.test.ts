import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { diceSheets } from '../../shared/games/dice/sheets/index.ts';
import { openPdf } from '../print/pdf.fixture.ts';
import { run } from './args.ts';
import { print as command } from './print.ts';

interface Said {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}
/** Runs the command for the first game, with these words behind it. */
async function print(...given: string[]): Promise<Said> {
  const [argv, code] = [process.argv, process.exitCode];
  const out = vi.spyOn(console, 'log').mockImplementation(() => {});
  const err = vi.spyOn(console, 'error').mockImplementation(() => {});
  process.argv = ['node', 'print', '--game', 'dice', ...given];
  await run(command);
  const lines = (spy: typeof out): string => spy.mock.calls.map((words) => words.join(' ')).join('\n');
  const said = { status: Number(process.exitCode ?? 0), stdout: lines(out), stderr: lines(err) };
  process.argv = argv;
  process.exitCode = code;
  return said;
}
afterEach(() => {
  vi.restoreAllMocks();
});
const folder = (): string => mkdtempSync(join(tmpdir(), 'sietch-print-'));

describe('all sheets of a game', () => {
  const out = folder();
  let lines: string[];
  beforeAll(() => {
    const words = ['--game', 'dice', '--sheet', 'all', '--lang', 'hu', '--paper', 'a4', '--out', out, '--seats', '8'];
    lines = execFileSync(process.execPath, ['main/cli/print.ts', ...words], { encoding: 'utf8' })
      .trim()
      .split('\n');
  }, 60_000);

  test('are one file each, and each is named on a line of its own', () => {
    const names = diceSheets.map(({ id }) => `dice-${id}-hu-a4.pdf`).sort();
    expect(readdirSync(out).sort()).toEqual(names);
    expect(lines.map((line) => line.split('\t')[0])).toEqual(diceSheets.map(({ id }) => join(out, `dice-${id}-hu-a4.pdf`)));
  });

  test('none is over 500 kB; every page is A4; fonts are embedded; nothing but vectors', () => {
    for (const name of readdirSync(out)) {
      expect(statSync(join(out, name)).size, name).toBeLessThan(500_000);
      const pdf = openPdf(new Uint8Array(readFileSync(join(out, name))));
      for (const [width, height] of pdf.sizes) {
        expect(width).toBeCloseTo(595.2756, 3);
        expect(height).toBeCloseTo(841.8898, 3);
      }
      expect(pdf.fonts.every((font) => /^[A-Z]{6}\+/.test(font))).toBe(true);
      expect(pdf.objects).not.toMatch(/\/Subtype \/Image/);
    }
  });

  test('are the same byte for byte when printed alone, another day', async () => {
    const again = folder();
    expect((await print('--sheet', 'house-cards', '--lang', 'hu', '--out', again, '--seats', '8')).status).toBe(0);
    const name = 'dice-house-cards-hu-a4.pdf';
    expect(readFileSync(join(again, name)).equals(readFileSync(join(out, name)))).toBe(true);
  });
});

test('the same seed draws the same set-up, another seed another', async () => {
  const drawn = async (seed: string): Promise<Buffer> => {
    const out = folder();
    await print('--sheet', 'setup-sheet', '--seed', seed, '--out', out);
    return readFileSync(join(out, 'dice-setup-sheet-en-a4.pdf'));
  };
  const first = await drawn('7');
  expect((await drawn('7')).equals(first)).toBe(true);
  expect((await drawn('8')).equals(first)).toBe(false);
});

test('--list names the sheets', async () => {
  const listed = (await print('--list')).stdout.split('\n');
  expect(listed.map((line) => line.split('\t')[0])).toEqual(diceSheets.map(({ id }) => id));
});

test.each([
  [['--game', 'chess'], /No game is called "chess"\. There are: dice/],
  [['--sheet', 'poster'], /No sheet is called "poster"\. There are: all, turn-reference/],
  [['--lang', 'fr'], /--lang takes en, hu, cs, de, ko, not "fr"/],
  [['--paper', 'a3'], /--paper takes a4, letter, not "a3"/],
  [['--seats', '9'], /--seats takes a whole number from 2 to 8/],
  [['--seed', 'x'], /--seed takes a whole number/],
  [['map'], /Name sheets with --sheet/],
])('%j is refused in one line', async (given, why) => {
  const { status, stderr, stdout } = await print(...given);
  expect(status).toBe(2);
  expect(stderr.trim()).toMatch(why);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stdout).toBe('');
});

test('a folder that cannot be written to is named, and no half file stays', async () => {
  const file = join(folder(), 'a-file');
  writeFileSync(file, '');
  const { status, stderr } = await print('--sheet', 'score-sheet', '--out', join(file, 'inside'));
  expect(status).toBe(2);
  expect(stderr).toMatch(/Cannot write .*a-file.*Choose another folder with --out/);
});
