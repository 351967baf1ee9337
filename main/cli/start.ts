import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildIsStale, ROOT } from './stale.ts';

// `npm start`: builds what is stale and opens the app; where Electron's runtime cannot be had, the same host in a browser.

const ELECTRON = join(ROOT, 'node_modules/electron');
/** A window that closes sooner, and with an error, never opened. */
const NEVER_OPENED_MS = 6_000;

function build(): void {
  if (!buildIsStale()) return;
  console.log('Building Sietch ...');
  const built = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/electron-vite/bin/electron-vite.js'), 'build', '--logLevel', 'warn'],
    { cwd: ROOT, stdio: 'inherit' },
  );
  if (built.status === 0) return;
  console.error('The app could not be built. Run "npm ci" and try again; the lines above say what is wrong.');
  process.exit(1);
}

const executableOf = (): string | null => {
  const pathFile = join(ELECTRON, 'path.txt');
  const executable = existsSync(pathFile) ? join(ELECTRON, 'dist', readFileSync(pathFile, 'utf8').trim()) : null;
  return executable !== null && existsSync(executable) ? executable : null;
};

const hasDisplay = (): boolean => process.platform !== 'linux' || Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']);

/** Electron's runtime, fetched at the first start. */
function electron(): string | null {
  if (!hasDisplay()) {
    console.log('There is no display for a window here.');
    return null;
  }
  const present = executableOf();
  if (present !== null) return present;
  console.log('Fetching the window (Electron), once ...');
  spawnSync(process.execPath, [join(ELECTRON, 'install.js')], { cwd: ROOT, stdio: ['ignore', 'ignore', 'ignore'], timeout: 300_000 });
  const fetched = executableOf();
  if (fetched === null) console.log('It could not be fetched (no internet?).');
  return fetched;
}

/** @returns whether the window opened; resolves when it closes */
async function openWindow(executable: string): Promise<boolean> {
  const asRoot = process.platform === 'linux' && process.getuid?.() === 0;
  const started = performance.now();
  const child = spawn(executable, [...(asRoot ? ['--no-sandbox'] : []), ROOT], { cwd: ROOT, stdio: 'inherit' });
  const [code] = (await Promise.race([once(child, 'exit'), once(child, 'error').then(() => [1])])) as [number | null];
  const opened = code === 0 || performance.now() - started > NEVER_OPENED_MS;
  if (!opened) console.log('The window could not be opened on this system; the lines above say why.');
  return opened;
}

function openBrowser(link: string): void {
  const [program, ...before] =
    process.platform === 'darwin' ? ['open'] : process.platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open'];
  if (program === undefined || !hasDisplay()) return;
  const child = spawn(program, [...before, link], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}

async function hostForBrowser(): Promise<void> {
  const { openHost, spreadNet, troubleOf } = await import('./open-host.ts');
  const door = await openHost().catch((error: unknown) => {
    console.error(troubleOf(error));
    process.exit(1);
  });
  spreadNet((line) => console.error(line));
  console.log(
    `\nSietch is open in a browser instead:\n\n  ${door.hostLink}\n\nThis address is yours alone: it gives the rights of the host. Ctrl+C ends.`,
  );
  openBrowser(door.hostLink);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await door.close();
  process.exit(0);
}

build();
const executable = electron();
const opened = executable !== null && (await openWindow(executable));
if (!opened) await hostForBrowser();
