import { dirname } from 'node:path';
import { z } from 'zod';
import { tableName } from '../../shared/protocol/table-name.ts';
import type { GuestLine } from '../../shared/protocol/pushes.ts';
import { SECRET_SYMBOLS, secretFrom } from '../../shared/protocol/code.ts';
import { quickDigest } from './digest.ts';
import { diskTrouble, type Files } from './files.ts';
import { readWhole, writeWhole } from './whole.ts';

/** Its name in the data folder. */
export const HOST_FILE = 'host.json';
/** Devices that are remembered; beyond that the one let in first is forgotten, and types the code again. */
const MOST_ADMITTED = 1000;

const BARRED = z.object({
  guest: z.string(),
  names: z.array(z.string()).readonly(),
  address: z.string(),
  tables: z.array(tableName).readonly(),
  barred: z.enum(['device', 'address']),
}) satisfies z.ZodType<GuestLine>;
const CONTENT = z.object({
  format: z.literal(1),
  secret: z.string().regex(/^[0-9A-HJKMNP-TV-Z]{5}$/),
  token: z.string().min(32),
  /** Was it open to the network when it was last heard of? */
  open: z.boolean(),
  /** Hashes: a device's own secret is not written down here. */
  admitted: z.array(z.string()),
  barred: z.array(BARRED),
});
type Content = z.infer<typeof CONTENT>;
/** A guest whom the host does not want here. */
export type Barred = z.infer<typeof BARRED>;

/** What makes a host the same after a restart: its code, its key, and whom it knows. Everything is on disk at once. */
export interface HostFile {
  /** The join code. */
  readonly secret: string;
  /** Gives host rights. */
  readonly token: string;
  /** Was it open to the network when it was killed? */
  readonly wasOpen: boolean;
  knows(device: string): boolean;
  admit(device: string): void;
  /** It types the code again. */
  forget(device: string): void;
  setOpen(open: boolean): void;
  readonly barred: readonly Barred[];
  setBarred(barred: readonly Barred[]): void;
}
/** By this the host knows a device again. */
const hashOfDevice = (device: string): string => quickDigest(`device\n${device}`).slice(0, 32);

/**
 * Opens the file of a host, or begins a new one. A disk that does not take it is logged and costs only the memory.
 * @param random gives so many bytes that nobody can guess
 * @throws Trouble if the folder cannot be made
 */
export function openHostFile(
  files: Files,
  path: string,
  random: (bytes: number) => Uint8Array,
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
  const { secret, token, open: wasOpen } = content;
  const admitted = new Set(content.admitted);
  const write = (): void => {
    try {
      writeWhole(files, path, `${JSON.stringify({ ...content, admitted: [...admitted] }, null, 1)}\n`);
    } catch (error) {
      log(`The host could not note down whom it knows: ${String(error)}`);
    }
  };
  if (!known) write();
  return {
    secret,
    token,
    wasOpen,
    knows: (device) => admitted.has(hashOfDevice(device)),
    admit(device) {
      const hash = hashOfDevice(device);
      if (admitted.has(hash)) return;
      admitted.add(hash);
      for (const eldest of admitted) if (admitted.size > MOST_ADMITTED) admitted.delete(eldest);
      write();
    },
    forget(device) {
      if (admitted.delete(hashOfDevice(device))) write();
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
