import { readCode, USUAL_PORT } from '../../shared/protocol/code.ts';
import type { FoundHost } from '../../shared/protocol/pushes.ts';
import { trouble } from '../../shared/protocol/trouble.ts';
import { askAbout, knock } from './ask.ts';

const ANSWER_MS = 2500;
/** At a host where many codes are tried a knock waits for its turn. */
const KNOCK_MS = 10_000;
const link = (address: string, secret: string | undefined): string => (secret ? `${address}/#join=${secret}` : `${address}/`);

/** An address as people type it; null = it is none. */
export function typedAddress(text: string): { readonly address: string; readonly secret: string | undefined } | null {
  const isUrl = text.includes('://');
  if (!isUrl && !/[.:]/.test(text) && text.toLowerCase() !== 'localhost') return null;
  try {
    const url = new URL(isUrl ? text : `http://${text}`);
    if (url.protocol !== 'http:' || url.username !== '' || url.hostname === '') return null;
    const port = url.port || (/:80(\D|$)/.test(text) ? '80' : String(USUAL_PORT));
    const typed = new URLSearchParams(url.hash.slice(1)).get('join');
    return { address: `http://${url.hostname}:${port}`, secret: typed ? readCode(typed)?.secret : undefined };
  } catch {
    // Not an address at all: TypeError.
    return null;
  }
}

/**
 * Finds a host by a typed address, a short code, or a bare code among the discovered hosts.
 * @returns the address to open, with the code behind #join= if it is known
 * @throws Trouble if there is nobody, or no such code
 */
export async function find(text: string, hosts: readonly FoundHost[]): Promise<string> {
  const typed = typedAddress(text);
  if (typed) return reached(typed.address, typed.secret);
  const code = readCode(text);
  if (!code) throw trouble('error.find.unreadable');
  if (code.place) return reached(`http://${code.place.ip}:${code.place.port}`, code.secret);
  const knocks = hosts.map(async ({ address }) => ((await knock(address, code.secret, KNOCK_MS)) ? address : Promise.reject()));
  // No host of those heard has this code (AggregateError): said below.
  const address = await Promise.any(knocks).catch(() => null);
  if (address === null) throw trouble(hosts.length > 0 ? 'error.find.noSuchCode' : 'error.find.noHosts');
  return link(address, code.secret);
}
async function reached(address: string, secret: string | undefined): Promise<string> {
  if (!(await askAbout(address, ANSWER_MS))) throw trouble('error.find.nobody', { address });
  return link(address, secret);
}
