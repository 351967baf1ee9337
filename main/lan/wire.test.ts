import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { chanceOf } from '../../shared/kernel/chance.ts';
import { MOST_BYTES, REQUESTS } from '../../shared/protocol/requests.ts';
import { MOST_WAITING, WRONG } from './doorkeeper.ts';
import type { Door } from './serve.ts';
import { guestLine, hello, type Line, line, openDoor } from './wire.fixture.ts';

const MESSAGES = 10_000;
const WRONG_CODES = 200;

async function runningGame(door: Door): Promise<{ host: Line; table: string; state: () => Promise<string> }> {
  const host = await guestLine(door, 'host', true);
  const { ok } = await host.ask('create', { game: 'walk', name: 'T', seats: 2 });
  const { table } = ok as { table: string };
  await host.ask('sit', { table, seat: 'ann', name: 'Ann' });
  await host.ask('sit', { table, seat: 'bob', name: 'Bob' });
  await host.ask('start', { table });
  const state = async (): Promise<string> => {
    await host.ask('watch', { table, seat: null });
    const push = host.got.findLast((message) => (message as { push?: string }).push === 'table') as { state: object };
    return JSON.stringify({ ...push.state, seats: null, spectators: 0 });
  };
  return { host, table, state };
}

/** Messages that nobody who behaves would send: broken, oversized, foreign, replayed, almost right. */
function mischief(table: string): (at: number) => string | Buffer {
  const chance = chanceOf(11);
  const names = Object.keys(REQUESTS);
  const pick = <T>(of: readonly T[]): T => of[chance.below(of.length)] as T;
  const junk = [null, [], {}, 'x', -1, 1e99, { table }, { table, seat: 'ann' }, { table, seat: 'ann', level: null }, { ['__proto__']: 1 }];
  const kinds: readonly ((at: number) => string | Buffer)[] = [
    () => Buffer.from(Array.from({ length: 60 }, () => chance.below(256))),
    () => String.fromCharCode(...Array.from({ length: 40 }, () => 32 + chance.below(5000))),
    () => '{"id":1,"do":"answer","with":{'.repeat(chance.below(40)),
    (id) => JSON.stringify({ id, do: pick([...names, 'constructor', '__proto__', 'toString']), with: pick(junk) }),
    (id) =>
      JSON.stringify({
        id,
        do: pick(names),
        with: { table, seat: 'ann', question: chance.below(3), answer: pick(junk), level: 'novice', on: true, text: 'x' },
      }),
    (id) => JSON.stringify({ id, do: 'answer', with: { table, seat: pick(['ann', 'bob']), question: 0, answer: 'go' } }),
    (id) =>
      JSON.stringify({
        id,
        do: pick(['release', 'start', 'resume', 'discard', 'import', 'lan', 'check', 'close']),
        with: { table, save: table, seat: 'ann', text: 'x', on: true },
      }),
    (id) => `[${JSON.stringify({ id, do: 'tables', with: {} })}]`,
    () => `${'['.repeat(5000)}${']'.repeat(5000)}`,
    (id) => JSON.stringify({ id, do: 'hello', with: { protocol: 1, device: 'mallory-0123456789', host: 'x'.repeat(40) } }),
  ];
  return (at) => pick(kinds)(at);
}

