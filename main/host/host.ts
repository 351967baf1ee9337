import { randomBytes } from 'node:crypto';
import { basename, join } from 'node:path';
import { DiceWanted } from '../../shared/kernel/chance.ts';
import type { OpenTable, Refusal, Replies } from '../../shared/protocol/pushes.ts';
import { ENVELOPE, REQUESTS, type RequestOf } from '../../shared/protocol/requests.ts';
import { Trouble, trouble } from '../../shared/protocol/trouble.ts';
import type { Bots } from '../bots/index.ts';
import { createReviewer, type Reviewer } from '../bots/reviewer.ts';
import { readCorrections } from '../storage/corrections.ts';
import { type Files, realFiles } from '../storage/files.ts';
import { HOST_FILE, type HostFile, openHostFile } from '../storage/host-file.ts';
import { openSaves } from '../storage/saves.ts';
import { openTableFiles } from '../storage/tables.ts';
import { readWhole, writeWhole } from '../storage/whole.ts';
import { elsewhereIn } from './book.ts';
import { wakeBots } from './bot-turns.ts';
import { budgetOf, type Rates, USUAL_RATES } from './budget.ts';
import { sampleBots } from './bots.ts';
import { notePresence } from './chairs.ts';
import { letIn, mayComeIn } from './greet.ts';
import { guarded } from './guarded.ts';
import { type Client, type Clock, type Hall, isOnline, type Network } from './hall.ts';
import type { Knocker } from './knocker.ts';
import { lanFor, tellLan } from './lan.ts';
import { type Looker, lookerHere } from './look.ts';
import { closeLessons } from './lesson.ts';
import { listChanged, openTables, publish, unwatch } from './publish.ts';
import { endRoom } from './records.ts';
import { stopReviews } from './review.ts';
import { restoreTables } from './restore.ts';
import { HANDLERS, isRequest } from './requests.ts';
import type { HostEntry, Room } from './room.ts';

/** Games of other books, in the data folder. */
const BOOK_FILE = 'book.json';
/** Milliseconds by which coming and going is gathered before the tables are told. */
const PRESENCE_DELAY_MS = 40;
/** Milliseconds that a lesson waits for its learner to come back, after a reload or a dead line. */
const LESSON_KEPT_MS = 60_000;

