import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { anyWalk } from '../../shared/kernel/walk.fixture.ts';
import { PROTOCOL } from '../../shared/protocol/requests.ts';
import { type Door, serve, type ServeOptions } from './serve.ts';

/** An open host with the walking game, on this machine only. */
export function openDoor(options: Partial<ServeOptions> = {}): Promise<Door> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sietch-lan-'));
  return serve({
    dataFolder,
    rendererFolder: join(dataFolder, 'none'),
    version: '1.2.3',
    port: 0,
    botDelayMs: 0,
    shelf: { walk: { module: anyWalk } },
    ...options,
  });
}
export interface Line {
  readonly socket: WebSocket;
  readonly got: unknown[];
  /** Sends a request and gives what comes back. */
  ask(name: string, wanted: unknown): Promise<{ ok?: unknown; error?: { key: string } }>;
  /** Sends whatever. */
  raw(what: string | Buffer): void;
  /** The code it was closed with; waits for that. */
  readonly closed: Promise<number>;
}
/** Where a host is and what lets one in: a door of this process, or what a host in another process said of itself. */
export type Way = Pick<Door, 'address' | 'code' | 'hostToken'>;
/** Opens a socket. @param from address it comes from (Linux has all of 127.x.y.z) @throws Error if it is turned away */
export function line(door: Way, headers: Record<string, string> = {}, from?: string): Promise<Line> {
  const origin = from === undefined ? {} : { localAddress: from };
  const socket = new WebSocket(`${door.address.replace('http', 'ws')}/ws`, { headers, ...origin });
  const got: unknown[] = [];
  const waiting = new Map<number, (reply: never) => void>();
  let id = 0;
  socket.on('message', (text) => {
    const message = JSON.parse(String(text)) as { re?: number };
    got.push(message);
    if (message.re !== undefined) waiting.get(message.re)?.(message as never);
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => {
      socket.on('error', () => {});
      resolve({
        socket,
        got,
        closed,
        raw: (what) => socket.send(what),
        ask: (name, wanted) =>
          new Promise((answered) => {
            waiting.set(++id, answered);
            socket.send(JSON.stringify({ id, do: name, with: wanted }));
          }),
      });
    });
  });
}
export const hello = (door: Way, device: string, asHost = false): object => ({
  protocol: PROTOCOL,
  device: `${device}-0123456789abcdef`,
  ...(asHost ? { host: door.hostToken } : { code: door.code() }),
});
/** A guest who is let in. */
export async function guestLine(door: Way, device: string, asHost = false, from?: string): Promise<Line> {
  const made = await line(door, {}, from);
  const { error } = await made.ask('hello', hello(door, device, asHost));
  if (error) throw new Error(error.key);
  return made;
}
