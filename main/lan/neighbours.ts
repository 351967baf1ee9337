import type { FoundHost } from '../../shared/protocol/pushes.ts';
import { askAbout, foundHost } from './ask.ts';
import type { Heard, Listener } from './radio.ts';

const ASK_EVERY_MS = 3000;
const ANSWER_MS = 2000;
/** Silent so many times: not shown any more. Asked on for a while, because mDNS does not tell again. */
const SILENT = 2;
const FORGOTTEN = 100;
/** After a goodbye the host may still answer for a moment. */
const GOODBYE_MS = 400;

interface Neighbour {
  readonly id: string;
  readonly addresses: Set<string>;
  silent: number;
  host: FoundHost | null;
}
/** Other hosts on the LAN: heard of by mDNS, alive because they answer. */
export interface Neighbours extends Listener {
  list(): readonly FoundHost[];
  close(): void;
}

/** @param changed called with the hosts that answer, whenever that changes */
export function watchNeighbours(ownId: string, changed: (hosts: readonly FoundHost[]) => void): Neighbours {
  const all = new Map<string, Neighbour>();
  let told = '[]';
  let isClosed = false;
  const list = (): FoundHost[] => [...all.values()].flatMap(({ host }) => host ?? []);
  const tell = (): void => {
    const text = JSON.stringify(list());
    if (text === told || isClosed) return;
    told = text;
    changed(list());
  };
  async function ask(neighbour: Neighbour): Promise<void> {
    const found = await Promise.any([...neighbour.addresses].map((address) => aliveAt(address, neighbour.id))).catch(() => null);
    neighbour.silent = found ? 0 : neighbour.silent + 1;
    if (found || neighbour.silent >= SILENT) neighbour.host = found;
    if (neighbour.silent > FORGOTTEN) all.delete(neighbour.id);
    tell();
  }
  const timer = setInterval(() => {
    for (const neighbour of all.values()) void ask(neighbour);
  }, ASK_EVERY_MS);
  timer.unref();

  return {
    list,
    up({ id, port, ips }: Heard) {
      if (id === ownId || isClosed) return;
      const neighbour = all.get(id) ?? { id, addresses: new Set<string>(), silent: 0, host: null };
      all.set(id, neighbour);
      for (const ip of ips) neighbour.addresses.add(`http://${ip}:${port}`);
      void ask(neighbour);
    },
    down(id) {
      const neighbour = all.get(id);
      if (!neighbour) return;
      neighbour.silent = SILENT;
      setTimeout(() => void ask(neighbour), GOODBYE_MS).unref();
    },
    close() {
      isClosed = true;
      clearInterval(timer);
    },
  };
}
async function aliveAt(address: string, id: string): Promise<FoundHost> {
  const about = await askAbout(address, ANSWER_MS);
  if (about?.id !== id) throw new Error('silent');
  return foundHost(about, address);
}
