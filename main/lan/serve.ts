import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { SHELF } from '../../shared/games/index.ts';
import { readCode, USUAL_PORT } from '../../shared/protocol/code.ts';
import { PROTOCOL } from '../../shared/protocol/requests.ts';
import { Trouble, trouble } from '../../shared/protocol/trouble.ts';
import type { Message } from '../../shared/text/message.ts';
import type { Bots } from '../bots/index.ts';
import type { Looker } from '../host/look.ts';
import { guarded } from '../host/guarded.ts';
import { createHost, type Host, realClock } from '../host/host.ts';
import { realFiles } from '../storage/files.ts';
import { HOST_FILE, openHostFile } from '../storage/host-file.ts';
import type { HostEntry } from '../host/room.ts';
import { holdFolder } from '../storage/hold.ts';
import { knowsHost, knowsOrigin } from './callers.ts';
import { type Doorkeeper, doorkeeper } from './doorkeeper.ts';
import { answerKnock } from './knock.ts';
import { openLines } from './lines.ts';
import { listenOn } from './listen.ts';
import { openNetwork, type LanNetwork } from './network.ts';
import { sendText, servePages } from './pages.ts';
import { answerWrongName } from './wrong-name.ts';
import { openSockets, type Sockets } from './sockets.ts';

/** How a host is opened. */
export interface ServeOptions {
  /** Where saved games lie; made if missing. */
  readonly dataFolder: string;
  /** The built renderer (`index.html` and assets); a missing folder gives a page that says how to build it. */
  readonly rendererFolder: string;
  /** 0 = any free one. Absent = 4747, or the next free one if that is taken. A given one that is taken is an error. */
  readonly port?: number;
  /** What other hosts' lists call this one; absent = the machine's name. */
  readonly name?: string;
  readonly version: string;
  /** Open to the LAN at once, if it can be; it may also be opened later by request. Absent = if it was open when it was killed. */
  readonly lan?: boolean;
  /** Who thinks for bot seats; absent = answers at random. */
  readonly bots?: Bots;
  /** Who looks at records; absent = the host itself, and everybody waits for it. */
  readonly looker?: Looker;
  /** Milliseconds a bot waits before it answers, so that people can follow. Default 700. */
  readonly botDelayMs?: number;
  /** Where chance comes from; absent = the system's. For tests, whose games are to come up again. */
  readonly random?: (bytes: number) => Uint8Array;
  /** The games; absent = all of the house. */
  readonly shelf?: Readonly<Record<string, HostEntry>>;
  readonly log?: (line: string) => void;
}
/** An open host. */
export interface Door {
  readonly port: number;
  /** On this machine, e.g. http://127.0.0.1:4747 */
  readonly address: string;
  /** Gives host rights: hand it to the own window only (IPC, or the fragment of `hostLink`). */
  readonly hostToken: string;
  /** `address/#host=TOKEN` */
  readonly hostLink: string;
  /** For guests; with the address in it once the LAN is open. */
  readonly code: () => string;
  /** On the LAN, likeliest first; empty while closed. */
  readonly addresses: () => readonly string[];
  /** Why the LAN could not be opened at once as wished; the host serves this machine all the same. */
  readonly lanTrouble: Message | null;
  /** Says goodbye on the network, tells connected devices, keeps every game on disk. */
  close(): Promise<void>;
}

const PORTS_TO_TRY = 20;
const LAST_WORDS_MS = 150;
const CHECK_LINES_MS = 5000;

/**
 * Opens a host: web server, sockets, games.
 * @throws Trouble with a message for people (`trouble.refusal.error`): port taken, data folder not writable
 */
