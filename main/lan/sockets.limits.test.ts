import type { IncomingMessage } from 'node:http';
import { Duplex } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Host } from '../host/host.ts';
import { openSockets } from './sockets.ts';

// Nothing here goes over a network: pages write straight into the host's end of a line, and time is moved on by hand.

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const GUEST = '192.168.1.7';
const HERE = '127.0.0.1';
const KIB = 1024;
const MIB = KIB * KIB;
const [TEXT, BINARY, CLOSE, PING, PONG] = [1, 2, 8, 9, 10] as const;
const REQUEST = {
  method: 'GET',
  headers: { upgrade: 'websocket', 'sec-websocket-key': `${'x'.repeat(22)}==`, 'sec-websocket-version': '13' },
};
const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
/** Lets everything arrive that was sent. */
const arrive = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn++) await new Promise((next) => setImmediate(next));
};

/** How a page's words look on the line. */
function frame(opcode: number, what: string | Buffer, isLast = true): Buffer {
  const words = Buffer.from(what);
  const head = Buffer.alloc(words.length < 126 ? 2 : words.length < 65_536 ? 4 : 10);
  head[0] = (isLast ? 0x80 : 0) | opcode;
  if (head.length === 2) head[1] = 0x80 | words.length;
  else if (head.length === 4) head.writeUInt16BE(words.length, 2);
  else head.writeBigUInt64BE(BigInt(words.length), 2);
  if (head.length > 2) head[1] = 0x80 | (head.length === 4 ? 126 : 127);
  return Buffer.concat([head, Buffer.alloc(4), words]);
}
/** What a host has said on a line, after the words that open it. */
function framesIn(said: Buffer): { readonly opcode: number; readonly words: Buffer }[] {
  const frames = [];
  for (let at = said.indexOf('\r\n\r\n') + 4; at < said.length; ) {
    const short = said.readUInt8(at + 1);
    const [from, length] =
      short < 126 ? [at + 2, short] : short === 126 ? [at + 4, said.readUInt16BE(at + 2)] : [at + 10, Number(said.readBigUInt64BE(at + 2))];
    frames.push({ opcode: said.readUInt8(at) & 15, words: said.subarray(from, from + length) });
    at = from + length;
  }
  return frames;
}

/** A host that takes every message for proper and lets everybody in, unless it is told otherwise. */
function house() {
  const clock = { now: 1_000_000 };
  const mind = { greets: true, queues: false, proper: true, takesMs: 0 };
  const trusted = new Set<string>();
  const heard: string[] = [];
  const inside: Duplex[] = [];
  const log: string[] = [];
  const guests: { readonly address: string; send(text: string): void; cut(): void; worked(ms: number): void; left: number }[] = [];
  const host: Pick<Host, 'connect'> = {
    connect(send, address, cut = () => {}, worked = () => {}) {
      const guest = { address, send, cut, worked, left: 0 };
      guests.push(guest);
      return {
        async receive(text) {
          heard.push(text);
          clock.now += mind.takesMs;
          return mind.proper;
        },
        greeted: () => mind.greets,
        isQueued: () => mind.queues,
        hostRights: () => trusted.has(address),
        close: () => guest.left++,
      };
    },
  };
  const sockets = openSockets(
    host as Host,
    (line) => inside.push(line),
    (line) => log.push(line),
    () => clock.now,
  );
  /** @param reads does it take what it is sent? */
  function come(address: string | undefined, reads = true, headers: object = {}) {
    const said: Buffer[] = [];
    const line = new Duplex({
      read() {},
      write(chunk: Buffer, _, done) {
        said.push(chunk);
        if (reads || said.length === 1) done();
      },
    });
    line.on('error', () => {});
    const request = { ...REQUEST, headers: { ...REQUEST.headers, ...headers }, socket: { remoteAddress: address } };
    sockets.upgrade(request as unknown as IncomingMessage, line, Buffer.alloc(0));
    const frames = () => framesIn(Buffer.concat(said));
    const texts = (): string[] => frames().flatMap(({ opcode, words }) => (opcode === TEXT ? [String(words)] : []));
    return {
      line,
      guest: guests.at(-1) ?? expect.fail(),
      texts,
      /** The words with which the host has opened it. */
      opening: () => String(said[0]),
      pings: (): number => frames().filter(({ opcode }) => opcode === PING).length,
      /** The code it was told goodbye with; null = it was not. */
      goodbye: (): number | null =>
        frames()
          .find(({ opcode }) => opcode === CLOSE)
          ?.words.readUInt16BE(0) ?? null,
      push: async (...chunks: Buffer[]): Promise<void> => {
        for (const chunk of chunks) line.push(chunk);
        await arrive();
      },
      /** Says these, all at once; gives what it is refused with. */
      async say(...words: string[]): Promise<unknown[]> {
        const before = texts().length;
        line.push(Buffer.concat(words.map((each) => frame(TEXT, each))));
        await arrive();
        return texts()
          .slice(before)
          .map((text) => JSON.parse(text));
      },
      async leave(): Promise<void> {
        line.destroy();
        await arrive();
      },
    };
  }
  return { sockets, come, clock, mind, trusted, heard, inside, log, guests };
}
const request = (id: number): string => `{"id":${id}}`;
const tooFast = (re: number): object => ({ re, error: { key: 'error.tooFast' } });

