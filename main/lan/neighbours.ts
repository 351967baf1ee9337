import type { FoundHost } from '../../shared/protocol/pushes.ts';
import { guarded } from '../host/guarded.ts';
import { askAbout, foundHost } from './ask.ts';
import type { Heard } from './hearing.ts';
import type { Listener } from './radio.ts';

const ASK_EVERY_MS = 3000;
const ANSWER_MS = 2000;
/** Silent so many times: not shown any more. Asked on for a while, because mDNS does not tell again. */
const SILENT = 2;
const FORGOTTEN = 100;
/** After a goodbye the host may still answer for a moment. */
const GOODBYE_MS = 400;
/** Anybody may announce what it likes: so many are remembered, of one announcer, with so many addresses, asked at once. */
const MOST = 64;
const MOST_OF_ONE = 4;
const MOST_ADDRESSES = 6;
const MOST_ASKED = 12;

interface Neighbour {
  readonly id: string;
  /** Who first told of it. */
  readonly from: string;
  /** The newest last. */
  readonly addresses: Set<string>;
  silent: number;
  host: FoundHost | null;
  isAsked: boolean;
  /** It is to be asked as soon as there is room, or once more. */
  waits: boolean;
}
/** Other hosts on the LAN: heard of by mDNS, alive because they answer. */
export interface Neighbours extends Listener {
  list(): readonly FoundHost[];
  close(): void;
}
export interface NeighbourOptions {
  readonly ownId: string;
  /** Called with the hosts that answer, whenever that changes. */
  changed(hosts: readonly FoundHost[]): void;
  /** A host that was there does not answer: perhaps it has another address now. */
  missed(): void;
  log(line: string): void;
}

export function watchNeighbours({ ownId, changed, missed, log }: NeighbourOptions): Neighbours {
  const all = new Map<string, Neighbour>();
  let told = '[]';
  let isClosed = false;
  let asked = 0;
  const list = (): FoundHost[] => [...all.values()].flatMap(({ host }) => host ?? []);
  const tell = (): void => {
    const text = JSON.stringify(list());
    if (text === told || isClosed) return;
    told = text;
    changed(list());
  };
  /** Asks now, or, while too many are asked, when it is its turn. */
  function ask(neighbour: Neighbour): void {
    neighbour.waits = true;
    if (!neighbour.isAsked && asked < MOST_ASKED && !isClosed) guarded(log, 'Asking a neighbour', () => askNow(neighbour));
  }
  async function askNow(neighbour: Neighbour): Promise<void> {
    asked++;
    neighbour.isAsked = true;
    neighbour.waits = false;
    // None of its addresses answers: AggregateError.
    const found = await Promise.any([...neighbour.addresses].map((address) => aliveAt(address, neighbour.id))).catch(() => null);
    asked--;
    neighbour.isAsked = false;
    neighbour.silent = found ? 0 : neighbour.silent + 1;
    if (neighbour.silent === 1 && neighbour.host) missed();
    if (found || neighbour.silent >= SILENT) neighbour.host = found;
    if (neighbour.silent > FORGOTTEN) all.delete(neighbour.id);
    tell();
    // The newest first: many false names keep no true one waiting.
    const next = [...all.values()].findLast(({ waits, isAsked }) => waits && !isAsked);
    if (next) ask(next);
  }
  const timer = setInterval(() => {
    const alive = (one: Neighbour): number => Number(one.host !== null);
    for (const neighbour of [...all.values()].sort((one, other) => alive(other) - alive(one))) ask(neighbour);
  }, ASK_EVERY_MS);
  timer.unref();

  /** Makes room for one more, at the cost of one that never answered if there must be; false = there is none. */
  function makeRoom(from: string): boolean {
    const ofOne = [...all.values()].filter((neighbour) => neighbour.from === from);
    const full = ofOne.length >= MOST_OF_ONE ? ofOne : all.size >= MOST ? [...all.values()] : [];
    const mute = full.find(({ host }) => host === null);
    if (mute) all.delete(mute.id);
    return full.length === 0 || mute !== undefined;
  }
  return {
    list,
    up({ id, port, ips, from }: Heard) {
      if (id === ownId || isClosed || (!all.has(id) && !makeRoom(from))) return;
      const neighbour = all.get(id) ?? { id, from, addresses: new Set<string>(), silent: 0, host: null, isAsked: false, waits: false };
      all.set(id, neighbour);
      const { addresses } = neighbour;
      for (const address of ips.map((ip) => `http://${ip}:${port}`)) {
        addresses.delete(address);
        addresses.add(address);
      }
      for (const address of [...addresses].slice(0, -MOST_ADDRESSES)) addresses.delete(address);
      ask(neighbour);
    },
    down(id) {
      const neighbour = all.get(id);
      if (!neighbour) return;
      neighbour.silent = SILENT;
      setTimeout(() => ask(neighbour), GOODBYE_MS).unref();
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
