import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCorrections } from './corrections.ts';
import { type Files, realFiles } from './files.ts';
import type { Saves } from './saves.ts';
import { answer, folder, header, keyOf, open } from './saves.fixture.ts';

const broken = (saves: Saves): Record<string, string | null> =>
  Object.fromEntries(saves.list().map(({ save, broken: why }) => [save, why?.key ?? null]));
const isPosix = process.platform !== 'win32';
const isRoot = process.getuid?.() === 0;

describe('the folder of saved games holds whatever somebody put there', () => {
  test.skipIf(!isPosix)('folders, links and pipes are named as what they are, and nothing waits for them', () => {
    const at = folder();
    open(at).create('good', header).append(answer(6));
    mkdirSync(join(at, 'folder.jsonl'));
    symlinkSync(join(at, 'nowhere'), join(at, 'dangling.jsonl'));
    symlinkSync('/dev/zero', join(at, 'endless.jsonl'));
    symlinkSync(join(at, 'circle.jsonl'), join(at, 'circle.jsonl'));
    expect(spawnSync('mkfifo', [join(at, 'pipe.jsonl')]).status).toBe(0);
    const saves = open(at);
    const odd = ['folder', 'dangling', 'endless', 'circle', 'pipe'];
    expect(broken(saves)).toEqual({ good: null, ...Object.fromEntries(odd.map((name) => [name, 'error.disk.noFile'])) });
    for (const name of odd) {
      expect([name, keyOf(() => saves.open(name))]).toEqual([name, 'error.disk.noFile']);
      expect([name, keyOf(() => saves.read(name))]).toEqual([name, 'error.disk.noFile']);
    }
    for (const name of ['dangling', 'endless', 'circle', 'pipe']) saves.discard(name);
    expect(keyOf(() => saves.discard('folder'))).toBe('error.disk.failed');
    expect(broken(saves)).toEqual({ good: null, folder: 'error.disk.noFile' });
  });

  test.skipIf(!isPosix || isRoot)('what may not be read is said to be so', () => {
    const at = folder();
    open(at).create('shut', header);
    chmodSync(join(at, 'shut.jsonl'), 0);
    expect(broken(open(at))).toEqual({ shut: 'error.disk.denied' });
  });

  test('what cannot be read is tried once, until it changes', () => {
    const at = folder();
    open(at).create('shut', header);
    let tries = 0;
    const shut: Files = {
      ...realFiles,
      readFileSync: ((path: string) => {
        tries++;
        throw Object.assign(new Error(`permission denied, open ${path}`), { code: 'EACCES' });
      }) as never,
    };
    const saves = open(at, shut);
    for (let times = 0; times < 3; times++) expect(broken(saves)).toEqual({ shut: 'error.disk.denied' });
    expect(tries).toBe(1);
    writeFileSync(join(at, 'shut.jsonl'), 'changed');
    expect(broken(saves)).toEqual({ shut: 'error.disk.denied' });
    expect(tries).toBe(2);
  });

  test('a folder that may not be listed is one line with the reason', () => {
    const at = folder();
    const shut: Files = {
      ...realFiles,
      readdirSync: (() => {
        throw Object.assign(new Error('permission denied'), { code: 'EACCES' });
      }) as never,
    };
    expect(open(at, shut).list()).toMatchObject([{ name: at, broken: { key: 'error.disk.denied', with: { path: at } } }]);
  });

  test('files that are too large are not read', () => {
    const at = folder();
    for (const [name, megabytes] of [
      ['line', 600],
      ['lines', 200],
    ] as const) {
      writeFileSync(join(at, `${name}.jsonl`), '{"n":0}\n');
      truncateSync(join(at, `${name}.jsonl`), megabytes * 2 ** 20);
    }
    const start = performance.now();
    const saves = open(at);
    expect(broken(saves)).toEqual({ line: 'error.disk.tooLarge', lines: 'error.disk.tooLarge' });
    expect(keyOf(() => saves.open('line'))).toBe('error.disk.tooLarge');
    expect(keyOf(() => saves.read('lines'))).toBe('error.disk.tooLarge');
    expect(performance.now() - start).toBeLessThan(500);
  });

  test('headers that only look like one are broken, not the end', () => {
    const at = folder();
    for (const [name, text] of Object.entries({
      nothing: 'null\n',
      number: '7\n',
      list: '[]\n',
      half: '{"n":0,"kind":"record"}\n',
      bits: '\u0000\uffff\n',
    })) {
      writeFileSync(join(at, `${name}.jsonl`), text);
    }
    expect(Object.values(broken(open(at))).every((why) => why?.startsWith('error.record.'))).toBe(true);
  });

  test('a large folder is listed bit by bit, and told when all of it is read', async () => {
    const at = folder();
    const journal = open(at).create('one', header);
    journal.append(...Array.from({ length: 8000 }, (_, n) => answer(n)));
    journal.close();
    const text = readFileSync(journal.path);
    for (let copy = 0; copy < 40; copy++) writeFileSync(join(at, `copy${copy}.jsonl`), text);
    let told = 0;
    const saves = open(at, realFiles, () => told++);
    const start = performance.now();
    const first = saves.list().length;
    expect(performance.now() - start).toBeLessThan(1000);
    expect(first).toBeLessThan(41);
    while (told === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(saves.list()).toHaveLength(41);
    expect(told).toBe(1);
  });

  test('corrected data are read from plain files of a reasonable size', () => {
    const at = folder();
    const path = join(at, 'walk.json');
    mkdirSync(path);
    expect(keyOf(() => readCorrections(realFiles, path))).toBe('error.disk.noFile');
    rmSync(path, { recursive: true });
    writeFileSync(path, '{}');
    truncateSync(path, 100 * 2 ** 20);
    expect(keyOf(() => readCorrections(realFiles, path))).toBe('error.disk.tooLarge');
  });
});

describe.skipIf(!isPosix)('the file of a game goes away while it is played', () => {
  const playing = () => {
    const at = folder();
    const journal = open(at).create('one', header);
    journal.append(answer(6));
    return { at, journal };
  };
  const times = (at: string): number[] =>
    open(at)
      .open('one')
      .lines.map((line) => line.at);

  test('deleted or moved: it is whole again before the next answer counts', () => {
    const { at, journal } = playing();
    rmSync(journal.path);
    journal.append(answer(7));
    expect(times(at)).toEqual([5, 6, 7]);
    renameSync(journal.path, join(at, 'elsewhere'));
    journal.append(answer(8));
    journal.append(answer(9));
    expect(times(at)).toEqual([5, 6, 7, 8, 9]);
  });

  test('with its whole folder', () => {
    const { at, journal } = playing();
    rmSync(at, { recursive: true });
    journal.append(answer(7));
    expect(times(at)).toEqual([5, 6, 7]);
  });

  test('another file in its place is left alone, and the answer is refused', () => {
    const { at, journal } = playing();
    rmSync(journal.path);
    writeFileSync(journal.path, 'Dear diary\n');
    expect(keyOf(() => journal.append(answer(7)))).toBe('error.disk.elsewhere');
    expect(readFileSync(journal.path, 'utf8')).toBe('Dear diary\n');
    rmSync(journal.path);
    journal.append(answer(8));
    expect(times(at)).toEqual([5, 6, 8]);
  });

  test('and cannot be made anew: the answer is refused, and counts when it can', () => {
    const { at, journal } = playing();
    rmSync(at, { recursive: true });
    writeFileSync(at, 'a file where the folder was');
    expect(keyOf(() => journal.append(answer(7)))).toMatch(/^error\.disk\./);
    rmSync(at);
    journal.append(answer(8));
    expect(times(at)).toEqual([5, 6, 8]);
    expect(statSync(journal.path).isFile()).toBe(true);
  });
});
