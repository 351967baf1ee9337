import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Heard } from './hearing.ts';
import type { Lane } from './interfaces.ts';
import { openRadio } from './radio.ts';

/** A station of mDNS that only notes what is asked of it: nothing is sent. */
interface Station {
  readonly address: string;
  readonly mdns: EventEmitter & { query(query: object): void };
  asked: number;
  readonly questions: object[];
  readonly published: object[];
  goodbyes: number;
  destroyed: number;
  readonly browsers: (EventEmitter & { stopped: number })[];
}
const { stations } = vi.hoisted(() => ({ stations: [] as Station[] }));
vi.mock('bonjour-service', () => ({
  Bonjour: class {
    readonly server: { readonly mdns: EventEmitter };
    readonly station: Station;
    constructor(options: { interface: string }) {
      const mdns = Object.assign(new EventEmitter(), {
        query: (question: object) => {
          station.asked++;
          station.questions.push(question);
        },
      });
      const station: Station = {
        address: options.interface,
        mdns,
        asked: 0,
        questions: [],
        published: [],
        goodbyes: 0,
        destroyed: 0,
        browsers: [],
      };
      this.station = station;
      this.server = { mdns };
      stations.push(station);
    }
    publish(service: object): void {
      this.station.published.push(service);
    }
    unpublishAll(done: () => void): void {
      this.station.goodbyes++;
      done();
    }
    destroy(done: () => void): void {
      this.station.destroyed++;
      done();
    }
    find(): EventEmitter {
      const browser = Object.assign(new EventEmitter(), { stopped: 0, stop: () => browser.stopped++ });
      this.station.browsers.push(browser);
      return browser;
    }
  },
}));

