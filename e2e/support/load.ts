import type { Browser, CDPSession, Page } from '@playwright/test';
import { about, type PlayedGame } from './games.ts';
import { deviceOf } from './seed.ts';
import { connect, until } from './wire.ts';

const PHONE = { width: 390, height: 844 };
/** How a phone is connected, and how fast it thinks. */
export interface Line {
  readonly name: string;
  /** Bits a second; null = as fast as this machine. */
  readonly bits: number | null;
  readonly latencyMs: number;
  /** How many times slower than this machine. */
  readonly slowness: number;
  /** Seconds until the first question can be answered. */
  readonly promised: number;
}
export const LINES: readonly Line[] = [
  { name: 'loopback', bits: null, latencyMs: 0, slowness: 1, promised: 3 },
  { name: '4 Mbit/s, 150 ms, 4x slower', bits: 4_000_000, latencyMs: 150, slowness: 4, promised: 3 },
  { name: '400 kbit/s, 150 ms', bits: 400_000, latencyMs: 150, slowness: 1, promised: 9 },
];

/** What it took until a phone could answer its first question. */
export interface Load {
  readonly seconds: number;
  /** Seconds until the page said anything. */
  readonly firstWords: number;
  /** Of everything that had come over the line until then. */
  readonly kB: number;
  readonly requests: readonly { readonly path: string; readonly kB: number }[];
}
interface Hall {
  readonly address: string;
  readonly hostToken: string;
  readonly code: string;
}

/** A game under way that asks the seat of a phone, which has not been there yet. */
export async function awaitedPhone(
  hall: Hall,
  game: PlayedGame,
  seed: string,
): Promise<{ readonly link: string; readonly device: string }> {
  const device = deviceOf(`${seed} phone`);
  const host = await connect(hall.address, { host: hall.hostToken }, deviceOf(`${seed} host`));
  const phone = await connect(hall.address, { code: hall.code }, device);
  const seats = about(game, 3);
  const { table } = await host.ask('create', { game: game.id, name: 'Load', seats });
  await host.ask('configure', { table, open: true });
  await phone.ask('sit', { table, seat: 'seat1', name: 'Chani' });
  for (let place = 2; place <= seats; place += 1) await host.ask('bot', { table, seat: `seat${place}`, level: 'random' });
  await phone.ask('watch', { table, seat: 'seat1' });
  await host.ask('start', { table });
  await until(() => phone.tables.get(table)?.asking?.asked.includes('seat1') ?? false);
  phone.close();
  host.close();
  return { link: `${hall.address}/#/table/${table}?join=${encodeURIComponent(hall.code)}`, device };
}

declare global {
  interface Window {
    /** Milliseconds since the link was opened. */
    __sietchLoad?: { firstWords?: number; answerable?: number };
  }
}
/** Runs in the page before its scripts: notes when it first says something, and when its question can be answered. */
function noteTimes(device: string): void {
  if (location.protocol !== 'http:') return;
  if (!localStorage.getItem('sietch.device')) localStorage.setItem('sietch.device', device);
  const times: NonNullable<Window['__sietchLoad']> = {};
  window.__sietchLoad = times;
  const look = (): void => {
    if (times.firstWords === undefined && document.querySelector('p, h1, button')?.textContent?.trim())
      times.firstWords = performance.now();
    const offers = '.ask .offer:enabled, .ask .all, .ask .send, .tray .die[aria-pressed]';
    if (document.querySelector('#question')?.textContent?.trim() && document.querySelector(offers)) times.answerable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Bytes that came over the line, by the clock of the network. */
interface Arrival {
  readonly path: string;
  readonly at: number;
  readonly bytes: number;
}
interface Weighing {
  readonly arrivals: readonly Arrival[];
  /** Seconds by which the clock of the day is ahead of the network's. */
  readonly ahead: () => number;
}
/** Notes whatever comes over the line, heads of answers included. */
function weigh(line: CDPSession): Weighing {
  const paths = new Map<string, string>();
  const arrivals: Arrival[] = [];
  let ahead = 0;
  const note = (requestId: string, at: number, bytes: number): void => {
    const path = paths.get(requestId);
    if (path) arrivals.push({ path, at, bytes });
  };
  line.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    ahead = wallTime - timestamp;
    if (request.url.startsWith('http')) paths.set(requestId, new URL(request.url).pathname);
  });
  line.on('Network.responseReceived', ({ requestId, timestamp, response }) => note(requestId, timestamp, response.encodedDataLength));
  line.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => note(requestId, timestamp, encodedDataLength));
  line.on('Network.webSocketCreated', ({ requestId }) => paths.set(requestId, '/ws'));
  line.on('Network.webSocketFrameReceived', ({ requestId, timestamp, response }) =>
    note(requestId, timestamp, Buffer.byteLength(response.payloadData)),
  );
  return { arrivals, ahead: () => ahead };
}

/** Opens the link on a phone that was never here. */
export async function loadOnPhone(browser: Browser, link: string, device: string, locale: string, line: Line): Promise<Load> {
  // Plain http beyond this machine, which is what a phone gets: browsers take brotli on https and from themselves alone.
  const extraHTTPHeaders = { 'accept-encoding': 'gzip, deflate' };
  const context = await browser.newContext({
    viewport: PHONE,
    locale,
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    extraHTTPHeaders,
  });
  await context.addInitScript(noteTimes, device);
  const page: Page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const { arrivals, ahead } = weigh(session);
  const bytes = line.bits === null ? -1 : line.bits / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: line.slowness });
  await page.goto(link, { waitUntil: 'commit', timeout: 120_000 });
  await page.waitForFunction(() => window.__sietchLoad?.answerable !== undefined, undefined, { timeout: 120_000, polling: 50 });
  const times = await page.evaluate(() => ({ ...window.__sietchLoad, begin: performance.timeOrigin }));
  await context.close();
  const answerable = times.answerable ?? 0;
  const weights = new Map<string, number>();
  for (const { path, at, bytes } of arrivals)
    if ((at + ahead()) * 1000 <= times.begin + answerable) weights.set(path, (weights.get(path) ?? 0) + bytes / 1000);
  return {
    seconds: answerable / 1000,
    firstWords: (times.firstWords ?? answerable) / 1000,
    kB: [...weights.values()].reduce((sum, kB) => sum + kB, 0),
    requests: [...weights].map(([path, kB]) => ({ path, kB })),
  };
}
