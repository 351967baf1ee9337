import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, get as ask, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Bots } from '../bots/index.ts';
import type { Looker } from '../host/look.ts';
import { doorsOfTests } from './doors.fixture.ts';
import type { Door } from './serve.ts';
import { guestLine, line, openDoor } from './wire.fixture.ts';

const opened = doorsOfTests();
afterEach(() => {
  vi.restoreAllMocks();
});
const get = ({ port }: Pick<Door, 'port'>, path: string) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    ask({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    }).on('error', reject);
  });
const folder = (): string => mkdtempSync(join(tmpdir(), 'sietch-ends-'));
const isHeld = (dataFolder: string): boolean => existsSync(join(dataFolder, 'open.lock'));
/** Starts to listen at a port. @returns whether nobody else does */
const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
async function taken(): Promise<{ readonly port: number; free(): Promise<unknown> }> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  return { port: (server.address() as AddressInfo).port, free: () => new Promise((done) => server.close(done)) };
}

test('where the host itself fails, whoever asked is told so, and the log says why', async () => {
  const log: string[] = [];
  // A version that no answer can hold.
  const door = await opened({ version: 7n as never, log: (text) => log.push(text) });
  expect(await get(door, '/about.json')).toEqual({ status: 500, text: 'The host made a mistake. Try again.' });
  expect(log).toEqual([expect.stringMatching(/^GET \/about[.]json failed: TypeError/)]);
  expect((await get(door, '/')).status).toBe(503);
});

test('where the host fails in the middle of an answer, the line is cut, so that nobody waits for the rest', async () => {
  const log: string[] = [];
  const door = await opened({ log: (text) => log.push(text) });
  vi.spyOn(ServerResponse.prototype, 'end').mockImplementationOnce(() => {
    throw new Error('in the middle');
  });
  await expect(get(door, '/about.json')).rejects.toThrow('socket hang up');
  expect(log).toEqual([expect.stringContaining('in the middle')]);
  expect((await get(door, '/about.json')).status).toBe(200);
});

test('a host that is closing says so and takes in nobody; closed a second time it touches nothing of the next', async () => {
  const dataFolder = folder();
  const door = await opened({ dataFolder });
  expect(isHeld(dataFolder)).toBe(true);
  const closing = door.close();
  expect(await get(door, '/about.json')).toEqual({ status: 503, text: 'The host is closing' });
  await expect(line(door)).rejects.toThrow('403');
  await closing;
  expect([isHeld(dataFolder), await isFree(door.port)]).toEqual([false, true]);
  await opened({ dataFolder });
  await door.close();
  expect(isHeld(dataFolder)).toBe(true);
});

test('a host that cannot be opened leaves neither its folder nor its port behind', async () => {
  const dataFolder = folder();
  const { port, free } = await taken();
  await expect(openDoor({ dataFolder, port })).rejects.toThrow('error.port.taken');
  expect(isHeld(dataFolder)).toBe(false);
  await free();
  // Where games should lie there is something else.
  writeFileSync(join(dataFolder, 'saves'), '');
  await expect(openDoor({ dataFolder, port })).rejects.toThrow('error.disk');
  expect([isHeld(dataFolder), await isFree(port)]).toEqual([false, true]);
});

test('two hosts do not share a folder; the second disturbs the first in nothing', async () => {
  const dataFolder = folder();
  const door = await opened({ dataFolder });
  await expect(openDoor({ dataFolder })).rejects.toThrow('error.disk.held');
  expect([isHeld(dataFolder), (await get(door, '/about.json')).status]).toEqual([true, 200]);
});

test('who thinks for bots, who looks at records and which games there are is as it was given; at the end they are let go', async () => {
  let readied = 0;
  let closed = 0;
  const close = async (): Promise<void> => void closed++;
  const bots = { answer: async () => expect.fail(), interject: async () => null, ready: () => readied++, close } as unknown as Bots;
  const looker = { look: async () => expect.fail(), close } as unknown as Looker;
  const door = await opened({ bots, looker });
  const host = await guestLine(door, 'host', true);
  await host.ask('ready', {});
  expect(readied).toBe(1);
  expect(await host.ask('create', { game: 'dice', name: 'T', seats: 2 })).toHaveProperty('error');
  expect(closed).toBe(0);
  await door.close();
  expect(closed).toBe(2);
});

test('unless it is told otherwise a host has the machine’s name, all games, and keeps its own peace', async () => {
  const door = await opened({ shelf: undefined as never, name: undefined as never, log: undefined as never });
  expect(JSON.parse((await get(door, '/about.json')).text)).toMatchObject({ name: hostname() });
  const host = await guestLine(door, 'host', true);
  expect(await host.ask('create', { game: 'dice', name: 'T', seats: 2 })).toHaveProperty('ok');
});

test('the address and the link to it are this machine’s, the link with the key to host rights', async () => {
  const door = await opened();
  expect([door.address, door.hostLink]).toEqual([`http://127.0.0.1:${door.port}`, `http://127.0.0.1:${door.port}/#host=${door.hostToken}`]);
  expect(door.addresses()).toEqual([]);
});

test('a page may come with questions and with parts that are not for the host; only the knock is written to', async () => {
  const rendererFolder = folder();
  mkdirSync(rendererFolder, { recursive: true });
  writeFileSync(join(rendererFolder, 'index.html'), 'page');
  const door = await opened({ rendererFolder });
  for (const path of ['/about.json', '/about.json?x=1', '/about.json#x'])
    expect(JSON.parse((await get(door, path)).text)).toMatchObject({ sietch: 1 });
  expect(await get(door, '/join?x=1')).toEqual({ status: 405, text: '{"ok":false}' });
  expect(await get(door, '/?join=1')).toEqual({ status: 200, text: 'page' });
});
