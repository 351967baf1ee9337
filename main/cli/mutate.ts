import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutate } from '../mutate/mutate.ts';
import { drawn, type Excuse, sourcesIn, staleExcuses } from '../mutate/sample.ts';
import { readArgs, run, UsageError, wholeNumber } from './args.ts';
import { ROOT } from './stale.ts';

// `npm run mutate -- shared/games/dice`: breaks one thing at a time and says which breaks no test caught.

const EXCUSES = 'main/mutate/excuses.json';

await run(async () => {
  const { text, flag, rest } = readArgs({ breaks: '200', seed: '1', skip: '0', only: '', tests: '' }, ['json', 'stories'], {
    breaks: 'how many things are broken, drawn at random',
    seed: 'another draw',
    skip: 'how many of the draw are left out at its beginning: a long run can be made in pieces',
    only: 'only those of the draw that stand on these lines, file:line,file:line: what survived is tried again',
    tests: 'only tests under these folders are run, a,b; without it all that belong to the code',
    stories: 'only tests that tell one story: no golden games, laws or random games',
    json: 'prints broken, caughtByStories, scoreOfStories, caught, score, survivors',
  });
  const [folder, ...more] = rest.map((path) => path.replaceAll('\\', '/').replace(/^[.][/]|[/]$/g, ''));
  if (folder === undefined || more.length > 0) throw new UsageError('Name one folder or file: npm run mutate -- shared/games/dice');
  const sources = /^(shared|main)[/]/.test(folder) ? sourcesIn(ROOT, folder) : [];
  if (sources.length === 0) throw new UsageError(`${folder} has no sources to break: name a folder under shared/ or main/`);
  const excuses = JSON.parse(readFileSync(join(ROOT, EXCUSES), 'utf8')) as readonly Excuse[];
  for (const { file, from, to } of staleExcuses(ROOT, excuses)) console.error(`${EXCUSES}: nothing in ${file} is "${from}" -> "${to}" now`);
  const skip = wholeNumber('skip', text.skip, 0, 100_000);
  const count = skip + wholeNumber('breaks', text.breaks, 1, 100_000);
  const lines = text.only === '' ? null : text.only.split(',');
  const breaks = drawn(ROOT, sources, count, wholeNumber('seed', text.seed, 0, 2 ** 31), excuses)
    .slice(skip)
    .filter(({ file, line }) => lines?.includes(`${file}:${line}`) ?? true);
  if (breaks.length === 0) throw new UsageError('The draw has nothing there to break');
  const tests = text.tests === '' ? [`${folder.split('/')[0]}/`] : text.tests.split(',');
  const result = await mutate(ROOT, folder, breaks, tests, flag.stories, (line) => console.error(line));
  if (flag.json) return console.log(JSON.stringify(result));
  for (const { at, from, to, reached } of result.survivors) {
    console.log(
      `${at}${reached ? '' : ' (no test comes here)'}\n  - ${from.replaceAll('\n', '\n    ')}\n  + ${to.replaceAll('\n', '\n    ')}`,
    );
  }
  const byStories = `${result.caughtByStories} of ${result.broken} caught by stories, ${result.scoreOfStories} %`;
  const byAll = flag.stories ? '' : `; with golden games, laws and random games ${result.caught}, ${result.score} %`;
  console.log(`${byStories}${byAll}. A survivor needs a test, or a reason in ${EXCUSES}.`);
});