beforeEach(() => {
  stations.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const lanes = (...addresses: string[]): Lane[] =>
  addresses.map((address) => ({ address, netmask: '255.255.255.0', name: address, virtual: false }));
const PLACE = { id: '0a0b0c0d', port: 4747 };
const [ONE, TWO] = ['192.168.1.5', '192.168.2.5'];
const seen = () => stations.map(({ address, published, goodbyes, destroyed }) => [address, published.length, goodbyes, destroyed]);
function ear() {
  const [up, down]: [Heard[], string[]] = [[], []];
  return { up, down, listener: { up: (heard: Heard) => up.push(heard), down: (id: string) => down.push(id) } };
}

test('a host is announced on every interface under its id, once, and says goodbye where it is left', async () => {
  const radio = openRadio(() => {});
  radio.tune(lanes(ONE, TWO));
  expect(stations).toEqual([]);
  await radio.announce(PLACE);
  expect(seen()).toEqual([
    [ONE, 1, 0, 0],
    [TWO, 1, 0, 0],
  ]);
  expect(stations[0]?.published[0]).toMatchObject({
    name: 'Sietch 0a0b0c0d',
    type: 'sietch',
    port: 4747,
    host: 'sietch-0a0b0c0d.local',
    txt: { id: '0a0b0c0d' },
    probe: false,
    disableIPv6: true,
  });
  radio.tune(lanes(ONE, TWO));
  expect(stations.map(({ published }) => published.length)).toEqual([1, 1]);
  radio.tune(lanes(TWO));
  await vi.advanceTimersByTimeAsync(0);
  expect(seen()).toEqual([
    [ONE, 1, 1, 1],
    [TWO, 1, 0, 0],
  ]);
  await radio.announce(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(stations[1]?.goodbyes).toBeGreaterThan(0);
  expect(stations[1]?.destroyed).toBe(1);
  // An interface that comes back has a station of its own again.
  await radio.announce(PLACE);
  expect(stations.map(({ address }) => address)).toEqual([ONE, TWO, TWO]);
});

test('whoever listens asks at once, a few times soon after, then every fifteen seconds, and no more when it has stopped', async () => {
  const radio = openRadio(() => {});
  radio.tune(lanes(ONE));
  radio.ask();
  const { listener } = ear();
  radio.listen(listener);
  const asked = (): number => stations[0]?.asked ?? 0;
  const after = [asked()];
  expect(stations[0]?.questions).toEqual([{ questions: [{ name: '_sietch._tcp.local', type: 'PTR' }] }]);
  for (const ms of [700, 1300, 3000, 5000, 5000, 15_000]) {
    await vi.advanceTimersByTimeAsync(ms);
    after.push(asked());
  }
  expect(after).toEqual([1, 2, 3, 4, 5, 6, 7]);
  radio.ask();
  expect(asked()).toBe(8);
  radio.listen(null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked(), stations[0]?.destroyed]).toEqual([8, 1]);
  radio.ask();
  expect(asked()).toBe(8);
});

test('what comes in is told to whoever listens: hosts with their addresses on the own networks, and goodbyes', () => {
  const log: string[] = [];
  const radio = openRadio((line) => log.push(line));
  radio.tune(lanes(ONE));
  const [first, second] = [ear(), ear()];
  radio.listen(first.listener);
  const mdns = stations[0]?.mdns ?? expect.fail();
  const name = 'Sietch abcdef01._sietch._tcp.local';
  const come = { answers: [{ type: 'SRV', name, ttl: 120, data: { port: 4747, target: 'x.local' } }] };
  const go = { answers: [{ type: 'PTR', name: '_sietch._tcp.local', ttl: 0, data: name }] };
  mdns.emit('response', come, { address: '192.168.1.9' });
  mdns.emit('response', come, { address: '10.0.0.9' });
  mdns.emit('response', go, { address: '192.168.1.9' });
  expect([first.up, first.down]).toEqual([[{ id: 'abcdef01', port: 4747, ips: ['192.168.1.9'], from: '192.168.1.9' }], ['abcdef01']]);
  radio.listen(second.listener);
  mdns.emit('response', come, { address: '192.168.1.9' });
  expect([first.up.length, second.up.length]).toEqual([1, 1]);
  mdns.emit('response', null, { address: '192.168.1.9' });
  mdns.emit('error', new Error('no such device'));
  expect(log).toEqual([expect.stringMatching(/^mDNS failed/), `mDNS on ${ONE}: no such device`]);
});

test('an echo is the own announcement that comes back, at each address where it does, in the time there is', async () => {
  const radio = openRadio(() => {});
  radio.tune(lanes(ONE, TWO));
  await radio.announce(PLACE);
  const heard = radio.echoes(PLACE.id, 1500);
  const [one, two] = stations.map(({ browsers }) => browsers[0] ?? expect.fail());
  one?.emit('up', { txt: { id: '11111111' } });
  one?.emit('up', { txt: { id: PLACE.id } });
  for (const txt of [undefined, {}, { id: 7 }, { id: '0A0B0C0D' }, { id: '0a0b0c0d0' }]) two?.emit('up', { txt });
  await vi.advanceTimersByTimeAsync(1500);
  expect(await heard).toEqual([ONE]);
  expect([one?.stopped, two?.stopped]).toEqual([1, 1]);
  const soon = radio.echoes(PLACE.id, 1500);
  for (const { browsers } of stations) browsers[1]?.emit('up', { txt: { id: PLACE.id } });
  expect(await soon).toEqual([ONE, TWO]);
});

test('a radio that closes says goodbye everywhere and is silent', async () => {
  const radio = openRadio(() => {});
  radio.tune(lanes(ONE, TWO));
  radio.listen(ear().listener);
  await radio.announce(PLACE);
  await radio.close();
  expect(seen()).toEqual([
    [ONE, 1, 1, 1],
    [TWO, 1, 1, 1],
  ]);
  // Nothing is left that would do something later, and a second end is no second goodbye.
  expect(vi.getTimerCount()).toBe(0);
  await radio.close();
  expect(seen()).toEqual([
    [ONE, 1, 1, 1],
    [TWO, 1, 1, 1],
  ]);
  const asked = stations.map((station) => station.asked);
  await vi.advanceTimersByTimeAsync(60_000);
  radio.tune(lanes(ONE));
  expect([stations.length, stations.map((station) => station.asked)]).toEqual([2, asked]);
});

test('a host that is shut says goodbye once on each interface while it goes on listening, and is announced anew', async () => {
  const radio = openRadio(() => {});
  radio.tune(lanes(ONE, TWO));
  radio.listen(ear().listener);
  await radio.announce(PLACE);
  await radio.announce(PLACE);
  await radio.announce(null);
  expect(seen()).toEqual([
    [ONE, 1, 1, 0],
    [TWO, 1, 1, 0],
  ]);
  await radio.announce(PLACE);
  expect(seen()).toEqual([
    [ONE, 2, 1, 0],
    [TWO, 2, 1, 0],
  ]);
});

test('whoever does not listen asks nobody, though it is announced', async () => {
  const radio = openRadio(() => {});
  radio.tune(lanes(ONE));
  await radio.announce(PLACE);
  radio.ask();
  expect(stations[0]?.asked).toBe(0);
});

test('an echo is waited for until it is there, whatever else is heard before', async () => {
  const radio = openRadio(() => {});
  radio.tune(lanes(ONE));
  await radio.announce(PLACE);
  let heard: readonly string[] | null = null;
  void radio.echoes(PLACE.id, 1500).then((found) => (heard = found));
  stations[0]?.browsers[0]?.emit('up', { txt: { id: '11111111' } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard).toBeNull();
  stations[0]?.browsers[0]?.emit('up', { txt: { id: PLACE.id } });
  await vi.advanceTimersByTimeAsync(0);
  expect([heard, vi.getTimerCount()]).toEqual([[ONE], 0]);
});
