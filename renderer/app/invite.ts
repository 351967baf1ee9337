import type { LanInfo, SeatInfo } from '../../shared/protocol/pushes.ts';

const isHere = (address: string): boolean => /^https?:\/\/(127\.|localhost|\[::1\])/.test(address);

/**
 * Where others find this host: first the way this very page came, unless that leads no further than this computer.
 * @param origin of this page
 */
export const waysTo = ({ addresses }: Pick<LanInfo, 'addresses'>, origin: string): readonly string[] =>
  isHere(origin) ? addresses : [origin, ...addresses.filter((address) => address !== origin)];

interface Closed {
  /** The table is open to the network, but there is none. */
  readonly lanOpen: boolean;
  /** Everybody who could be waited for is here. */
  readonly alone?: boolean;
  /** Others have come already, and stay. */
  readonly guests: boolean;
}
/** What is true of a table that nobody new finds on the network. */
export function whyClosed({ lanOpen, alone, guests }: Closed) {
  if (lanOpen) return 'lobby.noLan';
  if (guests) return 'lobby.closedToNew';
  return alone ? 'lobby.closedAlone' : 'lobby.closedAbout';
}
/** Has somebody come to this table by the network? `mine`: what this device plays. */
export const hasGuests = (seats: readonly Pick<SeatInfo, 'kind' | 'mine'>[]): boolean =>
  seats.some(({ kind, mine }) => kind === 'person' && !mine);

/** A link that opens a table for whoever has it: it carries the code. */
export const linkTo = (address: string, table: string, code: string): string =>
  `${address}/#/table/${encodeURIComponent(table)}?join=${encodeURIComponent(code)}`;

/** The same for the desktop app, which a browser or a mail hands it over to. */
export const appLinkTo = (address: string, code: string): string => `sietch://${address.replace(/^https?:\/\//, '')}/${code}`;

/**
 * Puts the text of a field on the clipboard. Plain http pages have no clipboard of their own: there the old command
 * does it, which copies what is selected.
 * @returns was it copied? If not, the text stays selected, for the person to copy
 */
export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  field.focus();
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Pages without a secure origin have no clipboard (TypeError), others may be refused it (NotAllowedError): the older way is tried.
    return document.execCommand('copy');
  }
}
