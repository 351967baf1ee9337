import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, type Shell, test } from './support/shell.ts';

/** The page of the window that takes the place of the one before. */
async function taking(shell: Shell, deed: () => Promise<unknown>): Promise<Page> {
  const [page] = await Promise.all([shell.electron!.waitForEvent('window'), deed()]);
  return page;
}

/** A host on this machine that is visited; gives its address and what ends it. */
async function openFriend(serve: RequestListener): Promise<{ readonly address: string; close(): void }> {
  const server = createServer(serve);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
/** Boxes of the desktop app answer themselves from now on; what they have told is read by what this gives. */
async function hearBoxes({ electron }: Shell): Promise<() => Promise<string[]>> {
  await electron!.evaluate(({ dialog }) => {
    const told = Object.assign(globalThis, { told: [] as string[] });
    dialog.showMessageBox = (async (_window: unknown, { message }: { message: string }) => {
      told.told.push(message);
      return { response: 0, checkboxChecked: false };
    }) as typeof dialog.showMessageBox;
  });
  return () => electron!.evaluate(() => (globalThis as unknown as { told: string[] }).told);
}
const goTo = (shell: Shell, from: Page, address: string): Promise<Page> =>
  taking(shell, () => from.evaluate((there) => void window.sietch!.visit(there, 'ABCD'), address));
const goHome = (shell: Shell): Promise<Page> =>
  taking(shell, () => shell.electron!.evaluate(({ Menu }) => Menu.getApplicationMenu()!.getMenuItemById('home')!.click()));

test('another host’s page gets the way home and a secret of its own, nothing else @desktop', async ({ shell }) => {
  const friend = await openFriend((_request, answer) => void answer.setHeader('content-type', 'text/html').end('<title>Friend</title>'));
  const home = await shell.page.evaluate(() => window.sietch!.device());
  const { address } = friend;
  const away = await goTo(shell, shell.page, address);
  await expect(away).toHaveTitle('Friend');
  expect(away.url()).toBe(`${address}/#join=ABCD`);
  expect(await away.evaluate(() => window.sietch!.device())).not.toBe(home);
  for (const name of ['hall', 'fullscreen', 'speak', 'save', 'print', 'visit', 'openLink', 'handed', 'report', 'showLogs'] as const) {
    const refused = await away.evaluate((call) => (window.sietch![call] as (given: null) => Promise<unknown>)(null).catch(String), name);
    expect(refused).toContain(`${name}: not for this page`);
  }
  const isMenuShown = () => shell.electron!.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.isMenuBarVisible());
  expect(await isMenuShown()).toBe(true);
  await away.evaluate(() => location.assign('http://127.0.0.1:1/'));
  const back = await goHome(shell);
  await expect.poll(() => back.url()).toContain(shell.address);
  await expect.poll(isMenuShown).toBe(false);
  await expect.poll(() => away.isClosed()).toBe(true);
  friend.close();
});

/** What a page of a hostile host does to know a visitor again. Runs in the page. */
async function leaveTraces(): Promise<string> {
  await cookieStore.set('script', '1');
  localStorage.setItem('kept', 'yes');
  sessionStorage.setItem('tab', 'yes');
  await (await caches.open('trace')).put('/trace', new Response('trace'));
  await new Promise((done) => (indexedDB.open('trace').onsuccess = done));
  await fetch('/stored');
  await fetch('/stored');
  await new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open('GET', '/locked', true, 'visitor', 'seven');
    request.onloadend = done;
    request.send();
  });
  return navigator.serviceWorker.register('/worker.js').then(
    () => 'a service worker',
    () => 'none',
  );
}
/** What it finds of that. Runs in the page. */
async function findTraces() {
  await fetch('/stored');
  const locked = await fetch('/locked');
  return {
    cookie: document.cookie,
    kept: localStorage.getItem('kept'),
    tab: sessionStorage.getItem('tab'),
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    locked: locked.status,
  };
}
const NOTHING = { cookie: '', kept: null, tab: null, caches: [], databases: 0, workers: 0, locked: 401 };

