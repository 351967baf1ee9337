import { expect, test } from 'vitest';
import { entryOf } from '../../shared/games/index.ts';
import { anyWalk } from '../../shared/kernel/walk.fixture.ts';
import type { Replies } from '../../shared/protocol/pushes.ts';
import { guest, say, testHost, walkOf } from './guests.fixture.ts';

const key = (refusal: { error: { key: string } }): string => refusal.error.key;

test('only the host and who made a table arrange it', async () => {
  const host = testHost();
  const [bob, cia, ann] = [await guest(host, 'bob'), await guest(host, 'cia'), await guest(host, 'ann', true)];
  const { table } = (await bob.ask('create', { game: 'walk', name: 'T', seats: 2 })) as { table: string };
  await cia.ask('sit', { table, seat: 'ann', name: 'Cia' });
  expect(key(await cia.refused('configure', { table, name: 'Mine' }))).toBe('error.notYourTable');
  await bob.ask('configure', { table, name: 'Night' });
  await ann.ask('watch', { table, seat: null });
  expect(ann.table().name).toBe('Night');
  await ann.ask('configure', { table, name: 'Late' });
  expect(ann.table().name).toBe('Late');
});

test('a bot that goes again leaves a person their name, a kept seat the name of who comes back, and a free seat none', async () => {
  const { ann, bob, table } = await walkOf(testHost());
  const swap = async (): Promise<unknown> => {
    await ann.ask('bot', { table, seat: 'bob', level: 'novice' });
    await ann.ask('bot', { table, seat: 'bob', level: null });
    const { kind, name } = ann.table().seats[1] ?? expect.fail();
    return [kind, name];
  };
  expect(key(await ann.refused('bot', { table, seat: 'bob', level: null }))).toBe('error.noBot');
  await say(ann, 'ann', 'go');
  expect(await swap()).toEqual(['person', 'Bob']);
  await bob.ask('stand', { table, seat: 'bob' });
  expect(await swap()).toEqual(['free', 'Bob']);
  await ann.ask('release', { table, seat: 'bob' });
  expect(ann.table().seats[1]).toMatchObject({ kind: 'free', name: 'Bob' });
  expect(await swap()).toEqual(['free', null]);
});

test('of four seats at another’s table a guest takes two, and where there is but one, that one', async () => {
  const alone = { ...anyWalk, seatCounts: [1] };
  const host = testHost({ shelf: { dice: entryOf('dice'), walk: { module: alone } } });
  const [ann, bob] = [await guest(host, 'ann', true), await guest(host, 'bob')];
  const { table } = (await ann.ask('create', { game: 'dice', name: 'T', seats: 4 })) as { table: string };
  await ann.ask('watch', { table, seat: null });
  const [one, two, three] = ann.table().seats.map(({ seat }) => seat);
  for (const seat of [one, two]) await bob.ask('sit', { table, seat: seat ?? '', name: `Bob ${seat}` });
  expect((await bob.refused('sit', { table, seat: three ?? '', name: 'More' })).error).toEqual({
    key: 'error.enoughSeats',
    with: { most: 2 },
  });
  const { table: small } = (await ann.ask('create', { game: 'walk', name: 'S', seats: 1 })) as { table: string };
  await bob.ask('sit', { table: small, seat: 'ann', name: 'Bob' });
});

test('who plays pauses, and the host without a seat too, whose pause has no name; once is enough', async () => {
  const host = testHost();
  const { ann, table } = await walkOf(host);
  const [zoe, eve] = [await guest(host, 'zoe', true), await guest(host, 'eve')];
  expect(key(await eve.refused('pause', { table, on: true }))).toBe('error.notYourSeat');
  for (const who of [zoe, ann]) await who.ask('pause', { table, on: true });
  expect(ann.table().notices.map(({ message }) => message)).toEqual([{ key: 'notice.paused', with: { name: '' } }]);
});

test('nobody is rung for where a bot is asked, nor is it called late', async () => {
  const host = testHost({ botDelayMs: 1_000_000 });
  const { ann, bob, table } = await walkOf(host);
  await ann.ask('configure', { table, clock: 30 });
  await bob.ask('bot', { table, seat: 'bob', level: 'novice' });
  await say(ann, 'ann', 'done');
  await host.clock.pass(200_000);
  for (const who of [ann, bob]) expect(who.pushes.filter(({ push }) => push === 'nudge')).toEqual([]);
  expect(ann.table().notices.map(({ message }) => message.key)).toEqual(['notice.bot']);
});

test('a device with several seats sees in the list that one of them is asked, and who plays there', async () => {
  const host = testHost();
  const [ann, bob] = [await guest(host, 'ann', true), await guest(host, 'bob')];
  const { table } = (await ann.ask('create', { game: 'walk', name: 'T', seats: 3 })) as { table: string };
  await ann.ask('watch', { table, seat: null });
  expect(ann.table()).toMatchObject({ turn: 0, view: null, asking: null, outcome: null, standings: [], reveal: null, next: null });
  for (const seat of ['ann', 'bob']) await ann.ask('sit', { table, seat, name: seat });
  await bob.ask('sit', { table, seat: 'cia', name: 'Cia' });
  await ann.ask('start', { table });
  await ann.ask('release', { table, seat: 'cia' });
  const line = async (who: typeof ann): Promise<unknown> => ((await who.ask('tables', {})) as Replies['tables']).tables[0];
  expect(await line(ann)).toMatchObject({ mine: ['ann', 'bob'], asked: true, people: ['ann', 'bob'], free: 1 });
  expect(await line(bob)).toMatchObject({ mine: [], asked: false });
});