test('what is no text is refused, and the host does not hear it', async () => {
  const { come, heard } = house();
  const page = come(GUEST);
  await page.push(frame(BINARY, request(1)));
  expect([page.texts().map((text) => JSON.parse(text)), heard]).toEqual([[{ re: -1, error: { key: 'error.message' } }], []]);
});

test('a message comes in sixty-four pieces at most', async () => {
  const { come, heard } = house();
  const [page, other] = [come(GUEST), come(GUEST)];
  const pieces = (count: number): Buffer => Buffer.concat(times(count, (at) => frame(at === 0 ? 1 : 0, 'x', at === count - 1)));
  await page.push(pieces(64));
  await other.push(pieces(65));
  expect([heard, page.goodbye(), other.goodbye()]).toEqual([['x'.repeat(64)], null, 1008]);
});

test('a piece may come a letter at a time, a thousand and twenty-four of them', async () => {
  const { come, heard } = house();
  for (const [letters, goodbye] of [
    [1024, null],
    [1025, 1008],
  ] as const) {
    const page = come(GUEST);
    const words = frame(TEXT, 'x'.repeat(letters));
    const begin = words.length - letters;
    await page.push(words.subarray(0, begin), ...times(letters, (at) => words.subarray(begin + at, begin + at + 1)));
    expect(page.goodbye()).toBe(goodbye);
  }
  expect(heard).toEqual(['x'.repeat(1024)]);
});

test('a guest’s message has 64 KiB at most, this machine’s 3 MiB where it has host rights', async () => {
  for (const [address, isTrusted, most] of [
    [GUEST, false, 64 * KIB],
    [HERE, false, 64 * KIB],
    [HERE, true, 3 * MIB],
  ] as const) {
    const { come, heard, trusted } = house();
    if (isTrusted) trusted.add(address);
    const [page, other] = [come(address), come(address)];
    await page.say('x'.repeat(most));
    await other.say('x'.repeat(most + 1));
    expect([heard.map(({ length }) => length), page.goodbye(), other.goodbye()]).toEqual([[most], null, 1009]);
  }
});

test('a guest whose message will be too large is sent away before it comes', async () => {
  const { come } = house();
  const page = come(GUEST);
  await page.push(frame(TEXT, 'x'.repeat(64 * KIB + 1)).subarray(0, 14));
  expect(page.goodbye()).toBe(1009);
});

test('nothing is compressed on a line, also where a browser could', () => {
  const { come } = house();
  const page = come(GUEST, true, { 'sec-websocket-extensions': 'permessage-deflate' });
  expect(page.opening().toLowerCase()).toContain('101 switching protocols');
  expect(page.opening().toLowerCase()).not.toContain('permessage-deflate');
});

