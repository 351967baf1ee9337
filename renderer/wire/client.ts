import type { FromHost, Push, Refusal, Replies } from '../../shared/protocol/pushes.ts';
import type { RequestName, RequestOf } from '../../shared/protocol/requests.ts';
import { patience } from './patience.ts';

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
  /** Is somebody looking at the page? Otherwise the line is asked for less often. */
  readonly isSeen?: () => boolean;
}
export interface Wire {
  /** Asks the host. @throws Refused with the host's reason, or with `error.offline` if it cannot be reached */
  ask<Name extends RequestName>(name: Name, request: RequestOf<Name>): Promise<ReplyOf<Name>>;
  /** The page woke up, or a network came: is the line still alive? One that is gone is dialled at once. */
  wake(): void;
  /** Somebody wants it now, or has other words for the host: dials anew, whatever was before. */
  hurry(): void;
  close(): void;
}

const OFFLINE = { error: { key: 'error.offline' } } as const satisfies Refusal;
/** Refusals of a greeting that the same words may not meet a second time. */
const PASSING: readonly string[] = [OFFLINE.error.key, 'error.tooFast', 'error.tooMuch', 'error.inside'];
/** What the host answers at once: its slowness is the line's. */
const QUICK: readonly string[] = ['beat', 'hello'];
/** An answer that takes longer than this does not come, although the line lives. */
const REPLY_WITHIN = 20_000;
/** Milliseconds of silence after which the host is asked whether it is there; while a reply is owed; while nobody looks. */
const BEAT = { quiet: 4_000, owed: 1_000, unseen: 20_000 } as const;
/** A timer that comes so late comes from a page that slept: the line has not had its time. */
const SLEPT = 1_000;
/** A dial that is younger than this is left alone when somebody is in a hurry. */
const FRESH = 1_000;
/** Somebody who waits is back within five seconds of the line: the pause and the patience with a dial stay below that. */
const backoff = (attempt: number): number => Math.min(250 * 2 ** attempt, 1_500);
const now = (): number => performance.now();
type Timer = ReturnType<typeof setTimeout> | undefined;

interface Waiting {
  resolve(reply: unknown): void;
  reject(error: Refused): void;
  readonly timer: Timer;
  readonly name: string;
  readonly since: number;
}

/** A connection to the host that notices its own death and comes back by itself. */
export function openWire({ connect, greet, pushed, changed, pause = backoff, isSeen = () => true }: WireOptions): Wire {
  const waiting = new Map<number, Waiting>();
  const calm = patience();
  let socket: Socket | null = null;
  let opened = false;
  let closed = false;
  /** The host said no: knocking again with the same words would only annoy it. */
  let barred = false;
  let attempt = 0;
  let nextId = 1;
  let dialledAt = 0;
  let retry: Timer;
  let beat: Timer;
  let deadline: Timer;

  const refuseAll = (): void => {
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(new Refused(OFFLINE));
    }
    waiting.clear();
  };
  /** Lets go of the line, without waiting for its goodbye: a dead one says none. */
  const drop = (): void => {
    for (const timer of [retry, beat, deadline]) clearTimeout(timer);
    deadline = undefined;
    const mine = socket;
    socket = null;
    opened = false;
    if (mine) {
      mine.onopen = mine.onclose = mine.onmessage = null;
      mine.close();
    }
    refuseAll();
  };
  const lose = (): void => {
    drop();
    if (closed) return;
    changed('lost');
    if (!barred) retry = setTimeout(dial, pause(attempt++));
  };
  /** The line is dead unless something is heard in time. */
  const giveTime = (ms: number): void => {
    clearTimeout(deadline);
    const due = now() + ms;
    deadline = setTimeout(() => {
      deadline = undefined;
      if (now() - due < SLEPT) lose();
      else if (opened) probe();
      else lose();
    }, ms);
  };
  const probe = (): void => {
    if (!opened || deadline !== undefined) return;
    // Refused where no line is left: then the time that is given runs out.
    send('beat', {}).catch(() => {});
    giveTime(calm.left());
  };
  const listen = (ms: number): void => {
    clearTimeout(beat);
    beat = setTimeout(probe, ms);
  };
  const heard = (): void => {
    if (!opened) return;
    clearTimeout(deadline);
    deadline = undefined;
    listen(waiting.size > 0 ? BEAT.owed : isSeen() ? BEAT.quiet : BEAT.unseen);
  };
  /** The host is there and answers when it is our turn: how long that takes says nothing of the line. */
  const queueHello = (): void => {
    for (const [id, request] of waiting) {
      if (request.name !== 'hello') continue;
      clearTimeout(request.timer);
      waiting.set(id, { ...request, timer: undefined, name: 'queued' });
    }
  };
  const take = (message: FromHost): void => {
    if ('push' in message) {
      if (message.push === 'out') barred = true;
      if (message.push === 'queued') queueHello();
      pushed(message);
      return;
    }
    const request = waiting.get(message.re);
    if (!request) return;
    waiting.delete(message.re);
    clearTimeout(request.timer);
    if (QUICK.includes(request.name)) calm.took(now() - request.since);
    if ('error' in message) request.reject(new Refused(message));
    else request.resolve(message.ok);
  };
  function send(name: string, request: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (!socket || !opened) return reject(new Refused(OFFLINE));
      const id = nextId++;
      const timer = setTimeout(lose, REPLY_WITHIN);
      waiting.set(id, { resolve, reject, timer, name, since: now() });
      socket.send(JSON.stringify({ id, do: name, with: request }));
      if (deadline === undefined && waiting.size === 1) listen(BEAT.owed);
    });
  }
  function dial(): void {
    drop();
    changed(attempt === 0 ? 'connecting' : 'lost');
    dialledAt = now();
    const mine = connect();
    socket = mine;
    mine.onopen = () => {
      opened = true;
      giveTime(calm.left());
      greet(wire).then(
        () => {
          if (socket !== mine) return;
          attempt = 0;
          changed('open');
        },
        (error: unknown) => {
          if (socket !== mine) return;
          barred = error instanceof Refused && !PASSING.includes(error.refusal.error.key);
          lose();
        },
      );
    };
    mine.onmessage = ({ data }) => {
      take(JSON.parse(String(data)) as FromHost);
      heard();
    };
    mine.onclose = lose;
    giveTime(calm.left());
  }
  const wire: Wire = {
    ask: (name, request) => send(name, request) as never,
    wake() {
      if (closed || barred) return;
      if (opened) probe();
      else if (!socket || now() - dialledAt > FRESH) dial();
    },
    hurry() {
      if (closed) return;
      barred = false;
      attempt = 0;
      dial();
    },
    close() {
      closed = true;
      drop();
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
/** Calls back whenever the page wakes, comes into sight, or gets a network. */
export function whenAwake(awake: () => void): void {
  for (const kind of ['online', 'focus', 'pageshow']) addEventListener(kind, awake);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) awake();
  });
}
