import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { GameModule, GameTypes } from '../../shared/kernel/types.ts';
import { anyWalk, walk } from '../../shared/kernel/walk.fixture.ts';
import { type Files, realFiles } from '../storage/files.ts';
import type { StoredTable } from '../storage/tables.ts';
import { guest, say, type TestHost, testHost, walkOf } from './guests.fixture.ts';
import type { HostOptions } from './host.ts';

/** The walk, where a secret answer of seven by anybody wants a throw when all are in: as an ambush does. */
const guess = {
  ...walk.steps.guess,
  resolve(game: never, task: never, answers: ReadonlyMap<'ann' | 'bob' | 'cia', number>) {
    const { chance } = game as { chance: { roll(dice: readonly object[]): readonly number[] } };
    if ([...answers.values()].includes(7)) chance.roll([{ name: 'coin', sides: 6 }]);
    return walk.steps.guess.resolve(game, task, answers as never);
  },
};
const ambushes = { ...anyWalk, steps: { ...walk.steps, guess } } as unknown as GameModule<GameTypes>;
const DICE = { error: { key: 'error.dice' }, dice: [{ name: 'coin', sides: 6 }] };
const LOCKED = { error: { key: 'error.locked' } };

const shelf = { walk: { module: ambushes } };
/** Ann has called the ambush, Bob has answered one: dice are wanted. */
async function ambushed(options: Partial<HostOptions> = {}, bobs = 1) {
  const { ann, bob, table } = await walkOf(testHost({ shelf, ...options }), { dice: 'table' });
  await say(ann, 'ann', 'ask');
  await say(ann, 'ann', 7);
  const { question } = bob.table().asking ?? expect.fail();
  const of = (seat: string, answer: number) => ({ table, seat, question, answer });
  expect(await bob.refused('answer', of('bob', bobs))).toEqual(DICE);
  return { ann, bob, table, of };
}

test('who learns by the dice what another answered in secret cannot change the own answer any more', async () => {
  const { ann, bob, of } = await ambushed();
  expect(await bob.refused('answer', of('bob', 2))).toEqual(LOCKED);
  expect(await bob.refused('answer', { ...of('bob', 2), dice: [3] })).toEqual(LOCKED);
  expect(await bob.refused('answer', of('bob', 1))).toEqual(DICE);
  await bob.ask('answer', { ...of('bob', 1), dice: [3] });
  expect(ann.table().view).toMatchObject({ guesses: [7, 1] });
});

