import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { diceSheets } from '../../shared/games/dice/sheets/index.ts';
import { LANGUAGES } from '../../shared/text/message.ts';
import { openPdf } from '../print/pdf.fixture.ts';
import { claimsBroken } from '../print/ua.fixture.ts';
import { run } from './args.ts';
import { print as command } from './print.ts';

vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof import('node:fs/promises')>();
  return { ...real, writeFile: vi.fn(real.writeFile) };
});

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

/** Sheets that are drawn say for how many and which draw. */
const nameOf = ({ id, drawn }: (typeof diceSheets)[number]): string => `dice-${id}-${drawn ? '8p-draw1-' : ''}hu-a4.pdf`;

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
    const names = diceSheets.map(nameOf).sort();
    expect(readdirSync(out).sort()).toEqual(names);
    expect(lines.map((line) => line.split('\t')[0])).toEqual(diceSheets.map((sheet) => join(out, nameOf(sheet))));
  });

  test('none is over 500 kB; every page is A4, or the paper that its name says; fonts are embedded; nothing but vectors', () => {
    for (const name of readdirSync(out)) {
      expect(statSync(join(out, name)).size, name).toBeLessThan(500_000);
      const times = name.includes('map-a2') ? 2 : name.includes('map-a3') ? Math.SQRT2 : 1;
      const pdf = openPdf(new Uint8Array(readFileSync(join(out, name))));
      for (const [width, height] of pdf.sizes) {
        // A3 and A2 are whole millimetres too.
        const [short, long] = [width, height].toSorted((one, other) => one - other);
        expect(Math.abs((short ?? 0) - times * 595.2756), name).toBeLessThan(1.5);
        expect(Math.abs((long ?? 0) - times * 841.8898), name).toBeLessThan(1.5);
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
    return readFileSync(join(out, `dice-setup-sheet-4p-draw${seed}-en-a4.pdf`));
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
  [['--lang', 'fr'], /--lang takes all, en, hu, cs, de, ko, not "fr"/],
  [['--paper', 'a3'], /--paper takes a4, letter, not "a3"/],
  [['--seats', '9'], /--seats takes a whole number from 2 to 8/],
  [['--seed', 'x'], /--seed takes a whole number/],
  [['--backs', 'both'], /--backs takes none, long, short, fold, not "both"/],
  [['map'], /Name sheets with --sheet/],
])('%j is refused in one line', async (given, why) => {
  const { status, stderr, stdout } = await print(...given);
  expect(status).toBe(2);
  expect(stderr.trim()).toMatch(why);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stdout).toBe('');
});

describe('the report of a finished game', () => {
  const golden = (name: string): string => join(import.meta.dirname, '../../shared/games/dice/golden', `${name}.jsonl`);

  test('is written from its record, in every language that is asked for', async () => {
    const out = folder();
    const { status, stdout } = await print('--record', golden('solo-3'), '--lang', 'all', '--out', out);
    expect(status).toBe(0);
    expect(stdout.split('\n')).toHaveLength(LANGUAGES.length);
    expect(readdirSync(out).sort()).toEqual([...LANGUAGES].sort().map((lang) => `dice-report-${lang}-a4.pdf`));
    expect(openPdf(new Uint8Array(readFileSync(join(out, 'dice-report-hu-a4.pdf')))).sizes).toHaveLength(2);
    expect(claimsBroken(new Uint8Array(readFileSync(join(out, 'dice-report-hu-a4.pdf'))), 'hu')).toEqual([]);
  });

  test.each([
    [() => join(folder(), 'nothing.jsonl'), /Cannot read .*: there is no such file/],
    [() => folder(), /is no file\. It should be a record/],
    [() => join(import.meta.dirname, '../../package.json'), /This file is no record of a Sietch game/],
    [
      () => {
        const begun = join(folder(), 'begun.jsonl');
        writeFileSync(begun, `${readFileSync(golden('solo-3'), 'utf8').split('\n').slice(0, 9).join('\n')}\n`);
        return begun;
      },
      /This game is not finished/,
    ],
  ])('a bad file is refused in one line (%#)', async (path, why) => {
    const out = folder();
    const { status, stderr } = await print('--record', path(), '--out', out);
    expect(status).toBe(2);
    expect(stderr.trim()).toMatch(why);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(readdirSync(out)).toEqual([]);
  });
});

describe('print and play', () => {
  test('cards with backs say so in their name; the first page checks the printer', async () => {
    const out = folder();
    await print('--sheet', 'house-cards,map', '--backs', 'short', '--out', out);
    expect(readdirSync(out).sort()).toEqual(['dice-house-cards-en-a4-short-edge.pdf', 'dice-map-en-a4.pdf']);
    const bytes = new Uint8Array(readFileSync(join(out, 'dice-house-cards-en-a4-short-edge.pdf')));
    expect(openPdf(bytes).sizes).toHaveLength(6);
    expect(claimsBroken(bytes, 'en')).toEqual([]);
  });
  test('the whole set is asked for by one word; a game that needs its box has none', async () => {
    const out = folder();
    expect((await print('--sheet', 'kit', '--out', out)).stdout.split('\n')).toHaveLength(7);
    expect((await print('--game', 'imperium', '--sheet', 'kit')).stderr).toMatch(/imperium needs its box/);
  });
  test('what leads to a host is an address', async () => {
    expect((await print('--sheet', 'teach', '--host', 'my house')).stderr).toMatch(/--host takes an address such as/);
    const out = folder();
    await print('--sheet', 'teach', '--out', out);
    await print('--sheet', 'teach', '--host', 'http://192.168.1.20:4747', '--out', join(out, 'led'));
    const read = (path: string): string => openPdf(new Uint8Array(readFileSync(join(out, path, 'dice-teach-en-a4.pdf')))).objects;
    expect(read('led').match(/\/S \/Figure/g)?.length ?? 0).toBe((read('.').match(/\/S \/Figure/g)?.length ?? 0) + 1);
  });
});

describe('an owner’s own values and names', () => {
  const file = (content: object): string => {
    const path = join(folder(), 'own.json');
    writeFileSync(path, JSON.stringify(content));
    return path;
  };

  test('change what is written, and its name', async () => {
    const out = folder();
    const own = ['--corrections', file({ game: { rounds: 9 } }), '--own', file({ Sardaukar: 'Terror Troops' })];
    expect((await print('--sheet', 'turn-reference', '--out', out)).status).toBe(0);
    expect((await print('--sheet', 'turn-reference', ...own, '--out', out)).stderr).toBe('');
    const names = ['dice-turn-reference-en-a4-own.pdf', 'dice-turn-reference-en-a4.pdf'];
    expect(readdirSync(out).sort()).toEqual(names);
    const [one, other] = names.map((name) => readFileSync(join(out, name)));
    expect(one && other && !one.equals(other)).toBe(true);
    expect(claimsBroken(new Uint8Array(one ?? []), 'en')).toEqual([]);
  });

  test.each([
    [() => ['--corrections', file({ rounds: 9 })], /corrects dice wrongly at "rounds": The data/],
    [() => ['--corrections', folder()], /has no file such as dice\.json/],
    [() => ['--game', 'all', '--corrections', file({})], /takes a file only with one game/],
    [() => ['--own', file({ 'No such thing': 'Something' })], /nothing on these sheets is called "No such thing" in en/],
    [() => ['--own', folder()], /is no file/],
    [() => ['--own', join(folder(), 'none.json')], /there is no such file/],
  ])('which cannot be used are refused in one line, before anything is written (%#)', async (own, why) => {
    const out = folder();
    const { status, stderr } = await print('--sheet', 'turn-reference', ...own(), '--out', out);
    expect(status).toBe(2);
    expect(stderr.trim()).toMatch(why);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(readdirSync(out)).toEqual([]);
  });
});

describe('what cannot be written', () => {
  const tried = (out: string, ...more: string[]): Promise<Said> => print('--sheet', 'score-sheet', '--out', out, ...more);

  test('a folder below a file is named, and no half file stays', async () => {
    const file = join(folder(), 'a-file');
    writeFileSync(file, '');
    const { status, stderr } = await tried(join(file, 'inside'));
    expect(status).toBe(2);
    expect(stderr).toMatch(/Cannot write .*a-file.*: a part of the path is a file, not a folder.*Choose another folder with --out/);
  });

  test('a file in the place of the folder is named as it was given', async () => {
    const file = join(folder(), 'a-file');
    writeFileSync(file, 'mine');
    expect((await tried(file)).stderr).toContain(`Cannot write ${file}: a part of the path is a file, not a folder (ENOTDIR)`);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  test('a folder that has the name of the file is told, and stays as it is', async () => {
    const out = folder();
    mkdirSync(join(out, 'dice-score-sheet-4p-draw1-en-a4.pdf'));
    const { status, stderr } = await tried(out);
    expect(status).toBe(2);
    expect(stderr).toMatch(/a folder has the name of the file \(EISDIR\)/);
    expect(readdirSync(out)).toEqual(['dice-score-sheet-4p-draw1-en-a4.pdf']);
  });

  test.runIf(process.platform === 'linux')('a pipe is not waited for', async () => {
    const out = folder();
    execFileSync('mkfifo', [join(out, 'dice-score-sheet-4p-draw1-en-a4.pdf')]);
    expect((await tried(out)).stderr).toMatch(/something else than a plain file has its name/);
  });

  test.runIf(process.platform === 'linux')('a file system that takes no folders ends the command', async () => {
    const { status, stderr } = await tried('/proc/sheets/of/tonight');
    expect(status).toBe(2);
    expect(stderr).toMatch(/Cannot write .*sheets.*Choose another folder/);
  });

  test('a full disk is told, and no half file stays', async () => {
    const out = folder();
    vi.mocked(writeFile).mockImplementationOnce(async (path) => {
      writeFileSync(String(path), 'half');
      throw Object.assign(new Error('no space'), { code: 'ENOSPC', path });
    });
    expect((await tried(out)).stderr).toMatch(/the disk is full \(ENOSPC\)/);
    expect(readdirSync(out)).toEqual([]);
  });

  test('no folder at all', async () => {
    expect((await tried('')).stderr).toMatch(/--out names no folder/);
  });
});

test('--black and --lang all: a file for each language, in black', async () => {
  const out = folder();
  expect((await print('--sheet', 'map', '--lang', 'all', '--black', '--out', out)).status).toBe(0);
  expect(readdirSync(out)).toEqual([...LANGUAGES].sort().map((language) => `dice-map-${language}-a4-black.pdf`));
  const drawn = openPdf(new Uint8Array(readFileSync(join(out, 'dice-map-en-a4-black.pdf')))).contents.join('\n');
  expect(new Set(drawn.match(/^[\d. ]+ (?:g|rg)$/gim)?.map((line) => line.toLowerCase()))).toEqual(new Set(['0 g', '1 g']));
});

test('--tonight writes one file with everybody’s name', async () => {
  const out = folder();
  expect((await print('--tonight', '--seats', '3', '--names', 'Anna, Béla', '--out', out)).status).toBe(0);
  expect(readdirSync(out)).toEqual(['dice-tonight-3p-draw1-en-a4.pdf']);
  expect((await print('--tonight', '--seats', '2', '--names', 'A,B,C', '--out', out)).stderr).toMatch(/3 names for 2 seats/);
  for (const name of ['a'.repeat(25), 'A\u001b[31mB'])
    expect((await print('--tonight', '--names', name, '--out', out)).stderr).toMatch(/--names takes names of at most 24 letters, not "/);
  expect((await print('--names', 'A', '--out', out)).stderr).toMatch(/--names goes with --tonight/);
});

test('a number below zero is refused as one, and a sheet that is named twice is one file', async () => {
  const out = folder();
  for (const seed of ['-5', '3.7', '1e99', ''])
    expect((await print('--sheet', 'teach', '--seed', seed, '--out', out)).stderr, seed).toMatch(/--seed takes a whole number from 0 to/);
  expect(readdirSync(out)).toEqual([]);
  expect((await print('--sheet', 'teach, teach', '--out', out)).stdout.trim().split('\n')).toHaveLength(1);
});

test('--help says what the command takes', async () => {
  const { status, stdout } = await print('--help');
  expect(status).toBe(0);
  for (const option of [
    '--game',
    '--sheet',
    '--lang',
    '--paper',
    '--out',
    '--seed',
    '--seats',
    '--names',
    '--tonight',
    '--black',
    '--list',
  ])
    expect(stdout).toContain(option);
});

test('a sheet that only one game has is printed of that game; one that none has is refused before anything is written', async () => {
  const out = folder();
  expect((await print('--game', '', '--sheet', 'house-boards', '--out', out)).status).toBe(0);
  expect(readdirSync(out)).toEqual(['dice-house-boards-en-a4.pdf']);
  const none = folder();
  expect((await print('--game', '', '--sheet', 'house-boards,poster', '--out', none)).stderr).toMatch(/No sheet is called "poster"/);
  expect(readdirSync(none)).toEqual([]);
});
