import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type Checked, selfCheck } from './check.ts';
import { lanes } from './interfaces.ts';

let server: Server | undefined;
afterEach(() => server?.close());
const ABOUT = { sietch: 1, id: '0a0b0c0d', name: 'x', version: '1', tables: [] };
async function answering(): Promise<number> {
  server = createServer((_, response) => response.end(JSON.stringify(ABOUT))).listen(0, '127.0.0.1');
  await new Promise((done) => server?.once('listening', done));
  return (server.address() as AddressInfo).port;
}
const lane = (name: string, virtual = false, address = '127.0.0.1') => ({ name, address, netmask: '255.0.0.0', virtual });
const checked = async (change: Partial<Checked>) => {
  const lines = await selfCheck({
    lanes: [lane('lan')],
    isOff: false,
    isOpen: true,
    port: 1,
    platform: 'linux',
    echoes: async () => [],
    ...change,
  });
  return lines.map(({ ok, message, fix }) => [ok, message.key, fix?.key ?? null]);
};
/** What the gaps of the messages are filled with. */
const gapsOf = async (change: Partial<Checked>) => {
  const all = { isOff: false, isOpen: true, port: 1, platform: 'linux', echoes: async () => [], lanes: [lane('lan')] };
  const lines = await selfCheck({ ...all, ...change });
  return lines.map(({ message, fix }) => [message.key, message.with ?? null, fix?.with ?? null]);
};
const GOOD = [true, 'check.interfaces', null];
const OPEN = [true, 'check.open', null];
const FIREWALL = (on = 'linux') => [true, 'check.firewall', `check.firewall.${on}`];

test('what makes all else useless stands alone', async () => {
  expect(await checked({ isOff: true })).toEqual([[false, 'check.off.not', 'check.off.fix']]);
  expect(await checked({ lanes: [] })).toEqual([[false, 'check.interfaces.not', 'check.interfaces.fix']]);
  expect(await checked({ isOpen: false })).toEqual([GOOD, [false, 'check.open.not', 'check.open.fix']]);
});

test('where all is well only the firewall is left, in the words of the system', async () => {
  const port = await answering();
  const fine = { port, echoes: async () => ['127.0.0.1'] };
  const seen = [GOOD, OPEN, [true, 'check.port', null], [true, 'check.multicast', null]];
  expect(await checked(fine)).toEqual([...seen, FIREWALL()]);
  expect(await checked({ ...fine, platform: 'win32' })).toEqual([...seen, FIREWALL('windows')]);
  expect(await checked({ ...fine, platform: 'darwin' })).toEqual([...seen, FIREWALL('mac')]);
});

test('a port that does not answer and an announcement that does not come back are said with what helps', async () => {
  const lost = [
    [false, 'check.port.not', 'check.port.fix'],
    [false, 'check.multicast.not', 'check.multicast.fix'],
  ];
  expect(await checked({})).toEqual([GOOD, OPEN, ...lost, FIREWALL()]);
});

test('networks made by software are named; alone they are why nobody comes, and no announcement is waited for there', async () => {
  const port = await answering();
  const both = await checked({ port, lanes: [lane('lan'), lane('docker0', true)], echoes: async () => ['127.0.0.1'] });
  expect(both.slice(1, 2)).toEqual([[true, 'check.virtual', 'check.virtual.fix']]);
  expect(both.filter(([, key]) => key === 'check.multicast')).toHaveLength(1);
  const alone = await checked({ port, lanes: [lane('docker0', true)] });
  expect(alone).toEqual([GOOD, [false, 'check.virtual.not', 'check.virtual.fix'], OPEN, [true, 'check.port', null], FIREWALL()]);
});

test('what software made is known by its name', () => {
  const one = (name: string) => ({ [name]: [{ address: '10.0.0.2', netmask: '255.0.0.0', family: 'IPv4', internal: false }] });
  const virtual = (name: string): boolean | undefined => lanes(one(name) as unknown as Parameters<typeof lanes>[0])[0]?.virtual;
  for (const name of ['docker0', 'br-12', 'veth0a1b2c', 'vEthernet (WSL)', 'tun0', 'wg0', 'utun3']) expect(virtual(name), name).toBe(true);
  for (const name of ['eth0', 'en0', 'wlan0', 'WLAN', 'enp3s0']) expect(virtual(name), name).toBe(false);
  expect(lanes({ none: undefined })).toEqual([]);
});

test('every line names what it is about: the network, the port, the address', async () => {
  const port = await answering();
  const [mine, address] = ['lan 127.0.0.1', `127.0.0.1:${port}`];
  expect(await gapsOf({ port, lanes: [lane('lan'), lane('docker0', true)], echoes: async () => ['127.0.0.1'] })).toEqual([
    ['check.interfaces', { list: `${mine}, docker0 127.0.0.1` }, null],
    ['check.virtual', { list: 'docker0' }, { list: 'docker0' }],
    ['check.open', { port }, null],
    ['check.port', { address }, null],
    ['check.port', { address }, null],
    ['check.multicast', { address: '127.0.0.1' }, null],
    ['check.firewall', null, { port }],
  ]);
  expect(await gapsOf({})).toEqual([
    ['check.interfaces', { list: mine }, null],
    ['check.open', { port: 1 }, null],
    ['check.port.not', { address: '127.0.0.1:1' }, { address: '127.0.0.1:1' }],
    ['check.multicast.not', { address: '127.0.0.1' }, { address: '127.0.0.1' }],
    ['check.firewall', null, { port: 1 }],
  ]);
  expect(await gapsOf({ isOff: true })).toEqual([['check.off.not', null, null]]);
});
