import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runtimeForTests } from './runtime/fetch.ts';
import { endProcess, freshFolder, QUIET, ROOT } from './support/processes.ts';
import { expect, type Shell, test } from './support/shell.ts';

/** A short game that is over. */
const SOLO = new URL('../shared/games/dice/golden/solo-3.jsonl', import.meta.url);
/** Boxes of the app answer themselves with their first button; gives what they have told. */
async function hearBoxes({ electron }: Shell): Promise<() => Promise<string[]>> {
  await electron!.evaluate(({ dialog }) => {
    const told = Object.assign(globalThis, { told: [] as string[] });
    dialog.showMessageBox = (async (...given: { message?: string }[]) => {
      told.told.push(given.at(-1)?.message ?? '');
      return { response: 0, checkboxChecked: false };
    }) as typeof dialog.showMessageBox;
  });
  return () => electron!.evaluate(() => (globalThis as unknown as { told: string[] }).told);
}

test.describe('the desktop app @desktop', () => {
  test('pages run in a sandbox and see only the bridge', async ({ shell }) => {
    const preferences = await shell.electron!.evaluate(({ BrowserWindow }) => {
      const page = BrowserWindow.getAllWindows()[0]!.webContents as unknown as { getLastWebPreferences(): Record<string, unknown> };
      const { sandbox, contextIsolation, nodeIntegration, webSecurity, webviewTag } = page.getLastWebPreferences();
      return { sandbox, contextIsolation, nodeIntegration, webSecurity, webviewTag };
    });
    expect(preferences).toEqual({ sandbox: true, contextIsolation: true, nodeIntegration: false, webSecurity: true, webviewTag: false });
    const seen = await shell.page.evaluate(() => ['require', 'process', 'module', 'electron'].filter((name) => name in window));
    expect(seen).toEqual([]);
  });

  test('the host token is in nobody’s sight: not in the address bar, not in a log', async ({ shell }) => {
    await expect.poll(() => shell.page.url()).not.toContain(shell.hostToken);
    await shell.page.getByRole('link', { name: 'Settings' }).click();
    expect(shell.said()).not.toContain(shell.hostToken);
  });

  test('a file is saved where the person says, and nowhere else', async ({ shell }) => {
    const target = join(freshFolder(), 'card.pdf');
    await shell.electron!.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = (async () => ({ canceled: false, filePath })) as typeof dialog.showSaveDialog;
    }, target);
    const saved = await shell.page.evaluate(() => window.sietch!.save({ name: 'card.pdf', bytes: new Uint8Array([37, 80, 68, 70, 45]) }));
    expect(saved).toBe(target);
    expect(readFileSync(target, 'latin1')).toBe('%PDF-');
    await shell.electron!.evaluate(({ dialog }) => {
      dialog.showSaveDialog = (async () => ({ canceled: true, filePath: '' })) as typeof dialog.showSaveDialog;
    });
    expect(await shell.page.evaluate(() => window.sietch!.save({ name: 'card.pdf', bytes: new Uint8Array([1]) }))).toBeNull();
    const refused = await shell.page.evaluate(() => window.sietch!.save({ name: '../card.pdf', bytes: new Uint8Array([1]) }).catch(String));
    expect(refused).toContain('save:');
  });

  test('a PDF goes to the print dialog; without a printer the PDF reader opens it', async ({ shell }) => {
    const print = () => shell.page.evaluate(() => window.sietch!.print({ name: 'card.pdf', bytes: new Uint8Array([37, 80, 68, 70, 45]) }));
    await shell.electron!.evaluate(({ app, shell: system }) => {
      const told = globalThis as unknown as { printed: string[]; opened: string[]; outcome: [boolean, string] };
      Object.assign(told, { printed: [], opened: [], outcome: [true, ''] });
      app.on('web-contents-created', (_event, page) => {
        page.print = (_options, done) => {
          told.printed.push(page.getURL());
          done?.(...told.outcome);
        };
      });
      system.openPath = async (path) => {
        told.opened.push(path);
        return '';
      };
    });
    const outcome = (printed: boolean, why: string) =>
      shell.electron!.evaluate((_electron, given) => Object.assign(globalThis, { outcome: given }), [printed, why] as [boolean, string]);
    expect(await print()).toBe(true);
    await outcome(false, 'Print job canceled');
    expect(await print()).toBe(false);
    await outcome(false, 'Invalid printer settings');
    expect(await print()).toBe(true);
    const [printed, opened] = await shell.electron!.evaluate(() => {
      const { printed, opened } = globalThis as unknown as { printed: string[]; opened: string[] };
      return [printed, opened] as const;
    });
    expect(printed).toHaveLength(3);
    expect(opened).toEqual([expect.stringMatching(/card\.pdf$/)]);
  });

  test('the window fills the screen and comes back', async ({ shell }) => {
    expect(await shell.page.evaluate(() => window.sietch!.fullscreen(true))).toBe(true);
    const isFull = () => shell.electron!.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.isFullScreen());
    await expect.poll(isFull).toBe(true);
    await shell.page.evaluate(() => window.sietch!.fullscreen(false));
    await expect.poll(isFull).toBe(false);
  });

  test('the menu speaks the language of the app', async ({ shell }) => {
    const labels = () => shell.electron!.evaluate(({ Menu }) => Menu.getApplicationMenu()!.items.map(({ label }) => label));
    await expect.poll(labels).toEqual(['Sietch', 'Edit', 'View', 'Help']);
    // The page speaks its own language once when it has started, which may be after the first of these.
    const inHungarian = async () => {
      await shell.page.evaluate(() => window.sietch!.speak('hu'));
      return labels();
    };
    await expect.poll(inHungarian).toEqual(['Sietch', 'Szerkesztés', 'Nézet', 'Súgó']);
  });

  test('a second start hands over its link or record and ends; a hostile link is told and does nothing', async ({ shell, display }) => {
    const boxes = await hearBoxes(shell);
    const folder = await shell.electron!.evaluate(({ app }) => app.getPath('userData'));
    const { executable } = await runtimeForTests();
    async function startAgain(...given: string[]): Promise<void> {
      const second = spawn(executable, [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', ROOT, ...given], {
        env: { ...process.env, ...QUIET, DISPLAY: display, SIETCH_DATA: folder },
        stdio: 'ignore',
      });
      await once(second, 'exit');
    }
    await startAgain('sietch://example.org/K7Q2M?host=1');
    await expect.poll(boxes).toEqual([expect.stringContaining('leads to no table')]);
    const torn = join(freshFolder(), 'an evening.sietch');
    writeFileSync(torn, readFileSync(SOLO, 'utf8').slice(0, -30));
    const whole = readFileSync(torn, 'utf8');
    await startAgain(torn);
    await expect(shell.page.getByRole('status').filter({ hasText: 'The end of this record was missing' })).toBeVisible();
    expect(shell.page.url()).toContain('#/table/');
    expect(readFileSync(torn, 'utf8')).toBe(whole);
    expect(await shell.electron!.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  });

  test('where something breaks off, the log has no keys in it and goes into a report, and a screen leads back', async ({ shell }) => {
    const folder = await shell.electron!.evaluate(({ app }) => app.getPath('userData'));
    expect(readdirSync(join(folder, 'logs'))).toEqual(['sietch.log']);
    await shell.electron!.evaluate((_electron, token) => process.emit('uncaughtException', new Error(`lost ${token}`)), shell.hostToken);
    await shell.page.goto(`${shell.address}/#/about`);
    await shell.page.getByText('See what is copied').click();
    await expect(shell.page.locator('pre').filter({ hasText: 'Error: lost …' })).toContainText('The hall is open');
    expect(readFileSync(join(folder, 'logs/sietch.log'), 'utf8')).not.toContain(shell.hostToken);
    await shell.page.getByRole('link', { name: 'The work of others' }).click();
    await expect(shell.page.getByRole('group').filter({ hasText: 'pixi.js' })).toContainText('MIT');

    // A page that breaks off again and again makes way for a screen that leads back to it.
    await shell.page.goto(`${shell.address}/#/rules`);
    const at = () => shell.electron!.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.webContents.getURL());
    await shell.electron!.evaluate(async ({ BrowserWindow }) => {
      const { webContents } = BrowserWindow.getAllWindows()[0]!;
      for (let times = 0; times < 3; times++) {
        const gone = new Promise((done) => webContents.once('render-process-gone', done));
        const back = new Promise<void>((done) => webContents.once('did-finish-load', () => done()));
        webContents.forcefullyCrashRenderer();
        await gone;
        await back;
      }
    });
    await expect.poll(at).toMatch(/^data:text/);
    await shell.electron!.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]!.webContents.executeJavaScript('document.querySelector("a").click()', true),
    );
    await expect.poll(at).toBe(`${shell.address}/#/rules`);
  });

  test('pages get no camera, no place, no notices', async ({ shell }) => {
    const states = await shell.page.evaluate(async () => {
      const names = ['camera', 'geolocation', 'notifications'] as PermissionName[];
      return Promise.all(names.map(async (name) => (await navigator.permissions.query({ name })).state));
    });
    expect(states).toEqual(['denied', 'denied', 'denied']);
  });
});

