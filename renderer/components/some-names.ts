import { widthOf } from '../app/width-of.ts';

/** So many letters stand in two lines of the narrowest phone beside how many there are. */
const ROOM = 56;

/** Names in a row: whole ones, as many as have room; where some are left out the row says so. */
export function someNames(names: readonly string[], room = ROOM): string {
  let said = names[0] ?? '';
  for (const name of names.slice(1)) {
    const longer = `${said}, ${name}`;
    if (widthOf(longer) > room) return `${said} …`;
    said = longer;
  }
  return said;
}
