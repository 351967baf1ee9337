import { expect, test } from 'vitest';
import { challengeOf, dayAt } from '../../shared/daily/challenge.ts';
import { entryOf, SHELF } from '../../shared/games/index.ts';
import { sample } from '../../shared/kernel/choices.ts';
import { chanceOf } from '../../shared/kernel/chance.ts';
import { verify } from '../../shared/kernel/verify.ts';
import type { Replies } from '../../shared/protocol/pushes.ts';
import type { Bots } from '../bots/index.ts';
import { interject, think } from '../bots/worker.ts';
import { type Guest, guest, say, type TestHost, testHost } from './guests.fixture.ts';

/** Bots that think at once, in this thread. */
const bots: Bots = {
  answer: async (request) => think(request),
  interject: async (request) => interject(request),
  ready() {},
  close: async () => {},
};
const DAY = dayAt(1_700_000_000_000);
const open = (): TestHost => testHost({ shelf: SHELF, bots });
async function challenged(host: TestHost, who: string, game = 'adventure'): Promise<{ device: Guest; table: string }> {
  const device = await guest(host, who);
  const { table } = (await device.ask('daily', { game, name: who })) as Replies['daily'];
  const { module } = entryOf(game);
  const { place } = challengeOf(module, DAY);
  await device.ask('watch', { table, seat: module.seatIds[place] ?? '' });
  return { device, table };
}
/** Answers whatever is asked, the same from the same choices, until so many answers have been given. */
async function play(host: TestHost, { device }: { device: Guest }, answers: number): Promise<void> {
  const chance = chanceOf(7);
  for (let given = 0; given < answers && device.table().phase === 'playing'; given++) {
    for (let wait = 0; !device.table().asking?.choices && device.table().phase === 'playing' && wait < 200; wait++)
      await host.clock.pass(500);
    const { asking, watching } = device.table();
    if (!asking?.choices || !watching) return;
    await say(device, watching, sample(asking.choices, chance));
  }
}

test('whoever plays the challenge of a day meets the same deal, dice and bots, and the same answers lead to the same end', async () => {
  const [one, other] = [open(), open()];
  const ann = await challenged(one, 'ann');
  const bob = await challenged(other, 'bob');
  expect(ann.device.table()).toMatchObject({ daily: DAY, phase: 'playing', open: false });
  expect(bob.device.table().view).toEqual(ann.device.table().view);
  await play(one, ann, 12);
  await play(other, bob, 12);
  expect(ann.device.table().turn).toBeGreaterThan(12);
  expect(bob.device.table().turn).toBe(ann.device.table().turn);
  expect(bob.device.table().view).toEqual(ann.device.table().view);
});

test('asked again it is the same table, also after the host’s end; another device has its own', async () => {
  const host = open();
  const { device, table } = await challenged(host, 'ann');
  expect(await device.ask('daily', { game: 'adventure', name: 'ann' })).toEqual({ table });
  expect(((await device.ask('daily', { game: 'dice', name: 'ann' })) as Replies['daily']).table).not.toBe(table);
  expect((await challenged(host, 'bob')).table).not.toBe(table);
  const host2 = await guest(host, 'host', true);
  const { text } = (await host2.ask('export', { table })) as Replies['export'];
  expect(verify(text, (id) => entryOf(id).module)).toMatchObject({ ok: true, misfit: null });
  await host.close();
  const again = await guest(testHost({ shelf: SHELF, bots, dataFolder: host.folder }), 'ann');
  expect(await again.ask('daily', { game: 'adventure', name: 'ann' })).toEqual({ table });
});

test('whoever plays it sits in the place of the day under the own name, and the bots have none', async () => {
  const { device } = await challenged(open(), 'ann', 'dice');
  const { place } = challengeOf(entryOf('dice').module, DAY);
  const { seats } = device.table();
  expect(seats.map(({ name }) => name)).toEqual(seats.map((_, nth) => (nth === place ? 'ann' : null)));
  expect(seats.map(({ kind }) => kind)).toEqual(seats.map((_, nth) => (nth === place ? 'person' : 'bot')));
});

test('the luck of its bots is another for each of their answers, and the same at every table', async () => {
  const lucks: (number | undefined)[] = [];
  const positions: string[] = [];
  const answer: Bots['answer'] = async (request) => {
    lucks.push(request.luck);
    positions.push(JSON.stringify(request.position));
    return think(request);
  };
  const host = testHost({ shelf: SHELF, bots: { ...bots, answer } });
  await play(host, await challenged(host, 'ann'), 12);
  expect(new Set(lucks).size).toBeGreaterThan(1);
  const first = lucks.splice(0);
  const [dealt] = positions.splice(0);
  const again = testHost({ shelf: SHELF, bots: { ...bots, answer } });
  await play(again, await challenged(again, 'bob'), 12);
  expect(lucks).toEqual(first);
  expect(positions[0]).toBe(dealt);
  for (const luck of lucks) expect(luck).toBeLessThan(2 ** 31);
});

test('the next day has another challenge, and a game that is not here has none', async () => {
  const host = open();
  const { device, table } = await challenged(host, 'ann', 'dice');
  await host.clock.pass(24 * 3_600_000);
  const next = (await device.ask('daily', { game: 'dice', name: 'ann' })) as Replies['daily'];
  expect(next.table).not.toBe(table);
  expect((await device.refused('daily', { game: 'chess', name: 'ann' })).error.key).toBe('error.noGame');
});
