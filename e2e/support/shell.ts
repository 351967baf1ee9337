import { rm } from 'node:fs/promises';
import { expect, test as base, chromium, _electron } from '@playwright/test';
import type { Browser, BrowserContext, ElectronApplication, Page, TestInfo } from '@playwright/test';
import { runtimeForTests } from '../runtime/fetch.ts';
import { type House, type Opened, openHouse } from './house.ts';
import { endProcess, freshFolder, QUIET, ROOT, startDisplay } from './processes.ts';
import { findChromium } from '../../main/cli/check/tools.ts';
import { deviceOf, seedOf } from './seed.ts';
import { connect } from './wire.ts';
import type { Device } from './wire.ts';

/** The canvas renderer: WebGL without a graphics card is slower than a table needs. */
const DRAWING = ['--disable-gpu', '--disable-accelerated-2d-canvas'];
/** Journeys ask what happens, not how it moves; some look at how it moves (`motion`). */
const STILL = ['--force-prefers-reduced-motion'];
const ALONE = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-quic'];
// A sandbox cannot be had as root, which is what CI is.
const AS_ROOT = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export const LAPTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
export const TELEVISION = { width: 3840, height: 2160 };

export interface Sitting {
  /** The host's own window: the desktop app, or a browser on a host without a window. */
  readonly page: Page;
  readonly electron: ElectronApplication | undefined;
  readonly address: string;
  readonly hostToken: string;
  readonly code: string;
  /** What the desktop app has written to its terminal. */
  said(): string;
}
export interface Shell extends Sitting {
  /** A guest's browser with a memory of its own, on the page a QR code leads to. */
  guest(size?: { width: number; height: number }, language?: string, code?: string): Promise<Page>;
  /** A device with the host's rights, without a screen. */
  device(): Promise<Device>;
  /** `kill -9`, then the same host again on the same address; its own page is opened anew. */
  killAndRestart(): Promise<void>;
  /** `kill -9`. */
  kill(): Promise<void>;
  /** The host that was killed, once more on the same address; the pages are left alone. Only in a browser. */
  restart(): Promise<void>;
}
interface Setting {
  /** Milliseconds a bot waits. */
  readonly botDelay: number;
  readonly language: string;
  readonly size: { readonly width: number; readonly height: number };
}

/** What went wrong in the pages while a journey ran; what breaks off when it ends does not count. */
interface Troubles {
  readonly heard: string[];
  over: boolean;
}
const watch = (page: Page, troubles: Troubles): Page => {
  const hear = (trouble: string): void => {
    if (!troubles.over) troubles.heard.push(trouble);
  };
  page.on('pageerror', (error) => hear(`${error.message}\n${error.stack ?? ''}`));
  page.on('console', (line) => {
    if (line.type() === 'error' && !/Failed to load resource|WebSocket connection/.test(line.text())) hear(line.text());
  });
  return page;
};

/** Runs in a page before its scripts: gives a new browser the secret it would have drawn. */
function keepDevice(device: string): void {
  if (location.protocol === 'http:' && !localStorage.getItem('sietch.device')) localStorage.setItem('sietch.device', device);
}

async function inDesktop(folder: string, setting: Setting, port: number, display: string): Promise<Sitting> {
  const { executable } = await runtimeForTests();
  const electron = await _electron.launch({
    executablePath: executable,
    args: [...AS_ROOT, ...DRAWING, ...STILL, `--lang=${setting.language}`, ROOT],
    env: {
      ...(process.env as Record<string, string>),
      ...QUIET,
      SIETCH_BOT_DELAY: String(setting.botDelay),
      SIETCH_DATA: folder,
      SIETCH_PORT: String(port),
      DISPLAY: display,
      LANGUAGE: setting.language.replace('-', '_'),
    },
  });
  const lines: string[] = [];
  for (const stream of [electron.process().stdout, electron.process().stderr])
    stream?.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const page = await electron.firstWindow();
  await electron.evaluate(
    ({ BrowserWindow }, { width, height }) => BrowserWindow.getAllWindows()[0]?.setContentSize(width, height),
    setting.size,
  );
  await page.waitForLoadState();
  const hall = await page.evaluate(() => window.sietch?.hall());
  if (!hall) throw new Error('The window has no bridge');
  return {
    page,
    electron,
    address: hall.address,
    hostToken: hall.token,
    code: await codeOf(hall.address, hall.token),
    said: () => lines.join(''),
  };
}

const codeOf = async (address: string, host: string): Promise<string> => {
  const device = await connect(address, { host }, deviceOf(address));
  const { lan } = await device.ask('lan', { on: false }).then((lan) => ({ lan }));
  device.close();
  return lan.code;
};