test('twenty improper messages are forgiven at once and one a second after; then the line is cut and heard no more', async () => {
  for (const isBinary of [true, false]) {
    const { come, clock, mind, heard } = house();
    mind.proper = isBinary;
    const page = come(GUEST);
    const improper = (count: number): Buffer => Buffer.concat(times(count, () => frame(isBinary ? BINARY : TEXT, 'x')));
    await page.push(improper(20));
    expect(page.goodbye()).toBeNull();
    clock.now += 1000;
    await page.push(improper(1));
    expect(page.goodbye()).toBeNull();
    await page.push(improper(1));
    expect(page.goodbye()).toBe(1008);
    heard.length = 0;
    await page.say(request(1));
    expect(heard).toEqual([]);
  }
});

test('a line may ask sixty times at once and thirty times a second after; what is too much is refused by its number', async () => {
  const { come, clock, heard } = house();
  const page = come(GUEST);
  expect(await page.say(...times(62, request))).toEqual([tooFast(60), tooFast(61)]);
  clock.now += 1000;
  expect(await page.say(...times(31, (at) => request(100 + at)))).toEqual([tooFast(130)]);
  expect(heard).toHaveLength(90);
});

test('the number of what is refused is the one that stands first; where none does it is none', async () => {
  const { come } = house();
  const page = come(GUEST);
  await page.say(...times(60, request));
  const numbers = async (...words: string[]) => ((await page.say(...words)) as { re: number }[]).map(({ re }) => re);
  expect(await numbers('{"id":7,"do":"x"}', ' { "id" : 8 }', `{"id":${'9'.repeat(15)}}`)).toEqual([7, 8, 999_999_999_999_999]);
  const odd = ['{"do":"x","id":7}', '{"id":"7"}', '{"id":-7}', '[{"id":7}]', `{"id":${'9'.repeat(16)}}`, '{"id":7', ''];
  expect(await numbers(...odd)).toEqual(odd.map(() => -1));
});

test('an address may ask three thousand times at once, however many lines it has, and fifteen hundred times a second after', async () => {
  const { come, clock, heard } = house();
  const pages = times(50, () => come(GUEST));
  const ask = (count: number) => Promise.all(pages.map((page) => page.say(...times(count, request))));
  expect((await ask(60)).flat()).toEqual([]);
  const [next, other] = [come(GUEST), come('192.168.1.8')];
  expect([await next.say(request(1)), await other.say(request(1))]).toEqual([[tooFast(1)], []]);
  clock.now += 1000;
  expect((await ask(30)).flat()).toEqual([]);
  expect(await next.say(request(2))).toEqual([tooFast(2)]);
  expect(heard).toHaveLength(4501);
});

test('an address may send 4 MiB at once and 256 KiB a second after', async () => {
  const { come, clock } = house();
  const large = 'x'.repeat(64 * KIB);
  const [one, two] = [come(GUEST), come(GUEST)];
  expect([await one.say(...times(40, () => large)), await two.say(...times(24, () => large))]).toEqual([[], []]);
  expect(await one.say('y')).toEqual([tooFast(-1)]);
  clock.now += 1000;
  expect(await one.say(...times(4, () => large))).toEqual([]);
  expect(await one.say('y')).toEqual([tooFast(-1)]);
});

test('an address may cost the host two and a half seconds at once and a quarter a second after; this machine eight times as much', async () => {
  for (const [address, most] of [
    [GUEST, 2500],
    [HERE, 20_000],
  ] as const) {
    const { come, clock } = house();
    const [page, other] = [come(address), come(address)];
    page.guest.worked(most);
    expect(await other.say(request(1))).toEqual([]);
    page.guest.worked(most / 10);
    expect(await other.say(request(2))).toEqual([tooFast(2)]);
    clock.now += 999;
    expect(await other.say(request(3))).toEqual([tooFast(3)]);
    clock.now += 1;
    expect(await other.say(request(4))).toEqual([]);
  }
});

