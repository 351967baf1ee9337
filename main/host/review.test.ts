import { expect, test } from 'vitest';
import type { Replies } from '../../shared/protocol/pushes.ts';
import type { Finding } from '../../shared/review/findings.ts';
import type { ReviewEars, ReviewedGame, Reviewer } from '../bots/reviewer.ts';
import { guest, say, testHost, walkOf } from './guests.fixture.ts';

const key = (refusal: { error: { key: string } }): string => refusal.error.key;
const finding = (turn: number): Finding => ({
  turn,
  seat: 'ann',
  task: { do: 'step' },
  shape: 'one',
  done: 'go',
  better: { answer: 'roll' },
  usual: null,
  gain: -0.2,
  doubt: 0.05,
  games: 12,
  chances: { ann: 0.4, bob: 0.6 },
  close: false,
  line: null,
});
/** A reviewer who does nothing of its own accord: the test speaks into its ears. */
function puppet() {
  const begun: { game: ReviewedGame; ears: ReviewEars; gently: boolean; stopped: boolean }[] = [];
  const reviewer: Reviewer = {
    begin(game, ears, gently) {
      const one = { game, ears, gently, stopped: false };
      begun.push(one);
      return () => (one.stopped = true);
    },
  };
  return { begun, reviewer };
}
const ask = async (who: Awaited<ReturnType<typeof guest>>, table: string, act: 'begin' | 'look' | 'stop', from = 0) =>
  (await who.ask('review', { table, act, from })) as Replies['review'];

test('a game that is not over is never looked at, whoever asks for it and however', async () => {
  const { begun, reviewer } = puppet();
  const host = testHost({ reviewer });
  const { ann, bob, table } = await walkOf(host);
  const stranger = await guest(host, 'eve');
  for (const who of [ann, bob, stranger]) {
    for (const act of ['begin', 'look', 'stop'] as const) {
      expect(key(await who.refused('review', { table, act, from: 0 }))).toBe('error.review.running');
    }
  }
  const { table: lobby } = (await ann.ask('create', { game: 'walk', name: 'Next', seats: 2 })) as { table: string };
  expect(key(await ann.refused('review', { table: lobby, act: 'begin', from: 0 }))).toBe('error.review.running');
  expect(key(await stranger.refused('review', { table: 'nowhere', act: 'begin', from: 0 }))).toBe('error.noTable');
  expect(begun).toEqual([]);
});

test('after the end everybody at the table shares one review, and gets what is new to them', async () => {
  const { begun, reviewer } = puppet();
  const { ann, bob, table } = await walkOf(testHost({ reviewer }));
  await say(ann, 'ann', 'go');
  await say(ann, 'ann', 'end');
  expect(await ask(ann, table, 'look')).toEqual({ phase: 'none', looks: 0, looked: 0, findings: [] });
  expect((await ask(ann, table, 'begin')).phase).toBe('thinking');
  expect((await ask(bob, table, 'begin')).phase).toBe('thinking');
  expect(begun).toHaveLength(1);
  expect(begun[0]?.game).toMatchObject({
    game: 'walk',
    log: [
      { seat: 'ann', answer: 'go' },
      { seat: 'ann', answer: 'end' },
    ],
  });
  begun[0]?.ears.looks(3);
  begun[0]?.ears.found(finding(0));
  begun[0]?.ears.found(finding(1));
  expect(await ask(bob, table, 'look', 1)).toEqual({ phase: 'thinking', looks: 3, looked: 2, findings: [finding(1)] });
  begun[0]?.ears.done();
  expect((await ask(ann, table, 'look', 2)).phase).toBe('done');
  expect((await ask(ann, table, 'begin')).findings).toHaveLength(2);
  expect(begun).toHaveLength(1);
});

test('it can be stopped and begun anew; what broke is told, and closing the table ends it', async () => {
  const { begun, reviewer } = puppet();
  const lines: string[] = [];
  const { ann, table } = await walkOf(testHost({ reviewer, log: (line) => lines.push(line) }));
  await say(ann, 'ann', 'end');
  await ask(ann, table, 'begin');
  expect((await ask(ann, table, 'stop')).phase).toBe('stopped');
  expect(begun[0]?.stopped).toBe(true);
  await ask(ann, table, 'begin');
  begun[1]?.ears.failed('no memory');
  expect((await ask(ann, table, 'look')).phase).toBe('failed');
  expect(lines.join()).toContain('no memory');
  await ask(ann, table, 'begin');
  await ann.ask('close', { table });
  expect(begun.map(({ stopped }) => stopped)).toEqual([true, false, true]);
});

