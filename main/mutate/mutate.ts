import { globSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Bench, benchIn } from './bench.ts';
import type { Break } from './breaks.ts';
import { copyOf, plantAll, reachedIn, switchTo } from './copy.ts';

/** What became of the breaks; what `npm run mutate -- --json` prints. */
export interface Mutation {
  readonly broken: number;
  readonly caught: number;
  /** Caught of 100. */
  readonly score: number;
  readonly survivors: readonly Survivor[];
}
export interface Survivor {
  readonly at: string;
  readonly kind: string;
  readonly from: string;
  readonly to: string;
  /** No test even runs this code. */
  readonly reached: boolean;
}

/** Laws of all games: a game's rules are held to its own, all else to one small game's. */
const LAWS = 'shared/testkit/shelf.laws.test.ts';
/** Without a time of its own no test takes longer alone. */
const LONGEST = 300_000;
/** Files run together until they have taken so long, in milliseconds: the nearest are over soon. */
const ONE_GO = 2500;

interface TestFile {
  readonly file: string;
  readonly took: number;
  readonly reached: ReadonlySet<number>;
  readonly distance: number;
}

/**
 * Breaks one thing at a time in a copy of the project and looks whether a test fails.
 * @param folder where the breaks are: its own tests are run first
 * @param under the folders whose tests are run
 */
export async function mutate(
  root: string,
  folder: string,
  breaks: readonly Break[],
  under: readonly string[],
  say: (line: string) => void,
): Promise<Mutation> {
  const planted = breaks.map((each, n) => ({ ...each, place: n + 1 }));
  const copy = copyOf(root);
  const bench = benchIn(copy, [...new Set(breaks.map(({ file }) => file))]);
  const clean = (): void => {
    bench.close();
    rmSync(copy, { recursive: true, force: true });
  };
  const stop = (): void => {
    clean();
    process.exit(130);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    plantAll(copy, planted);
    switchTo(copy, 0);
    const tests = await measured(bench, copy, folder, under, say);
    const survivors: Survivor[] = [];
    for (const each of planted) {
      switchTo(copy, each.place);
      const watching = tests.filter(({ reached }) => reached.has(each.place));
      const by = await caughtBy(bench, watching, folder, each.file);
      const at = `${each.file}:${each.line}`;
      say(`${each.place}/${planted.length} ${at} ${oneLine(each.from)} -> ${oneLine(each.to)}: ${by ?? 'SURVIVED'}`);
      if (by === null) survivors.push({ at, kind: each.kind, from: each.from, to: each.to, reached: watching.length > 0 });
    }
    const caught = planted.length - survivors.length;
    return { broken: planted.length, caught, score: Math.round((caught / Math.max(1, planted.length)) * 1000) / 10, survivors };
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    clean();
  }
}
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 90);

/** Runs each test file once with nothing broken: how long it takes and which places it reaches. */
async function measured(
  bench: Bench,
  copy: string,
  folder: string,
  under: readonly string[],
  say: (line: string) => void,
): Promise<readonly TestFile[]> {
  // What lies beside the code is tried although it imports nothing of it: it may start a program that does.
  const beside = globSync(`${folder}/**/*.test.ts`, { cwd: copy }).map((file) => file.replaceAll('\\', '/'));
  const found = new Set([...(await bench.relevant(under)), ...beside.filter((file) => under.some((part) => file.includes(part)))]);
  const tests: TestFile[] = [];
  for (const file of [...found].sort()) {
    switchTo(copy, 0);
    const began = performance.now();
    const failed = await bench.run([file], onlyOf(file, folder), LONGEST);
    const took = performance.now() - began;
    if (failed === null || failed.length > 0) say(`${file} is left out, it fails in the copy: ${failed ?? 'too slow'}`);
    else tests.push({ file, took, reached: reachedIn(copy), distance: distanceOf(file, folder) });
  }
  say(`${tests.length} test files, ${Math.round(tests.reduce((sum, { took }) => sum + took, 0) / 1000)} s`);
  return tests;
}
const distanceOf = (file: string, folder: string): number => {
  const [here, there] = [dirname(file).split('/'), folder.split('/')];
  const common = here.findIndex((name, n) => name !== there[n]);
  return there.length - (common < 0 ? here.length : common);
};
const onlyOf = (file: string, folder: string): string | null => {
  const game = /^shared\/games\/(\w+)/.exec(folder)?.[1];
  return file === LAWS ? `^${game ?? 'dice, 2 seats'}` : null;
};

/** The first test that fails, the nearest first; null if none does. What never ends is caught too. */
async function caughtBy(bench: Bench, watching: readonly TestFile[], folder: string, source: string): Promise<string | null> {
  const nearest = watching.toSorted((a, b) => a.distance - b.distance || rank(a, source) - rank(b, source) || a.took - b.took);
  for (let from = 0, to = 0; from < nearest.length; from = to) {
    let took = 0;
    do took += nearest[to++]?.took ?? 0;
    while (to < nearest.length && took + (nearest[to]?.took ?? 0) < ONE_GO && nearest[to]?.file !== LAWS);
    const files = nearest.slice(from, to).map(({ file }) => file);
    const failed = await bench.run(files, onlyOf(files[0] as string, folder), 10_000 + 5 * took);
    if (failed === null) return 'no end';
    if (failed[0] !== undefined) return failed[0];
  }
  return null;
}
/** Tests named as the source come first. */
const rank = ({ file }: TestFile, source: string): number => {
  const name = (path: string): string => /([^/.]+)[.][^/]*$/.exec(path)?.[1] ?? '';
  return name(file) === name(source) ? 0 : 1;
};
