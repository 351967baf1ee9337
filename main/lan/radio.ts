import type { EventEmitter } from 'node:events';
import { Bonjour, type Service } from 'bonjour-service';
import { PROTOCOL } from '../../shared/protocol/requests.ts';
import { guarded } from '../host/guarded.ts';
import { type Heard, hostsIn, type Packet, SERVICE } from './hearing.ts';
import type { Lane } from './interfaces.ts';

const TYPE = 'sietch';
const GOODBYE_MS = 1000;
/** Milliseconds after which a browser asks again: answers get lost. */
const ASK_AGAIN_MS = [700, 2000, 5000, 10_000] as const;
const ASK_EVERY_MS = 15_000;

export interface Listener {
  up(heard: Heard): void;
  /** It said goodbye on one of the interfaces. */
  down(id: string): void;
}
/** mDNS on every interface. */
export interface Radio {
  /** Follows the interfaces as they come and go. */
  tune(lanes: readonly Lane[]): void;
  announce(place: { readonly id: string; readonly port: number } | null): Promise<void>;
  listen(listener: Listener | null): void;
  /** Asks once more, on every interface, which hosts there are. */
  ask(): void;
  /** Addresses of interfaces where our own announcement comes back within that time. */
  echoes(id: string, ms: number): Promise<readonly string[]>;
  close(): Promise<void>;
}
/** What lies under bonjour-service: packets as they come. Its own browser keeps every name that it ever heard, and no new address. */
interface Mdns extends EventEmitter {
  query(query: { readonly questions: readonly { readonly name: string; readonly type: 'PTR' }[] }): void;
}
/** One interface: a socket pinned to it, because an unpinned one uses only the first. */
interface Station {
  readonly bonjour: Bonjour;
  readonly mdns: Mdns;
  /** Stops looking for hosts; null = it does not look. */
  stopBrowsing: (() => void) | null;
  isAnnounced: boolean;
}

export function openRadio(log: (line: string) => void): Radio {
  const stations = new Map<string, Station>();
  let lanes: readonly Lane[] = [];
  let place: { readonly id: string; readonly port: number } | null = null;
  let listener: Listener | null = null;

  function open(address: string): Station {
    const failed = (error: Error): void => log(`mDNS on ${address}: ${error.message}`);
    const bonjour = new Bonjour({ interface: address, bind: '0.0.0.0' } as never, failed);
    const { mdns } = (bonjour as unknown as { server: { mdns: Mdns } }).server;
    mdns.on('error', failed);
    return { bonjour, mdns, stopBrowsing: null, isAnnounced: false };
  }
  const ask = ({ mdns }: Station): void => guarded(log, 'mDNS', () => mdns.query({ questions: [{ name: SERVICE, type: 'PTR' }] }));
  function browse(station: Station, to: Listener): void {
    const hear = (packet: Packet, { address }: { readonly address: string }): void =>
      guarded(log, 'mDNS', () => {
        const { up, down } = hostsIn(packet, address, lanes);
        for (const heard of up) to.up(heard);
        for (const id of down) to.down(id);
      });
    station.mdns.on('response', hear);
    const timers = ASK_AGAIN_MS.map((ms) => setTimeout(() => ask(station), ms).unref());
    const now = setInterval(() => ask(station), ASK_EVERY_MS).unref();
    ask(station);
    station.stopBrowsing = () => {
      station.mdns.removeListener('response', hear);
      for (const timer of [...timers, now]) clearTimeout(timer);
      station.stopBrowsing = null;
    };
  }
  function publish(station: Station, { id, port }: { id: string; port: number }): void {
    const txt = { v: String(PROTOCOL), id };
    station.bonjour.publish({ name: `Sietch ${id}`, type: TYPE, port, host: `sietch-${id}.local`, txt, probe: false, disableIPv6: true });
    station.isAnnounced = true;
  }
  const goodbye = (station: Station): Promise<void> =>
    within(GOODBYE_MS, (done) => {
      station.isAnnounced = false;
      station.bonjour.unpublishAll(done);
    });
  const shut = (station: Station): Promise<void> => {
    station.stopBrowsing?.();
    return within(GOODBYE_MS, (done) => station.bonjour.destroy(done));
  };

  function sync(): void {
    const wanted = new Set(place || listener ? lanes.map(({ address }) => address) : []);
    for (const [address, station] of stations) {
      if (wanted.has(address)) continue;
      stations.delete(address);
      void goodbye(station).then(() => shut(station));
    }
    for (const address of wanted) {
      const station = stations.get(address) ?? open(address);
      stations.set(address, station);
      if (place && !station.isAnnounced) publish(station, place);
      if (listener && !station.stopBrowsing) browse(station, listener);
    }
  }
  return {
    tune(now) {
      lanes = now;
      sync();
    },
    async announce(next) {
      place = next;
      if (!next) await Promise.all([...stations.values()].map(goodbye));
      sync();
    },
    listen(next) {
      listener = next;
      for (const station of stations.values()) station.stopBrowsing?.();
      sync();
    },
    ask() {
      if (listener) for (const station of stations.values()) ask(station);
    },
    async echoes(id, ms) {
      const heard = [...stations].map(async ([address, { bonjour }]) => {
        const browser = bonjour.find({ type: TYPE });
        let isHeard = false;
        await within(ms, (done) =>
          browser.on('up', (service: Service) => {
            isHeard ||= isOf(service, id);
            if (isHeard) done();
          }),
        );
        browser.stop();
        return isHeard ? [address] : [];
      });
      return (await Promise.all(heard)).flat();
    },
    async close() {
      const all = [...stations.values()];
      stations.clear();
      place = null;
      listener = null;
      await Promise.all(all.map(goodbye));
      await Promise.all(all.map(shut));
    },
  };
}

const isOf = ({ txt }: Service, id: string): boolean => (txt as { id?: unknown } | undefined)?.id === id;
function within(ms: number, work: (done: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    work(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
