import { copyFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOST_FILE } from '../storage/host-file.ts';
import type { Lane } from './interfaces.ts';
import { guestLine, openDoor } from './wire.fixture.ts';
import type { Door, ServeOptions } from './serve.ts';

/** The network is this machine's own, and its radio only notes what is asked of it: nothing is sent. */
const { air } = vi.hoisted(() => ({ air: { announced: [] as unknown[], closed: 0 } }));
const LANE: Lane = { address: '127.0.0.2', netmask: '255.0.0.0', name: 'eth0', virtual: false };
vi.mock('./interfaces.ts', () => ({ lanes: () => [LANE] }));
vi.mock('./radio.ts', () => ({
  openRadio: () => ({
    tune() {},
    announce: async (place: unknown) => void air.announced.push(place),
    listen() {},
    ask() {},
    echoes: async () => [],
    close: async () => void air.closed++,
  }),
}));
const doors: Door[] = [];
const opened = async (options: Partial<ServeOptions>): Promise<Door> => {
  const door = await openDoor(options);
  doors.push(door);
  return door;
};
beforeEach(() => {
  vi.stubEnv('SIETCH_LAN', 'on');
  Object.assign(air, { announced: [], closed: 0 });
});
afterEach(async () => {
  await Promise.all(doors.splice(0).map((door) => door.close()));
  vi.unstubAllEnvs();
});
const newFolder = (): string => mkdtempSync(join(tmpdir(), 'sietch-again-'));
const statusAt = (host: string, port: number): Promise<number> =>
  new Promise((resolve) => {
    get({ host, port, path: '/about.json', agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    }).on('error', () => resolve(0));
  });

test('a host that is opened to the network answers there and is announced; when it closes it says goodbye', async () => {
  const door = await opened({ lan: true });
  expect([door.lanTrouble, door.addresses()]).toEqual([null, [`http://127.0.0.2:${door.port}`]]);
  expect(await statusAt('127.0.0.2', door.port)).toBe(200);
  expect(air.announced).toEqual([{ id: expect.stringMatching(/^[0-9a-f]{8}$/), port: door.port }]);
  await door.close();
  expect([air.announced.at(-1), air.closed, await statusAt('127.0.0.2', door.port)]).toEqual([null, 1, 0]);
});

test('a host stays shut until it is opened; shut again its guests are sent away, and this machine’s are not', async () => {
  const door = await opened({});
  expect([door.addresses(), await statusAt('127.0.0.2', door.port)]).toEqual([[], 0]);
  const host = await guestLine(door, 'host', true);
  await host.ask('lan', { on: true });
  expect(door.addresses()).toEqual([`http://127.0.0.2:${door.port}`]);
  const guest = await guestLine({ ...door, address: door.addresses()[0] ?? '' }, 'guest', false, '127.0.0.3');
  await host.ask('lan', { on: false });
  expect(await guest.closed).toBe(1001);
  expect([door.addresses(), host.socket.readyState]).toEqual([[], host.socket.OPEN]);
});

test('a host that was killed while it was open to the network is open again; one that was shut before is not', async () => {
  const [dataFolder, killed] = [newFolder(), newFolder()];
  const door = await opened({ dataFolder });
  const host = await guestLine(door, 'host', true);
  const open = async (on: boolean): Promise<void> => {
    await host.ask('lan', { on });
    await vi.waitUntil(() => readFileSync(join(dataFolder, HOST_FILE), 'utf8').includes(`"open": ${on}`), { interval: 5 });
  };
  await open(true);
  // What lies there if it is killed now.
  copyFileSync(join(dataFolder, HOST_FILE), join(killed, HOST_FILE));
  await open(false);
  await door.close();
  expect((await opened({ dataFolder })).addresses()).toEqual([]);
  expect((await opened({ dataFolder: killed })).addresses()).toHaveLength(1);
});