test('one game is looked at after the other, and gently while others play', async () => {
  const { begun, reviewer } = puppet();
  const host = testHost({ reviewer });
  const first = await walkOf(host);
  await say(first.ann, 'ann', 'end');
  const second = await walkOf(host);
  await ask(first.ann, first.table, 'begin');
  expect(begun[0]?.gently).toBe(true);
  await say(second.ann, 'ann', 'end');
  expect((await ask(second.ann, second.table, 'begin')).phase).toBe('waiting');
  expect((await ask(second.bob, second.table, 'begin')).phase).toBe('waiting');
  expect(begun).toHaveLength(1);
  begun[0]?.ears.done();
  expect((await ask(second.ann, second.table, 'look')).phase).toBe('thinking');
  expect(begun).toHaveLength(2);
  expect(begun[1]?.gently).toBe(false);
});

test('those that wait begin by themselves in the order they were asked for, however the one before them ends', async () => {
  const { begun, reviewer } = puppet();
  const host = testHost({ reviewer });
  const walks: Awaited<ReturnType<typeof walkOf>>[] = [];
  for (let count = 0; count < 4; count += 1) {
    const walk = await walkOf(host);
    await say(walk.ann, 'ann', 'end');
    await ask(walk.ann, walk.table, 'begin');
    walks.push(walk);
  }
  const phases = () => Promise.all(walks.map(async ({ ann, table }) => (await ask(ann, table, 'look')).phase));
  expect(await phases()).toEqual(['thinking', 'waiting', 'waiting', 'waiting']);
  expect((await ask(walks[1]!.ann, walks[1]!.table, 'stop')).phase).toBe('stopped');
  begun[0]?.ears.failed('no memory');
  expect(await phases()).toEqual(['failed', 'stopped', 'thinking', 'waiting']);
  await ask(walks[1]!.ann, walks[1]!.table, 'begin');
  await walks[2]!.ann.ask('close', { table: walks[2]!.table });
  walks.splice(2, 1);
  expect(await phases()).toEqual(['failed', 'waiting', 'thinking']);
  expect(begun).toHaveLength(3);
  await host.close();
  expect(begun.map(({ stopped }) => stopped)).toEqual([false, true, true]);
});

test('a secret that a finding should hold stays with the host', async () => {
  const { begun, reviewer } = puppet();
  const { ann, table } = await walkOf(testHost({ reviewer, strict: false }));
  await say(ann, 'ann', 'end');
  await ask(ann, table, 'begin');
  begun[0]?.ears.found({ ...finding(0), line: [[{ type: 'drew', card: { hidden: 'Kwisatz' } }]] });
  const { findings } = await ask(ann, table, 'look');
  expect(findings).toMatchObject([{ line: null, gain: -0.2 }]);
});

test('eight reviews are kept for whoever asks again, then the eldest goes', async () => {
  const { begun, reviewer } = puppet();
  const ann = await guest(testHost({ reviewer }), 'ann', true);
  const tables: string[] = [];
  const finish = async (): Promise<void> => {
    const { table } = (await ann.ask('create', { game: 'walk', name: 'T', seats: 2 })) as { table: string };
    for (const seat of ['ann', 'bob']) await ann.ask('sit', { table, seat, name: seat });
    await ann.ask('watch', { table, seat: 'ann' });
    await ann.ask('start', { table });
    await say(ann, 'ann', 'end');
    await ask(ann, table, 'begin');
    begun.at(-1)?.ears.done();
    tables.push(table);
  };
  const phases = async (): Promise<string[]> => {
    const seen: string[] = [];
    for (const table of tables) seen.push((await ask(ann, table, 'look')).phase);
    return seen;
  };
  for (let game = 0; game < 8; game++) await finish();
  expect(await phases()).toEqual(Array.from({ length: 8 }, () => 'done'));
  await finish();
  expect(await phases()).toEqual(['none', ...Array.from({ length: 8 }, () => 'done')]);
});
