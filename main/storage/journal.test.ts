import * as fs from 'node:fs';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Files, realFiles } from './files.ts';
import { answer, folder, header, keyOf, open } from './saves.fixture.ts';

test('what was appended is there when the file is opened again', () => {
  const at = folder();
  open(at).create('one', header).append(answer(6), answer(7));
  const { lines, journal } = open(at).open('one');
  expect(lines.map(({ n, at: when }) => [n, when])).toEqual([
    [0, 5],
    [1, 6],
    [2, 7],
  ]);
  journal.append(answer(8));
  expect(open(at).open('one').lines).toHaveLength(4);
});

test('a torn end is cut off and kept beside the file', () => {
  const at = folder();
  open(at).create('one', header).append(answer(6));
  const path = join(at, 'one.jsonl');
  const whole = readFileSync(path, 'utf8');
  writeFileSync(path, `${whole}{"n":2,"kind":"ans`);
  expect(open(at).list()[0]).toMatchObject({ broken: null, turn: 1 });
  expect(readFileSync(path, 'utf8')).not.toBe(whole);
  open(at).open('one').journal.append(answer(9));
  expect(readFileSync(`${path}.torn`, 'utf8')).toBe('{"n":2,"kind":"ans');
  expect(
    open(at)
      .open('one')
      .lines.map(({ at: when }) => when),
  ).toEqual([5, 6, 9]);
});

test('damaged, foreign, newer and unknown games are listed with what is wrong, refused, and left as they are', () => {
  const at = folder();
  open(at).create('good', header).append(answer(6), answer(7));
  const good = readFileSync(join(at, 'good.jsonl'), 'utf8');
  const files = {
    damaged: good.replace('"at":6', '"at":9'),
    foreign: 'Dear diary\n',
    newer: good.replace('"format":1', '"format":7'),
    empty: '',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(at, `${name}.jsonl`), text);
  open(at).create('other', { ...header, game: 'chess' });
  const wrong = Object.fromEntries(
    open(at)
      .list()
      .map(({ save, broken }) => [save, broken?.key ?? null]),
  );
  expect(wrong).toEqual({
    good: null,
    damaged: 'error.record.damaged',
    foreign: 'error.record.unknown',
    newer: 'error.record.newer',
    empty: 'error.record.unknown',
    other: 'error.save.gameUnknown',
  });
  for (const [name, text] of Object.entries(files)) {
    expect(keyOf(() => open(at).open(name))).toBe(wrong[name]);
    expect(readFileSync(join(at, `${name}.jsonl`), 'utf8')).toBe(text);
  }
  expect(readdirSync(at).filter((name) => name.endsWith('.torn'))).toEqual([]);
});

test('a full disk: the line is not there, not even half of it, and the next one fits', () => {
  const at = folder();
  let room = 4000;
  const small: Files = {
    ...realFiles,
    writeSync: ((handle: number, buffer: Buffer, offset: number, length: number, position: number) => {
      const fits = Math.min(length, room);
      if (fits === 0) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      room -= fits;
      return fs.writeSync(handle, buffer, offset, fits, position);
    }) as Files['writeSync'],
  };
  const journal = open(at, small).create('one', header);
  journal.append(answer(6));
  room = 20;
  const before = readFileSync(journal.path, 'utf8');
  expect(keyOf(() => journal.append(answer(7)))).toBe('error.disk.full');
  expect(readFileSync(journal.path, 'utf8')).toBe(before);
  room = 4000;
  journal.append(answer(8));
  expect(
    open(at)
      .open('one')
      .lines.map(({ at: when }) => when),
  ).toEqual([5, 6, 8]);
});

test('a full disk at the start leaves no half file', () => {
  const at = folder();
  const full: Files = {
    ...realFiles,
    writeSync: () => {
      throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    },
  };
  expect(keyOf(() => open(at, full).create('one', header))).toBe('error.disk.full');
  expect(readdirSync(at)).toEqual([]);
});

test('two programs do not write into one game', () => {
  const at = folder();
  const first = open(at).create('one', header);
  const second = open(at).open('one').journal;
  first.append(answer(6));
  expect(keyOf(() => second.append(answer(7)))).toBe('error.disk.elsewhere');
  expect(open(at).open('one').lines).toHaveLength(2);
});

test('a save is found by its name only', () => {
  const at = folder();
  writeFileSync(join(at, '..', 'outside.jsonl'), '');
  for (const id of ['../outside', 'a/b', '', 'nobody']) expect(keyOf(() => open(at).open(id))).toBe('error.save.unknown');
});
