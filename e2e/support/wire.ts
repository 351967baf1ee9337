import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { FromHost, Push, Replies, TableState } from '../../shared/protocol/pushes.ts';
import { patched } from '../../shared/protocol/delta.ts';
import type { RequestName, RequestOf } from '../../shared/protocol/requests.ts';
import { PROTOCOL } from '../../shared/protocol/requests.ts';

/** A device without a screen: says what a page would say, hears what it would hear. */
export interface Device {
  ask<Name extends RequestName>(name: Name, request: RequestOf<Name>): Promise<Name extends keyof Replies ? Replies[Name] : unknown>;
  readonly heard: readonly Push[];
  /** Tables as this device sees them now. */
  readonly tables: ReadonlyMap<string, TableState>;
  close(): void;
}

/**
 * @param rights the host's token or the code for guests
 * @param device its secret
 */
export async function connect(
  address: string,
  rights: { readonly host?: string; readonly code?: string },
  device: string,
): Promise<Device> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { origin: address });
  const heard: Push[] = [];
  const tables = new Map<string, TableState>();
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let id = 0;
  const take = (push: Push): void => {
    heard.push(push);
    if (push.push === 'table') tables.set(push.state.table, push.state);
    const known = push.push === 'change' ? tables.get(push.table) : undefined;
    if (push.push === 'change' && known) tables.set(push.table, patched(known, push.patch) as TableState);
  };
  socket.on('message', (text: Buffer) => {
    const message = JSON.parse(text.toString()) as FromHost;
    if ('push' in message) return take(message);
    const request = waiting.get(message.re);
    waiting.delete(message.re);
    if ('error' in message) request?.reject(new Error(message.error.key));
    else request?.resolve(message.ok);
  });
  await once(socket, 'open');
  const ask: Device['ask'] = (name, request) =>
    new Promise((resolve, reject) => {
      id += 1;
      waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      socket.send(JSON.stringify({ id, do: name, with: request }));
    });
  await ask('hello', { protocol: PROTOCOL, device, ...rights });
  return { ask, heard, tables, close: () => socket.close() };
}

/** A table on which only bots sit, played to its end. @returns its id */
export async function finishedGame(device: Device, game: string, seats: number): Promise<string> {
  const { table } = await device.ask('create', { game, name: `Bots of ${seats}`, seats });
  await device.ask('watch', { table, seat: null });
  for (let place = 1; place <= seats; place += 1) await device.ask('bot', { table, seat: `seat${place}`, level: 'random' });
  await device.ask('start', { table });
  await until(() => device.tables.get(table)?.phase === 'over', 60_000);
  return table;
}

/** Waits until something holds. @throws Error after so many milliseconds */
export async function until(holds: () => boolean, most = 10_000): Promise<void> {
  const end = Date.now() + most;
  while (!holds()) {
    if (Date.now() > end) throw new Error('It never came to hold');
    await new Promise((wait) => setTimeout(wait, 20));
  }
}
