import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Planted sources of the copy ask here which of their breaks is on. It lies in a file, so that hosts, workers and other
// processes that a test starts are broken too; the process that tries one break after the other turns its own.

export const NOTES = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '.mutate');
const file = join(NOTES, 'on');
const noted = new Set<number>();
let on = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
let reached = new Set<number>();
let asked = 0;
let end = Number.POSITIVE_INFINITY;

/** Is this place broken now? Notes that it was reached. */
export function isBroken(place: number): boolean {
  if (++asked % 1024 === 0 && cpu() > end) throw new Error('no end');
  if ((on === 0 || place === on) && !reached.has(place) && !isLate()) reached.add(place);
  if (on === 0 && !noted.has(place)) {
    noted.add(place);
    appendFileSync(join(NOTES, 'reached'), `${place} ${process.pid}\n`);
  }
  return place === on;
}
/** What a test started goes with it, such as a timer that it has left behind. */
const tests = new AsyncLocalStorage<true>();
let isTesting = false;
/** Nothing is tested by what comes after the end of its test. */
const isLate = (): boolean => !isTesting && tests.getStore() === true;
/** Runs a test, and whatever it starts. */
export async function during<T>(test: () => Promise<T>): Promise<T> {
  isTesting = true;
  try {
    return await tests.run(true, test);
  } finally {
    isTesting = false;
  }
}
const cpu = (): number => process.cpuUsage().user / 1000;

/** The place that is on, 0 is none. */
export const switchedOn = (): number => on;

/**
 * Turns this process to another break, or with 0 to none.
 * @param limit milliseconds it may be busy with it: what never ends by itself is ended where it asks
 */
export function turnTo(place: number, limit = Number.POSITIVE_INFINITY): void {
  on = place;
  end = cpu() + limit;
}

/** The places this process has reached since it was last asked. */
export function taken(): ReadonlySet<number> {
  const places = reached;
  reached = new Set();
  return places;
}
