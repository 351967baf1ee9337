import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** `from './x.ts'` and `import './x.ts'`; what is imported for its types alone changes no picture. */
const IMPORTS = /^(?:import|export)(?!\s+type\b)[^;]*?['"](\.[^'"]+\.ts)['"]/gm;

/**
 * What a module is made of: itself and all that it imports from files beside it.
 * @param entry absolute path of the module
 * @returns text by absolute path
 */
async function sourcesOf(entry: string, found = new Map<string, string>()): Promise<Map<string, string>> {
  if (found.has(entry)) return found;
  const text = await readFile(entry, 'utf8');
  found.set(entry, text);
  for (const [, path] of text.matchAll(IMPORTS)) await sourcesOf(resolve(dirname(entry), path as string), found);
  return found;
}

/**
 * One key for all that pictures depend on: the same sources, the same pictures, wherever the checkout lies.
 * @param entries modules that draw, absolute paths
 * @param assets other files that are drawn from
 * @throws Error if a file cannot be read
 */
export async function keyOfSources(entries: readonly string[], assets: readonly string[]): Promise<string> {
  const sources = new Map<string, string>();
  for (const entry of entries) await sourcesOf(entry, sources);
  const texts = [...sources.values(), ...(await Promise.all(assets.map((asset) => readFile(asset, 'utf8'))))];
  const digests = texts.map((text) => createHash('sha256').update(text).digest('hex')).sort();
  return createHash('sha256').update(digests.join()).digest('hex').slice(0, 16);
}

/** Where this user's programs keep what they can make again; it outlives a checkout. `SIETCH_CACHE` names another place. */
export function cacheFolder(): string {
  const { SIETCH_CACHE: named, XDG_CACHE_HOME: cache, LOCALAPPDATA: local } = process.env;
  if (named) return named;
  if (process.platform === 'darwin') return join(homedir(), 'Library/Caches/sietch');
  if (process.platform === 'win32') return join(local ?? join(homedir(), 'AppData/Local'), 'sietch/cache');
  return join(cache ?? join(homedir(), '.cache'), 'sietch');
}
