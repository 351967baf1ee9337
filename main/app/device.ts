import { createHmac } from 'node:crypto';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Files } from '../storage/files.ts';
import { readWhole, writeWhole } from '../storage/whole.ts';

/** Its name in the app's own folder. */
export const DEVICE_FILE = 'device.json';

const SECRET_BYTES = 32;
const CONTENT = z.object({ format: z.literal(1), secret: z.string().min(32) });

/**
 * The secret by which a host knows this computer again. It lies in a file, because a browser writes what its pages keep only
 * seconds later: whoever is killed before that would have lost the seat.
 * @param random gives so many bytes that nobody can guess
 * @returns the secret for the own hall (null), wherever that listens, or for the host at an origin; no host can tell another's
 *   from its own. A disk that does not take the file is logged and costs only the memory.
 */
export function openDevice(
  files: Files,
  path: string,
  random: (bytes: number) => Uint8Array,
  log: (line: string) => void,
): (origin: string | null) => string {
  const known = readWhole(files, path, (text) => CONTENT.parse(JSON.parse(text)), log);
  const content = known ?? { format: 1, secret: Buffer.from(random(SECRET_BYTES)).toString('base64url') };
  if (known === null)
    try {
      files.mkdirSync(dirname(path), { recursive: true });
      writeWhole(files, path, JSON.stringify(content));
    } catch (error) {
      log(`${path} was not written: ${String(error)}`);
    }
  return (origin) =>
    createHmac('sha256', content.secret)
      .update(origin ?? '')
      .digest('base64url')
      .slice(0, 32);
}
