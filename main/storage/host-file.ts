import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import { z } from 'zod';
import { tableName } from '../../shared/protocol/table-name.ts';
import type { GuestLine } from '../../shared/protocol/pushes.ts';
import { SECRET_SYMBOLS, secretFrom } from '../../shared/protocol/code.ts';
import { quickDigest } from './digest.ts';
import { diskTrouble, type Files } from './files.ts';
import { readWhole, rewritten, writeWhole } from './whole.ts';

/** Its name in the data folder. */
export const HOST_FILE = 'host.json';
/** Devices that are remembered; beyond that the one least missed is forgotten, and types the code again. */
const MOST_ADMITTED = 1000;
/** Names that are remembered of each. */
const MOST_NAMES = 3;
/** Milliseconds by which newcomers are gathered after one was noted down: a crowd costs the disk no more than one does. */
const GATHER_MS = 1000;
/** Milliseconds by which what the disk knows of when a device was here may be out of date. */
const NOTED_MS = 60 * 60_000;

const BARRED = z.object({
  guest: z.string(),
  names: z.array(z.string()).readonly(),
  address: z.string(),
  tables: z.array(tableName).readonly(),
  here: z.literal(false).default(false),
  lastHere: z.number().nullable().default(null),
  barred: z.enum(['device', 'address']),
}) satisfies z.ZodType<GuestLine>;
const KNOWN = z.object({
  guest: z.string(),
  /** Where it came from last. */
  address: z.string(),
  /** What it called itself at tables, the latest first. */
  names: z.array(z.string()).readonly(),
  /** Epoch milliseconds when it was last here. */
  at: z.number(),
  /** It has come with the host's token: it is the host's own. */
  own: z.boolean(),
});
const CONTENT = z.object({
  format: z.literal(1),
  secret: z.string().regex(/^[0-9A-HJKMNP-TV-Z]{5}$/),
  token: z.string().min(32),
  /** Was it open to the network when it was last heard of? */
  open: z.boolean(),
  /** Hashes: a device's own secret is not written down here. Older files tell nothing else. */
  admitted: z.array(z.union([z.string(), KNOWN.extend({ hash: z.string() })])),
  barred: z.array(BARRED),
});
type Content = z.infer<typeof CONTENT>;
/** A guest whom the host does not want here. */
export type Barred = z.infer<typeof BARRED>;
/** What the host remembers of a device it has let in. */
export type Known = z.infer<typeof KNOWN>;

/**
 * What makes a host the same after a restart: its code, its key, and whom it knows. No game waits for its disk: whoever tells
 * the host that something is done waits for `settled` first. Of a crowd that comes at once the first is noted down at once, the
 * others within a second: who has a seat by then is known by that (`main/host/greet.ts`), and who has none types the code again.
 */
export interface HostFile {
  /** The join code. */
  readonly secret: string;
  /** Another join code from now on. */
  renewSecret(): void;
  /** Gives host rights. */
  readonly token: string;
  /** Was it open to the network when it was killed? */
  readonly wasOpen: boolean;
  knows(device: string): boolean;
  /** null = it was not let in, or before the host noted down more than that. */
  known(device: string): Known | null;
  knownAs(guest: string): Known | null;
  admit(device: string, came: Pick<Known, 'address' | 'at' | 'own'>): void;
  /** What it calls itself at a table. */
  called(device: string, name: string): void;
  /** It goes. On disk with whatever is written next, at the latest by `close`. */
  left(device: string, at: number): void;
  /** It types the code again. @param device null = it is known by what guests call it alone */
  forget(guest: string, device: string | null): void;
  /** Resolves when what the host has decided so far is on disk. */
  settled(): Promise<void>;
  /** Writes the last of it: who comes after that is noted down no more. */
  close(): Promise<void>;
  setOpen(open: boolean): void;
  readonly barred: readonly Barred[];
  setBarred(barred: readonly Barred[]): void;
}
/** What a device is called among guests: its own token stays secret. */
export const guestOf = (device: string): string => createHash('sha256').update(`guest ${device}`).digest('hex').slice(0, 16);
/** By this the host knows a device again. */
const hashOfDevice = (device: string): string => quickDigest(`device\n${device}`).slice(0, 32);

/** Who may be forgotten, those first who never had a seat: whoever invents devices pushes nobody out who plays here. */
function leastMissed(admitted: ReadonlyMap<string, Known | null>, newest: string): string[] {
  const guests = [...admitted].filter(([hash, about]) => !about?.own && hash !== newest);
  const hasSat = ([, about]: readonly [string, Known | null]): boolean => about === null || about.names.length > 0;
  return [...guests.filter((one) => !hasSat(one)), ...guests.filter(hasSat)].map(([hash]) => hash);
}

