import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFile } from './compress-plugin.ts';

const folder = mkdtempSync(join(tmpdir(), 'sietch-compress-'));
const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

test('a script is there once more in both encodings, and says the same', async () => {
  const text = 'export const spice = "melange";\n'.repeat(100);
  const path = write('script.js', text);
  expect(await compressFile(path)).toBe(2);
  expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(text);
  expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(text);
});

test('what is compressed already, or fits into one packet, is left alone', async () => {
  expect(await compressFile(write('picture.jpg', 'x'.repeat(5000)))).toBe(0);
  expect(await compressFile(write('font.woff2', 'x'.repeat(5000)))).toBe(0);
  expect(await compressFile(write('short.js', 'x'.repeat(500)))).toBe(0);
  expect(readdirSync(folder).filter((name) => /(jpg|woff2|short.js)[.](br|gz)$/.test(name))).toEqual([]);
});
