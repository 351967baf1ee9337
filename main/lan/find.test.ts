import { afterAll, beforeAll, expect, test } from 'vitest';
import { USUAL_PORT, writeCode } from '../../shared/protocol/code.ts';
import { PROTOCOL } from '../../shared/protocol/requests.ts';
import type { FoundHost } from '../../shared/protocol/pushes.ts';
import type { Trouble } from '../../shared/protocol/trouble.ts';
import { askAbout } from './ask.ts';
import { find, typedAddress } from './find.ts';
import { lanes } from './interfaces.ts';
import type { Door } from './serve.ts';
import { line, openDoor } from './wire.fixture.ts';

let door: Door;
beforeAll(async () => {
  door = await openDoor();
});
afterAll(() => door.close());
const keyOf = (text: string, hosts: readonly FoundHost[] = []): Promise<string> =>
  find(text, hosts).then(
    (found) => found,
    (error: unknown) => (error as Trouble).refusal.error.key,
  );

test('addresses are understood as people type them', () => {
  const plain = (text: string) => typedAddress(text)?.address;
  expect(plain('192.168.1.20')).toBe(`http://192.168.1.20:${USUAL_PORT}`);
  expect(plain('192.168.1.20:5000')).toBe('http://192.168.1.20:5000');
  expect(plain('http://192.168.1.20:80/')).toBe('http://192.168.1.20:80');
  expect(plain('dune.local')).toBe(`http://dune.local:${USUAL_PORT}`);
  expect(plain('localhost')).toBe(`http://localhost:${USUAL_PORT}`);
  expect(typedAddress('http://10.0.0.2:4747/#join=abcde')).toEqual({ address: 'http://10.0.0.2:4747', secret: 'ABCDE' });
  for (const text of ['ABCDE', 'ABCD-EFGHJ', 'ftp://1.2.3.4', 'http://', 'a b.c:x']) expect(plain(text)).toBeUndefined();
});

test('a typed address, a long code and a bare code lead to the host', async () => {
  const place = { ip: '127.0.0.1', port: door.port };
  expect(await find(`127.0.0.1:${door.port}`, [])).toBe(`${door.address}/`);
  expect(await find(writeCode(door.code(), place).toLowerCase(), [])).toBe(`${door.address}/#join=${door.code()}`);
  const host: FoundHost = { id: '00000000', name: 'x', address: door.address, tables: [] };
  expect(await find(door.code(), [host])).toBe(`${door.address}/#join=${door.code()}`);
});

test('a host is found whatever its tables are called', async () => {
  const maker = await line(door);
  await maker.ask('hello', { protocol: PROTOCOL, device: 'maker-device-0000', host: door.hostToken });
  const made = await maker.ask('create', { game: 'walk', seats: 2, name: { of: 'Anna' } });
  const { table } = made.ok as { table: string };
  expect(await maker.ask('configure', { table, open: true })).not.toHaveProperty('error');
  expect((await askAbout(door.address, 1000))?.tables).toMatchObject([{ table, name: { key: 'tables.of', with: { name: 'Anna' } } }]);
  expect(await find(`127.0.0.1:${door.port}`, [])).toBe(`${door.address}/`);
  maker.socket.close();
});

test('what leads nowhere is said', async () => {
  expect(await keyOf('hello you')).toBe('error.find.unreadable');
  expect(await keyOf('127.0.0.1:1')).toBe('error.find.nobody');
  expect(await keyOf('00000')).toBe('error.find.noHosts');
  expect(await keyOf('00000', [{ id: '0', name: 'x', address: door.address, tables: [] }])).toBe('error.find.noSuchCode');
});

test('the likeliest network comes first; self-assigned ones only alone', () => {
  const at = (address: string, internal = false) => [{ address, family: 'IPv4', internal }] as never;
  const found = lanes({
    lo: at('127.0.0.1', true),
    docker0: at('172.17.0.1'),
    eth0: at('10.0.0.5'),
    wlan0: at('192.168.1.20'),
    usb0: at('169.254.3.3'),
  });
  expect(found.map(({ address }) => address)).toEqual(['192.168.1.20', '10.0.0.5', '172.17.0.1']);
  expect(found.map(({ virtual }) => virtual)).toEqual([false, false, true]);
  expect(lanes({ usb0: at('169.254.3.3'), gone: undefined })).toHaveLength(1);
  const softwares = lanes({ docker0: at('192.168.99.1'), eth0: at('172.16.0.1') });
  expect(softwares.map(({ name }) => name)).toEqual(['eth0', 'docker0']);
  const old = [{ address: 'fe80::1', family: 'IPv6', internal: false }] as never;
  expect(lanes({ eth0: old })).toEqual([]);
  const middle = lanes({ a: at('172.15.0.1'), b: at('172.16.0.1'), c: at('172.31.0.1'), d: at('172.32.0.1'), e: at('10.0.0.1') });
  expect(middle.map(({ name }) => name)).toEqual(['e', 'b', 'c', 'a', 'd']);
});
