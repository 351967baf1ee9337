import { EventEmitter } from 'node:events';
import { setImmediate as soon } from 'node:timers/promises';
import type { BrowserWindow } from 'electron';
import { afterEach, expect, test, vi } from 'vitest';
import { type Halls, openHalls } from './halls.ts';
import { places } from './places.ts';
import type { Watchdog } from './watchdog.ts';

const HALL = 'http://127.0.0.1:4747';
const LINK = `${HALL}/#host=key`;
const FRIEND = 'http://192.168.1.20:4747';
const STRANGER = 'http://192.168.1.66:4747';

/** A window whose page comes when the test says so. */
class FakeWindow extends EventEmitter {
  reloads = 0;
  readonly webContents = Object.assign(new EventEmitter(), { reload: () => this.reloads++, getURL: () => this.at });
  /** Where its page is. */
  at = '';
  isGone = false;
  isShown = false;
  loads: string[] = [];
  /** Ends the load that is under way, well or badly. */
  private settle: { done: () => void; failed: (error: Error) => void } | undefined;
  loadURL(url: string): Promise<void> {
    this.loads.push(url);
    return new Promise((done, failed) => (this.settle = { done, failed }));
  }
  arrive(): void {
    this.webContents.emit('did-navigate');
    this.settle?.done();
  }
  fail(link = ''): void {
    this.settle?.failed(Object.assign(new Error(`ERR_CONNECTION_REFUSED loading '${link}'`), { code: 'ERR_CONNECTION_REFUSED' }));
  }
  isDestroyed(): boolean {
    return this.isGone;
  }
  show(): void {
    this.isShown = true;
  }
  destroy(): void {
    if (this.isGone) return;
    this.isGone = true;
    this.emit('closed');
  }
}

/** A watch that ends the page when the test says so. */
interface FakeWatch extends Watchdog {
  /** The main process hears that the page was ended. */
  tell(): void;
}
interface App {
  readonly halls: Halls;
  readonly windows: FakeWindow[];
  /** What was done, in order. */
  readonly done: string[];
  /** The watches that go on. */
  readonly watches: Set<FakeWatch>;
  /** The person wants the own hall's page once more. */
  again(): void;
  pass(ms: number): void;
}
const asWindow = (window: FakeWindow | undefined) => window as unknown as BrowserWindow;
const isHome = ({ halls, windows }: App, at: number): boolean => halls.isHome(asWindow(windows[at]).webContents);
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
afterEach(() => void vi.useRealTimers());
/** At home, in the window number 0. */
async function atHome(): Promise<App> {
  const windows: FakeWindow[] = [];
  const done: string[] = [];
  const watches = new Set<FakeWatch>();
  let again = (): void => {};
  let now = 0;
  const pass = (ms: number): void => {
    now += ms;
  };
  const halls = openHalls({
    places: places(HALL),
    hostLink: LINK,
    open(forVisit) {
      const window = new FakeWindow();
      windows.push(window);
      done.push(forVisit ? 'visit opens' : 'home opens');
      return asWindow(window);
    },
    forget: async (visited) => void done.push(visited === null ? 'forgotten' : `forgotten for ${visited}`),
    tell: (window, why, address) =>
      void done.push(
        why === 'unreachable'
          ? `no answer from ${address}`
          : `${why}: ${address}, in window ${windows.findIndex((one) => asWindow(one) === window)}`,
      ),
    askAgain: () => new Promise((resolve) => (again = () => resolve(undefined))),
    watch(_window, tell) {
      let hasEnded = false;
      const watch: FakeWatch = {
        tell,
        endPage: () => (hasEnded = true),
        hasEnded: () => hasEnded,
        end: () => watches.delete(watch),
      };
      watches.add(watch);
      return watch;
    },
    now: () => now,
  });
  const home = halls.home();
  windows[0]?.arrive();
  await home;
  done.length = 0;
  return { halls, windows, done, watches, again: () => again(), pass };
}
/** At a friend's, in the window number 1. */
async function away(): Promise<App> {
  const app = await atHome();
  await app.halls.visit(FRIEND, 'ABCD');
  app.windows[1]?.arrive();
  return app;
}

test('a visit begins in a window of its own when all is forgotten, and takes the place of home when its page has come', async () => {
  const app = await atHome();
  const { halls, windows, done } = app;
  await halls.visit(FRIEND, 'ABCD');
  expect(done).toEqual([`forgotten for ${FRIEND}`, 'visit opens']);
  expect([windows[0]?.isGone, windows[1]?.isShown, windows[1]?.loads]).toEqual([false, false, [`${FRIEND}/#join=ABCD`]]);
  windows[1]?.arrive();
  expect([windows[0]?.isGone, windows[1]?.isShown, halls.window()]).toEqual([true, true, windows[1]]);
  expect([isHome(app, 0), isHome(app, 1)]).toEqual([false, false]);
});

