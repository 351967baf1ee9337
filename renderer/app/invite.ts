import type { LanInfo } from '../../shared/protocol/pushes.ts';

const isHere = (address: string): boolean => /^https?:\/\/(127\.|localhost|\[::1\])/.test(address);

/**
 * Where others find this host: first the way this very page came, unless that leads no further than this computer.
 * @param origin of this page
 */
export const waysTo = ({ addresses }: Pick<LanInfo, 'addresses'>, origin: string): readonly string[] =>
  isHere(origin) ? addresses : [origin, ...addresses.filter((address) => address !== origin)];

/** A link that opens a table for whoever has it: it carries the code. */
export const linkTo = (address: string, table: string, code: string): string =>
  `${address}/#/table/${encodeURIComponent(table)}?join=${encodeURIComponent(code)}`;

/**
 * Puts the text of a field on the clipboard. Plain http pages have no clipboard of their own: there the old command
 * does it, which copies what is selected.
 * @returns was it copied? If not, the text stays selected, for the person to copy
 */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
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
