import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Bench, benchIn } from './bench.ts';
import type { Break } from './breaks.ts';
import { copyOf, forget, noteIn, notesOf, plantAll, switchedTo, switchTo } from './copy.ts';
import type { Planted } from './plant.ts';

/** What became of the breaks; what `npm run mutate -- --json` prints. Scores are caught of 100. */
export interface Mutation {
  readonly broken: number;
  /** By tests that tell one story each. */
  readonly caughtByStories: number;
  readonly scoreOfStories: number;
  /** By these, or by what plays whole games: golden games, laws, random games. */
  readonly caught: number;
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

/** Tests of every game, the quick ones first, and which of them are run: a game's rules are held to its own. */
const OF_GAMES: Readonly<Record<string, (game: string) => string>> = {
  'shared/testkit/golden.test.ts': (game) => `^golden games of (${game || SMALL}) `,
  'shared/testkit/shelf.laws.test.ts': (game) => (game === '' ? `^${SMALL}, 2 seats` : `^(${game}), `),
  'shared/testkit/words.laws.test.ts': (game) => `holds in (${game || SMALL}),`,
};
/** The game that whatever belongs to no game is held to. */
const SMALL = 'dice';
/** What games share is held to all that share it. */
const SHARED: Readonly<Record<string, string>> = { 'imperium-family': 'imperium|uprising' };
/**
 * What looks at many pages, languages or games, holds what was once told line by line, asks bots, or floods a host: what the tests that tell one story have not
 * caught is tried with these.
 */
const PLAYED =
  /[/](accounts|sheets|lessons|land|sense)[/]|words|golden|[./]laws[.]|random|everything|exhaustive|attack|siege|[/](sense|positions|items|mixing|entry|spies-box|second-reading)[.]/;
/** Milliseconds in which a single run of a test, or of all tests that lie near, must come to an end. */
const LONGEST = 600_000;

/**
 * Breaks one thing at a time in a copy of the project and looks whether a test fails.
 * @param folder where the breaks are: its own tests are run first
 * @param under the folders whose tests are run
 * @param storiesOnly what plays whole games is not run
 */
export async function mutate(
  root: string,
  folder: string,
  breaks: readonly Break[],
  under: readonly string[],
  storiesOnly: boolean,
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
    const tests = await testsNear(bench, copy, folder, under);
    const stories = tests.filter((file) => !isPlayed(file));
    say(`${stories.length} test files, ${tests.length - stories.length} that play games`);
    noteIn(copy, 'stories', 'only');
    const caughtByStories = (await tryAll(bench, copy, folder, apart(copy, stories), planted, say)).size;
    say(`${caughtByStories} of ${planted.length} caught by stories`);
    forget(copy, 'stories');
    // Together those of this game, and each alone those of every game: seldom much is left for it.
    const ofGames = tests.filter((file) => file in OF_GAMES);
    const played = [tests.filter((file) => !(file in OF_GAMES)), ...ofGames.map((file) => [file])];
    const caught = await tryAll(bench, copy, folder, storiesOnly ? [] : played, planted, say);
    for (const each of planted.filter(({ place }) => !caught.has(place))) say(`${said(each)}: SURVIVED`);
    const ran = new Set([...notesOf(copy, 'ran'), ...notesOf(copy, 'early')].map(Number));
    const survivors = planted
      .filter(({ place }) => !caught.has(place))
      .map((each) => ({ at: whereIs(each), kind: each.kind, from: each.from, to: each.to, reached: ran.has(each.place) }));
    const of100 = (count: number): number => Math.round((count / Math.max(1, planted.length)) * 1000) / 10;
    return {
      broken: planted.length,
      caughtByStories,
      scoreOfStories: of100(caughtByStories),
      caught: caught.size,
      score: of100(caught.size),
      survivors,
    };
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    clean();
  }
}
/** The tests that import what is broken, the nearest first. */
async function testsNear(bench: Bench, copy: string, folder: string, under: readonly string[]): Promise<readonly string[]> {
  // What lies beside the code is tried although it imports nothing of it: it may start a program that does.
  const beside = globSync(`${folder}/**/*.test.ts`, { cwd: copy }).map((file) => file.replaceAll('\\', '/'));
  const found = new Set([...(await bench.relevant(under)), ...beside.filter((file) => under.some((part) => file.includes(part)))]);
  const games = Object.keys(OF_GAMES);
  const rank = (file: string): number => (file in OF_GAMES ? 100 + games.indexOf(file) : distanceOf(file, `${folder}/tests`));
  return [...found].sort().sort((a, b) => rank(a) - rank(b));
}
/** What puts another module in the place of one needs a process that has not loaded it: each such file is a group of its own. */
function apart(copy: string, tests: readonly string[]): readonly (readonly string[])[] {
  const own = tests.filter((file) => /\bvi[.](do)?[mM]ock[(]/.test(readFileSync(join(copy, file), 'utf8')));
  return [tests.filter((file) => !own.includes(file)), ...own.map((file) => [file])];
}
const distanceOf = (file: string, folder: string): number => {
  const [here, there] = [dirname(file).split('/'), folder.split('/')];
  const common = here.findIndex((name, n) => name !== there[n]);
  return there.length - (common < 0 ? here.length : common);
};
/** `dice` of `a/dice.ts` and `b/dice.test.ts`. */
const nameOf = (file: string): string => basename(file).split('.', 1)[0] ?? '';
const isPlayed = (file: string): boolean => PLAYED.test(file);
const onlyOf = (files: readonly string[], folder: string): string | null => {
  const game = /^shared\/games\/([\w-]+)/.exec(folder)?.[1] ?? '';
  return OF_GAMES[files[0] ?? '']?.(SHARED[game] ?? game) ?? null;
};

/** All breaks that a test has caught so far, by place, after these groups of test files were tried in turn. */
async function tryAll(
  bench: Bench,
  copy: string,
  folder: string,
  groups: readonly (readonly string[])[],
  planted: readonly Planted[],
  say: (line: string) => void,
): Promise<ReadonlySet<number>> {
  const caught = new Set(notesOf(copy, 'caught').map((line) => Number.parseInt(line, 10)));
  const heard = (): void => {
    for (const line of notesOf(copy, 'caught')) {
      const place = Number.parseInt(line, 10);
      const each = planted[place - 1];
      if (each && !caught.has(place)) say(`${caught.size + 1}/${planted.length} ${said(each)}: ${line.slice(line.indexOf(' ') + 1)}`);
      caught.add(place);
    }
  };
  for (const group of groups) {
    const unfit = caught.size < planted.length ? await tryInOne(bench, copy, group, onlyOf(group, folder)) : [];
    for (const file of unfit) say(`left out, it fails in the copy: ${file}`);
    heard();
    // What was reached while files were loaded or made ready is only there from the start.
    const early = new Set(notesOf(copy, 'early').map(Number));
    const files = group.filter((file) => !unfit.includes(file));
    for (const { place, file } of planted.filter((each) => files.length > 0 && early.has(each.place) && !caught.has(each.place))) {
      switchTo(copy, place);
      // The first that fails ends the run: mostly that is the one which is called as the source is.
      const namesakes = files.filter((test) => nameOf(test) === nameOf(file));
      const failed = await bench.run([...new Set([...namesakes, ...files])], onlyOf(files, folder), LONGEST);
      if (failed?.length !== 0) noteIn(copy, 'caught', `${place} ${failed?.[0] ?? 'no end'}`);
      heard();
    }
  }
  for (const line of new Set(notesOf(copy, 'unfit'))) say(`left out, it fails in the copy: ${line}`);
  return caught;
}

/**
 * Tries all breaks one after the other in a process that has loaded the tests once; in another if one has left something
 * behind.
 * @returns files that do not load in the copy
 */
async function tryInOne(bench: Bench, copy: string, files: readonly string[], only: string | null): Promise<readonly string[]> {
  const unfit: string[] = [];
  for (let again = true; again; ) {
    forget(copy, 'again');
    switchTo(copy, 0);
    const left = files.filter((file) => !unfit.includes(file));
    const failed = left.length > 0 ? await bench.run(left, only, LONGEST) : [];
    const place = switchedTo(copy);
    if (failed === null && place === 0) throw new Error('The tests do not end, with nothing broken');
    if (failed === null) noteIn(copy, 'caught', `${place} no end`);
    const broken = left.filter((file) => failed?.some((line) => line.startsWith(`${file}: `)));
    unfit.push(...broken);
    again = failed === null || broken.length > 0 || notesOf(copy, 'again').length > 0;
  }
  return unfit;
}
const whereIs = ({ file, line }: Break): string => `${file}:${line}`;
const said = (each: Break): string => `${whereIs(each)} ${oneLine(each.from)} -> ${oneLine(each.to)}`;
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 90);