test('a host that is visited again finds nothing of the visit before but its local storage, and gets no cookie in between @desktop', async ({
  shell,
}) => {
  const asked: Pick<IncomingMessage, 'url' | 'headers'>[] = [];
  const friend = await openFriend(({ url, headers }, answer) => {
    asked.push({ url, headers });
    answer.setHeader('set-cookie', 'header=1; max-age=9999');
    if (url === '/stored') answer.setHeader('cache-control', 'max-age=9999');
    if (url === '/locked' && !headers.authorization) answer.writeHead(401, { 'www-authenticate': 'Basic realm="trace"' });
    answer.end('<title>Friend</title>');
  });
  const times = (path: string): number => asked.filter(({ url }) => url === path).length;
  let away = await goTo(shell, shell.page, friend.address);
  expect(await away.evaluate(findTraces)).toEqual(NOTHING);
  expect(await away.evaluate(leaveTraces)).toBe('none');
  expect([times('/stored'), times('/worker.js')]).toEqual([1, 0]);
  // During the visit the traces are there: it is the end of it that takes them away.
  expect(await away.evaluate(findTraces)).toMatchObject({ cookie: 'script=1', caches: ['trace'], databases: 1, tab: 'yes', locked: 200 });

  const back = await goHome(shell);
  await expect.poll(() => away.isClosed()).toBe(true);
  const stranger = await openFriend((_request, answer) => void answer.end('<title>Stranger</title>'));
  away = await goTo(shell, back, friend.address);
  expect(await away.evaluate(findTraces)).toEqual({ ...NOTHING, kept: 'yes' });
  expect(times('/stored')).toBe(2);
  expect(asked.filter(({ headers }) => headers.cookie !== undefined)).toEqual([]);

  // Who visits somebody else leaves no local storage behind either.
  const between = await goHome(shell);
  await expect.poll(() => away.isClosed()).toBe(true);
  const other = await goTo(shell, between, stranger.address);
  await expect(other).toHaveTitle('Stranger');
  const last = await goHome(shell);
  await expect.poll(() => other.isClosed()).toBe(true);
  away = await goTo(shell, last, friend.address);
  expect(await away.evaluate(findTraces)).toEqual(NOTHING);
  expect(shell.said()).not.toContain('could not be cleared');
  stranger.close();
  friend.close();
});

test('a visited page that floods the app is put away, and guests of the own hall are answered again @desktop', async ({ shell }) => {
  const flood = `<title>Friend</title><script>
    onload = () => setInterval(() => { for (let n = 0; n < 20000; n++) { document.title = 't' + n; console.log(n); } }, 0);
  </script>`;
  const friend = await openFriend((_request, answer) => void answer.setHeader('content-type', 'text/html').end(flood));
  const told = await hearBoxes(shell);
  void shell.page.evaluate((there) => void window.sietch!.visit(there, null), friend.address);
  const isAnswered = async (): Promise<boolean> => (await fetch(`${shell.address}/about.json`)).ok;
  await expect.poll(told, { timeout: 60_000 }).toEqual([expect.stringContaining(`${friend.address} kept this computer so busy`)]);
  expect(await isAnswered()).toBe(true);
  const windows = await shell.electron!.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map((one) => one.webContents.getURL()),
  );
  expect(windows).toEqual([expect.stringContaining(shell.address)]);
  friend.close();
});

test('a visited page is put away by itself while the app is too busy to do so, whatever keeps it so @desktop', async ({ shell }) => {
  const friend = await openFriend((_request, answer) => void answer.setHeader('content-type', 'text/html').end('<title>Friend</title>'));
  const told = await hearBoxes(shell);
  const away = await goTo(shell, shell.page, friend.address);
  await expect(away).toHaveTitle('Friend');
  // Whoever is ended while this goes on is ended by another thread.
  const hasEnded = await shell.electron!.evaluate(async ({ BrowserWindow }) => {
    const { readFileSync } = process.getBuiltinModule('node:fs');
    const page = BrowserWindow.getAllWindows()[0]!.webContents.getOSProcessId();
    /** A process that nobody has taken notice of yet stays on the list as one that has ended. */
    const isThere = (): boolean => !readFileSync(`/proc/${page}/stat`, 'utf8').includes(') Z');
    const until = performance.now() + 30_000;
    while (performance.now() < until) if (!isThere()) return true;
    return false;
  });
  expect(hasEnded).toBe(true);
  await expect.poll(told).toEqual([expect.stringContaining(`${friend.address} kept this computer so busy`)]);
  friend.close();
});

test('a join link in the own hall is a visit; a host that does not answer leaves the person at home @desktop', async ({ shell }) => {
  const friend = await openFriend((_request, answer) => void answer.setHeader('content-type', 'text/html').end('<title>Friend</title>'));
  const told = await hearBoxes(shell);
  const away = await taking(shell, () => shell.page.evaluate((link) => location.assign(link), `${friend.address}/#join=AB%20CD`));
  await expect(away).toHaveTitle('Friend');
  expect(away.url()).toBe(`${friend.address}/#join=AB%20CD`);
  expect(await away.evaluate(() => window.sietch!.hall().catch(String))).toContain('not for this page');
  friend.close();
  const back = await taking(shell, () => away.reload().catch(() => undefined));
  await expect.poll(() => back.url()).toContain(shell.address);
  await expect.poll(told).toEqual([expect.stringContaining(friend.address)]);
  expect(await back.evaluate(() => window.sietch!.hall())).toMatchObject({ address: shell.address });

  await back.evaluate(() => window.sietch!.visit('http://127.0.0.1:1', null));
  await expect.poll(told).toEqual([expect.anything(), expect.stringContaining('http://127.0.0.1:1 ')]);
  expect(back.isClosed()).toBe(false);
});