export const realClock: Clock = {
  now: () => Date.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

export interface HostOptions {
  readonly name: string;
  readonly version: string;
  readonly dataFolder: string;
  readonly hostToken: string;
  readonly shelf: Readonly<Record<string, HostEntry>>;
  /** What this host is known by; absent = the one in the data folder. */
  readonly hostFile?: HostFile;
  /**
   * Is this guest's code right? It is looked at when it is its turn, so that nobody tries many; `address` is where the guest
   * comes from.
   * @throws Trouble if it cannot wait
   */
  readonly hearCode: (code: string, address: string, knocker: Knocker) => Promise<boolean>;
  readonly bots?: Bots;
  /** Who looks at records; absent = the host itself, and everybody waits for it. */
  readonly looker?: Looker;
  readonly reviewer?: Reviewer;
  readonly botDelayMs?: number;
  readonly network?: Network;
  readonly clock?: Clock;
  readonly random?: (bytes: number) => Uint8Array;
  readonly files?: Files;
  readonly strict?: boolean;
  /** What guests may spend; usually `USUAL_RATES`. */
  readonly rates?: Rates;
  readonly log?: (line: string) => void;
}
/** A guest's line to the host. */
export interface Connection {
  /** Takes one message as it came. Always answers, never throws. Gives false if it was no proper message. */
  receive(text: string): Promise<boolean>;
  readonly greeted: () => boolean;
  /** Does its code wait for its turn? */
  readonly isQueued: () => boolean;
  readonly hostRights: () => boolean;
  close(): void;
}
export interface Host {
  /**
   * @param cut ends the line, after what was sent
   * @param worked told of the milliseconds that a request costs the host after it had to wait, which its caller cannot see
   */
  connect(send: (text: string) => void, address: string, cut?: () => void, worked?: (ms: number) => void): Connection;
  /** Tables that anybody on the LAN may know of. */
  openTables(): readonly OpenTable[];
  /** Stores every game and tells the guests. */
  close(): Promise<void>;
}

/**
 * Opens the authoritative host: tables, seats, games. It knows no sockets.
 * @throws Trouble if the data folder cannot be written to
 */
export function createHost(options: HostOptions): Host {
  const { name, version, shelf, network, log = () => {} } = options;
  const clock = safeClock(options.clock ?? realClock, log);
  const { files = realFiles, random = randomBytes, dataFolder } = options;
  const hostFile = options.hostFile ?? openHostFile(files, join(dataFolder, HOST_FILE), random, clock.after, log);
  const hall: Hall = {
    name,
    version,
    shelf,
    saves: openSaves(
      files,
      join(dataFolder, 'saves'),
      (game) => Object.hasOwn(shelf, game),
      () => listChanged(hall),
    ),
    tables: openTableFiles(files, join(dataFolder, 'tables'), log),
    hostFile,
    corrections: (game) => readCorrections(files, join(dataFolder, 'corrections', `${game}.json`)),
    clock,
    budget: budgetOf(options.rates ?? USUAL_RATES),
    random,
    bots: options.bots ?? sampleBots((game) => shelf[game]?.module),
    botDelayMs: options.botDelayMs ?? 700,
    network: network ?? null,
    rooms: new Map(),
    clients: new Set(),
    barred: new Map(hostFile.barred.map((line) => [line.guest, line])),
    replays: new Map(),
    longWork: { turn: Promise.resolve(), waiting: new Map() },
    elsewhere: elsewhereIn(
      (make) => readWhole(files, join(dataFolder, BOOK_FILE), make, log),
      (text) => writeWhole(files, join(dataFolder, BOOK_FILE), text),
    ),
    told: new Map(),
    looker: options.looker ?? lookerHere((game) => (Object.hasOwn(shelf, game) ? shelf[game]?.module : undefined)),
    looked: null,
    reviewer: options.reviewer ?? createReviewer(),
    reviews: new Map(),
    strict: options.strict ?? false,
    log,
    wake: (room) => wakeBots(hall, room),
    listSoon: null,
  };
  restoreTables(hall);
  network?.onChange(() => guarded(log, 'telling of the network', () => tellLan(hall)));
  return {
    connect: (send, address, cut = () => {}, worked = () => {}) => connect(hall, options, { send, cut }, address, worked),
    openTables: () => openTables(hall),
    async close() {
      stopReviews(hall);
      for (const room of [...hall.rooms.values()]) endRoom(hall, room, { key: 'notice.hostGone' });
      hall.listSoon?.();
      for (const client of hall.clients) {
        client.stopBrowsing?.();
        hall.hostFile.left(client.device, hall.clock.now());
      }
      await hall.hostFile.close();
      await hall.looker.close();
      await hall.bots.close();
    },
  };
}

/** Whatever a timer throws, the host goes on. */
const safeClock = ({ now, after }: Clock, log: (line: string) => void): Clock => ({
  now,
  after: (ms, then) => after(ms, () => guarded(log, 'timer', then)),
});

function connect(
  hall: Hall,
  options: HostOptions,
  line: Pick<Client, 'send' | 'cut'>,
  address: string,
  worked: (ms: number) => void,
): Connection {
  const send = (text: string): void => guarded(hall.log, 'push', () => line.send(text));
  const cut = (): void => guarded(hall.log, 'cutting a line', () => line.cut());
  const gone = new AbortController();
  const client: Client = {
    device: '',
    address,
    hostRights: false,
    gone: gone.signal,
    queued: false,
    listens: false,
    watching: null,
    stopBrowsing: null,
    send,
    cut,
    worked,
  };
  const reply = (re: number, what: { ok: unknown } | Refusal): boolean => {
    send(JSON.stringify({ re, ...what }));
    return 'ok' in what;
  };
  /** Goes on at once with what need not wait; whoever asked pays for what comes after a wait too. */
  const goOn = async <T>(ready: T | Promise<T>, act: (given: T) => boolean): Promise<boolean> => {
    if (!(ready instanceof Promise)) return act(ready);
    const given = await ready;
    const since = performance.now();
    try {
      return act(given);
    } finally {
      worked(performance.now() - since);
    }
  };
  return {
    async receive(text) {
      const said = parsed(text);
      const envelope = ENVELOPE.safeParse(said);
      if (!envelope.success) return reply(numberOf(said), { error: { key: 'error.message' } });
      const { id, do: name, with: wanted } = envelope.data;
      if (!isRequest(name)) return reply(id, { error: { key: 'error.request', with: { request: name } } });
      const request = REQUESTS[name].safeParse(wanted);
      if (!request.success) return reply(id, { error: { key: 'error.message' } });
      try {
        if (name !== 'hello' && !client.hostRights) hall.budget.spend(name, client.device, address, hall.clock.now());
        if (name === 'hello') {
          const wanted = request.data as RequestOf<'hello'>;
          const mayCome = mayComeIn(hall, options, client, wanted);
          return await goOn(mayCome, (hostRights) => reply(id, { ok: greet(hall, client, wanted.device, hostRights) }));
        }
        if (client.device === '' && name !== 'beat') throw trouble('error.helloFirst');
        const done: unknown = HANDLERS[name](hall, client, request.data as never);
        return await goOn(done, (ok) => reply(id, { ok: ok ?? {} }));
      } catch (error) {
        reply(id, forEyesOf(client, refusalOf(hall, name, error)));
        return true;
      }
    },
    greeted: () => client.device !== '',
    isQueued: () => client.queued,
    hostRights: () => client.hostRights,
    close() {
      gone.abort();
      guarded(hall.log, 'leaving', () => depart(hall, client));
    },
  };
}
function depart(hall: Hall, client: Client): void {
  client.stopBrowsing?.();
  const room = client.watching?.room;
  unwatch(client);
  hall.clients.delete(client);
  if (client.device === '') return;
  hall.hostFile.left(client.device, hall.clock.now());
  comeOrGo(hall, client.device, room);
  hall.clock.after(LESSON_KEPT_MS, () => {
    if (!isOnline(hall, client.device)) closeLessons(hall, client.device);
  });
}
/** The number of a request, as far as it can be read. -1 = it has none. */
function numberOf(said: unknown): number {
  const { id } = (typeof said === 'object' && said !== null ? said : {}) as { id?: unknown };
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : -1;
}
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON (SyntaxError): it is refused like every other request that is none.
    return undefined;
  }
}
function refusalOf(hall: Hall, name: string, error: unknown): Refusal {
  if (error instanceof Trouble) return error.refusal;
  if (error instanceof DiceWanted) return { error: { key: 'error.dice' }, dice: error.dice };
  hall.log(`${name} failed: ${error instanceof Error ? error.stack : String(error)}`);
  return { error: { key: 'error.inside', with: { request: name } } };
}

