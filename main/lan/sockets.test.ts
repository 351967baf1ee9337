import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Host } from '../host/host.ts';
import { openSockets } from './sockets.ts';

const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

/** A guest's line to a host that says of every request what it has cost after a wait; gives the errors it reads. */
async function askTwice(msAfterWaiting: number, localAddress = '127.0.0.2'): Promise<(string | undefined)[]> {
  const host: Pick<Host, 'connect'> = {
    connect: (send, _address, _cut, worked) => ({
      async receive(text) {
        const { id } = JSON.parse(text) as { id: number };
        await pause(1);
        worked?.(msAfterWaiting);
        send(JSON.stringify({ re: id, ok: {} }));
        return true;
      },
      greeted: () => true,
      isQueued: () => false,
      hostRights: () => false,
      close() {},
    }),
  };
  const sockets = openSockets(
    host as Host,
    () => {},
    () => {},
    () => 0,
  );
  const server = createServer();
  server.on('upgrade', sockets.upgrade);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, { localAddress });
  closings.push(() => {
    socket.terminate();
    sockets.close();
    server.close();
  });
  await new Promise((opened) => socket.once('open', opened));
  const errors: (string | undefined)[] = [];
  for (const id of [1, 2]) {
    const reply = new Promise<string>((heard) => socket.once('message', (data) => heard(String(data))));
    socket.send(JSON.stringify({ id, do: 'beat', with: {} }));
    errors.push((JSON.parse(await reply) as { error?: { key: string } }).error?.key);
  }
  return errors;
}

/** A host that greets everybody, with its sockets; lines come from the address that is asked for. */
async function house() {
  const host = {
    connect: () => ({
      receive: async () => true,
      greeted: () => true,
      isQueued: () => false,
      hostRights: () => false,
      close() {},
    }),
  } as unknown as Host;
  const sockets = openSockets(
    host,
    () => {},
    () => {},
  );
  const server = createServer();
  server.on('upgrade', sockets.upgrade);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closings.push(() => {
    sockets.close();
    server.close();
  });
  const come = async (
    localAddress: string,
    options: object = {},
  ): Promise<{ readonly socket: WebSocket; readonly closed: Promise<number> }> => {
    const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, { localAddress, ...options });
    closings.push(() => socket.terminate());
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    await new Promise((opened) => socket.once('open', opened));
    return { socket, closed };
  };
  return { sockets, come };
}

test('whoever came over the network is sent away when it is left, this machine is not', async () => {
  const { sockets, come } = await house();
  const [own, guest] = [await come('127.0.0.1'), await come('127.0.0.2')];
  sockets.dropGuests();
  expect(await guest.closed).toBe(1001);
  expect(own.socket.readyState).toBe(own.socket.OPEN);
  sockets.close();
  expect(await own.closed).toBe(1001);
});

test('a line that leaves two heartbeats unanswered is cut, one that answers or speaks stays', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  closings.push(() => vi.useRealTimers());
  const { come } = await house();
  const [lively, mute, talker] = [
    await come('127.0.0.2'),
    await come('127.0.0.2', { autoPong: false }),
    await come('127.0.0.2', { autoPong: false }),
  ];
  const pinged = () => Promise.all([lively, mute, talker].map(({ socket }) => new Promise((heard) => socket.once('ping', heard))));
  for (let beat = 0; beat < 2; beat++) {
    const heard = beat === 0 ? pinged() : mute.closed;
    vi.advanceTimersByTime(10_000);
    await heard;
    talker.socket.send('{}');
    // While another comes, what these have sent arrives.
    await come('127.0.0.2');
  }
  expect(await mute.closed).toBe(1006);
  expect([lively.socket.readyState, talker.socket.readyState]).toEqual([lively.socket.OPEN, talker.socket.OPEN]);
});

test('what a request costs the host after it had to wait counts as its address’s, the wait does not', async () => {
  expect(await askTwice(5000)).toEqual([undefined, 'error.tooFast']);
  expect(await askTwice(10)).toEqual([undefined, undefined]);
  // Whoever sits at the host's own machine may ask more of it.
  expect(await askTwice(5000, '127.0.0.1')).toEqual([undefined, undefined]);
});