test('what the host does at once counts as its time', async () => {
  const { come, mind } = house();
  const page = come(GUEST);
  mind.takesMs = 1250;
  expect(await page.say(request(1), request(2))).toEqual([]);
  mind.takesMs = 1000;
  expect(await page.say(request(3), request(4))).toEqual([tooFast(4)]);
});

test('whoever has host rights is held to what a line may ask, not to what an address may cost', async () => {
  const { come, trusted } = house();
  trusted.add(HERE);
  const page = come(HERE);
  page.guest.worked(1_000_000);
  expect(await page.say(...times(61, request))).toEqual([tooFast(60)]);
});

test('whoever leaves and comes back owes what it owed, until it was away for more than twenty seconds', async () => {
  const { come, clock } = house();
  const [page, other] = [come(GUEST), come('192.168.1.8')];
  for (const { guest } of [page, other]) guest.worked(100_000);
  await page.leave();
  const beat = (): void => {
    vi.advanceTimersByTime(10_000);
  };
  beat();
  clock.now += 20_000;
  other.line.push(frame(PONG, ''));
  await arrive();
  beat();
  const back = come(GUEST);
  expect(await back.say(request(1))).toEqual([tooFast(1)]);
  await back.leave();
  clock.now += 20_001;
  other.line.push(frame(PONG, ''));
  await arrive();
  beat();
  expect(await come(GUEST).say(request(2))).toEqual([]);
  // Whoever stayed all the time owes it still.
  expect(await come('192.168.1.8').say(request(3))).toEqual([tooFast(3)]);
});

test('an address has three hundred lines; the next is sent away, and harms nobody whatever it sends', async () => {
  const { come, guests } = house();
  const goodbye = vi.spyOn(WebSocket.prototype, 'close');
  const pages = times(300, () => come(GUEST));
  expect([guests.length, goodbye.mock.calls.length]).toEqual([300, 0]);
  const late = come(GUEST);
  await arrive();
  expect([late.goodbye(), guests.length]).toEqual([1013, 300]);
  const turnedAway = goodbye.mock.contexts[0] as WebSocket;
  expect(() => turnedAway.emit('error', new Error('rubbish'))).not.toThrow();
  expect(come('192.168.1.8').goodbye()).toBeNull();
  await pages[0]?.leave();
  const next = come(GUEST);
  await arrive();
  expect([next.goodbye(), come(GUEST).guest === next.guest]).toEqual([null, true]);
});

test('whoever sends what is no web socket’s language is cut, and the host hears that it has gone', async () => {
  const { come } = house();
  const pinged = vi.spyOn(WebSocket.prototype, 'ping');
  const page = come(GUEST);
  vi.advanceTimersByTime(10_000);
  expect(() => (pinged.mock.contexts[0] as WebSocket).emit('error', new Error('rubbish'))).not.toThrow();
  await arrive();
  expect([page.line.destroyed, page.guest.left]).toEqual([true, 1]);
});

test('whoever says no hello within fifteen seconds is sent away; whoever waits at the door has as long again', async () => {
  const { come, mind } = house();
  mind.greets = false;
  const pass = async (ms: number): Promise<void> => {
    // A page that is there answers the heartbeat.
    for (const page of [silent, waits]) page.line.push(frame(PONG, ''));
    await arrive();
    vi.advanceTimersByTime(ms);
    await arrive();
  };
  const silent = come(GUEST);
  let waits = silent;
  await pass(9000);
  await pass(5999);
  expect(silent.goodbye()).toBeNull();
  await pass(1);
  expect(silent.goodbye()).toBe(1008);
  mind.queues = true;
  waits = come(GUEST);
  await pass(9000);
  await pass(6000);
  mind.queues = false;
  await pass(9000);
  await pass(5999);
  expect(waits.goodbye()).toBeNull();
  await pass(1);
  expect(waits.goodbye()).toBe(1008);
  mind.greets = true;
  waits = come(GUEST);
  await pass(9000);
  await pass(9000);
  expect(waits.goodbye()).toBeNull();
});

