import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeCode } from '../../shared/protocol/code.ts';
import type { Trouble } from '../../shared/protocol/trouble.ts';
import type { Lane } from './interfaces.ts';
import { type LanNetwork, openNetwork } from './network.ts';

/** What the machine is on now, and a radio that only notes what is asked of it: nothing is sent. */
const { air, world } = vi.hoisted(() => {
  const air: { announced: unknown[]; heardBy: (object | null)[]; tuned: number; closed: number } = {
    announced: [],
    heardBy: [],
    tuned: 0,
    closed: 0,
  };
  return { air, world: { lanes: [] as Lane[] } };
});
vi.mock('./interfaces.ts', () => ({ lanes: () => world.lanes }));
vi.mock('./radio.ts', () => ({
  openRadio: () => ({
    tune: () => air.tuned++,
    announce: async (place: unknown) => void air.announced.push(place),
    listen: (listener: object | null) => void air.heardBy.push(listener),
    ask() {},
    echoes: async () => ['127.0.0.2'],
    close: async () => void air.closed++,
  }),
}));

const closers: (() => unknown)[] = [];
beforeEach(() => {
  Object.assign(air, { announced: [], heardBy: [], tuned: 0, closed: 0 });
  vi.stubEnv('SIETCH_LAN', 'on');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});
const on = (...addresses: string[]): void => {
  world.lanes = addresses.map((address) => ({ address, netmask: '255.0.0.0', name: `lan ${address}`, virtual: false }));
};
const listening = async (address: string, port = 0): Promise<Server> => {
  const server = createServer((_, response) => response.end('other'));
  await new Promise<void>((up) => server.listen(port, address, up));
  closers.push(() => server.close());
  return server;
};
/** A network on a port that is free. */
async function network(port?: number) {
  const own = port ?? ((await listening('127.0.0.1')).address() as AddressInfo).port;
  const log: string[] = [];
  let dropped = 0;
  const net: LanNetwork = openNetwork({
    id: '0a0b0c0d',
    port: own,
    secret: () => 'ABCDE',
    listen: () => createServer((_, response) => response.end('ours')),
    dropGuests: () => dropped++,
    log: (line) => log.push(line),
  });
  closers.push(() => net.close());
  const answer = (address: string): Promise<string> =>
    fetch(`http://${address}:${own}/`, { headers: { connection: 'close' } }).then(
      (response) => response.text(),
      () => 'nobody',
    );
  return { net, port: own, log, dropped: () => dropped, answer };
}
const keyOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: Trouble) => error.refusal.error.key,
  );
/** The next look at the interfaces. */
const look = async (done: () => boolean): Promise<void> => {
  await vi.advanceTimersByTimeAsync(1500);
  await vi.waitUntil(done, { timeout: 10_000 });
};

test('an open network answers at every address, is announced, and is told with its code; a shut one is silent', async () => {
  on('127.0.0.2', '127.0.0.3');
  const { net, port, answer, dropped } = await network();
  const shut = { on: false, addresses: [], code: 'ABCDE', codeWithPlace: writeCode('ABCDE', null) };
  expect([net.info(), await answer('127.0.0.2')]).toEqual([shut, 'nobody']);
  let told = 0;
  net.onChange(() => told++);
  const addresses = [`http://127.0.0.2:${port}`, `http://127.0.0.3:${port}`];
  const open = { on: true, addresses, code: 'ABCDE', codeWithPlace: writeCode('ABCDE', { ip: '127.0.0.2', port }) };
  expect(await net.open(true)).toEqual(open);
  expect(await net.open(true)).toEqual(open);
  expect([air.announced, told]).toEqual([[{ id: '0a0b0c0d', port }], 1]);
  expect([await answer('127.0.0.2'), await answer('127.0.0.3'), dropped()]).toEqual(['ours', 'ours', 0]);
  expect(await net.open(false)).toEqual(shut);
  expect(await net.open(false)).toEqual(shut);
  expect([air.announced.at(-1), air.announced.length, told, dropped()]).toEqual([null, 2, 2, 1]);
  expect(await answer('127.0.0.2')).toBe('nobody');
});

test('a network that is opened again answers and is announced again', async () => {
  on('127.0.0.2');
  const { net, port, answer } = await network();
  await net.open(true);
  await net.open(false);
  expect((await net.open(true)).addresses).toEqual([`http://127.0.0.2:${port}`]);
  expect([await answer('127.0.0.2'), air.announced]).toEqual(['ours', [{ id: '0a0b0c0d', port }, null, { id: '0a0b0c0d', port }]]);
});

test('what is closed while it opens stays closed', async () => {
  on('127.0.0.2', '127.0.0.3');
  const { net, answer, log } = await network();
  const opening = net.open(true);
  expect((await net.open(false)).on).toBe(false);
  expect((await opening).on).toBe(false);
  expect([await answer('127.0.0.2'), await answer('127.0.0.3'), air.announced.at(-1)]).toEqual(['nobody', 'nobody', null]);
  // Nothing has failed.
  expect(log).toEqual([]);
});

test('an address that goes and comes back is answered at again', async () => {
  on('127.0.0.2', '127.0.0.3');
  const { net, answer } = await network();
  await net.open(true);
  on('127.0.0.3');
  await look(() => net.info().addresses.length === 1);
  on('127.0.0.2', '127.0.0.3');
  await look(() => net.info().addresses.length === 2);
  expect([await answer('127.0.0.2'), await answer('127.0.0.3')]).toEqual(['ours', 'ours']);
});

