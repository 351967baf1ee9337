import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Where a program of the system lies, or null. */
export function findProgram(...names: readonly string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.find((place) => existsSync(place)) ?? null;
}

/**
 * A Chromium: the one named in SIETCH_CHROMIUM, Playwright's own, or the system's. The one without a window of its own
 * comes first: it draws pages alike, and journeys take a seventh less time in it.
 */
export function findChromium(): string | null {
  const named = process.env['SIETCH_CHROMIUM'];
  if (named) return named;
  const own = chromium.executablePath();
  return own && existsSync(own)
    ? own
    : findProgram('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
}

/** What the tests need of the system: how to see it, and its Debian package: of several, the first that this Debian has. */
const NEEDS: readonly { readonly found: () => boolean; readonly debian: readonly string[]; readonly why: string }[] = [
  { found: () => findChromium() !== null, debian: ['chromium-headless-shell', 'chromium'], why: 'the journeys run in it' },
  {
    found: () => process.platform !== 'linux' || Boolean(process.env['DISPLAY']) || findProgram('Xvfb') !== null,
    debian: ['xvfb'],
    why: 'a display for the desktop app',
  },
  {
    found: () => process.platform !== 'linux' || findProgram('ip') !== null,
    debian: ['iproute2'],
    why: 'networks to discover each other in',
  },
  { found: () => findProgram('pdftotext') !== null, debian: ['poppler-utils'], why: 'reads the printed sheets' },
];

const missing = () => NEEDS.filter(({ found }) => !found());

/**
 * Installs what the tests need where that can be done without asking (root on Debian), else says what to install.
 * @returns what is still missing, one line each
 */
export function prepareSystem(): string[] {
  const lacking = missing();
  if (lacking.length === 0) return [];
  if (process.getuid?.() === 0 && findProgram('apt-get')) {
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    const packages = lacking.map(({ debian }) => debian.find(isInDebian) ?? (debian.at(-1) as string));
    console.log(`Installing ${packages.join(', ')} ...`);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
  } else if (findChromium() === null) {
    console.log("Fetching Playwright's browser ...");
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: process.platform === 'win32' });
  }
  return missing().map(
    ({ debian, why }) => `${debian.join(' or ')} is missing (${why}); on Debian: apt-get install --no-install-recommends ${debian.at(-1)}`,
  );
}
/** Whether this Debian knows the package. */
const isInDebian = (name: string): boolean => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;