/**
 * Opens the file of a host, or begins a new one. A disk that does not take it is logged and costs only the memory.
 * @param random gives so many bytes that nobody can guess
 * @param after calls back once after so many milliseconds; gives what calls it off
 * @throws Trouble if the folder cannot be made
 */
export function openHostFile(
  files: Files,
  path: string,
  random: (bytes: number) => Uint8Array,
  after: (ms: number, then: () => void) => () => void,
  log: (line: string) => void = () => {},
): HostFile {
  try {
    files.mkdirSync(dirname(path), { recursive: true });
  } catch (error) {
    throw diskTrouble(error, dirname(path));
  }
  const known = readWhole(files, path, (text) => CONTENT.parse(JSON.parse(text)), log);
  const content: Content = known ?? {
    format: 1,
    secret: secretFrom(random(SECRET_SYMBOLS)),
    token: Buffer.from(random(32)).toString('base64url'),
    open: false,
    admitted: [],
    barred: [],
  };
  const { token, open: wasOpen } = content;
  const admitted = new Map(
    content.admitted.map((entry): [string, Known | null] => {
      if (typeof entry === 'string') return [entry, null];
      const { hash, ...known } = entry;
      return [hash, known];
    }),
  );
  const entries = (): Content['admitted'] => [...admitted].map(([hash, about]) => (about ? { hash, ...about } : hash));
  let stopGathering: (() => void) | null = null;
  let isGathered = false;
  const text = (): string => `${JSON.stringify({ ...content, admitted: entries() }, null, 1)}\n`;
  const failed = (error: unknown): void => log(`The host could not note down whom it knows: ${String(error)}`);
  const { rewrite, settled } = rewritten(files, path, text, failed);
  const write = (): void => {
    isGathered = false;
    rewrite();
  };
  const gather = (): void => {
    isGathered = true;
    if (stopGathering) return;
    write();
    stopGathering = after(GATHER_MS, () => {
      stopGathering = null;
      if (isGathered) gather();
    });
  };
  // Nobody waits for a host that has not begun.
  if (!known)
    try {
      writeWhole(files, path, text());
    } catch (error) {
      failed(error);
    }
  return {
    get secret() {
      return content.secret;
    },
    renewSecret() {
      content.secret = secretFrom(random(SECRET_SYMBOLS));
      write();
    },
    token,
    wasOpen,
    knows: (device) => admitted.has(hashOfDevice(device)),
    known: (device) => admitted.get(hashOfDevice(device)) ?? null,
    knownAs: (guest) => [...admitted.values()].find((about) => about?.guest === guest) ?? null,
    admit(device, { address, at, own }) {
      const hash = hashOfDevice(device);
      const before = admitted.get(hash);
      const now: Known = { guest: guestOf(device), address, names: before?.names ?? [], at, own: own || (before?.own ?? false) };
      admitted.set(hash, now);
      const surplus = admitted.size - MOST_ADMITTED;
      if (surplus > 0) for (const one of leastMissed(admitted, hash).slice(0, surplus)) admitted.delete(one);
      if (before?.address !== address || before.own !== now.own || at - before.at > NOTED_MS) gather();
    },
    called(device, name) {
      const hash = hashOfDevice(device);
      const about = admitted.get(hash);
      if (!about || about.names[0] === name) return;
      admitted.set(hash, { ...about, names: [name, ...about.names.filter((other) => other !== name)].slice(0, MOST_NAMES) });
      gather();
    },
    left(device, at) {
      const hash = hashOfDevice(device);
      const about = admitted.get(hash);
      if (about) admitted.set(hash, { ...about, at });
    },
    forget(guest, device) {
      const own = device === null ? null : hashOfDevice(device);
      const meant = [...admitted].filter(([hash, about]) => hash === own || about?.guest === guest);
      for (const [hash] of meant) admitted.delete(hash);
      if (meant.length > 0) write();
    },
    settled,
    close() {
      stopGathering?.();
      stopGathering = () => {};
      write();
      return settled();
    },
    setOpen(open) {
      if (content.open === open) return;
      content.open = open;
      write();
    },
    get barred() {
      return content.barred;
    },
    setBarred(barred) {
      content.barred = [...barred];
      write();
    },
  };
}
