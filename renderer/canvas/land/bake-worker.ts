import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import jpeg from 'jpeg-js';
import { pathToFileURL } from 'node:url';
import type { Baked } from './baked.ts';

/** Bakes one lot of pictures into a folder; each file appears complete or not at all. */
async function bake(jobs: string, job: string, folder: string): Promise<void> {
  const { JOBS } = (await import(pathToFileURL(jobs).href)) as { JOBS: Readonly<Record<string, (sprite: string) => Baked[]>> };
  const sprite = await readFile(new URL('../../assets/icons.svg', import.meta.url), 'utf8');
  await mkdir(folder, { recursive: true });
  for (const { name, hour, picture, quality } of JOBS[job]?.(sprite) ?? []) {
    const { data } = jpeg.encode({ width: picture.width, height: picture.height, data: Buffer.from(picture.pixels.buffer) }, quality);
    const file = join(folder, `${name}-${hour}.jpg`);
    await writeFile(`${file}.${process.pid}`, data);
    await rename(`${file}.${process.pid}`, file);
  }
}

const { jobs, job, folder } = workerData as { jobs: string; job: string; folder: string };
await bake(jobs, job, folder);
parentPort?.postMessage('done');
