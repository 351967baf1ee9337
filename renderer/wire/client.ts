import type { FromHost, Push, Refusal, Replies } from '../../shared/protocol/pushes.ts';
import type { RequestName, RequestOf } from '../../shared/protocol/requests.ts';

export type WireState = 'connecting' | 'open' | 'lost';
type ReplyOf<Name extends RequestName> = Name extends keyof Replies ? Replies[Name] : unknown;

/** A request the host did not grant: says what is wrong. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.error.key);
    this.refusal = refusal;
  }
}

/** What the client needs of a WebSocket; tests bring their own. */
export interface Socket {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}
export interface WireOptions {
  readonly connect: () => Socket;
  /** Called on each new connection, before anything else is asked. If it rejects, the connection is of no use. */
  readonly greet: (wire: Wire) => Promise<void>;
  readonly pushed: (push: Push) => void;
  readonly changed: (state: WireState) => void;
  /** Milliseconds before try number `attempt` (from 0). */
  readonly pause?: (attempt: number) => number;
}
export interface Wire {
  /** Asks the host. @throws Refused with the host's reason, or with `error.offline` if it cannot be reached */
  ask<Name extends RequestName>(name: Name, request: RequestOf<Name>): Promise<ReplyOf<Name>>;
  /** Tries at once instead of waiting. */
  hurry(): void;
  close(): void;
}

const OFFLINE = { error: { key: 'error.offline' } } as const satisfies Refusal;
const REPLY_WITHIN = 20_000;
const backoff = (attempt: number): number => Math.min(250 * 2 ** attempt, 5000);

interface Waiting {
  resolve(reply: unknown): void;
  reject(error: Refused): void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** A connection to the host that comes back by itself. */
export function openWire({ connect, greet, pushed, changed, pause = backoff }: WireOptions): Wire {
  const waiting = new Map<number, Waiting>();
  let socket: Socket | null = null;
  let opened = false;
  let closed = false;
  /** The host said no: knocking again with the same words would only annoy it. */
  let barred = false;
  let attempt = 0;
  let nextId = 1;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const refuseAll = (): void => {
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(new Refused(OFFLINE));
    }
    waiting.clear();
  };
  const take = (message: FromHost): void => {
    if ('push' in message) {
      pushed(message);
      return;
    }
    const request = waiting.get(message.re);
    if (!request) return;
    waiting.delete(message.re);
    clearTimeout(request.timer);
    if ('error' in message) request.reject(new Refused(message));
    else request.resolve(message.ok);
  };
  const send = (name: string, request: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (!socket || !opened) return reject(new Refused(OFFLINE));
      const id = nextId++;
      const timer = setTimeout(() => {
        waiting.delete(id);
        reject(new Refused(OFFLINE));
      }, REPLY_WITHIN);
      waiting.set(id, { resolve, reject, timer });
      socket.send(JSON.stringify({ id, do: name, with: request }));
    });
  const dial = (): void => {
    clearTimeout(retry);
    changed(attempt === 0 ? 'connecting' : 'lost');
    const mine = connect();
    socket = mine;
    mine.onopen = () => {
      opened = true;
      greet(wire).then(
        () => {
          attempt = 0;
          changed('open');
        },
        (error: unknown) => {
          barred = error instanceof Refused && error.refusal !== OFFLINE;
          mine.close();
        },
      );
    };
    mine.onmessage = ({ data }) => take(JSON.parse(String(data)) as FromHost);
    mine.onclose = () => {
      if (socket !== mine) return;
      socket = null;
      opened = false;
      refuseAll();
      if (closed) return;
      changed('lost');
      if (barred) return;
      retry = setTimeout(dial, pause(attempt++));
    };
  };
  const wire: Wire = {
    ask: (name, request) => send(name, request) as never,
    hurry() {
      if (closed || opened) return;
      barred = false;
      dial();
    },
    close() {
      closed = true;
      clearTimeout(retry);
      refuseAll();
      socket?.close();
    },
  };
  dial();
  return wire;
}

/** The WebSocket of the host that served this page. */
export function socketOfThisPage(): Socket {
  const url = new URL('/ws', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(url) as unknown as Socket;
}
