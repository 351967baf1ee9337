import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { isHere } from './callers.ts';

/** A guest's page needs a handful, and a household behind one address still fits. */
const MOST_PER_ADDRESS = 260;
/** Of all guests together. This machine is not counted: its own window always finds a place. */
const MOST_OF_GUESTS = 1200;
/** A line that says nothing for so long before it is a web socket is cut; those have a heartbeat of their own. */
const SILENT_MS = 15_000;
/** A line that has begun to ask must come to its end. */
const ASKING_MS = 10_000;

/** A browser holds no more than so many before it is let in. */
const FEW = 8;

/** Everybody's lines to a host, upgraded ones and those turned away too, which the web servers themselves forget. */
export interface Lines {
  /** Counts and times the lines of a server. */
  watch(server: Server): void;
  /** Its guest was let in: it does not make room for others. */
  keep(line: Duplex): void;
  /** Nobody who holds a line keeps the host from closing. */
  cutAll(): void;
}
interface Place {
  readonly address: string;
  isStranger: boolean;
}
export function openLines(): Lines {
  const all = new Set<Duplex>();
  /** Of guests, the eldest first. */
  const places = new Map<Duplex, Place>();
  const count = (isMeant: (place: Place) => boolean): number => [...places.values()].filter(isMeant).length;

  /** Cuts the eldest line among those that are meant, if nobody was let in on it. @returns whether there was one */
  function cutEldest(isMeant: (address: string) => boolean): boolean {
    for (const [line, { address, isStranger }] of places) {
      if (!isStranger || !isMeant(address)) continue;
      places.delete(line);
      line.destroy();
      return true;
    }
    return false;
  }
  /**
   * Makes room for one more line of an address. Whoever fills the house with lines on which nobody is let in keeps nobody out:
   * first those make room that hold more of them than a browser does, then those that have held one longest.
   * @returns false = there is none
   */
  function makeRoom(address: string): boolean {
    if (count((place) => place.address === address) >= MOST_PER_ADDRESS) return cutEldest((other) => other === address);
    if (places.size < MOST_OF_GUESTS) return true;
    const strangers = new Map<string, number>();
    for (const { address: from, isStranger } of places.values()) strangers.set(from, (strangers.get(from) ?? 0) + Number(isStranger));
    return cutEldest((other) => (strangers.get(other) ?? 0) > FEW) || cutEldest(() => true);
  }
  return {
    watch(server) {
      server.timeout = SILENT_MS;
      server.headersTimeout = ASKING_MS;
      server.requestTimeout = 2 * ASKING_MS;
      server.on('connection', (socket) => {
        const address = socket.remoteAddress ?? '';
        if (!isHere(address)) {
          if (!makeRoom(address)) {
            socket.destroy();
            return;
          }
          places.set(socket, { address, isStranger: true });
        }
        all.add(socket);
        socket.once('close', () => {
          all.delete(socket);
          places.delete(socket);
        });
      });
    },
    keep(line) {
      const place = places.get(line);
      if (place) place.isStranger = false;
    },
    cutAll() {
      for (const socket of all) socket.destroy();
    },
  };
}