test('home is another window again, known as home before it is in sight; what the visit left is forgotten when its window is gone', async () => {
  const app = await away();
  const { halls, windows, done } = app;
  done.length = 0;
  const home = Promise.all([halls.home(), halls.home()]);
  expect([isHome(app, 2), windows[1]?.isGone, done]).toEqual([true, false, ['home opens']]);
  windows[2]?.arrive();
  await home;
  expect([windows[1]?.isGone, halls.window(), done]).toEqual([true, windows[2], ['home opens', 'forgotten']]);
  void halls.home();
  expect([windows.length, windows[2]?.loads]).toEqual([3, [LINK, LINK]]);
});

test('a host that does not answer leaves the person at home, one that stops answering leads there', async () => {
  const { halls, windows, done } = await atHome();
  await halls.visit(FRIEND, null);
  windows[1]?.fail();
  void halls.lost(asWindow(windows[1]), FRIEND);
  await breathe();
  expect([windows[0]?.isGone, windows[1]?.isGone]).toEqual([false, true]);
  expect(done).toEqual([`forgotten for ${FRIEND}`, 'visit opens', `no answer from ${FRIEND}`]);

  const later = await away();
  void later.halls.lost(asWindow(later.windows[1]), FRIEND);
  await breathe();
  later.windows[2]?.arrive();
  await breathe();
  expect(later.halls.window()).toBe(later.windows[2]);
  expect(later.done.slice(-3)).toEqual(['home opens', 'forgotten', `no answer from ${FRIEND}`]);
});

test('what is told of an own hall that does not come says nothing of its key', async () => {
  const { halls, windows } = await atHome();
  const home = halls.home();
  windows[0]?.fail(LINK);
  const error = await home.then(
    () => null,
    (why: Error) => why,
  );
  expect(error?.message).toContain('ERR_CONNECTION_REFUSED');
  expect(error?.message).not.toContain('key');
});

test('a page that leads on before all of it has come is not lost', async () => {
  const { halls, windows, done } = await atHome();
  await halls.visit(FRIEND, null);
  windows[1]?.webContents.emit('did-navigate');
  windows[1]?.fail();
  await breathe();
  expect([halls.window(), done]).toEqual([windows[1], [`forgotten for ${FRIEND}`, 'visit opens']]);
});

test('whoever chooses another host meanwhile goes there alone; whoever closes the window has closed the app', async () => {
  const { halls, windows } = await atHome();
  await halls.visit(FRIEND, null);
  await halls.visit(STRANGER, null);
  expect(windows.map(({ isGone }) => isGone)).toEqual([false, true, false]);
  windows[0]?.destroy();
  expect(windows.map(({ isGone }) => isGone)).toEqual([true, true, true]);
});

test('whoever goes home before a host has answered stays there, however late the answer comes', async () => {
  const { halls, windows, done } = await atHome();
  await halls.visit(FRIEND, null);
  void halls.home();
  expect([windows[1]?.isGone, windows[0]?.loads]).toEqual([true, [LINK, LINK]]);
  windows[1]?.fail();
  await breathe();
  expect([halls.window(), done]).toEqual([windows[0], [`forgotten for ${FRIEND}`, 'visit opens']]);

  // The same where the visit has not even begun.
  const visiting = halls.visit(STRANGER, null);
  void halls.home();
  await visiting;
  expect([windows.length, halls.window()]).toEqual([2, windows[0]]);
});

test('of two visits that are wished for at once only the last one begins', async () => {
  const { halls, windows } = await atHome();
  await Promise.all([halls.visit(FRIEND, null), halls.visit(STRANGER, null)]);
  expect(windows.slice(1).map(({ loads }) => loads)).toEqual([[`${STRANGER}/`]]);
});

test('a host that holds its answer back for ten seconds does not answer; one whose page has come is left alone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { halls, windows, done } = await atHome();
  await halls.visit(FRIEND, null);
  vi.advanceTimersByTime(9999);
  await soon();
  expect([windows[1]?.isGone, done]).toEqual([false, [`forgotten for ${FRIEND}`, 'visit opens']]);
  vi.advanceTimersByTime(1);
  await vi.waitFor(() => expect(windows[1]?.isGone).toBe(true));
  expect([windows[0]?.isGone, done.at(-1)]).toEqual([false, `no answer from ${FRIEND}`]);

  await halls.visit(STRANGER, null);
  windows[2]?.arrive();
  vi.advanceTimersByTime(20_000);
  await soon();
  expect([halls.window(), windows[2]?.isGone, done.at(-1)]).toEqual([windows[2], false, 'visit opens']);
});