test('every ten seconds a line is asked whether it is there: cut at the second silence, and kept by a word or an answer', async () => {
  const { come } = house();
  const [answers, speaks, silent, gone] = [come(GUEST), come(GUEST), come(GUEST), come(GUEST)];
  await gone.leave();
  const pinged = vi.spyOn(WebSocket.prototype, 'ping');
  vi.advanceTimersByTime(9999);
  expect(pinged).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(pinged).toHaveBeenCalledTimes(3);
  await answers.push(frame(PONG, ''));
  await speaks.say(request(1));
  expect([answers, speaks, silent].map((page) => page.pings())).toEqual([1, 1, 1]);
  expect(silent.line.destroyed).toBe(false);
  vi.advanceTimersByTime(10_000);
  await arrive();
  expect([answers, speaks, silent].map(({ line }) => line.destroyed)).toEqual([false, false, true]);
});

test('a line counts as let in from its guest’s hello on, once', async () => {
  const { come, mind, inside } = house();
  mind.greets = false;
  const page = come(GUEST);
  await page.say(request(1));
  expect(inside).toEqual([]);
  mind.greets = true;
  await page.say(request(2));
  await page.say(request(3));
  expect(inside).toEqual([page.line]);
});

test('a change that goes to many is turned into bytes once', () => {
  const { come } = house();
  const pages = times(5, () => come(GUEST));
  const turned = vi.spyOn(Buffer, 'from');
  for (const { guest } of pages) guest.send('a change');
  expect(turned.mock.calls.filter(([what]) => (what as unknown) === 'a change')).toHaveLength(1);
});

test('everybody reads what is meant for them', async () => {
  const { come } = house();
  const [one, two] = [come(GUEST), come(GUEST)];
  one.guest.send('both');
  two.guest.send('both');
  one.guest.send('one');
  two.guest.send('two');
  await arrive();
  expect([one.texts(), two.texts()]).toEqual([
    ['both', 'one'],
    ['both', 'two'],
  ]);
  one.guest.cut();
  await arrive();
  expect([one.goodbye(), two.goodbye()]).toEqual([1008, null]);
});

test('whoever does not read is cut once more than 8 MiB wait for it', async () => {
  const { come } = house();
  const page = come(GUEST, false);
  page.guest.send('x'.repeat(8 * MIB - 100));
  page.guest.send('x'.repeat(1000));
  expect(page.line.destroyed).toBe(false);
  page.guest.send('x');
  expect(page.line.destroyed).toBe(true);
});

test('whoever is sent away hears the goodbye to its end: what the host says after it does not count as unread', async () => {
  const { come } = house();
  const page = come(GUEST);
  page.guest.cut();
  for (let at = 0; at < 3; at++) page.guest.send('x'.repeat(5 * MIB));
  await arrive();
  expect([page.goodbye(), page.texts(), page.line.destroyed]).toEqual([1008, [], false]);
});

test('a line that is gone before it is opened comes from nowhere', () => {
  const { come } = house();
  expect(come(undefined).guest.address).toBe('');
});

test('whoever came over the network is sent away with it; at its end all are, and no clock is left', async () => {
  const { come, sockets, log } = house();
  const timers = vi.spyOn(globalThis, 'setInterval');
  const other = house();
  expect(timers.mock.results.map(({ value }) => (value as NodeJS.Timeout).hasRef())).toEqual([false]);
  other.sockets.close();
  const [guest, own] = [come(GUEST), come(HERE)];
  sockets.dropGuests();
  await arrive();
  expect([guest.goodbye(), own.goodbye()]).toEqual([1001, null]);
  await guest.leave();
  sockets.close();
  await arrive();
  expect(own.goodbye()).toBe(1001);
  await own.leave();
  expect([vi.getTimerCount(), guest.guest.left, own.guest.left, log]).toEqual([0, 1, 1, []]);
});
