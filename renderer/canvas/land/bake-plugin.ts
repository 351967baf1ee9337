import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Plugin } from 'vite';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/sietch-pictures/', import.meta.url));
const MODULE = 'virtual:pictures';
/** A game may bake pictures of its own: `virtual:pictures/<game>` is what its bake/jobs.ts makes. */
const OWN = new RegExp(`^${MODULE}/([a-z0-9-]+)$`);
const SIGNS = join(HERE, '../../assets/icons.svg');
/** File names by job; jobs.ts bakes them for both hours. */
const LOTS: Readonly<Record<string, readonly string[]>> = {
  printed: ['printed', 'printedSmall'],
  rimSplit: ['rimSplit', 'rimSplitSmall'],
  arena: ['arena'],
  hall: ['hall'],
  vista: ['vista'],
  stone: ['stone'],
};
const HOURS = ['night', 'noon'] as const;

type Lots = Readonly<Record<string, readonly string[]>>;
/** A set of pictures: which files, who makes them, and the folders of sources they depend on. */
interface Album {
  readonly lots: Lots;
  readonly jobs: string;
  readonly sources: readonly string[];
}
const SHARED: Album = { lots: LOTS, jobs: join(HERE, 'jobs.ts'), sources: [HERE, join(HERE, '../vista')] };
async function albumOf(game: string): Promise<Album> {
  const folder = join(HERE, '../../games', game, 'bake');
  const jobs = join(folder, 'jobs.ts');
  const { LOTS: lots } = (await import(pathToFileURL(jobs).href)) as { LOTS: Lots };
  return { lots, jobs, sources: [HERE, folder] };
}

/** One key for all sources a picture depends on: the same sources, the same pictures. */
async function sourcesKey({ sources, jobs }: Album): Promise<string> {
  const key = createHash('sha256');
  if (jobs !== SHARED.jobs) key.update(await readFile(SIGNS));
  for (const folder of sources) {
    const files = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !/\.(test|d)\.ts$/.test(name)).sort();
    for (const name of files) key.update(name).update(await readFile(join(folder, name)));
  }
  return key.digest('hex').slice(0, 16);
}

function runJob(jobs: string, job: string, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(HERE, 'bake-worker.ts'), { workerData: { jobs, job, folder } });
    worker.once('message', () => resolve());
    worker.once('error', reject);
  });
}

/** Bakes what the folder does not hold yet, as many lots at a time as there are cores. */
async function bakeMissing({ lots, jobs }: Album, folder: string): Promise<void> {
  const missing = Object.keys(lots).filter(
    (job) => !(lots[job] as readonly string[]).every((name) => HOURS.every((hour) => existsSync(join(folder, `${name}-${hour}.jpg`)))),
  );
  const hands = Array.from({ length: Math.min(missing.length, availableParallelism()) }, async () => {
    for (let job = missing.shift(); job; job = missing.shift()) await runJob(jobs, job, folder);
  });
  await Promise.all(hands);
}

/** The module itself: one address per picture and hour. */
function moduleText(lots: Lots, folder: string): string {
  const names = Object.values(lots).flat();
  const imports = HOURS.flatMap((hour) =>
    names.map((name) => `import ${hour}_${name} from ${JSON.stringify(`${join(folder, `${name}-${hour}.jpg`)}?url`)};`),
  );
  const exports = HOURS.map((hour) => `export const ${hour} = { ${names.map((name) => `${name}: ${hour}_${name}`).join(', ')} };`);
  return [...imports, ...exports].join('\n');
}

/**
 * Vite plugin: draws the land and the hall while building and offers them as `virtual:pictures`.
 * The pictures lie in node_modules/.cache under a key of their sources; nothing is baked twice.
 */
export function bakeLand(): Plugin {
  return {
    name: 'sietch-bake-land',
    resolveId: (id) => (id === MODULE || OWN.test(id) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return null;
      const game = OWN.exec(id.slice(1))?.[1];
      const album = game ? await albumOf(game) : SHARED;
      const folder = join(CACHE, await sourcesKey(album));
      await bakeMissing(album, folder);
      return moduleText(album.lots, folder);
    },
  };
}
