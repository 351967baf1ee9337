import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest';
import { during, NOTES, switchedOn, taken, turnTo } from './switch.ts';

// How vitest runs a test in the copy. With a break on from the start, once. With none, it runs the test to see which
// breaks it reaches, and then again with each of them that nobody has caught: nothing is loaded twice.

/** A test that waits for what never comes, in milliseconds beyond ten times what it takes. */
const PATIENCE = 3000;
/**
 * What takes longer tells no story but plays games: milliseconds of the processor, however busy it is. So does what starts
 * programs of ours: their time is not ours to count, and to start one takes a second.
 */
const STORY = 200;
const realTimeout = globalThis.setTimeout;

const path = (name: string): string => join(NOTES, name);
const note = (name: string, line: string): void => appendFileSync(path(name), `${line}\n`);
const notes = (name: string): readonly string[] => (existsSync(path(name)) ? readFileSync(path(name), 'utf8').trim().split('\n') : []);

const fixed = switchedOn();
const caught = new Set(notes('caught').map((line) => Number.parseInt(line, 10)));
const done = new Set(notes('done'));
const unfit = new Set(notes('unfit'));
/** Breaks that left something behind in a test are not tried in it again. */
const left = new Set(notes('left'));
const ran = new Set(notes('ran').map(Number));
/** Only stories are tried now, and these have turned out to be none. */
const storiesOnly = existsSync(path('stories'));
const long = new Set(notes('long'));
/** Has a break been on in this process? What it left behind may make other tests fail. */
let used = false;
/** Something was left behind: nothing more is found out in this process. */
let spoiled = false;

// biome-ignore lint/style/noDefaultExport: where vitest looks for it.
export default class Trying extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const body = TestRunner.getTestFn(test);
    const name = nameOf(test);
    if (unfit.has(name) || (storiesOnly && long.has(name))) return;
    if (fixed > 0) {
      // A sign of life.
      writeFileSync(path('on'), String(fixed));
      return void (await body());
    }
    if (done.has(name)) return;
    if (spoiled) return note('again', name);
    for (const place of taken()) note('early', String(place));
    return during(() => this.#tryAll(test, body, name));
  }

  /** Tries the test with every break that it reaches. */
  async #tryAll(test: RunnerTestCase, body: Body, name: string): Promise<void> {
    const [began, worked] = [performance.now(), process.cpuUsage()];
    writeFileSync(path('reached'), '');
    if (await fails(test, body, 0, Number.POSITIVE_INFINITY)) return this.#unfit(name);
    const { user, system } = process.cpuUsage(worked);
    const elsewhere = notes('reached').filter(Boolean);
    const startsPrograms = elsewhere.some((line) => !line.endsWith(` ${process.pid}`));
    if (storiesOnly && (startsPrograms || (user + system) / 1000 > STORY)) return note('long', name);
    const patience = PATIENCE + 10 * (performance.now() - began);
    const here = taken();
    for (const place of new Set([...here, ...elsewhere.map((line) => Number.parseInt(line, 10))])) {
      if (!ran.has(place)) note('ran', String(place));
      ran.add(place);
      if (caught.has(place) || left.has(`${place} ${name}`)) continue;
      const how = await judged(test, body, place, patience);
      if (how === 'caught') {
        caught.add(place);
        note('caught', `${place} ${name}`);
      } else if (how === 'unmoved') note('early', String(place));
      if (!spoiled) continue;
      note('left', `${place} ${name}`);
      return note('again', name);
    }
    note('done', name);
  }

  /** A test that fails with nothing broken: once more where nothing was broken before, and then it is left out. */
  #unfit(name: string): void {
    if (!used) unfit.add(name);
    spoiled = used;
    note(used ? 'again' : 'unfit', name);
  }
}

const nameOf = (test: RunnerTestCase): string => `${test.file.name}: ${test.fullTestName}`.replaceAll('\n', ' ');

/** Caught is what fails with the break, not without it, and with it again. What does not even come there is unmoved. */
async function judged(test: RunnerTestCase, body: Body, place: number, patience: number): Promise<'caught' | 'passed' | 'unmoved'> {
  used = true;
  taken();
  const failed = await fails(test, body, place, patience);
  const came = taken().has(place);
  if (!failed) return came ? 'passed' : 'unmoved';
  spoiled = await fails(test, body, 0, Number.POSITIVE_INFINITY);
  if (!spoiled && (await fails(test, body, place, patience))) return 'caught';
  // Left to a process in which it is on from the start.
  return 'unmoved';
}

type Body = () => unknown;

/** Runs a test once more, with what goes before and after it. */
async function fails(test: RunnerTestCase, body: Body, place: number, patience: number): Promise<boolean> {
  writeFileSync(path('on'), String(place));
  turnTo(place, patience);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    if (patience < Number.POSITIVE_INFINITY) timer = realTimeout(() => reject(new Error('too late')), patience);
  });
  const { result } = test;
  try {
    await Promise.race([again(test, body), late]);
    return result?.state === 'fail';
  } catch {
    // Whatever a test throws: it has failed.
    return true;
  } finally {
    clearTimeout(timer);
    turnTo(0);
    writeFileSync(path('on'), '0');
    // Softly expected things are noted there instead of thrown.
    if (result) Object.assign(result, { state: 'run', errors: undefined });
  }
}

/** Vitest has gone through what goes before the first run and will go through what goes after the last. */
async function again(test: RunnerTestCase, body: Body): Promise<void> {
  const suites: RunnerTestSuite[] = [test.file];
  for (let suite = test.suite; suite && suite !== test.file; suite = suite.suite) suites.splice(-1, 0, suite);
  if (begun.has(test)) {
    for (const suite of suites) for (const hook of TestRunner.getSuiteHooks(suite).afterEach.toReversed()) await hook(test.context, suite);
    for (const suite of suites.toReversed()) for (const hook of TestRunner.getSuiteHooks(suite).beforeEach) await hook(test.context, suite);
  }
  begun.add(test);
  await body();
}
const begun = new WeakSet<RunnerTestCase>();