/** Memory that is really held: what is garbage does not count. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

test(`${MESSAGES} improper messages change nothing; the sender is told or cut off`, { timeout: 120_000 }, async () => {
  const logged: string[] = [];
  const door = await openDoor({ log: (text) => logged.push(text) });
  const { table, state, host } = await runningGame(door);
  const before = await state();
  const message = mischief(table);
  const wave = async (count: number): Promise<number> => {
    let cut = 0;
    let told = 0;
    for (let sent = 0; sent < count; ) {
      // From many addresses: what one of them may cost is limited, and looked at elsewhere.
      const from = process.platform === 'linux' ? `127.0.8.${1 + (Math.floor(sent / 40) % 250)}` : undefined;
      const mallory = sent % 3 === 0 ? await line(door, {}, from) : await guestLine(door, `mallory${sent}`, false, from);
      const heard = mallory.got.length;
      while (mallory.socket.readyState === mallory.socket.OPEN && sent < count) {
        for (let burst = 0; burst < 40 && sent < count; burst++) mallory.raw(message(sent++));
        await new Promise((resolve) => setTimeout(resolve, 4));
      }
      told += mallory.got.slice(heard).filter((reply) => 'error' in (reply as object)).length;
      if (mallory.socket.readyState !== mallory.socket.OPEN) cut++;
      mallory.socket.terminate();
    }
    expect(told).toBeGreaterThan(count / 20);
    return cut;
  };
  await wave(MESSAGES / 4);
  const memory = heldBytes();
  expect(await wave((MESSAGES * 3) / 4)).toBeGreaterThan(10);
  expect(heldBytes() - memory).toBeLessThan(20 * 2 ** 20);
  expect(await state()).toBe(before);
  expect(logged).toEqual([]);
  expect(await host.ask('tables', {})).toMatchObject({ ok: { tables: [{ phase: 'playing' }] } });
  await door.close();
});

test('an oversized message cuts its sender off, at once and before it has said hello', async () => {
  const door = await openDoor();
  for (const one of [await line(door), await guestLine(door, 'guest')]) {
    one.raw(JSON.stringify({ id: 1, do: 'say', with: { text: 'x'.repeat(MOST_BYTES) } }));
    expect(await one.closed).toBe(1009);
  }
  const huge = await line(door);
  huge.raw('x'.repeat(4 * 2 ** 20));
  expect(await huge.closed).toBe(1009);
  const host = await guestLine(door, 'host', true);
  expect(await host.ask('import', { text: 'x'.repeat(2 * MOST_BYTES) })).toMatchObject({ error: { key: 'error.record.unknown' } });
  await door.close();
});

test(`${WRONG_CODES} wrong codes at once: few are looked at, few wait, the rest is told when; nobody else is disturbed`, {
  timeout: 60_000,
}, async () => {
  const door = await openDoor();
  const guest = await guestLine(door, 'guest');
  const lines = await Promise.all(Array.from({ length: WRONG_CODES }, () => line(door)));
  const start = performance.now();
  for (const [tried, mallory] of lines.entries()) {
    const code = tried.toString(32).padStart(5, '0').toUpperCase();
    mallory.raw(JSON.stringify({ id: 1, do: 'hello', with: { ...hello(door, `mallory${tried}`), code } }));
  }
  const heard = () => lines.flatMap(({ got }) => got) as { push?: string; ok?: unknown; error?: { key: string }; waitMs?: number }[];
  const count = (key: string): number => heard().filter(({ error }) => error?.key === key).length;
  const told = WRONG_CODES - WRONG.burst - MOST_WAITING;
  await expect.poll(() => count('error.codeWait'), { timeout: 20_000 }).toBeGreaterThanOrEqual(told - 20);
  const looked = count('error.code');
  expect(looked).toBeLessThanOrEqual(WRONG.burst + Math.ceil((performance.now() - start) / 1000));
  expect(looked).toBeGreaterThanOrEqual(WRONG.burst);
  expect(heard().filter(({ push }) => push === 'queued').length).toBeGreaterThanOrEqual(MOST_WAITING);
  expect(heard().filter(({ ok }) => ok !== undefined)).toEqual([]);
  for (const { waitMs } of heard().filter(({ error }) => error?.key === 'error.codeWait')) expect(waitMs).toBeGreaterThan(0);
  expect(await guest.ask('tables', {})).toMatchObject({ ok: {} });
  expect(await (await line(door)).ask('hello', hello(door, 'host', true))).toMatchObject({ ok: { hostRights: true } });
  // Who has gone waits no longer; with the right code one is in, from the same address too.
  for (const { socket } of lines) socket.terminate();
  await expect
    .poll(async () => (await (await line(door)).ask('hello', hello(door, 'friend'))).ok, { timeout: 10_000 })
    .toMatchObject({ hostRights: false });
  await door.close();
});