/** Where the host keeps its files is nobody else's business: guests read the name alone. */
function forEyesOf({ hostRights }: Client, refusal: Refusal): Refusal {
  const { key, with: gaps } = refusal.error;
  if (hostRights || typeof gaps?.['path'] !== 'string') return refusal;
  return { ...refusal, error: { key, with: { ...gaps, path: basename(gaps['path']) } } };
}

function greet(hall: Hall, client: Client, device: string, hostRights: boolean): Replies['hello'] {
  letIn(hall, client, device, hostRights);
  comeOrGo(hall, device);
  const rules = Object.fromEntries(Object.entries(hall.shelf).map(([game, { module }]) => [game, module.rulesVersion]));
  const { name, version, clock } = hall;
  return { hostRights: client.hostRights, host: name, version, rules, lan: lanFor(hall, client), now: clock.now() };
}

/** Tables with a seat of the device, and the one it looked at, show that it came or went. */
const waiting = new WeakMap<Hall, Set<Room>>();
function comeOrGo(hall: Hall, device: string, looked?: Room): void {
  const rooms = notePresence(hall, device);
  if (looked && !rooms.includes(looked)) rooms.push(looked);
  if (rooms.length === 0) return;
  const soon = waiting.get(hall) ?? new Set<Room>();
  for (const room of rooms) soon.add(room);
  if (waiting.has(hall)) return;
  waiting.set(hall, soon);
  hall.clock.after(PRESENCE_DELAY_MS, () => {
    waiting.delete(hall);
    for (const room of soon) if (!room.closed) publish(hall, room);
  });
}
