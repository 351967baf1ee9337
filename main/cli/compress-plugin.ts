import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { COMPRESSIBLE } from '../lan/pages.ts';

/** Less than this fits into one packet anyway. */
const FROM_BYTES = 1000;
/** The best of brotli takes seconds for a megabyte: what is so large is compressed quickly. */
const LARGE_BYTES = 600_000;

/**
 * Writes `name.br` and `name.gz` beside a file, where they are smaller.
 * @returns how many were written
 */
export async function compressFile(path: string): Promise<number> {
  const bytes = await readFile(path);
  if (!COMPRESSIBLE.has(extname(path)) || bytes.length < FROM_BYTES) return 0;
  const quality = bytes.length < LARGE_BYTES ? constants.BROTLI_MAX_QUALITY : 6;
  const packed = {
    br: await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gz: await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  };
  const smaller = Object.entries(packed).filter(([, { length }]) => length < bytes.length);
  await Promise.all(smaller.map(([ending, less]) => writeFile(`${path}.${ending}`, less)));
  return smaller.length;
}

/** Compresses what was built once, while building: a host that did it while it serves would be busy when all phones come at once. */
export const compressed = (): Plugin => ({
  name: 'sietch-compressed',
  apply: 'build',
  enforce: 'post',
  async writeBundle({ dir = '' }) {
    const names = await readdir(dir, { recursive: true, withFileTypes: true });
    await Promise.all(names.filter((one) => one.isFile()).map((one) => compressFile(join(one.parentPath, one.name))));
  },
});
