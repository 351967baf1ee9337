import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entryOf, GAME_IDS, SHELF } from '../../shared/games/index.ts';
import { type HeaderLine, readRecord } from '../../shared/kernel/record.ts';
import { verify } from '../../shared/kernel/verify.ts';
import { anyWalk } from '../../shared/kernel/walk.fixture.ts';
import type { Replies } from '../../shared/protocol/pushes.ts';
import { sampleBots } from './bots.ts';
import { type Guest, guest, say, testHost, walkOf } from './guests.fixture.ts';

const key = (refusal: { error: { key: string } }): string => refusal.error.key;
const wish = (table: string, turn: number, seat: string) => ({ table, turn, seat, name: 'Zoe', level: 'adept' }) as const;
const playOn = async (who: Guest, table: string, turn: number, seat: string): Promise<string> =>
  ((await who.ask('playOn', wish(table, turn, seat))) as Replies['playOn']).table;

test('a game goes on from any of its steps, at a table of its own with bots; the finished one stays as it was', async () => {
  const host = testHost({ botDelayMs: 50 });
  const { ann, bob, table } = await walkOf(host);
  await say(ann, 'ann', 'go');
  await say(ann, 'ann', 'end');
  const before = (await ann.ask('export', { table })) as Replies['export'];
  const next = await playOn(bob, table, 1, 'bob');
  await bob.ask('watch', { table: next, seat: 'bob' });
  const state = bob.table();
  expect(state).toMatchObject({ phase: 'playing', turn: 1, view: { at: { ann: 1 } }, open: false });
  expect(state.name).toEqual({ key: 'tables.of', with: { name: 'Zoe', count: 1 } });
  expect(state.seats).toMatchObject([
    { seat: 'ann', kind: 'bot', level: 'adept', name: null },
    { seat: 'bob', kind: 'person', name: 'Zoe', mine: true },
  ]);
  expect(state.notices).toMatchObject([{ turn: 1, message: { key: 'notice.playedOn', with: { name: 'Evening', turn: 1 } } }]);
  expect(await ann.ask('export', { table })).toEqual(before);
  expect(key(await (await guest(host, 'eve')).refused('watch', { table: next, seat: null }))).toBe('error.noTable');
});

test('bots go on by themselves where it is their turn', async () => {
  const host = testHost({ botDelayMs: 50, bots: { ...sampleBots(() => anyWalk), answer: async ({ seat }) => ({ seat, answer: 'done' }) } });
  const { ann, bob, table } = await walkOf(host);
  await say(ann, 'ann', 'end');
  const next = await playOn(bob, table, 0, 'bob');
  await bob.ask('watch', { table: next, seat: 'bob' });
  expect(bob.table().asking?.asked).toEqual(['ann']);
  await host.clock.pass(1000);
  expect(bob.table().asking?.asked).toEqual(['bob']);
});

test('what an owner corrected holds in the game that goes on, too', async () => {
  const host = testHost({ shelf: { walk: { module: anyWalk, problemsOf: () => [] } } });
  mkdirSync(join(host.folder, 'corrections'));
  writeFileSync(join(host.folder, 'corrections', 'walk.json'), '{"speed": 2}');
  const { ann, table } = await walkOf(host);
  await say(ann, 'ann', 'go');
  await say(ann, 'ann', 'end');
  const next = await playOn(ann, table, 1, 'ann');
  const kept = readFileSync(join(host.folder, 'saves', `${next}.jsonl`), 'utf8');
  expect(kept.split('\n')[0]).toContain('"corrections":{"speed":2}');
});