test('the packaged app starts and serves its hall @desktop', async ({ display }) => {
  test.slow();
  const { dist, version } = await runtimeForTests();
  const out = join(ROOT, 'test-results/packaged');
  rmSync(out, { recursive: true, force: true });
  const packed = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/electron-builder/cli.js'),
      ...[
        '--linux',
        '--dir',
        '--publish',
        'never',
        `-c.electronDist=${dist}`,
        `-c.electronVersion=${version}`,
        `-c.directories.output=${out}`,
      ],
    ],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect(packed.status, packed.stderr).toBe(0);
  const executable = join(out, 'linux-unpacked/sietch');
  expect(existsSync(executable)).toBe(true);
  const folder = freshFolder();
  // Below the ports that a system gives out by itself.
  const port = 20_000 + (process.pid % 10_000);
  const app = spawn(executable, ['--no-sandbox', '--disable-gpu'], {
    env: { ...process.env, ...QUIET, DISPLAY: display, SIETCH_DATA: folder, SIETCH_PORT: String(port) },
    stdio: 'ignore',
  });
  try {
    await expect
      .poll(() => fetch(`http://127.0.0.1:${port}/`).then((page) => page.text(), String), { timeout: 30_000 })
      .toContain('<div id="app"');
    // How long the first start took, with the page that is shown then.
    const logged = () => readFileSync(join(folder, 'logs/sietch.log'), 'utf8');
    await expect.poll(logged, { timeout: 30_000 }).toMatch(/The hall is open \d+ ms after the start/);
    console.log(/The hall is open .*/.exec(logged())?.[0]);
  } finally {
    await endProcess(app, 'SIGTERM');
  }
  rmSync(out, { recursive: true, force: true });
});
