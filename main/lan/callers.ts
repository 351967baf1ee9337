import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';

const OWN_NAMES = new Set(['localhost', hostname().toLowerCase(), `${hostname().toLowerCase()}.local`]);
/** Endings that no name of the internet has: routers give them to what is at home. */
const HOME_ENDINGS = ['.lan', '.local', '.home', '.home.arpa', '.internal', '.localdomain', '.fritz.box', '.intranet', '.private'];
/** A label of letters, digits and hyphens. */
const PLAIN_NAME = /^[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*$/;

/** Does a line come from this very machine? */
export const isHere = (address: string): boolean => address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';

/** Is it an address of a home or this machine, not of the internet? */
export function isPrivate(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '').toLowerCase();
  if (isIP(plain) === 6) return plain === '::1' || /^f[cd]|^fe[89ab]/.test(plain);
  const [a = 0, b = 0] = plain.split('.').map(Number);
  return (
    isIP(plain) === 4 &&
    (a === 10 ||
      a === 127 ||
      (a === 192 && b === 168) ||
      (a === 172 && b >= 16 && b < 32) ||
      (a === 169 && b === 254) ||
      (a === 100 && b >= 64 && b < 128))
  );
}

/** The name in a Host header, without the port. */
const nameIn = (header: string): string => header.replace(/:\d+$/, '').toLowerCase().replace(/\.$/, '');
const isAddress = (name: string): boolean => isIP(name) === 4 || (name.startsWith('[') && isIP(name.slice(1, -1)) === 6);
/** A name that only a network at home can lead here: one word, or with an ending that the internet does not have. */
export const isHomeName = (name: string): boolean =>
  PLAIN_NAME.test(name) && !/^[\d.]+$/.test(name) && (!name.includes('.') || HOME_ENDINGS.some((ending) => name.endsWith(ending)));

/**
 * Was this host asked for under a name that it may have? A foreign name that leads here is a page that wants in (DNS
 * rebinding). A name of a home network counts only for whoever asks from another machine of one: only this machine's own
 * names lead from here to here.
 */
export function knowsHost({ headers: { host }, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  if (!host) return false;
  const name = nameIn(host);
  const from = socket.remoteAddress ?? '';
  return isAddress(name) || OWN_NAMES.has(name) || (isHomeName(name) && isPrivate(from) && !isHere(from));
}
/** Browsers say whose page is calling: only pages that this very host served may. Programs say nothing. */
export function knowsOrigin({ headers: { origin, host } }: Pick<IncomingMessage, 'headers'>): boolean {
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === new URL(`http://${host}`).host;
  } catch {
    // "null", or no address at all (TypeError): a page of nobody.
    return false;
  }
}
