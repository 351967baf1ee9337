import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Plugin } from 'vite';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/sietch-pictures/', import.meta.url));
const MODULE = 'virtual:pictures';
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

/** One key for all sources a picture depends on: the same sources, the same pictures. */
async function sourcesKey(): Promise<string> {
  const key = createHash('sha256');
  for (const folder of [HERE, join(HERE, '../vista')]) {
    const files = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !/\.(test|d)\.ts$/.test(name)).sort();
    for (const name of files) key.update(name).update(await readFile(join(folder, name)));
  }
  return key.digest('hex').slice(0, 16);
}

function runJob(job: string, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(HERE, 'bake-worker.ts'), { workerData: { job, folder } });
    worker.once('message', () => resolve());
    worker.once('error', reject);
  });
}

/** Bakes what the folder does not hold yet, as many lots at a time as there are cores. */
async function bakeMissing(folder: string): Promise<void> {
  const missing = Object.keys(LOTS).filter(
    (job) => !(LOTS[job] as readonly string[]).every((name) => HOURS.every((hour) => existsSync(join(folder, `${name}-${hour}.jpg`)))),
  );
  const hands = Array.from({ length: Math.min(missing.length, availableParallelism()) }, async () => {
    for (let job = missing.shift(); job; job = missing.shift()) await runJob(job, folder);
  });
  await Promise.all(hands);
}

/** The module itself: one address per picture and hour. */
function moduleText(folder: string): string {
  const names = Object.values(LOTS).flat();
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
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      const folder = join(CACHE, await sourcesKey());
      await bakeMissing(folder);
      return moduleText(folder);
    },
  };
}
