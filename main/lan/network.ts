import type { Server } from 'node:http';
import { writeCode } from '../../shared/protocol/code.ts';
import type { FoundHost, LanInfo } from '../../shared/protocol/pushes.ts';
import { trouble } from '../../shared/protocol/trouble.ts';
import { guarded } from '../host/guarded.ts';
import type { Network } from '../host/hall.ts';
import { selfCheck } from './check.ts';
import { find } from './find.ts';
import { type Lane, lanes } from './interfaces.ts';
import { listenOn } from './listen.ts';
import { type Neighbours, watchNeighbours } from './neighbours.ts';
import { openRadio, type Radio } from './radio.ts';

/** An address that changes is to be heard of by everybody within five seconds. */
const RETUNE_MS = 1500;
const ECHO_MS = 1500;
/** Tests and build machines turn the network off: no multicast, no listening beyond this machine. */
export const isLanOff = (): boolean => process.env['SIETCH_LAN'] === 'off';

export interface NetworkOptions {
  readonly id: string;
  readonly port: number;
  /** The join code of this moment. */
  readonly secret: () => string;
  /** A web server like the one that listens on this machine. */
  readonly listen: () => Server;
  /** Cuts off whoever came over the network. */
  readonly dropGuests: () => void;
  readonly log: (line: string) => void;
}
export interface LanNetwork extends Network {
  /** Says goodbye and stops listening. */
  close(): Promise<void>;
}

/** Opens the network side of a host, still closed to the LAN. */
export function openNetwork({ id, port, secret, listen, dropGuests, log }: NetworkOptions): LanNetwork {
  const servers = new Map<string, Server>();
  const followers = new Set<(hosts: readonly FoundHost[]) => void>();
  let isOpen = false;
  let radio: Radio | null = null;
  let neighbours: Neighbours | null = null;
  let tuning: NodeJS.Timeout | undefined;
  let known: readonly Lane[] = [];
  const listeners = new Set<() => void>();
  let toldInfo = '';
  /** Tells whoever listens, if there is something new to tell. */
  function tell(): void {
    const text = JSON.stringify(info());
    if (text === toldInfo) return;
    toldInfo = text;
    for (const listener of listeners) listener();
  }

  /** Turns the radio on, if it is not. */
  const turnOnRadio = (): Radio => {
    radio ??= openRadio(log);
    tuning ??= setInterval(() => guarded(log, 'Following the networks', retune), RETUNE_MS).unref();
    return radio;
  };
  /** Follows the interfaces as they come and go. */
  async function retune(): Promise<void> {
    known = lanes();
    radio?.tune(known);
    const wanted = new Set(known.map(({ address }) => address));
    for (const address of wanted) if (isOpen && !servers.has(address)) await listenAt(address);
    for (const [address, server] of servers) {
      if (wanted.has(address)) continue;
      servers.delete(address);
      server.close();
    }
    tell();
  }
  async function listenAt(address: string): Promise<void> {
    const server = listen();
    servers.set(address, server);
    const error = await listenOn(server, port, address);
    // The network was closed while this was about to listen: nobody else would close it.
    if (servers.get(address) !== server) return void server.close();
    if (!error) return;
    servers.delete(address);
    log(`Not listening on ${address}:${port}: ${error.message}`);
  }
  function info(): LanInfo {
    const reachable = known.filter(({ address }) => servers.has(address));
    const first = reachable[0];
    const code = secret();
    return {
      on: isOpen,
      addresses: reachable.map(({ address }) => `http://${address}:${port}`),
      code,
      codeWithPlace: writeCode(code, first ? { ip: first.address, port } : null),
    };
  }
  async function open(): Promise<void> {
    if (isLanOff()) throw trouble('error.lan.off');
    if (lanes().length === 0) throw trouble('error.lan.noInterface');
    isOpen = true;
    const on = turnOnRadio();
    await retune();
    if (!isOpen) return;
    if (servers.size === 0) {
      isOpen = false;
      throw trouble('error.lan.portTaken', { port: String(port) });
    }
    await on.announce({ id, port });
  }
  async function shut(): Promise<void> {
    if (!isOpen) return;
    isOpen = false;
    for (const server of servers.values()) {
      server.close();
      server.closeAllConnections();
    }
    servers.clear();
    dropGuests();
    tell();
    await radio?.announce(null);
  }
  function browse(found: (hosts: readonly FoundHost[]) => void): () => void {
    followers.add(found);
    if (!isLanOff() && !neighbours) {
      neighbours = watchNeighbours({
        ownId: id,
        changed: (hosts) => {
          for (const follower of followers) follower(hosts);
        },
        missed: () => radio?.ask(),
        log,
      });
      turnOnRadio().listen(neighbours);
      guarded(log, 'Following the networks', retune);
    }
    found(neighbours?.list() ?? []);
    return () => {
      followers.delete(found);
      if (followers.size > 0) return;
      radio?.listen(null);
      neighbours?.close();
      neighbours = null;
    };
  }
  return {
    info,
    onChange(told) {
      toldInfo = JSON.stringify(info());
      listeners.add(told);
    },
    async open(on) {
      if (on !== isOpen) await (on ? open() : shut());
      return info();
    },
    browse,
    find: (text) => find(text, neighbours?.list() ?? []),
    check: () =>
      selfCheck({
        lanes: lanes(),
        isOff: isLanOff(),
        isOpen,
        port,
        platform: process.platform,
        echoes: async () => (await radio?.echoes(id, ECHO_MS)) ?? [],
      }),
    async close() {
      clearInterval(tuning);
      neighbours?.close();
      await shut();
      await radio?.close();
    },
  };
}
