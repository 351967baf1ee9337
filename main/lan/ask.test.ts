import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAbout, foundHost, knock } from './ask.ts';

const LINE = { table: 't', game: 'dice', name: 'Evening', phase: 'lobby', seats: 4, free: 2, open: true };
const ABOUT = { sietch: 1, id: '0a0b0c0d', name: 'Attic', version: '1.0.0', tables: [LINE] };
/** What the next question is answered with. */
let next: { status?: number; headers?: Record<string, string>; body: string } = { body: '' };
let server: Server;
let address = '';
beforeAll(async () => {
  server = createServer((_, response) => response.writeHead(next.status ?? 200, next.headers).end(next.body)).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
const about = (change: object, rest: Omit<typeof next, 'body'> = {}) => {
  next = { ...rest, body: JSON.stringify({ ...ABOUT, ...change }) };
  return askAbout(address, 2000);
};

test('a host tells who it is and which tables it has', async () => {
  const found = await about({});
  expect(found).toEqual(ABOUT);
  expect(found && foundHost(found, address)).toEqual({ id: '0a0b0c0d', name: 'Attic', address, tables: [LINE] });
});

test('a table that says more than it may, or what cannot be, is left out; the host is there all the same', async () => {
  const kept = async (change: object): Promise<number | undefined> => (await about({ tables: [{ ...LINE, ...change }] }))?.tables.length;
  const long = 'x'.repeat(64);
  for (const good of [
    { table: long },
    { game: long },
    { seats: 1 },
    { seats: 12 },
    { free: 0 },
    { free: 12 },
    { phase: 'over' },
    { open: false },
  ])
    expect(await kept(good), JSON.stringify(good)).toBe(1);
  const bad = [
    { table: `${long}x` },
    { game: `${long}x` },
    { seats: 0 },
    { seats: 13 },
    { seats: 1.5 },
    { free: -1 },
    { free: 13 },
    { free: 0.5 },
  ];
  for (const odd of [...bad, { phase: 'paused' }, { open: 1 }, { name: 7 }]) expect(await kept(odd), JSON.stringify(odd)).toBe(0);
});

test('what is no host of ours, or says too much, is nobody', async () => {
  for (const good of [{ name: 'x'.repeat(80) }, { version: '1'.repeat(40) }, { tables: Array.from({ length: 100 }, () => LINE) }])
    expect(await about(good)).not.toBeNull();
  const bad = [
    { name: 'x'.repeat(81) },
    { version: '1'.repeat(41) },
    { tables: Array.from({ length: 101 }, () => LINE) },
    { id: '0A0B0C0D' },
  ];
  for (const odd of [...bad, { id: '0a0b0c0d0' }, { sietch: 1.5 }, { tables: 0 }])
    expect(await about(odd), JSON.stringify(odd).slice(0, 60)).toBeNull();
  expect(await about({}, { status: 404 })).toBeNull();
  expect(await about({}, { status: 302, headers: { location: address } })).toBeNull();
  const body = JSON.stringify(ABOUT);
  next = { body: body.padEnd(64 * 1024) };
  expect(await askAbout(address, 2000)).toEqual(ABOUT);
  next = { body: body.padEnd(64 * 1024 + 1) };
  expect(await askAbout(address, 2000)).toBeNull();
  next = { body: 'hello' };
  expect(await askAbout(address, 2000)).toBeNull();
});

test('a stranger that answers a knock with anything at all proves nothing', async () => {
  for (const body of ['', '{}', JSON.stringify({ number: '5', proof: 'x' }), JSON.stringify({ number: 'x'.repeat(601), proof: '' })]) {
    next = { body };
    expect(await knock(address, 'ABCDE', 2000), body.slice(0, 40)).toBe(false);
  }
});
