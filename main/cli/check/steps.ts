import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIsStale, ROOT } from '../stale.ts';
import { type JourneyReport, slowest, sumOf, type Tally, tallyOfJourneys, tallyOfUnits, type UnitReport } from './reports.ts';

/** One thing CI looks at. */
export interface Step {
  readonly title: string;
  run(): Tally;
}

const PASSED: Tally = { passed: 1, failed: 0 };
const FAILED: Tally = { passed: 0, failed: 1 };

/** Runs a tool of node_modules/.bin with its output shown. @returns whether it was content */
function tool(name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): boolean {
  const path = join(ROOT, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);
  const { status } = spawnSync(path, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, SIETCH_LAN: 'off', ...env },
  });
  return status === 0;
}

/** A tool that is content or not. */
export const gate = (title: string, name: string, ...args: string[]): Step => ({ title, run: () => (tool(name, args) ? PASSED : FAILED) });

/** A tool that counts tests into a file. A run that ends badly without a failed test (it crashed, it found none) is one failure. */
function counted(report: string, read: (report: unknown) => Tally, run: () => boolean): Tally {
  const file = join(ROOT, report);
  rmSync(file, { force: true });
  const content = run();
  if (!existsSync(file)) return FAILED;
  const tally = read(JSON.parse(readFileSync(file, 'utf8')));
  return content || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

/** Runs some of the tests beside the sources. */
const vitest = (title: string, report: string, ...which: string[]): Step => ({
  title,
  run: () =>
    counted(
      report,
      (found) => tallyOfUnits(found as UnitReport),
      () => tool('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...which]),
    ),
});
const ATTACKS = 'attack.test.ts';
/** The tests beside the sources. */
export const unitTests = (): Step =>
  vitest('Unit tests: rules, laws, host, wire, storage, sheets', 'test-results/units.json', '--exclude', `**/${ATTACKS}`);
/** Hosts under attack: how long honest people wait is measured, so nothing runs beside them. */
export const attacks = (): Step => vitest('Hosts under attack', 'test-results/attacks.json', ATTACKS, '--no-file-parallelism');

/** The built app; what is up to date is not built again. */
export const build = (): Step => ({
  title: 'Build',
  run: () => (!buildIsStale() || tool('electron-vite', ['build', '--logLevel', 'warn']) ? PASSED : FAILED),
});

/** The journeys, in one of the two shells. */
export const journeys = (title: string, project: 'browser' | 'electron'): Step => ({
  title,
  run: () =>
    counted(
      `test-results/${project}.json`,
      (report) => tallyOfJourneys(report as JourneyReport),
      () => tool('playwright', ['test', `--project=${project}`], { PLAYWRIGHT_JSON_OUTPUT_FILE: `test-results/${project}.json` }),
    ),
});

/** Runs the steps in order, all of them even if one fails. @returns the sum */
export function runAll(steps: readonly Step[]): Tally {
  const table: { title: string; tally: Tally; seconds: number }[] = [];
  for (const { title, run } of steps) {
    console.log(`\n━━ ${title}`);
    const begun = performance.now();
    table.push({ title, tally: run(), seconds: (performance.now() - begun) / 1000 });
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
