import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SHELF } from '../../shared/games/index.ts';
import { anyWalk } from '../../shared/kernel/walk.fixture.ts';
import { type BookGame, MOST_GAMES, writeBook } from '../../shared/protocol/book.ts';
import type { Replies } from '../../shared/protocol/pushes.ts';
import { trouble } from '../../shared/protocol/trouble.ts';
import { countingLooker, guest, say, testHost, walkOf } from './guests.fixture.ts';
import { type Looker, lookerHere } from './look.ts';

const key = (refusal: { error: { key: string } }): string => refusal.error.key;
const GOLDEN = join(import.meta.dirname, '../../shared/games/dice/golden/allied-4.jsonl');

test('every finished game is in the book with who played and won; one that is not over is not', async () => {
  const host = testHost();
  const { ann, bob, table } = await walkOf(host);
  const empty = (await ann.ask('book', {})) as Replies['book'];
  expect(empty).toEqual({ games: [], elsewhere: [], saves: {}, broken: 0 });
  await say(ann, 'ann', 'end');
  const { games, saves } = (await ann.ask('book', {})) as Replies['book'];
  expect(saves).toEqual({ [games[0]?.id ?? '']: table });
  expect(games).toMatchObject([
    {
      game: 'walk',
      name: 'Evening',
      answers: 1,
      seats: [
        { seat: 'ann', kind: 'person', name: 'Ann', won: true },
        { seat: 'bob', name: 'Bob', won: false },
      ],
    },
  ]);
  expect(JSON.stringify(games)).not.toMatch(/secret|device|salt/);
  expect(key(await bob.refused('book', {}))).toBe('error.hostOnly');
  await ann.ask('close', { table });
  expect(((await ann.ask('book', {})) as Replies['book']).games).toEqual(games);
  // Its record is there for the host, though no table shows it any more.
  expect(await ann.ask('export', { table })).toMatchObject({
    file: `sietch-${table.slice(0, 6)}.sietch`,
    text: expect.stringContaining('"walk"'),
  });
  expect(key(await bob.refused('export', { table }))).toBe('error.noTable');
  await ann.ask('discard', { save: table });
  expect(((await ann.ask('book', {})) as Replies['book']).games).toEqual([]);
});

test('it knows which side each seat played, and counts what cannot be read', async () => {
  const host = testHost({ shelf: SHELF });
  const ann = await guest(host, 'ann', true);
  await ann.ask('import', { text: readFileSync(GOLDEN, 'utf8') });
  writeFileSync(join(host.folder, 'saves', 'torn.jsonl'), 'nonsense');
  const { games, broken } = (await ann.ask('book', {})) as Replies['book'];
  expect(broken).toBe(1);
  const stones = games[0]?.seats.map(({ sides }) => sides[0]?.stone);
  expect(new Set(stones).size).toBe(4);
  expect(games[0]?.seats.filter(({ won }) => won)).toHaveLength(2);
});

test('a seat is its last holder’s, each of them by its own name', async () => {
  const { ann, bob, table } = await walkOf(testHost());
  await bob.ask('sit', { table, seat: 'bob', name: 'Robert' });
  await say(ann, 'ann', 'end');
  const { games } = (await ann.ask('book', {})) as Replies['book'];
  expect(games[0]?.seats.map(({ name }) => name)).toEqual(['Ann', 'Robert']);
});

test('a finished record is looked at once, however often the book is opened', async () => {
  const { looker, looks } = countingLooker();
  const { ann } = await walkOf(testHost({ looker }));
  await say(ann, 'ann', 'end');
  for (let opened = 0; opened < 3; opened++) await ann.ask('book', {});
  expect(looks()).toBe(1);
});

test('a game whose record nobody can play through any more is in the book with who won, without sides', async () => {
  const looker: Looker = { ...lookerHere(() => anyWalk), look: () => Promise.reject(trouble('error.record.unknown')) };
  const { ann } = await walkOf(testHost({ looker }));
  await say(ann, 'ann', 'end');
  const { games, broken } = (await ann.ask('book', {})) as Replies['book'];
  expect(games).toMatchObject([{ seats: [{ seat: 'ann', won: true, sides: [] }, { won: false }] }]);
  expect(broken).toBe(0);
});

test('of more games than a book holds the eldest are left out', async () => {
  const ann = await guest(testHost(), 'ann', true);
  const seat = { seat: 'ann', kind: 'person' as const, name: 'Ann', level: null, sides: [], won: true };
  const game = (ended: number): BookGame => ({ id: `g${ended}`, game: 'walk', name: 'T', at: 0, ended, answers: 1, seats: [seat] });
  await ann.ask('bringBook', { text: writeBook([game(9999)]) });
  await ann.ask('bringBook', { text: writeBook(Array.from({ length: MOST_GAMES }, (_, at) => game(at + 1))) });
  const { games } = (await ann.ask('book', {})) as Replies['book'];
  expect([games.length, games[0]?.ended, games.at(-1)?.ended]).toEqual([MOST_GAMES, 9999, 2]);
});

test('another book comes in once, stays when the host ends, and what is no book is refused', async () => {
  const first = testHost();
  const { ann, table } = await walkOf(first);
  await say(ann, 'ann', 'end');
  const { games } = (await ann.ask('book', {})) as Replies['book'];
  const folder = mkdtempSync(join(tmpdir(), 'sietch-'));
  const there = testHost({ dataFolder: folder });
  const zoe = await guest(there, 'zoe', true);
  const text = writeBook(games);
  expect(await zoe.ask('bringBook', { text })).toEqual({ games: 1 });
  expect(await zoe.ask('bringBook', { text })).toEqual({ games: 0 });
  for (const bad of ['', '{"kind":"sietch-book"}', text.replace('"format":1', '"format":2'), readFileSync(GOLDEN, 'utf8')])
    expect(key(await zoe.refused('bringBook', { text: bad }))).toBe('error.book');
  await there.close();
  const again = await guest(testHost({ dataFolder: folder }), 'zoe', true);
  expect(await again.ask('book', {})).toEqual({ games, elsewhere: [games[0]?.id], saves: {}, broken: 0 });
  // In its own book the same game is no stranger.
  await ann.ask('bringBook', { text });
  expect(await ann.ask('book', {})).toEqual({ games, elsewhere: [], saves: { [games[0]?.id ?? '']: table }, broken: 0 });
});