export async function serve(options: ServeOptions): Promise<Door> {
  const { version, log = () => {}, name = hostname(), shelf = SHELF } = options;
  const id = randomBytes(4).toString('hex');
  // Another host in this folder must not be disturbed before it is noticed.
  const hold = holdFolder(realFiles, options.dataFolder);
  const after = (label: string) => (ms: number, then: () => void) => realClock.after(ms, () => guarded(log, label, then));
  const hostFile = openHostFile(realFiles, join(options.dataFolder, HOST_FILE), randomBytes, after('Noting down who came'), log);
  const { token: hostToken } = hostFile;
  const secret = (): string => hostFile.secret;
  const keeper = doorkeeper({ now: () => performance.now(), after: after('The queue at the door') });
  const parts: { isClosing: boolean; host?: Host; sockets?: Sockets } = { isClosing: false };

  const about = (): string => JSON.stringify({ sietch: PROTOCOL, id, name, version, tables: parts.host?.openTables() ?? [] });
  /** The only one that is played or about to be, where anybody may know of it. */
  function game(): string | null {
    const tables = (parts.host?.openTables() ?? []).filter(({ phase }) => phase !== 'over');
    const [first, ...others] = new Set(tables.map((table) => table.game));
    return first !== undefined && others.length === 0 ? first : null;
  }
  const served: Served = { keeper, secret, rendererFolder: options.rendererFolder, about, game, isClosing: () => parts.isClosing };
  const lines = openLines();
  const listen = (): Server => {
    const server = createServer({ connectionsCheckingInterval: CHECK_LINES_MS }, (request, response) =>
      guarded(log, `${request.method} ${request.url}`, () => orExcuse(() => attend(served, request, response), response)),
    );
    lines.watch(server);
    server.on('upgrade', (request, socket, head) =>
      guarded(log, 'A new line', () => {
        if (parts.sockets && !parts.isClosing && mayUpgrade(request)) parts.sockets.upgrade(request, socket, head);
        else turnAway(socket);
      }),
    );
    return server;
  };
  const server = listen();
  const port = await listenLocally(server, options.port).catch((error: unknown) => {
    hold.letGo();
    throw error;
  });
  const network: LanNetwork = openNetwork({ id, port, secret, listen, dropGuests: () => parts.sockets?.dropGuests(), log });
  network.onChange(() => hostFile.setOpen(network.info().on));
  try {
    parts.host = createHost({
      name,
      version,
      dataFolder: options.dataFolder,
      hostToken,
      shelf,
      hostFile,
      hearCode: (code, from, knocker) => keeper.hear(from, () => readCode(code)?.secret === secret(), knocker),
      network,
      log,
      ...(options.bots ? { bots: options.bots } : {}),
      ...(options.looker ? { looker: options.looker } : {}),
      ...(options.botDelayMs === undefined ? {} : { botDelayMs: options.botDelayMs }),
      ...(options.random ? { random: options.random } : {}),
    });
    parts.sockets = openSockets(parts.host, (line) => lines.keep(line), log);
  } catch (error) {
    await network.close();
    server.close();
    hold.letGo();
    throw error;
  }
  const lanTrouble = (options.lan ?? hostFile.wasOpen) ? await openLan(network) : null;
  const address = `http://127.0.0.1:${port}`;
  return {
    port,
    address,
    hostToken,
    hostLink: `${address}/#host=${hostToken}`,
    code: () => network.info().code,
    addresses: () => network.info().addresses,
    lanTrouble,
    async close() {
      if (parts.isClosing) return;
      parts.isClosing = true;
      await parts.host?.close();
      await network.close();
      parts.sockets?.close();
      await new Promise((done) => setTimeout(done, LAST_WORDS_MS));
      const closed = new Promise<void>((done) => server.close(() => done()));
      lines.cutAll();
      await closed;
      guarded(log, 'Letting go of the folder', () => hold.letGo());
    },
  };
}

async function openLan(network: LanNetwork): Promise<Message | null> {
  try {
    await network.open(true);
    return null;
  } catch (error) {
    if (error instanceof Trouble) return error.refusal.error;
    throw error;
  }
}

/** Listens on this machine only. @throws Trouble if the port, or all that were tried, are taken */
async function listenLocally(server: Server, wanted: number | undefined): Promise<number> {
  const ports = wanted === undefined ? Array.from({ length: PORTS_TO_TRY }, (_, at) => USUAL_PORT + at) : [wanted];
  for (const port of ports) {
    const error = await listenOn(server, port, '127.0.0.1');
    const taken = server.address();
    if (!error && taken && typeof taken === 'object') return taken.port;
    if (error?.code !== 'EADDRINUSE' && error?.code !== 'EACCES') throw error ?? new Error('Not listening');
  }
  throw trouble(wanted === undefined ? 'error.port.allTaken' : 'error.port.taken', { port: String(wanted ?? USUAL_PORT) });
}

/** What http requests are answered with. */
interface Served {
  readonly keeper: Doorkeeper;
  secret(): string;
  readonly rendererFolder: string;
  about(): string;
  /** What whoever comes is likely to see; null = not known. */
  game(): string | null;
  isClosing(): boolean;
}
function attend(served: Served, request: IncomingMessage, response: ServerResponse): void | Promise<void> {
  const path = (request.url ?? '/').split(/[?#]/, 1)[0];
  if (!knowsHost(request)) answerWrongName(request, response);
  else if (served.isClosing()) sendText(response, 503, 'text/plain', 'The host is closing');
  else if (path === '/about.json') sendText(response, 200, 'application/json', served.about());
  else if (path !== '/join') servePages(served.rendererFolder, request, response, served.game());
  else if (request.method === 'POST' && knowsOrigin(request)) return answerKnock(served.keeper, served.secret(), request, response);
  else sendText(response, 405, 'application/json', '{"ok":false}');
}
/** Where the host itself fails, whoever asked is told so. */
async function orExcuse(answer: () => void | Promise<void>, response: ServerResponse): Promise<void> {
  try {
    await answer();
  } catch (error) {
    if (response.headersSent) response.destroy();
    else sendText(response, 500, 'text/plain', 'The host made a mistake. Try again.');
    throw error;
  }
}
const mayUpgrade = (request: IncomingMessage): boolean => request.url === '/ws' && knowsHost(request) && knowsOrigin(request);
function turnAway(socket: Duplex): void {
  socket.on('error', () => {});
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n', () => socket.destroy());
}
