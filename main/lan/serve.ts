import type { Bots } from '../host/bots.ts';

/** How a host is opened. */
export interface ServeOptions {
  /** Where saved games lie; made if missing. */
  readonly dataFolder: string;
  /** The built renderer (`index.html` and assets); a missing folder gives a page that says how to build it. */
  readonly rendererFolder: string;
  /** 0 = any free one. Absent = 4747, or the next free one if that is taken. A given one that is taken is an error. */
  readonly port?: number;
  /** What other hosts' lists call this one; absent = the machine's name. */
  readonly name?: string;
  readonly version: string;
  /** Open to the LAN at once; it may also be opened later by request. Default false. */
  readonly lan?: boolean;
  /** Who thinks for bot seats; absent = answers at random. */
  readonly bots?: Bots;
  /** Milliseconds a bot waits before it answers, so that people can follow. Default 700. */
  readonly botDelayMs?: number;
}
/** An open host. */
export interface Door {
  readonly port: number;
  /** On this machine, e.g. http://127.0.0.1:4747 */
  readonly address: string;
  /** Gives host rights: hand it to the own window only (IPC, or the fragment of `hostLink`). */
  readonly hostToken: string;
  /** `address/#host=TOKEN` */
  readonly hostLink: string;
  /** For guests; with the address in it once the LAN is open. */
  readonly code: () => string;
  /** On the LAN, likeliest first; empty while closed. */
  readonly addresses: () => readonly string[];
  /** Says goodbye on the network, tells connected devices, keeps every game on disk. */
  close(): Promise<void>;
}

/**
 * Opens a host: web server, sockets, games.
 * @throws Trouble with a message for people (`trouble.message`): port taken, data folder not writable
 */
export async function serve(_options: ServeOptions): Promise<Door> {
  throw new Error('The host is not built yet');
}
