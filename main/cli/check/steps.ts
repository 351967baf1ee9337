import { spawn, type StdioOptions } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIsStale, ROOT } from '../stale.ts';
import { type JourneyReport, slowest, sumOf, type Tally, tallyOfJourneys, tallyOfUnits, type UnitReport } from './reports.ts';

/** How a step went, and what its tools printed where that was kept back. */
interface Went {
  readonly tally: Tally;
  readonly said?: string;
}
/** One thing CI looks at. */
export interface Step {
  readonly title: string;
  run(): Went | Promise<Went>;
}

const PASSED: Tally = { passed: 1, failed: 0 };
const FAILED: Tally = { passed: 0, failed: 1 };

interface Ended {
  readonly content: boolean;
  readonly said: string;
}
/**
 * Runs a tool of node_modules/.bin.
 * @param stdio what becomes of its output: shown at once, or kept back and given in `said`
 * @returns whether it was content
 */
async function tool(
  name: string,
  args: readonly string[],
  stdio: StdioOptions,
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const path = join(ROOT, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);
  const child = spawn(path, args, {
    cwd: ROOT,
    stdio,
    shell: process.platform === 'win32',
    env: { ...process.env, SIETCH_LAN: 'off', ...env },
  });
  const ended = new Promise<Ended>((resolve) => {
    child.once('error', ({ message }) => resolve({ content: false, said: message }));
    child.once('close', (code) => resolve({ content: code === 0, said: '' }));
  });
  const printed = await Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')));
  const { content, said } = await ended;
  return { content, said: [...printed, said].join('') };
}
const KEPT_BACK: StdioOptions = ['ignore', 'pipe', 'pipe'];

/** A tool that is content or not; others may run beside it. */
export const gate = (title: string, name: string, ...args: string[]): Step => ({
  title,
  async run() {
    const { content, said } = await tool(name, args, KEPT_BACK);
    return { tally: content ? PASSED : FAILED, said };
  },
});

/** A tool that counts tests into a file. A run that ends badly without a failed test (it crashed, it found none) is one failure. */
async function counted(report: string, read: (report: unknown) => Tally, run: () => Promise<Ended>): Promise<Went> {
  const file = join(ROOT, report);
  rmSync(file, { force: true });
  const { content } = await run();
  if (!existsSync(file)) return { tally: FAILED };
  const tally = read(JSON.parse(readFileSync(file, 'utf8')));
  return { tally: content || tally.failed > 0 ? tally : { ...tally, failed: 1 } };
}

/** Runs some of the tests beside the sources. */
const vitest = (title: string, report: string, ...which: string[]): Step => ({
  title,
  run: () =>
    counted(
      report,
      (found) => tallyOfUnits(found as UnitReport),
      () => tool('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...which], 'inherit'),
    ),
});
const ATTACKS = 'attack.test.ts';
/** The tests beside the sources. */
export const unitTests = (): Step =>
  vitest('Unit tests: rules, laws, host, wire, storage, sheets', 'test-results/units.json', '--exclude', `**/${ATTACKS}`);
/** Hosts under attack: how long honest people wait is measured, so nothing runs beside them. */
export const attacks = (): Step => vitest('Hosts under attack', 'test-results/attacks.json', ATTACKS, '--no-file-parallelism');

/** The built app; what is up to date is not built again. */
export function build(): Step {
  const building = gate('Build', 'electron-vite', 'build', '--logLevel', 'warn');
  return { ...building, run: () => (buildIsStale() ? building.run() : { tally: PASSED }) };
}

/** The journeys, in one of the two shells. */
export const journeys = (title: string, project: 'browser' | 'electron'): Step => ({
  title,
  run: () =>
    counted(
      `test-results/${project}.json`,
      (report) => tallyOfJourneys(report as JourneyReport),
      () =>
        tool('playwright', ['test', `--project=${project}`], 'inherit', { PLAYWRIGHT_JSON_OUTPUT_FILE: `test-results/${project}.json` }),
    ),
});

interface Row extends Went {
  readonly title: string;
  readonly seconds: number;
}
async function timed({ title, run }: Step): Promise<Row> {
  const begun = performance.now();
  return { title, ...(await run()), seconds: (performance.now() - begun) / 1000 };
}

/**
 * Runs the steps in order, all of them even if one fails.
 * @param steps one that is a list runs side by side: its tools use one core each
 * @returns the sum
 */
export async function runAll(steps: readonly (Step | readonly Step[])[]): Promise<Tally> {
  const table: Row[] = [];
  for (const step of steps) {
    const group = 'run' in step ? [step] : step;
    console.log(`\n━━ ${group.map(({ title }) => title).join(' · ')}`);
    const rows = await Promise.all(group.map(timed));
    for (const { title, said } of rows) if (said) console.log(`${title}:\n${said}`);
    table.push(...rows);
  }
  console.log('\n━━ All checks');
  for (const { title, tally, seconds } of table) {
    const mark = tally.failed > 0 ? 'FAILED' : 'passed';
    console.log(`${mark}  ${title}: ${tally.passed} passed, ${tally.failed} failed (${seconds.toFixed(0)} s)`);
  }
  const sum = sumOf(table.map(({ tally }) => tally));
  for (const { title, tally } of table) {
    const lines = slowest(tally);
    if (lines.length > 0) console.log(`The slowest of ${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
  }
  for (const fault of sum.faults ?? []) console.log(`  ${fault}`);
  for (const reason of sum.unsteady ?? []) console.log(`  unsteady: ${reason}`);
  return sum;
}
