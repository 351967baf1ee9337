import { createServer as createHttpServer } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { FoundHost } from '../../shared/protocol/pushes.ts';
import { hostsIn, isNear } from './hearing.ts';
import { type Neighbours, watchNeighbours } from './neighbours.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});
const portOf = (server: { address(): unknown }): number => (server.address() as { port: number }).port;
/** A host that answers who it is. */
async function hostNamed(id: string): Promise<number> {
  const server = createHttpServer((_, response) => response.end(JSON.stringify({ sietch: 1, id, name: id, version: '1', tables: [] })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  return portOf(server);
}
/** Takes lines and never answers; says how many it holds at most. */
async function silence(): Promise<{ readonly port: number; readonly most: () => number }> {
  const open = new Set<Socket>();
  let most = 0;
  const server = createServer((socket) => {
    open.add(socket);
    most = Math.max(most, open.size);
    socket.on('close', () => open.delete(socket)).on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  return { port: portOf(server), most: () => most };
}
function watch(missed = () => {}): { readonly neighbours: Neighbours; readonly shown: () => readonly FoundHost[] } {
  let shown: readonly FoundHost[] = [];
  const neighbours = watchNeighbours({ ownId: '00000000', changed: (hosts) => (shown = hosts), missed, log: () => {} });
  closers.push(() => neighbours.close());
  return { neighbours, shown: () => shown };
}
const idOf = (at: number): string => at.toString(16).padStart(8, '0');
const until = async (done: () => boolean): Promise<void> => {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 20));
};

test('five thousand false names: a few are asked, and the true one is still found', async () => {
  const { port, most } = await silence();
  const { neighbours, shown } = watch();
  for (let at = 1; at <= 5000; at++) {
    neighbours.up({ id: idOf(at), port, ips: ['127.0.0.1', '127.0.0.2'], from: `10.0.${at % 250}.${at % 240}` });
  }
  const truth = await hostNamed('abcdef01');
  neighbours.up({ id: 'abcdef01', port: truth, ips: ['127.0.0.1'], from: '10.9.9.9' });
  await until(() => shown().length === 1);
  expect(shown()[0]).toMatchObject({ id: 'abcdef01' });
  // Each is asked at two addresses, and a line that was given up is there a little longer.
  expect(most()).toBeLessThan(150);
});

test('twelve are asked at once, the others when it is their turn', async () => {
  const { port, most } = await silence();
  const { neighbours } = watch();
  for (let at = 1; at <= 20; at++) neighbours.up({ id: idOf(at), port, ips: ['127.0.0.1'], from: `10.0.0.${at}` });
  await until(() => most() >= 12);
  await new Promise((later) => setTimeout(later, 100));
  expect(most()).toBe(12);
});

test('a goodbye of nobody is nothing, and after its end it listens to nobody', async () => {
  const { neighbours, shown } = watch();
  neighbours.down('abcdef04');
  const port = await hostNamed('abcdef04');
  neighbours.up({ id: '00000000', port, ips: ['127.0.0.1'], from: '10.9.9.9' });
  expect(neighbours.list()).toEqual([]);
  neighbours.up({ id: 'abcdef04', port, ips: ['127.0.0.1'], from: '10.9.9.9' });
  neighbours.close();
  neighbours.up({ id: 'abcdef05', port: await hostNamed('abcdef05'), ips: ['127.0.0.1'], from: '10.9.9.9' });
  await until(() => neighbours.list().length > 0);
  expect([neighbours.list().map(({ id }) => id), shown()]).toEqual([['abcdef04'], []]);
});

test('one announcer has few places, and does not push others out', async () => {
  const { port } = await silence();
  const { neighbours, shown } = watch();
  const truth = await hostNamed('abcdef02');
  neighbours.up({ id: 'abcdef02', port: truth, ips: ['127.0.0.1'], from: '10.9.9.9' });
  await until(() => shown().length === 1);
  for (let at = 1; at <= 500; at++) neighbours.up({ id: idOf(at), port, ips: ['127.0.0.1'], from: '10.0.0.66' });
  expect(neighbours.list()).toHaveLength(1);
});

test('a host with a new address is found there, and whoever is missed is asked for', async () => {
  let missed = 0;
  const { neighbours, shown } = watch(() => missed++);
  const server = createHttpServer((_, response) =>
    response.end(JSON.stringify({ sietch: 1, id: 'abcdef03', name: 'x', version: '1', tables: [] })),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  neighbours.up({ id: 'abcdef03', port: portOf(server), ips: ['127.0.0.1'], from: '127.0.0.1' });
  await until(() => shown().length === 1);
  expect(missed).toBe(0);
  server.close();
  server.closeAllConnections();
  await until(() => missed === 1);
  const port = await hostNamed('abcdef03');
  neighbours.up({ id: 'abcdef03', port, ips: ['127.0.0.1'], from: '127.0.0.1' });
  await until(() => shown()[0]?.address === `http://127.0.0.1:${port}`);
});

const HOME = [{ address: '192.168.1.5', netmask: '255.255.255.0', name: 'eth0', virtual: false }];
const service = (id: string, port: unknown = 4747) => ({
  type: 'SRV',
  name: `Sietch ${id}._sietch._tcp.local`,
  ttl: 120,
  data: { port, target: `sietch-${id}.local` },
});
const address = (id: string, ip: unknown) => ({ type: 'A', name: `sietch-${id}.local`, ttl: 120, data: ip });

test('a host is heard with its addresses on the own networks only', () => {
  const packet = {
    answers: [service('0a0b0c0d')],
    additionals: ['192.168.1.7', '192.168.2.7', '8.8.8.8', 7].map((ip) => address('0a0b0c0d', ip)),
  };
  expect(hostsIn(packet, '192.168.1.9', HOME)).toEqual({
    up: [{ id: '0a0b0c0d', port: 4747, ips: ['192.168.1.9', '192.168.1.7'], from: '192.168.1.9' }],
    down: [],
  });
  expect(hostsIn(packet, '8.8.4.4', [])).toEqual({ up: [], down: [] });
});

test('only the addresses of the host itself count, whatever else the packet says', () => {
  const packet = {
    answers: [service('0a0b0c0d')],
    additionals: [
      address('0a0b0c0d', '192.168.1.7'),
      address('11111111', '192.168.1.8'),
      { ...address('0a0b0c0d', '192.168.1.9'), type: 'TXT' },
      { ...address('0a0b0c0d', '192.168.1.10'), name: 'SIETCH-0A0B0C0D.LOCAL' },
    ],
  };
  expect(hostsIn(packet, '192.168.1.6', HOME).up.map(({ ips }) => ips)).toEqual([['192.168.1.6', '192.168.1.7', '192.168.1.10']]);
  // In which part of it a host stands does not matter.
  expect(hostsIn({ additionals: [service('0a0b0c0d')] }, '192.168.1.6', HOME).up).toHaveLength(1);
  const nameless = { ...service('0a0b0c0d'), data: { port: 4747 } };
  expect(hostsIn({ answers: [nameless], additionals: packet.additionals }, '192.168.1.6', HOME).up[0]?.ips).toEqual(['192.168.1.6']);
});

test('a goodbye is one, and what is no name or port of a host is nothing', () => {
  const gone = { type: 'PTR', name: '_sietch._tcp.local', ttl: 0, data: 'Sietch 0a0b0c0d._sietch._tcp.local' };
  expect(hostsIn({ answers: [gone, service('0a0b0c0d')] }, '192.168.1.9', HOME)).toEqual({ up: [], down: ['0a0b0c0d'] });
  const odd = [
    service('nonsense'),
    service('0a0b0c0d', 0),
    service('0a0b0c0d', '80'),
    { type: 'SRV', name: 'x' },
    { type: 'PTR', name: '', ttl: 0 },
  ];
  expect(hostsIn({ answers: odd }, '192.168.1.9', HOME)).toEqual({ up: [], down: [] });
  const departed = [
    { ...gone, ttl: 120 },
    { ...gone, data: 7 },
    { ...gone, data: [gone.data] },
    { ...gone, type: 'TXT' },
    { ...service('0a0b0c0d'), ttl: 0 },
  ];
  expect(hostsIn({ answers: departed }, '192.168.1.9', HOME)).toEqual({ up: [], down: [] });
  for (const [port, heard] of [
    [1, 1],
    [65_535, 1],
    [65_536, 0],
    [-1, 0],
  ]) // the ends of what a port can be
    expect(hostsIn({ answers: [service('0a0b0c0d', port)] }, '192.168.1.9', HOME).up).toHaveLength(heard ?? 0);
  for (const odd of ['192.168.1.x', '192.168.1', '1192.168.1.9', '192.168.1.9.1', '0.192.168.1.9', '3232235785', ''])
    expect(isNear(odd, HOME), odd).toBe(false);
  const many = Array.from({ length: 5000 }, (_, at) => service(idOf(at)));
  expect(hostsIn({ answers: many }, '192.168.1.9', HOME).up.length).toBeLessThan(10);
});

test('of a packet so much is heard as an honest host says, and no more', () => {
  const heard = (answers: readonly object[], additionals: readonly object[] = []) =>
    hostsIn({ answers: answers as never, additionals: additionals as never }, '192.168.1.9', HOME);
  const hosts = Array.from({ length: 6 }, (_, at) => service(idOf(at)));
  expect(heard(hosts).up.map(({ id }) => id)).toEqual(Array.from({ length: 4 }, (_, at) => idOf(at)));
  const byes = hosts.map(({ name }) => ({ type: 'PTR', name: '_sietch._tcp.local', ttl: 0, data: name }));
  expect(heard(byes).down).toHaveLength(4);
  const ips = Array.from({ length: 9 }, (_, at) => address('0a0b0c0d', `192.168.1.${at + 10}`));
  expect(heard([service('0a0b0c0d')], ips).up[0]?.ips).toHaveLength(6);
  const idle = (count: number) => Array.from({ length: count }, () => ({ type: 'TXT', name: 'x' }));
  expect([heard([...idle(63), hosts[0] ?? {}]).up.length, heard([...idle(64), hosts[0] ?? {}]).up.length]).toEqual([1, 0]);
});

test('an address is near on any network of this machine, by its own mask', () => {
  const lane = (at: string, netmask: string) => ({ address: at, netmask, name: 'eth0', virtual: false });
  const two = [lane('10.1.2.3', '255.255.0.0'), lane('192.168.1.5', '255.255.255.128')];
  const near = (ip: string) => isNear(ip, two);
  expect(['10.1.255.255', '10.1.0.0', '192.168.1.0', '192.168.1.127'].map(near)).toEqual([true, true, true, true]);
  expect(['10.2.2.3', '11.1.2.3', '192.168.1.128', '192.168.0.5'].map(near)).toEqual([false, false, false, false]);
  expect(isNear('10.1.2.4', [lane('fe80::1', '255.255.0.0')])).toBe(false);
  expect(isNear('0.0.0.0', [lane('fe80::1', 'ffff::')])).toBe(false);
  expect(isNear('0.0.0.0', [lane('fe80::1', '255.255.0.0')])).toBe(false);
  // Nor is what is no address, where a network takes in all of them.
  expect(['8.8.8.8', 'fe80::2', '8.8.8', ''].map((ip) => isNear(ip, [lane('10.1.2.3', '0.0.0.0')]))).toEqual([true, false, false, false]);
});
