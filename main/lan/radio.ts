import type { EventEmitter } from 'node:events';
import { Bonjour, type Browser, type Service } from 'bonjour-service';
import { PROTOCOL } from '../../shared/protocol/requests.ts';
import type { Lane } from './interfaces.ts';

const TYPE = 'sietch';
const GOODBYE_MS = 1000;
/** Milliseconds after which a browser asks again: answers get lost. */
const ASK_AGAIN_MS = [700, 2000, 5000, 10_000] as const;

/** What mDNS says of another host: which one it is, and where it may be asked. */
export interface Heard {
  readonly id: string;
  readonly port: number;
  readonly ips: readonly string[];
}
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
  /** Addresses of interfaces where our own announcement comes back within that time. */
  echoes(id: string, ms: number): Promise<readonly string[]>;
  close(): Promise<void>;
}
/** One interface: a socket pinned to it, because an unpinned one uses only the first. */
interface Station {
  readonly bonjour: Bonjour;
  browser: Browser | null;
  readonly asking: NodeJS.Timeout[];
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
    const { mdns } = (bonjour as unknown as { server: { mdns: EventEmitter } }).server;
    mdns.on('error', failed);
    return { bonjour, browser: null, asking: [], isAnnounced: false };
  }
  function browse(station: Station, to: Listener): void {
    const browser = station.bonjour.find({ type: TYPE });
    browser.on('up', (service: Service) => {
      const heard = heardOf(service);
      if (heard) to.up(heard);
    });
    browser.on('down', (service: Service) => {
      const id = idOf(service);
      if (id) to.down(id);
    });
    station.browser = browser;
    for (const ms of ASK_AGAIN_MS) station.asking.push(setTimeout(() => browser.update(), ms).unref());
    station.asking.push(setInterval(() => browser.update(), 15_000).unref());
  }
  function stopBrowsing(station: Station): void {
    station.browser?.stop();
    station.browser = null;
    for (const timer of station.asking.splice(0)) clearTimeout(timer);
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
    stopBrowsing(station);
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
      if (listener && !station.browser) browse(station, listener);
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
      for (const station of stations.values()) stopBrowsing(station);
      sync();
    },
    async echoes(id, ms) {
      const heard = [...stations].map(async ([address, { bonjour }]) => {
        const browser = bonjour.find({ type: TYPE });
        let isHeard = false;
        await within(ms, (done) =>
          browser.on('up', (service: Service) => {
            isHeard ||= idOf(service) === id;
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

const idOf = ({ txt }: Service): string | null => {
  const id: unknown = (txt as { id?: unknown } | undefined)?.id;
  return typeof id === 'string' && /^[0-9a-f]{8}$/.test(id) ? id : null;
};
function heardOf(service: Service): Heard | null {
  const id = idOf(service);
  const ips = [service.referer?.address, ...(service.addresses ?? [])].filter((ip): ip is string => /^\d+(\.\d+){3}$/.test(ip ?? ''));
  return id && ips.length > 0 ? { id, port: service.port, ips: [...new Set(ips)] } : null;
}
function within(ms: number, work: (done: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    work(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
