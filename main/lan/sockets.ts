import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { MOST_BYTES } from '../../shared/protocol/requests.ts';
import { guarded } from '../host/guarded.ts';
import type { Connection, Host } from '../host/host.ts';
import { isHere } from './callers.ts';
import { bucket, type Bucket, type Rate } from '../host/bucket.ts';

/** A record to import may be large: only this machine may send it, and only with host rights. */
const MOST_BYTES_HERE = 3 * 1024 * 1024;
/** Of guests, lines are counted before they are sockets. */
const MOST_PER_ADDRESS = 300;
/** A message comes in a few pieces; whoever sends it letter by letter only wants it kept. */
const MOST_PIECES = 64;
const MOST_CHUNKS = 1024;
/** Improper messages before the line is cut. */
const IMPROPER: Rate = { burst: 20, perSecond: 1 };
/** What a line may send in messages, and an address in messages, in bytes, and in milliseconds of the host's own time. */
const LINE: Rate = { burst: 60, perSecond: 30 };
const ADDRESS: Rate = { burst: 3000, perSecond: 1500 };
const BYTES: Rate = { burst: 4 * 2 ** 20, perSecond: 256 * 1024 };
const WORK_MS: Rate = { burst: 2500, perSecond: 250 };
/** Milliseconds in which an address's limits are full again, and need not be kept. */
const FULL_AGAIN_MS = 20_000;
/** Bytes waiting for a client that does not read; beyond it is cut off and comes back when it can. */
const MOST_WAITING = 8 * 1024 * 1024;
const GREETING_MS = 15_000;
const HEARTBEAT_MS = 10_000;
/** Close codes: 1008 = does not keep the rules, 1009 = too large, 1013 = try again later. */
const CUT = { rules: 1008, size: 1009, later: 1013 } as const;

const WIRE = {
  noServer: true,
  perMessageDeflate: false,
  clientTracking: false,
  maxFragments: MOST_PIECES,
  maxBufferedChunks: MOST_CHUNKS,
} as const;

export interface Sockets {
  /** Makes a web socket out of an http request whose caller has been checked. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Cuts off whoever came over the network. */
  dropGuests(): void;
  /** Says goodbye to everybody; the host cuts the lines after that. */
  close(): void;
}

/**
 * The web sockets of a host: limits of size and rate, and lines that are still alive.
 * @param letIn called with a line whose guest was let in
 */
