import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readCode } from '../../shared/protocol/code.ts';
import { isHomeName, isPrivate } from '../lan/callers.ts';

/** Links of this kind are the app's: a browser or a mail hands them over. */
export const SCHEME = 'sietch';
/** What a finished or running game is called as a file that the system knows as this app's. */
export const RECORD_ENDING = '.sietch';

const MOST_LINK = 120;
const MOST_PATH = 4096;
/** `sietch://address[:port]/CODE`. No names, no further path, no signs that stand for others: a link says where, and nothing else. */
const LINK = /^sietch:\/\/(\[[0-9a-f:.]{2,45}\]|[a-z0-9][a-z0-9.-]{0,62})(?::([1-9]\d{0,4}))?\/([0-9a-z]{5})?\/?$/i;
/** Four numbers as people write them: one with a leading nought, or in another base, is read as another number by other programs. */
const PLAIN_IPV4 = /^(0|[1-9]\d{0,2})(\.(0|[1-9]\d{0,2})){3}$/;
const USUAL_PORT = '4747';

/** Where a link leads: a host of the home network, and the code if it is in it. */
export interface LinkTarget {
  /** e.g. `http://192.168.1.20:4747` */
  readonly address: string;
  readonly code: string | null;
}

/** A name or number that only a home network has. What lies in the internet is nobody's table. */
function isAtHome(host: string): boolean {
  if (host.startsWith('[')) return isPrivate(host.slice(1, -1));
  if (/^[\d.]+$/.test(host)) return PLAIN_IPV4.test(host) && isPrivate(host);
  // A word that begins with a digit may be a number in disguise, as 0x7f000001.
  return /^[a-z]/.test(host) && isHomeName(host);
}

/**
 * Reads a link that anybody may have written.
 * @returns null for everything that is not exactly a link to a table of the home network
 */
export function readLink(text: string): LinkTarget | null {
  const [, host = '', port = USUAL_PORT, code] = (text.length <= MOST_LINK && LINK.exec(text)) || [];
  const lower = host.toLowerCase();
  if (lower === '' || Number(port) > 65535 || !isAtHome(lower)) return null;
  if (code !== undefined && readCode(code)?.place !== null) return null;
  return { address: `http://${lower}:${port}`, code: code === undefined ? null : (readCode(code)?.secret ?? null) };
}

const HANDED = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('link'), link: z.string().max(MOST_LINK) }),
  z.strictObject({ kind: z.literal('record'), path: z.string().max(MOST_PATH) }),
  z.strictObject({ kind: z.literal('nothing') }),
]);
/** What a start brings along: a link, a file, or nothing. */
export type Handed = z.infer<typeof HANDED>;
const NOTHING: Handed = { kind: 'nothing' };

const isLink = (argument: string): boolean => argument.toLowerCase().startsWith(`${SCHEME}:`);
/** Some file managers hand over a path, some a `file:` address. */
function recordPath(argument: string, folder: string): string | null {
  if (!argument.toLowerCase().endsWith(RECORD_ENDING)) return null;
  try {
    const path = argument.startsWith('file:') ? fileURLToPath(argument) : resolve(folder, argument);
    return path.length <= MOST_PATH && !path.includes('\0') ? path : null;
  } catch {
    // An address of another machine, or none at all: TypeError.
    return null;
  }
}

/**
 * What a start was given on its command line. The last one counts, as the system writes it behind everything else; what begins
 * with a hyphen is a switch and is never looked at.
 * @param folder where it was started, for paths that begin there
 */
export function handedIn(given: readonly string[], folder: string): Handed {
  const argument = given.findLast((one) => !one.startsWith('-') && (isLink(one) || recordPath(one, folder) !== null));
  if (argument === undefined) return NOTHING;
  // A link that is too long is one all the same, and is told to be none.
  if (isLink(argument)) return { kind: 'link', link: argument.slice(0, MOST_LINK) };
  return { kind: 'record', path: recordPath(argument, folder) as string };
}

/** What another start says that it was given: anything of this user may have said it. */
export const readHanded = (said: unknown): Handed => HANDED.safeParse(said).data ?? NOTHING;