/** What stands on the pages of a journey that failed. Playwright would take these pictures of every journey, and throw most of them away. */
async function picture(pages: readonly Page[], info: TestInfo): Promise<void> {
  for (const [at, page] of pages.entries()) {
    const path = info.outputPath(`page-${at + 1}.png`);
    const taken = await page.screenshot({ path, timeout: 5_000 }).catch(() => null);
    if (taken) await info.attach('screenshot', { path, contentType: 'image/png' });
  }
}

interface Machine {
  sitting: Sitting;
  host: Opened | undefined;
}

export const test = base.extend<
  { setting: Setting; motion: boolean; shell: Shell; troubles: Troubles },
  { browserOfGuests: Browser; display: string; house: House }
>({
  setting: [{ botDelay: 0, language: 'en-GB', size: LAPTOP }, { option: true }],
  /** Whether things move; a desktop window is always still. */
  motion: [false, { option: true }],
  browserOfGuests: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const executablePath = findChromium();
      if (executablePath === null) throw new Error('No Chromium was found: install it, or name it in SIETCH_CHROMIUM');
      const browser = await chromium.launch({ executablePath, args: [...AS_ROOT, ...ALONE, ...DRAWING] });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const house = openHouse();
      await use(house);
      await house.end();
    },
    { scope: 'worker' },
  ],
  display: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const display = await startDisplay();
      await use(display.name);
      await display.stop();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  troubles: async ({}, use) => {
    const troubles: Troubles = { heard: [], over: false };
    await use(troubles);
    expect(troubles.heard, 'errors in the pages').toEqual([]);
  },
  shell: async ({ setting, motion, browserOfGuests, display, house, troubles }, use, info) => {
    const folder = freshFolder();
    const seed = seedOf(info.titlePath);
    const desktop = info.project.metadata['shell'] === 'electron';
    const contexts: BrowserContext[] = [];
    const browse = async (url: string, size: Setting['size'], locale: string): Promise<Page> => {
      const context = await browserOfGuests.newContext({
        viewport: size,
        locale,
        hasTouch: size.width < 640,
        reducedMotion: motion ? 'no-preference' : 'reduce',
      });
      await context.addInitScript(keepDevice, deviceOf(`${seed} page ${contexts.length}`));
      contexts.push(context);
      const page = watch(await context.newPage(), troubles);
      await page.goto(url);
      return page;
    };
    const open = async (port: number): Promise<Machine> => {
      if (desktop) {
        const sitting = await inDesktop(folder, setting, port, display);
        watch(sitting.page, troubles);
        return { sitting, host: undefined };
      }
      const host = await house.open({ folder, port, botDelayMs: setting.botDelay, seed });
      const page = await browse(host.hostLink, setting.size, setting.language);
      return { sitting: { page, electron: undefined, ...host, said: () => '' }, host };
    };
    const machine = await open(0);
    const shell: Shell = {
      get page() {
        return machine.sitting.page;
      },
      get electron() {
        return machine.sitting.electron;
      },
      get address() {
        return machine.sitting.address;
      },
      get hostToken() {
        return machine.sitting.hostToken;
      },
      get code() {
        return machine.sitting.code;
      },
      said: () => machine.sitting.said(),
      guest: (size = LAPTOP, language = 'en-GB', code = machine.sitting.code) =>
        browse(`${machine.sitting.address}/#join=${encodeURIComponent(code)}`, size, language),
      device: () => connect(machine.sitting.address, { host: machine.sitting.hostToken }, deviceOf(`${seed} device`)),
      async kill() {
        if (desktop) await endProcess(machine.sitting.electron!.process(), 'SIGKILL');
        else await house.kill();
      },
      async restart() {
        const port = Number(new URL(machine.sitting.address).port);
        const host = await house.open({ folder, port, botDelayMs: setting.botDelay, seed: `${seed} again` });
        machine.host = host;
        machine.sitting = { ...machine.sitting, ...host };
      },
      async killAndRestart() {
        const port = Number(new URL(machine.sitting.address).port);
        await shell.kill();
        if (desktop) return void Object.assign(machine, await open(port));
        await shell.restart();
        await machine.sitting.page.goto('about:blank');
        await machine.sitting.page.goto(machine.host!.hostLink);
      },
    };
    await use(shell);
    troubles.over = true;
    const pages = desktop ? [machine.sitting.page] : contexts.flatMap((context) => context.pages());
    if (info.errors.length > 0) await picture(pages, info);
    await Promise.all([
      ...contexts.map((context) => context.close()),
      machine.sitting.electron?.close(),
      machine.host && house.close(machine.host),
    ]);
    // What still runs may write into it once more: then it stays, and no journey fails for it.
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  },
});
export { expect };