export function openSockets(
  host: Host,
  letIn: (line: Duplex) => void,
  log: (line: string) => void,
  now: () => number = () => performance.now(),
): Sockets {
  const guests = new WebSocketServer({ ...WIRE, maxPayload: MOST_BYTES });
  const own = new WebSocketServer({ ...WIRE, maxPayload: MOST_BYTES_HERE });
  const perAddress = new Map<string, Caller>();
  const open = new Map<WebSocket, State>();

  const heartbeat = setInterval(() => guarded(log, 'heartbeat', beat), HEARTBEAT_MS);
  heartbeat.unref();
  function beat(): void {
    for (const [socket, state] of open) {
      if (!state.alive) socket.terminate();
      state.alive = false;
      socket.ping();
    }
    for (const [address, { count, goneAt }] of perAddress) {
      if (count === 0 && now() - goneAt > FULL_AGAIN_MS) perAddress.delete(address);
    }
  }

  function welcome(socket: WebSocket, line: Duplex, address: string): void {
    const at = perAddress.get(address) ?? callerAt(isHere(address));
    perAddress.set(address, at);
    if (at.count >= MOST_PER_ADDRESS) {
      socket.on('error', () => {});
      socket.close(CUT.later, 'too many connections');
      return;
    }
    at.count++;
    const state: State = { alive: true, isHere: isHere(address) };
    open.set(socket, state);
    const connection = host.connect(
      (text) => deliver(socket, text),
      address,
      () => socket.close(CUT.rules, 'put out'),
      (ms) => at.work.charge(now(), ms),
    );
    // Whoever waits until its code is looked at has said what it could.
    const late = (): void => {
      if (connection.isQueued()) tooLate = setTimeout(late, GREETING_MS);
      else if (!connection.greeted()) socket.close(CUT.rules, 'no greeting');
    };
    let tooLate = setTimeout(late, GREETING_MS);
    socket.on('pong', () => {
      state.alive = true;
    });
    const take = listener(socket, connection, at, state);
    let isIn = false;
    const hear = async (data: Buffer, isBinary: boolean): Promise<void> => {
      await take(data, isBinary);
      if (isIn || !connection.greeted()) return;
      isIn = true;
      letIn(line);
    };
    socket.on('message', (data: Buffer, isBinary) => guarded(log, 'A message', () => hear(data, isBinary)));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(tooLate);
      open.delete(socket);
      at.count--;
      at.goneAt = now();
      guarded(log, 'A line that closes', () => connection.close());
    });
  }

  function listener(
    socket: WebSocket,
    connection: Connection,
    at: Caller,
    state: State,
  ): (data: Buffer, isBinary: boolean) => Promise<void> {
    const rate = bucket(LINE);
    const patience = bucket(IMPROPER);
    const misbehaved = (): void => {
      if (!patience.take(now())) socket.close(CUT.rules, 'improper messages');
    };
    const refuse = (re: number, key: string): void => {
      deliver(socket, JSON.stringify({ re, error: { key } }));
      misbehaved();
    };
    return async (data, isBinary) => {
      if (socket.readyState !== socket.OPEN) return;
      state.alive = true;
      if (isBinary) return refuse(-1, 'error.message');
      if (data.length > MOST_BYTES && !connection.hostRights()) return socket.close(CUT.size, 'too large');
      const time = now();
      const text = data.toString('utf8');
      const isWithin = rate.take(time) && (connection.hostRights() || spend(at, time, data.length));
      if (!isWithin) return refuse(numberIn(text), 'error.tooFast');
      const answered = connection.receive(text);
      // What is done at once is the host's own time, as is what the host reports of later; the waiting between is not.
      at.work.charge(time, now() - time);
      if (!(await answered)) misbehaved();
    };
  }

  return {
    upgrade(request, socket, head) {
      const address = request.socket.remoteAddress ?? '';
      (isHere(address) ? own : guests).handleUpgrade(request, socket, head, (made) => welcome(made, socket, address));
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
/** One line. */
interface State {
  /** Was anything heard on it since it was asked last? */
  alive: boolean;
  readonly isHere: boolean;
}
/** All lines that come from one address. */
interface Caller {
  count: number;
  /** Since when there is none. */
  goneAt: number;
  readonly messages: Bucket;
  readonly bytes: Bucket;
  readonly work: Bucket;
}
/** Whoever sits at the host's own machine may ask more of it. */
function callerAt(isOwn: boolean): Caller {
  const times = isOwn ? 8 : 1;
  const of = ({ burst, perSecond }: Rate): Bucket => bucket({ burst: times * burst, perSecond: times * perSecond });
  return { count: 0, goneAt: 0, messages: of(ADDRESS), bytes: of(BYTES), work: of(WORK_MS) };
}
/** Takes a message out of what an address may send; false = there is not so much left, and nothing is taken. */
function spend({ messages, bytes, work }: Caller, time: number, size: number): boolean {
  if (!work.has(time, 0) || !messages.has(time) || !bytes.has(time, size)) return false;
  messages.charge(time, 1);
  bytes.charge(time, size);
  return true;
}

/** The number of a request, read without taking it apart: pages write it first. -1 = there is none. */
const numberIn = (text: string): number => Number(/^\s*\{\s*"id"\s*:\s*(\d{1,15})\s*[,}]/.exec(text)?.[1] ?? -1);

/** A change goes to many at once: it is turned into bytes for the first of them only. */
let lastText = '';
let lastBytes = Buffer.alloc(0);
function deliver(socket: WebSocket, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (text !== lastText) [lastText, lastBytes] = [text, Buffer.from(text)];
  if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
  else socket.send(lastBytes, { binary: false });
}
