import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = ['main', 'renderer', 'shared', 'electron.vite.config.ts', 'package.json', 'package-lock.json'];
/** The last files of the three bundles. */
const BUILT = ['out/main/boot.js', 'out/preload/preload.cjs', 'out/renderer/index.html'];

const changed = (path: string): number => {
  const about = statSync(path);
  if (!about.isDirectory()) return about.mtimeMs;
  const inside = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/[.]test[.]ts$/.test(name))
    .map((name) => statSync(join(path, name)).mtimeMs);
  return Math.max(about.mtimeMs, ...inside);
};

/** Whether anything that is built into the app is newer than what was built. */
export function buildIsStale(): boolean {
  const built = BUILT.map((file) => join(ROOT, file));
  if (!built.every((file) => existsSync(file))) return true;
  const oldest = Math.min(...built.map((file) => statSync(file).mtimeMs));
  return SOURCES.some((source) => changed(join(ROOT, source)) > oldest);
}
