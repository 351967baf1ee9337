import { setImmediate as soon } from 'node:timers/promises';
import type { BrowserWindow, WebContents } from 'electron';
import { bucket, type Bucket, type Rate } from '../host/bucket.ts';
import type { Places } from './places.ts';
import type { Watchdog } from './watchdog.ts';

/** Why somebody is at home again who was on a visit: the host does not answer, keeps this computer too busy, or its page breaks off. */
export type WhyHome = 'unreachable' | 'tooBusy' | 'broken';
export interface HallsBasis {
  readonly places: Places;
  /** The own hall's page, with the key to it. */
  readonly hostLink: string;
  /** A guarded window, not in sight yet, where the other one stands: for the own hall, or for visits, which have a session of their own. */
  open(forVisit: boolean, link: string, before: BrowserWindow | undefined): BrowserWindow;
  /** Takes away what visited pages left behind; before a visit also what others than the visited origin keep. */
  forget(visited: string | null): Promise<void>;
  /** Tells why a visit has ended, or has not begun. */
  tell(window: BrowserWindow, why: WhyHome, address: string): void;
  /** Shows in its place that the own hall's page breaks off again and again; resolves when the person wants it once more. */
  askAgain(window: BrowserWindow): Promise<unknown>;
  /** Watches the main process, which is the host of the own tables too, and ends the page of the window if it comes too late. */
  watch(window: BrowserWindow, ended: () => void): Watchdog;
  now(): number;
}
/** Where the window is. A window cannot change its session: who goes visiting or comes home gets another one in its place. */
export interface Halls {
  readonly window: () => BrowserWindow | undefined;
  /** Is this a page of the window that stays in the own hall? */
  isHome(page: WebContents): boolean;
  home(): Promise<void>;
  /** @throws Error if that is no address of a host */
  visit(address: string, code: string | null): Promise<void>;
  /** The page of a visited host could not be loaded. */
  lost(window: BrowserWindow, address: string): Promise<void>;
  /** The page of a window broke off: it is loaded again, but not without end. */
  broke(window: BrowserWindow): Promise<void>;
  /** The page of a visited host tells more than a table has to tell: it is ended. */
  tooLoud(window: BrowserWindow): void;
}

/** Milliseconds for the page of a visited host to begin. */
const PATIENCE_MS = 10_000;
/** A page that breaks off has lost nothing and is loaded again, so often in a row and once in so long. */
const LOADED_AGAIN: Rate = { burst: 2, perSecond: 1 / 60 };

interface Opened {
  readonly window: BrowserWindow;
  readonly forVisit: boolean;
  /** Where it was opened for. */
  readonly origin: string;
  readonly again: Bucket;
  /** Of a visit, as long as it lasts. */
  watchdog?: Watchdog;
}
export function openHalls({ places, hostLink, open, forget, tell, askAgain, watch, now }: HallsBasis): Halls {
  let shown: Opened | undefined;
  /** Comes in sight when its page has come. */
  let coming: Opened | undefined;
  /** Counts where the person wanted to go: only the last wish is followed. */
  let wishes = 0;

  /** Electron's errors name the link, and with it the key to the own hall, which belongs into no log and no box. */
  const loadHome = (window: BrowserWindow): Promise<void> =>
    window.loadURL(hostLink).catch((error: { readonly code?: string }) => {
      throw new Error(`The own hall's page did not come: ${error.code ?? 'unknown error'}`);
    });
  function stopComing(): void {
    const stopped = coming;
    coming = undefined;
    stopped?.window.destroy();
  }
  function bring(forVisit: boolean, link: string): BrowserWindow {
    stopComing();
    const window = open(forVisit, link, shown?.window);
    const opened: Opened = { window, forVisit, origin: new URL(link).origin, again: bucket(LOADED_AGAIN) };
    coming = opened;
    window.webContents.once('did-navigate', () => {
      if (forVisit) opened.watchdog = watch(window, () => void end(opened, 'tooBusy'));
      const before = shown;
      shown = opened;
      coming = undefined;
      if (!before) return;
      window.show();
      before.window.destroy();
    });
    window.on('closed', () => {
      opened.watchdog?.end();
      if (shown === opened) coming?.window.destroy();
      if (coming === opened) coming = undefined;
    });
    return window;
  }
  async function home(): Promise<void> {
    wishes += 1;
    if (coming && !coming.forVisit) return;
    if (shown && !shown.forVisit) {
      // A host that has not answered yet must not take the window later.
      stopComing();
      return loadHome(shown.window);
    }
    const window = bring(false, hostLink);
    await loadHome(window).catch((error: unknown) => {
      // A page that is in sight may lead on before all of it has come.
      if (coming?.window !== window) return;
      window.destroy();
      throw error;
    });
    await forget(null);
  }
  async function visit(address: string, code: string | null): Promise<void> {
    const link = places.choose(address, code);
    if (link === null) throw new Error('visit: no address of a host');
    if (places.isOwn(link)) return home();
    const { origin } = new URL(link);
    wishes += 1;
    const wish = wishes;
    await forget(origin);
    if (wish !== wishes) return;
    const window = bring(true, link);
    // A host that does not answer is told to the person, who stays where they were.
    const unanswered = (): void => {
      if (coming?.window === window) void lost(window, origin);
    };
    window.loadURL(link).catch(unanswered);
    setTimeout(unanswered, PATIENCE_MS);
  }
  async function lost(window: BrowserWindow, address: string): Promise<void> {
    // A window must not go while it still tells what has happened.
    await soon();
    if (coming?.window === window) window.destroy();
    else if (shown?.window === window) await home();
    else return;
    if (shown) tell(shown.window, 'unreachable', address);
  }
  /** Ends a visit at once: nothing of its page may be waited for. The window of home is there before, or the app would end. */
  async function end(visited: Opened, why: WhyHome): Promise<void> {
    if (shown !== visited) return;
    const going = home();
    const own = coming?.window;
    shown = undefined;
    own?.show();
    visited.window.destroy();
    await going;
    if (own?.isDestroyed() === false) tell(own, why, visited.origin);
  }
  async function broke(window: BrowserWindow): Promise<void> {
    await soon();
    const broken = [shown, coming].find((one) => one?.window === window);
    if (!broken) return;
    if (broken.watchdog?.hasEnded()) await end(broken, 'tooBusy');
    else if (broken.again.take(now())) window.webContents.reload();
    else if (!broken.forVisit) {
      const at = window.webContents.getURL();
      await askAgain(window);
      // Where they were; the key to the own hall is kept by the window.
      if (!window.isDestroyed()) await (places.isOwn(at) ? window.loadURL(at) : loadHome(window));
    } else if (broken === shown) await end(broken, 'broken');
    else await lost(window, broken.origin);
  }
  return {
    window: () => shown?.window,
    isHome: (page) => [shown, coming].some((one) => one !== undefined && !one.forVisit && one.window.webContents === page),
    home,
    visit,
    lost,
    broke,
    tooLoud(window) {
      if (shown?.window === window) shown.watchdog?.endPage();
    },
  };
}