test('nor can the others change or take back what is in, and a bot gives the answer that stands', async () => {
  const { ann, bob, table, of } = await ambushed();
  expect(await ann.refused('answer', of('ann', 8))).toEqual(LOCKED);
  expect((await ann.refused('undo', { table, seat: 'ann' })).error.key).toBe('sealed.chance');
  await bob.ask('bot', { table, seat: 'bob', level: 'novice' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(ann.table().view).toMatchObject({ guesses: [7, 1] });
});

test('while an answer stands, what nobody was asked may be done', async () => {
  const { ann, bob } = await ambushed();
  for (const [who, seat] of [
    [ann, 'ann'],
    [bob, 'bob'],
  ] as const)
    await say(who, seat, true, { interject: 'wave' });
  expect(ann.table().heard.filter(({ event }) => event.type === 'waved')).toHaveLength(2);
});

test('where no dice are wanted, or the last is not in, answers may be changed as before', async () => {
  const { ann, bob, table } = await walkOf(testHost({ shelf }), { dice: 'table' });
  await say(ann, 'ann', 'ask');
  await say(ann, 'ann', 7);
  const { question } = ann.table().asking ?? expect.fail();
  await ann.ask('answer', { table, seat: 'ann', question, answer: 6 });
  await bob.ask('answer', { table, seat: 'bob', question, answer: 5 });
  expect(ann.table().view).toMatchObject({ guesses: [6, 5] });
});

const folder = (): string => mkdtempSync(join(tmpdir(), 'sietch-locked-'));
const fileOf = (dataFolder: string, table: string): string => join(dataFolder, 'tables', `${table}.json`);
/** As if a host had left something else in the file of a table. */
function rewrite(dataFolder: string, table: string, change: (stored: StoredTable) => object): void {
  const path = fileOf(dataFolder, table);
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')) as StoredTable)));
}
/** The table, as somebody sees it who comes to a host after a kill. */
async function back(host: TestHost, name: string, table: string) {
  const one = await guest(host, name);
  await one.ask('watch', { table, seat: name });
  return one;
}

test('after a kill the answer stands as it did: nobody changes theirs, and whoever gave it is told which it was', async () => {
  const dataFolder = folder();
  const { table, of } = await ambushed({ dataFolder });
  for (let kills = 0; kills < 2; kills++) {
    const host = testHost({ shelf, dataFolder });
    const [ann, bob] = [await back(host, 'ann', table), await back(host, 'bob', table)];
    expect(await bob.refused('answer', of('bob', 2))).toEqual(LOCKED);
    expect(await ann.refused('answer', of('ann', 8))).toEqual(LOCKED);
    expect((await ann.refused('undo', { table, seat: 'ann' })).error.key).toBe('sealed.chance');
    expect(bob.table().asking).toMatchObject({ asked: ['bob'], given: 1 });
    expect(ann.table().asking).toMatchObject({ asked: ['bob'], given: 7 });
  }
  const host = testHost({ shelf, dataFolder });
  const bob = await back(host, 'bob', table);
  await bob.ask('answer', { ...of('bob', 1), dice: [3] });
  expect(bob.table().view).toMatchObject({ guesses: [7, 1] });
  // What was locked is over with its question, in the file too once it is written again.
  await bob.ask('say', { table, text: 'Hm' });
  expect(JSON.parse(readFileSync(fileOf(dataFolder, table), 'utf8'))).toMatchObject({ locked: null });
});

test('after a kill a bot that takes the seat gives the answer that stands', async () => {
  const dataFolder = folder();
  const { table } = await ambushed({ dataFolder });
  const host = testHost({ shelf, dataFolder });
  const bob = await back(host, 'bob', table);
  await bob.ask('bot', { table, seat: 'bob', level: 'novice' });
  await expect.poll(() => bob.table().view).toMatchObject({ guesses: [7, 1] });
});

test('it is on disk before anybody hears that dice are wanted; a disk that does not take it gives no hint', async () => {
  let isFull = false;
  const files: Files = {
    ...realFiles,
    writeFileSync: ((...args: Parameters<Files['writeFileSync']>) => {
      if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      realFiles.writeFileSync(...args);
    }) as Files['writeFileSync'],
  };
  const { ann, bob, table } = await walkOf(testHost({ shelf, files }), { dice: 'table' });
  await say(ann, 'ann', 'ask');
  await say(ann, 'ann', 7);
  const { question } = bob.table().asking ?? expect.fail();
  const of = (answer: number) => ({ table, seat: 'bob', question, answer });
  isFull = true;
  const full = await bob.refused('answer', of(1));
  expect([full.error.key, full.dice]).toEqual(['error.disk.full', undefined]);
  isFull = false;
  expect(await bob.refused('answer', of(2))).toEqual(DICE);
  expect(await bob.refused('answer', of(1))).toEqual(LOCKED);
});

test('what was locked is told to nobody but its own seat, and is not in the record', async () => {
  const dataFolder = folder();
  const secret = 4_711_111;
  const { ann, table } = await ambushed({ dataFolder }, secret);
  expect(JSON.parse(readFileSync(fileOf(dataFolder, table), 'utf8'))).toMatchObject({ locked: { seat: 'bob', answer: secret } });
  const host = testHost({ shelf, dataFolder });
  const watcher = await guest(host, 'eve');
  await watcher.ask('watch', { table, seat: null });
  const again = await back(host, 'ann', table);
  for (const one of [ann, again, watcher]) expect(one.wire.join('\n')).not.toContain(String(secret));
  expect((await back(host, 'bob', table)).table().asking?.given).toBe(secret);
  expect(readFileSync(join(dataFolder, 'saves', `${table}.jsonl`), 'utf8')).not.toContain(String(secret));
});

test('the file of an older host has no such answer, and opens', async () => {
  const dataFolder = folder();
  const { table, of } = await ambushed({ dataFolder });
  rewrite(dataFolder, table, ({ locked: _, ...older }) => older);
  const logged: string[] = [];
  const bob = await back(testHost({ shelf, dataFolder, log: (line) => logged.push(line) }), 'bob', table);
  expect(logged).toEqual([]);
  expect(bob.table().asking).toMatchObject({ asked: ['bob'], given: null });
  await bob.ask('answer', { ...of('bob', 2), dice: [3] });
  expect(bob.table().view).toMatchObject({ guesses: [7, 2] });
});

const BOB = { seat: 'bob', answer: 1 };
test.each([
  ['to another question', { ...BOB, question: 99 }],
  ['of a seat that is not asked', { ...BOB, seat: 'eve' }],
  ['that is not offered', { ...BOB, answer: 'one' }],
])('an answer %s is dropped, and the seat is asked again', async (_, other) => {
  const dataFolder = folder();
  const { table, of } = await ambushed({ dataFolder });
  rewrite(dataFolder, table, (stored) => ({ ...stored, locked: { ...stored.locked, ...other } }));
  const bob = await back(testHost({ shelf, dataFolder }), 'bob', table);
  expect(bob.table().asking).toMatchObject({ asked: ['bob'], given: null });
  expect(await bob.refused('answer', of('bob', 2))).toEqual(DICE);
});

test('a file that is torn where the answer stands is moved aside as any other is', async () => {
  const dataFolder = folder();
  const { table } = await ambushed({ dataFolder });
  const path = fileOf(dataFolder, table);
  const text = readFileSync(path, 'utf8');
  for (const torn of [text.slice(0, text.indexOf('"locked"') + 20), text.replace(/"locked":\{.*?\}/, '"locked":{"seat":7}')]) {
    writeFileSync(path, torn);
    const logged: string[] = [];
    const bob = await back(testHost({ shelf, dataFolder, log: (line) => logged.push(line) }), 'bob', table);
    expect(logged).toEqual([expect.stringContaining(`${path} cannot be used and was moved aside`)]);
    expect(readFileSync(`${path}.damaged`, 'utf8')).toBe(torn);
    expect(bob.table()).toMatchObject({ turn: 2, asking: { asked: ['bob'], given: null } });
  }
});
