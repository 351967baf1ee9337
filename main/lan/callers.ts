import type { IncomingMessage } from 'node:http';
import { hostname } from 'node:os';

const OWN_NAMES = new Set(['localhost', hostname().toLowerCase()]);

/** Does a line come from this very machine? */
export const isHere = (address: string): boolean => address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';

/** The name in a Host header, without the port. */
const nameIn = (header: string): string => header.replace(/:\d+$/, '').toLowerCase();
const isAddress = (name: string): boolean => /^\d{1,3}(\.\d{1,3}){3}$/.test(name) || /^\[[0-9a-f:.]+\]$/.test(name);

/** Was this host asked for under a name of its own? A foreign name that leads here is a page that wants in (DNS rebinding). */
export function knowsHost(header: string | undefined): boolean {
  if (!header) return false;
  const name = nameIn(header);
  return isAddress(name) || OWN_NAMES.has(name) || name.endsWith('.local');
}
/** Browsers say whose page is calling: only pages that this very host served may. Programs say nothing. */
export function knowsOrigin({ headers: { origin, host } }: Pick<IncomingMessage, 'headers'>): boolean {
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host?.toLowerCase();
  } catch {
    return false;
  }
}