test('a running game, a step that is not there and a seat that is not there are refused; nothing is made', async () => {
  const host = testHost();
  const { ann, bob, table } = await walkOf(host);
  await say(ann, 'ann', 'go');
  for (const who of [ann, bob]) expect(key(await who.refused('playOn', wish(table, 1, 'ann')))).toBe('error.notOver');
  await say(ann, 'ann', 'end');
  expect(key(await bob.refused('playOn', wish(table, 2, 'bob')))).toBe('error.playOn');
  expect(key(await bob.refused('playOn', wish(table, 99, 'bob')))).toBe('error.playOn');
  expect(key(await bob.refused('playOn', wish(table, 0, 'eve')))).toBe('error.noSeat');
  expect(key(await bob.refused('playOn', { ...wish(table, 0, 'bob'), name: 'you' }))).toBe('error.name.you');
  expect(((await ann.ask('tables', {})) as Replies['tables']).tables).toHaveLength(1);
});

test('it survives the host’s end, and its own record can be checked, exported and brought in elsewhere', async () => {
  const first = testHost();
  const { ann, table } = await walkOf(first);
  await say(ann, 'ann', 'go');
  await say(ann, 'ann', 'end');
  const next = await playOn(ann, table, 1, 'ann');
  await first.close();
  const host = testHost({ dataFolder: first.folder });
  const again = await guest(host, 'ann', true);
  await again.ask('watch', { table: next, seat: 'ann' });
  expect(again.table()).toMatchObject({ turn: 1, view: { at: { ann: 1 } }, seats: [{ mine: true }, { kind: 'bot' }] });
  await say(again, 'ann', 'end');
  const { text } = (await again.ask('export', { table: next })) as Replies['export'];
  expect(verify(text, () => anyWalk)).toMatchObject({ misfit: null, ok: false, restoredAt: 1, turn: 2, outcome: { winners: ['ann'] } });
  const there = await guest(testHost(), 'zoe', true);
  const { save } = (await there.ask('import', { text })) as Replies['import'];
  await there.ask('resume', { save });
  await there.ask('watch', { table: save, seat: null });
  expect(there.table().phase).toBe('over');
});

test.each(GAME_IDS)(
  '%s: from anywhere in a game of its own, with nothing that the chosen seat could not know',
  async (game) => {
    const folder = join(import.meta.dirname, '../../shared/games', game, 'golden');
    const [name = ''] = readdirSync(folder).filter((file) => /-[23]\.jsonl$|-3-/.test(file));
    const record = readFileSync(join(folder, name), 'utf8');
    const host = testHost({ shelf: SHELF, botDelayMs: 1_000_000 });
    const ann = await guest(host, 'ann', true);
    const { save } = (await ann.ask('import', { text: record })) as Replies['import'];
    await ann.ask('resume', { save });
    const { frames } = (await ann.ask('frames', { table: save, seat: null })) as Replies['frames'];
    const [header] = readRecord(record).lines as [HeaderLine];
    const answers = frames.length - 1;
    for (const share of [0, 0.35, 0.8]) {
      const turn = Math.floor(answers * share);
      const seat = header.seats.at(-1)?.seat ?? '';
      const table = await playOn(ann, save, turn, seat);
      await ann.ask('watch', { table, seat });
      expect(ann.table()).toMatchObject({ phase: 'playing', turn });
      const { text } = (await ann.ask('export', { table })) as Replies['export'];
      expect(verify(text, (id) => entryOf(id).module).misfit).toBe(null);
      const [begun] = readRecord(text).lines as [HeaderLine];
      // The seed of the finished game is known by now; none of what it would deal may be dealt here.
      expect([begun.secret, begun.commit]).not.toContain(header.secret);
      expect(text).not.toContain(header.secret);
      expect(JSON.stringify(begun.from?.agenda)).not.toContain('"given"');
      await ann.ask('close', { table });
    }
  },
  30_000,
);

test('a record that begins in the middle says so, by its format too, which older programs do not read', async () => {
  const { ann, table } = await walkOf(testHost());
  await say(ann, 'ann', 'go');
  await say(ann, 'ann', 'end');
  const next = await playOn(ann, table, 1, 'ann');
  const { text } = (await ann.ask('export', { table: next })) as Replies['export'];
  expect(JSON.parse(text.split('\n')[0] ?? '')).toMatchObject({ format: 2, from: { turn: 1 } });
});
