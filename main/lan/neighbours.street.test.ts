import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FoundHost } from '../../shared/protocol/pushes.ts';
import { watchNeighbours } from './neighbours.ts';

// The other hosts here are none: their answers are made up, and time is moved on by hand.

type Answers = 'who it is' | 'not at all' | 'never';
interface House {
  readonly id: string;
  answers: Answers;
}
/** Who answers where; who was asked since it was looked at last, and how many are being asked. */
const street = { houses: new Map<string, House>(), asked: [] as string[], giveUp: [] as (() => void)[] };
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  Object.assign(street, { houses: new Map(), asked: [], giveUp: [] });
  vi.stubGlobal('fetch', async (url: string) => {
    const { hostname } = new URL(url);
    street.asked.push(hostname);
    await new Promise((next) => setImmediate(next));
    const house = street.houses.get(hostname);
    if (!house || house.answers === 'not at all') throw new TypeError('nobody there');
    if (house.answers === 'never') await new Promise((_, reject) => street.giveUp.push(() => reject(new Error('too slow'))));
    return Response.json({ sietch: 1, id: house.id, name: house.id, version: '1', tables: [] });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets every answer that is there arrive. */
const arrive = async (): Promise<void> => {
  for (let turn = 0; turn < 8; turn++) await new Promise((next) => setImmediate(next));
};
const pass = async (ms: number): Promise<void> => {
  vi.advanceTimersByTime(ms);
  await arrive();
};
const idOf = (at: number): string => at.toString(16).padStart(8, '0');
const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
/** Who was asked since this was called last. */
const askedSince = (): readonly string[] => street.asked.splice(0);

function look() {
  const told: (readonly string[])[] = [];
  let missed = 0;
  const idsOf = (hosts: readonly FoundHost[]): string[] => hosts.map(({ id }) => id);
  const neighbours = watchNeighbours({
    ownId: 'ffffffff',
    changed: (hosts) => told.push(idsOf(hosts)),
    missed: () => missed++,
    log: (line) => expect.fail(line),
  });
  /** A host moves in and is announced. */
  const come = async (ip: string, id: string, from = ip, answers: Answers = 'who it is'): Promise<House> => {
    const house = { id, answers };
    street.houses.set(ip, house);
    neighbours.up({ id, port: 4747, ips: [ip], from });
    await arrive();
    return house;
  };
  return { neighbours, told, come, missed: () => missed, shown: () => idsOf(neighbours.list()) };
}

test('a host that is there is shown at once, asked every three seconds, and told of only when something has changed', async () => {
  const { come, told, neighbours } = look();
  await come('10.0.0.1', idOf(1));
  expect(neighbours.list()).toEqual([{ id: idOf(1), name: idOf(1), address: 'http://10.0.0.1:4747', tables: [] }]);
  expect(askedSince()).toEqual(['10.0.0.1']);
  await pass(2999);
  expect(askedSince()).toEqual([]);
  await pass(1);
  expect(askedSince()).toEqual(['10.0.0.1']);
  expect(told).toEqual([[idOf(1)]]);
});

test('a host that does not answer once is still shown, and looked for; the second time it is gone; when it answers it is back', async () => {
  const { come, shown, missed } = look();
  const house = await come('10.0.0.1', idOf(1));
  const seen: unknown[] = [];
  for (const answers of ['not at all', 'who it is', 'not at all', 'not at all', 'not at all', 'who it is'] as const) {
    house.answers = answers;
    await pass(3000);
    seen.push([shown().length, missed()]);
  }
  expect(seen).toEqual([
    [1, 1],
    [1, 1],
    [1, 2],
    [0, 2],
    [0, 2],
    [1, 2],
  ]);
});

test('whoever never answered is missed by nobody', async () => {
  const { come, missed } = look();
  await come('10.0.0.1', idOf(1), '10.0.0.1', 'not at all');
  await pass(3000);
  expect(missed()).toBe(0);
});

test('a host that is silent for five minutes is forgotten, and asked no more', async () => {
  const { come } = look();
  await come('10.0.0.1', idOf(1), '10.0.0.1', 'not at all');
  for (let asking = 0; asking < 110; asking++) await pass(3000);
  expect(askedSince()).toHaveLength(101);
});

test('after a goodbye a host is asked 0.4 s later: it goes at once if it is gone, and stays if it answers', async () => {
  const { come, neighbours, shown, missed } = look();
  const [gone] = [await come('10.0.0.1', idOf(1)), await come('10.0.0.2', idOf(2))];
  gone.answers = 'not at all';
  neighbours.down(idOf(1));
  neighbours.down(idOf(2));
  askedSince();
  await pass(399);
  expect([askedSince(), shown()]).toEqual([[], [idOf(1), idOf(2)]]);
  await pass(1);
  expect([askedSince(), shown(), missed()]).toEqual([['10.0.0.1', '10.0.0.2'], [idOf(2)], 0]);
});

test('where another host answers, the one that is looked for is not; it is found at another of its addresses', async () => {
  const { come, neighbours, shown } = look();
  await come('10.0.0.1', idOf(1));
  neighbours.up({ id: idOf(2), port: 4747, ips: ['10.0.0.1'], from: '10.0.0.1' });
  await arrive();
  expect(shown()).toEqual([idOf(1)]);
  await come('10.0.0.2', idOf(2));
  expect(neighbours.list().at(-1)).toMatchObject({ id: idOf(2), address: 'http://10.0.0.2:4747' });
});

test('of a host’s addresses the six are asked that were told of last; one that is told of again counts as new', async () => {
  const { come, neighbours, shown } = look();
  await come('10.0.0.1', idOf(1));
  for (const last of [2, 3, 4, 5, 6, 1, 7]) neighbours.up({ id: idOf(1), port: 4747, ips: [`10.0.0.${last}`], from: '10.0.0.1' });
  await arrive();
  askedSince();
  await pass(3000);
  expect(askedSince().toSorted()).toEqual([1, 3, 4, 5, 6, 7].map((last) => `10.0.0.${last}`));
  expect(shown()).toEqual([idOf(1)]);
});

test('sixty-four others are known: with all of them there nobody finds a place, but for one that never answered', async () => {
  const { come, neighbours, shown } = look();
  const ids = times(64, (at) => idOf(at + 1));
  for (const [at, id] of ids.entries()) await come(`10.0.1.${at}`, id);
  expect(shown()).toEqual(ids);
  await come('10.0.2.1', idOf(100));
  expect([shown().length, street.asked.includes('10.0.2.1')]).toEqual([64, false]);
  // Who is known already is heard all the same.
  await come('10.0.2.2', idOf(1));
  expect(neighbours.list()[0]?.id).toBe(idOf(1));
  expect(street.asked).toContain('10.0.2.2');
  const silent = street.houses.get('10.0.1.9') ?? expect.fail();
  silent.answers = 'not at all';
  for (let asking = 0; asking < 2; asking++) await pass(3000);
  expect(shown()).toHaveLength(63);
  await come('10.0.2.1', idOf(100));
  expect(shown()).toEqual([...ids.filter((id) => id !== idOf(10)), idOf(100)]);
  askedSince();
  await pass(3000);
  expect(askedSince()).not.toContain('10.0.1.9');
});

test('one announcer has four places, and of these one that never answered makes room; others’ places stay as they are', async () => {
  const { come, shown } = look();
  await come('10.0.0.9', idOf(9), '10.0.0.9', 'not at all');
  for (const at of [1, 2, 3]) await come(`10.0.0.${at}`, idOf(at), '10.0.0.66');
  await come('10.0.0.4', idOf(4), '10.0.0.66', 'not at all');
  expect(shown()).toEqual([1, 2, 3].map(idOf));
  await come('10.0.0.5', idOf(5), '10.0.0.66');
  await come('10.0.0.6', idOf(6), '10.0.0.66');
  expect(shown()).toEqual([1, 2, 3, 5].map(idOf));
  askedSince();
  await pass(3000);
  expect(askedSince().toSorted()).toEqual([1, 2, 3, 5, 9].map((last) => `10.0.0.${last}`));
  await come('10.0.0.7', idOf(7));
  expect(shown()).toEqual([1, 2, 3, 5, 7].map(idOf));
});

test('whoever is shown is asked before those who never answered', async () => {
  const { come } = look();
  for (const at of [1, 2, 3]) await come(`10.0.0.${at}`, idOf(at), `10.0.0.${at}`, 'not at all');
  await come('10.0.0.4', idOf(4));
  await come('10.0.0.5', idOf(5), '10.0.0.5', 'not at all');
  askedSince();
  await pass(3000);
  expect(askedSince()).toEqual([4, 1, 2, 3, 5].map((last) => `10.0.0.${last}`));
});

test('twelve are asked at once; when one gives up it is the turn of whoever came last, and who is told of meanwhile is asked once more', async () => {
  const { come, neighbours } = look();
  for (let at = 1; at <= 15; at++) await come(`10.0.0.${at}`, idOf(at), `10.0.0.${at}`, 'never');
  expect(askedSince()).toEqual(times(12, (at) => `10.0.0.${at + 1}`));
  const giveUp = async (): Promise<readonly string[]> => {
    street.giveUp.shift()?.();
    await arrive();
    return askedSince();
  };
  expect([await giveUp(), await giveUp(), await giveUp(), await giveUp()]).toEqual([['10.0.0.15'], ['10.0.0.14'], ['10.0.0.13'], []]);
  neighbours.up({ id: idOf(5), port: 4747, ips: ['10.0.0.5'], from: '10.0.0.5' });
  await arrive();
  expect([askedSince(), await giveUp()]).toEqual([[], ['10.0.0.5']]);
});

test('after its end nobody is asked, nobody is told, and no timer is left; nor does one keep the program running before', async () => {
  const timers = vi.spyOn(globalThis, 'setInterval');
  const { come, neighbours, told } = look();
  expect(timers.mock.results.map(({ value }) => (value as NodeJS.Timeout).hasRef())).toEqual([false]);
  await come('10.0.0.1', idOf(1));
  const slow = await come('10.0.0.2', idOf(2), '10.0.0.2', 'never');
  neighbours.close();
  expect(vi.getTimerCount()).toBe(0);
  slow.answers = 'who it is';
  for (const end of street.giveUp) end();
  neighbours.down(idOf(1));
  askedSince();
  await come('10.0.0.3', idOf(3));
  neighbours.up({ id: idOf(1), port: 4747, ips: ['10.0.0.4'], from: '10.0.0.1' });
  await pass(10_000);
  expect([askedSince(), told, neighbours.list().length]).toEqual([[], [[idOf(1)]], 1]);
});

test('nobody is their own neighbour, and a goodbye of nobody is nothing', async () => {
  const { come, neighbours, shown } = look();
  await come('10.0.0.1', 'ffffffff');
  neighbours.down(idOf(1));
  await pass(400);
  expect([shown(), askedSince()]).toEqual([[], []]);
});
