import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Planted sources of the copy ask here which of their breaks is on. It lies in a file, so that hosts, workers and other
// processes that a test starts are broken too.

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '.mutate');
const file = join(folder, 'on');
const on = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
const reached = new Set<number>();

/** Is this place broken now? With nothing broken, notes that it was reached. */
export function isBroken(place: number): boolean {
  if (on === 0 && !reached.has(place)) {
    reached.add(place);
    appendFileSync(join(folder, 'reached'), `${place}\n`);
  }
  return place === on;
}
