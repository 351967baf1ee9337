import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { MOST_BYTES } from '../../shared/protocol/requests.ts';
import type { Connection, Host } from '../host/host.ts';
import { bucket, type Bucket } from './limits.ts';

/** A record to import may be large: only this machine may send it, and only with host rights. */
const MOST_BYTES_HERE = 3 * 1024 * 1024;
const MOST_PER_ADDRESS = 240;
const MOST_IMPROPER = 20;
/** Bytes waiting for a client that does not read; beyond it is cut off and comes back when it can. */
const MOST_WAITING = 8 * 1024 * 1024;
const GREETING_MS = 15_000;
const HEARTBEAT_MS = 10_000;
/** Close codes: 1008 = does not keep the rules, 1009 = too large, 1013 = try again later. */
const CUT = { rules: 1008, size: 1009, later: 1013 } as const;
const isHere = (address: string): boolean => address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';

export interface Sockets {
  /** Makes a web socket out of an http request whose caller has been checked. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Cuts off whoever came over the network. */
  dropGuests(): void;
  /** Says goodbye to everybody; the host cuts the lines after that. */
  close(): void;
}

/** The web sockets of a host: limits of size and rate, and lines that are still alive. */
export function openSockets(host: Host, now: () => number = Date.now): Sockets {
  const guests = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false, clientTracking: false });
  const own = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES_HERE, perMessageDeflate: false, clientTracking: false });
  const perAddress = new Map<string, { count: number; readonly rate: Bucket }>();
  const open = new Map<WebSocket, { alive: boolean; readonly isHere: boolean }>();

  const heartbeat = setInterval(() => {
    for (const [socket, state] of open) {
      if (!state.alive) socket.terminate();
      state.alive = false;
      socket.ping();
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();

  function welcome(socket: WebSocket, address: string): void {
    const at = perAddress.get(address) ?? { count: 0, rate: bucket(3000, 1500) };
    perAddress.set(address, at);
    if (at.count >= MOST_PER_ADDRESS) {
      socket.on('error', () => {});
      socket.close(CUT.later, 'too many connections');
      return;
    }
    at.count++;
    open.set(socket, { alive: true, isHere: isHere(address) });
    const connection = host.connect((text) => deliver(socket, text), address);
    const tooLate = setTimeout(() => {
      if (!connection.greeted()) socket.close(CUT.rules, 'no greeting');
    }, GREETING_MS);
    socket.on('pong', () => {
      const state = open.get(socket);
      if (state) state.alive = true;
    });
    socket.on('message', listener(socket, connection, at.rate));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(tooLate);
      open.delete(socket);
      at.count--;
      if (at.count === 0) perAddress.delete(address);
      connection.close();
    });
  }

  function listener(socket: WebSocket, connection: Connection, shared: Bucket): (data: Buffer, isBinary: boolean) => void {
    const rate = bucket(60, 30);
    let improper = 0;
    const misbehaved = (key: string): void => {
      improper++;
      deliver(socket, JSON.stringify({ re: -1, error: { key } }));
      if (improper > MOST_IMPROPER) socket.close(CUT.rules, 'improper messages');
    };
    return (data, isBinary) => {
      if (socket.readyState !== socket.OPEN) return;
      const state = open.get(socket);
      if (state) state.alive = true;
      if (isBinary) return misbehaved('error.message');
      if (data.length > MOST_BYTES && !connection.hostRights()) return socket.close(CUT.size, 'too large');
      const time = now();
      if (!rate.take(time) || !shared.take(time)) return misbehaved('error.tooFast');
      void connection.receive(data.toString('utf8')).then((isProper) => {
        if (isProper) return;
        improper++;
        if (improper > MOST_IMPROPER) socket.close(CUT.rules, 'improper messages');
      });
    };
  }

  return {
    upgrade(request, socket, head) {
      const address = request.socket.remoteAddress ?? '';
      (isHere(address) ? own : guests).handleUpgrade(request, socket, head, (made) => welcome(made, address));
    },
    dropGuests() {
      for (const [socket, state] of open) if (!state.isHere) socket.close(1001, 'host left the network');
    },
    close() {
      clearInterval(heartbeat);
      for (const socket of open.keys()) socket.close(1001, 'host closes');
    },
  };
}
/** A change goes to many at once: it is turned into bytes for the first of them only. */
let lastText = '';
let lastBytes = Buffer.alloc(0);
function deliver(socket: WebSocket, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (text !== lastText) [lastText, lastBytes] = [text, Buffer.from(text)];
  if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
  else socket.send(lastBytes, { binary: false });
}