test('the own hall’s address is home, and no address is nowhere', async () => {
  const { halls, windows, done } = await atHome();
  void halls.visit(`${HALL}/`, 'ABCD');
  expect([windows.length, windows[0]?.loads, done]).toEqual([1, [LINK, LINK], []]);
  await expect(halls.visit('file:///etc/passwd', null)).rejects.toThrow('no address');
});

test('a visited page that keeps the main process too busy is gone at once; home is in sight before its page has come, and tells why', async () => {
  const { windows, done, watches } = await away();
  expect(watches.size).toBe(1);
  done.length = 0;
  for (const watch of [...watches, ...watches]) watch.tell();
  expect([windows[1]?.isGone, windows[2]?.isShown, windows[2]?.isGone, watches.size, done]).toEqual([true, true, false, 0, ['home opens']]);
  windows[2]?.arrive();
  await breathe();
  expect(done).toEqual(['home opens', 'forgotten', `tooBusy: ${FRIEND}, in window 2`]);
  expect([windows.length, windows[2]?.isGone]).toEqual([3, false]);
});

test('the same where the person is on the way home already, and only on visits is there a watch', async () => {
  const { halls, windows, done, watches } = await away();
  const home = halls.home();
  for (const watch of watches) watch.tell();
  await breathe();
  expect([windows[1]?.isGone, windows[2]?.isShown, windows[2]?.isGone]).toEqual([true, true, false]);
  windows[2]?.arrive();
  await home;
  expect([windows.length, halls.window(), watches.size]).toEqual([3, windows[2], 0]);
  expect(done).toContain(`tooBusy: ${FRIEND}, in window 2`);
});

test('a page that was ended for what it did is not loaded again, whatever is heard of first', async () => {
  const { halls, windows, done, watches } = await away();
  const [watch] = watches;
  halls.tooLoud(asWindow(windows[0]));
  expect(watch?.hasEnded()).toBe(false);
  halls.tooLoud(asWindow(windows[1]));
  expect([watch?.hasEnded(), windows[1]?.isGone]).toEqual([true, false]);
  void halls.broke(asWindow(windows[1]));
  await breathe();
  watch?.tell();
  windows[2]?.arrive();
  await breathe();
  expect([windows[1]?.reloads, windows[1]?.isGone, windows.length]).toEqual([0, true, 3]);
  expect(done.filter((deed) => deed.startsWith('tooBusy'))).toEqual([`tooBusy: ${FRIEND}, in window 2`]);
});

test('a visited page that breaks off is loaded again twice, then the visit is over', async () => {
  const { halls, windows, done, pass } = await away();
  const visit = windows[1];
  for (let times = 0; times < 2; times++) await halls.broke(asWindow(visit));
  expect([visit?.reloads, visit?.isGone]).toEqual([2, false]);
  pass(60_000);
  await halls.broke(asWindow(visit));
  expect([visit?.reloads, visit?.isGone]).toEqual([3, false]);
  void halls.broke(asWindow(visit));
  await breathe();
  windows[2]?.arrive();
  await breathe();
  expect([visit?.reloads, visit?.isGone, halls.window(), done.at(-1)]).toEqual([3, true, windows[2], `broken: ${FRIEND}, in window 2`]);
  await halls.broke(asWindow(visit));
  expect(visit?.reloads).toBe(3);
});

test('a page that breaks off before it is in sight is a host that does not answer', async () => {
  const { halls, windows, done } = await atHome();
  await halls.visit(FRIEND, null);
  for (let times = 0; times < 3; times++) await halls.broke(asWindow(windows[1]));
  expect([windows[0]?.isGone, windows[1]?.isGone, done.at(-1)]).toEqual([false, true, `no answer from ${FRIEND}`]);
});

test('the own hall’s page that breaks off again and again waits until the person wants it once more', async () => {
  const { halls, windows, again } = await atHome();
  const own = windows[0];
  if (own) own.at = `${HALL}/#/table/1`;
  for (let times = 0; times < 2; times++) await halls.broke(asWindow(own));
  void halls.broke(asWindow(own));
  await breathe();
  expect(own?.reloads).toBe(2);
  again();
  await breathe();
  // Not loaded anew, as something else is shown there meanwhile: it goes where the person was.
  expect([own?.reloads, own?.loads.at(-1), own?.isGone]).toEqual([2, `${HALL}/#/table/1`, false]);
});