test('a network that is shut lets go of whoever is in the middle of a question', async () => {
  on('127.0.0.2');
  const { net, port } = await network();
  await net.open(true);
  const line = connect({ host: '127.0.0.2', port });
  line.on('error', () => {});
  await once(line, 'connect');
  await new Promise((sent) => line.write('GET / HTTP/1.1\r\nHost: x\r\n', sent));
  const cut = new Promise((closed) => line.once('close', closed));
  await net.open(false);
  await cut;
  expect(line.destroyed).toBe(true);
});

test('a network that closes leaves no clock behind, and sends nobody away where it was never open', async () => {
  on('127.0.0.2');
  const { net, dropped } = await network();
  net.browse(() => {});
  expect([air.tuned, vi.getTimerCount()]).toEqual([1, 2]);
  await net.close();
  expect([vi.getTimerCount(), dropped()]).toEqual([0, 0]);
});

test('an address that comes is answered at, one that goes is not, and whoever wants to know is told each time', async () => {
  on('127.0.0.2');
  const { net, port, answer } = await network();
  await net.open(true);
  let told = 0;
  net.onChange(() => told++);
  on('127.0.0.2', '127.0.0.3');
  await look(() => net.info().addresses.length === 2);
  expect([await answer('127.0.0.3'), told]).toEqual(['ours', 1]);
  on('127.0.0.3');
  await look(() => net.info().addresses.length === 1);
  expect([net.info().addresses, await answer('127.0.0.2'), told]).toEqual([[`http://127.0.0.3:${port}`], 'nobody', 2]);
  const { tuned } = air;
  await look(() => air.tuned > tuned);
  expect(told).toBe(2);
});

test('where it cannot be opened it stays shut and says why', async () => {
  on();
  const { net, port, log } = await network();
  expect(await keyOf(net.open(true))).toBe('error.lan.noInterface');
  on('127.0.0.2');
  await listening('127.0.0.2', port);
  expect(await keyOf(net.open(true))).toBe('error.lan.portTaken');
  expect(log).toEqual([expect.stringContaining(`127.0.0.2:${port}`)]);
  // One address that is free is enough.
  on('127.0.0.2', '127.0.0.3');
  expect(await keyOf(net.open(true))).toBe('done');
  expect(net.info().addresses).toEqual([`http://127.0.0.3:${port}`]);
  await net.open(false);
  vi.stubEnv('SIETCH_LAN', 'off');
  expect(await keyOf(net.open(true))).toBe('error.lan.off');
  expect([net.info().on, await net.check()]).toMatchObject([false, [{ message: { key: 'check.off.not' } }]]);
});

test('it listens for other hosts while anybody looks for them, and not where the network is turned off', async () => {
  on('127.0.0.2');
  const { net } = await network();
  const found: unknown[] = [];
  const stops = [net.browse((hosts) => found.push(hosts)), net.browse((hosts) => found.push(hosts))];
  expect([found, air.heardBy]).toEqual([[[], []], [expect.any(Object)]]);
  stops[0]?.();
  expect(air.heardBy).toHaveLength(1);
  stops[1]?.();
  expect(air.heardBy.slice(1)).toEqual([null]);
  net.browse(() => {})();
  expect(air.heardBy.slice(2)).toEqual([expect.any(Object), null]);
  vi.stubEnv('SIETCH_LAN', 'off');
  net.browse((hosts) => found.push(hosts))();
  expect(found.at(-1)).toEqual([]);
  expect(await keyOf(net.find('00000'))).toBe('error.find.noHosts');
  expect([found.length, air.heardBy.slice(4).filter((listener) => listener !== null)]).toEqual([3, []]);
});

test('whoever looks hears of each host that answers, and finds it by its code', async () => {
  on('127.0.0.2');
  const { net } = await network();
  const about = { sietch: 1, id: 'abcdef01', name: 'Attic', version: '1', tables: [] };
  const other = createServer((_, response) => response.end(JSON.stringify(about)));
  await new Promise<void>((up) => other.listen(0, '127.0.0.1', up));
  closers.push(() => other.close());
  const { port } = other.address() as AddressInfo;
  const heard: unknown[] = [];
  net.browse((hosts) => heard.push(hosts));
  const ear = air.heardBy[0] as { up(heard: object): void };
  ear.up({ id: 'abcdef01', port, ips: ['127.0.0.1'], from: '127.0.0.1' });
  await vi.waitUntil(() => heard.length > 1, { timeout: 10_000 });
  const host = { id: 'abcdef01', name: 'Attic', address: `http://127.0.0.1:${port}`, tables: [] };
  expect(heard).toEqual([[], [host]]);
  const late: unknown[] = [];
  net.browse((hosts) => late.push(hosts));
  expect(late).toEqual([[host]]);
  expect(await keyOf(net.find('00000'))).toBe('error.find.noSuchCode');
});

test('whom nobody looks for any more is asked no more', async () => {
  const { net } = await network();
  let asked = 0;
  const other = createServer((_, response) => {
    asked++;
    response.end('{}');
  });
  await new Promise<void>((up) => other.listen(0, '127.0.0.1', up));
  closers.push(() => other.close());
  const { port } = other.address() as AddressInfo;
  const tell = (at: number, id: string): void =>
    (air.heardBy[at] as { up(heard: object): void }).up({ id, port, ips: ['127.0.0.1'], from: '127.0.0.1' });
  net.browse(() => {})();
  tell(0, 'abcdef01');
  net.browse(() => {});
  tell(2, 'abcdef02');
  await vi.waitUntil(() => asked > 0, { timeout: 10_000 });
  expect(asked).toBe(1);
});

test('the self-check sees the announcement that comes back; closing says goodbye', async () => {
  on('127.0.0.2');
  const { net, answer } = await network();
  await net.open(true);
  expect((await net.check()).map(({ message }) => message.key)).toContain('check.multicast');
  await net.close();
  expect([air.announced.at(-1), air.closed, await answer('127.0.0.2')]).toEqual([null, 1, 'nobody']);
});
