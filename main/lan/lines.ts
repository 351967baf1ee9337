import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { isHere } from './callers.ts';

/** A guest's page needs a handful, and a household behind one address still fits. */
const MOST_PER_ADDRESS = 260;
/** Of all guests together. This machine is not counted: its own window always finds a place. */
const MOST_OF_GUESTS = 1200;
/** A line that says nothing for so long before it is a web socket is cut; those have a heartbeat of their own. */
const SILENT_MS = 15_000;
/** A line that has begun to ask must come to its end. */
const ASKING_MS = 10_000;

/** Everybody's lines to a host, upgraded ones and those turned away too, which the web servers themselves forget. */
export interface Lines {
  /** Counts and times the lines of a server. */
  watch(server: Server): void;
  /** Nobody who holds a line keeps the host from closing. */
  cutAll(): void;
}
export function openLines(): Lines {
  const all = new Set<Socket>();
  const perAddress = new Map<string, number>();
  let guests = 0;

  /** Takes a place for a line of a guest; false = there is none left. */
  function takePlace(socket: Socket, address: string): boolean {
    const taken = perAddress.get(address) ?? 0;
    if (taken >= MOST_PER_ADDRESS || guests >= MOST_OF_GUESTS) return false;
    perAddress.set(address, taken + 1);
    guests++;
    socket.once('close', () => {
      guests--;
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    });
    return true;
  }
  return {
    watch(server) {
      server.timeout = SILENT_MS;
      server.headersTimeout = ASKING_MS;
      server.requestTimeout = 2 * ASKING_MS;
      server.on('connection', (socket) => {
        const address = socket.remoteAddress ?? '';
        if (!isHere(address) && !takePlace(socket, address)) {
          socket.destroy();
          return;
        }
        all.add(socket);
        socket.once('close', () => all.delete(socket));
      });
    },
    cutAll() {
      for (const socket of all) socket.destroy();
    },
  };
}
