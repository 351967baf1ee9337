import { existsSync } from 'node:fs';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Plugin } from 'vite';
import { cacheFolder, keyOfSources } from './bake-key.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const WORKER = join(HERE, 'bake-worker.ts');
const CACHE = join(cacheFolder(), 'pictures');
/** Pictures of sources that nobody has built for so long are thrown away. */
const UNUSED_MS = 30 * 86_400_000;
const MODULE = 'virtual:pictures';
/** A game may bake pictures of its own: `virtual:pictures/<game>` is what its bake/jobs.ts makes. */
const OWN = new RegExp(`^${MODULE}/([a-z0-9-]+)$`);
const SIGNS = join(HERE, '../../assets/icons.svg');
/** File names by job; jobs.ts bakes them for both hours. */
const LOTS: Readonly<Record<string, readonly string[]>> = {
  arena: ['arena'],
  hall: ['hall'],
  vista: ['vista'],
  stone: ['stone'],
};
const HOURS = ['night', 'noon'] as const;

type Lots = Readonly<Record<string, readonly string[]>>;
/** A set of pictures: which files, and the module that makes them. */
interface Album {
  readonly lots: Lots;
  readonly jobs: string;
}
const SHARED: Album = { lots: LOTS, jobs: join(HERE, 'jobs.ts') };
async function albumOf(game: string): Promise<Album> {
  const jobs = join(HERE, '../../games', game, 'bake/jobs.ts');
  const { LOTS: lots } = (await import(pathToFileURL(jobs).href)) as { LOTS: Lots };
  return { lots, jobs };
}

/** The folder of an album's pictures: the same sources, the same folder. Forgets those that are long unused. */
async function folderOf({ jobs }: Album): Promise<string> {
  const folder = join(CACHE, await keyOfSources([jobs, WORKER], [SIGNS]));
  const now = new Date();
  if (existsSync(folder)) await utimes(folder, now, now);
  for (const name of existsSync(CACHE) ? await readdir(CACHE) : []) {
    const other = join(CACHE, name);
    // Another build may have thrown it away in between (ENOENT).
    const about = await stat(other).catch(() => null);
    if (about && now.getTime() - about.mtimeMs > UNUSED_MS) await rm(other, { recursive: true, force: true });
  }
  return folder;
}

function runJob(jobs: string, job: string, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: { jobs, job, folder } });
    worker.once('message', () => resolve());
    worker.once('error', reject);
  });
}

const missingIn = ({ lots }: Album, folder: string): string[] =>
  Object.keys(lots).filter(
    (job) => !(lots[job] as readonly string[]).every((name) => HOURS.every((hour) => existsSync(join(folder, `${name}-${hour}.jpg`)))),
  );

/** Bakes what the folder does not hold yet, as many lots at a time as there are cores. */
async function bakeMissing(album: Album, folder: string): Promise<void> {
  const missing = missingIn(album, folder);
  const hands = Array.from({ length: Math.min(missing.length, availableParallelism()) }, async () => {
    for (let job = missing.shift(); job; job = missing.shift()) await runJob(album.jobs, job, folder);
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

/** Sand without a shape, for whoever has not baked the pictures. */
const SAND = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="2580" height="2000"><rect width="100%" height="100%" fill="#8a6a45"/></svg>')}`;
function plainText(lots: Lots): string {
  const pictures = Object.fromEntries(
    Object.values(lots)
      .flat()
      .map((name) => [name, SAND]),
  );
  return HOURS.map((hour) => `export const ${hour} = ${JSON.stringify(pictures)};`).join('\n');
}

/** Offers the pictures of the house and of each game as modules. */
const pictureModules = (name: string, textOf: (album: Album) => Promise<string>): Plugin => ({
  name,
  resolveId: (id) => (id === MODULE || OWN.test(id) ? `\0${id}` : null),
  async load(id) {
    if (!id.startsWith(`\0${MODULE}`)) return null;
    const game = OWN.exec(id.slice(1))?.[1];
    return textOf(game ? await albumOf(game) : SHARED);
  },
});

/**
 * Vite plugin: draws the land and the hall while building and offers them as `virtual:pictures`.
 * The pictures lie in the user's cache under a key of their sources: no checkout bakes them a second time.
 */
export const bakeLand = (): Plugin =>
  pictureModules('sietch-bake-land', async (album) => {
    const folder = await folderOf(album);
    await bakeMissing(album, folder);
    return moduleText(album.lots, folder);
  });

/** Vite plugin: the same modules without baking: what lies baked in the cache, else sand. */
export const plainLand = (): Plugin =>
  pictureModules('sietch-plain-land', async (album) => {
    const folder = await folderOf(album);
    return missingIn(album, folder).length === 0 ? moduleText(album.lots, folder) : plainText(album.lots);
  });
