import type { App, BrowserWindow, Session } from 'electron';
import type { Places } from './places.ts';

/** A page may put its join code on the clipboard, the own one also fill the screen. Cameras, places, notices and the rest stay shut. */
const GRANTED: ReadonlySet<string> = new Set(['clipboard-sanitized-write']);
const GRANTED_AT_HOME: ReadonlySet<string> = new Set([...GRANTED, 'fullscreen']);

/** Denies what a table does not need, and more of it to the pages of other hosts. */
export function guardSession(session: Session, isOwn: (url: string) => boolean): void {
  const may = (url: string, permission: string): boolean => (isOwn(url) ? GRANTED_AT_HOME : GRANTED).has(permission);
  session.setPermissionRequestHandler((page, permission, answer) => answer(may(page.getURL(), permission)));
  session.setPermissionCheckHandler((_page, permission, origin) => may(origin, permission));
}

/** Gives no host a certificate of this computer, which would tell who sits at it: without this a browser gives the first one. */
export function keepCertificates(app: Pick<App, 'on'>): void {
  app.on('select-client-certificate', (event, _page, _url, _certificates, give) => {
    event.preventDefault();
    give();
  });
}

/** What a page may lead to, if it leads away from its hall. */
export interface WaysOut {
  home(): void;
  visit(link: string): void;
  /** A visited host does not answer. */
  lost(address: string): void;
  /** The page broke off. */
  broke(): void;
}
/**
 * Keeps a window on the host it was opened for, and alive.
 * @param link what it was opened with
 */
export function guardWindow(window: BrowserWindow, places: Places, link: string, ways: WaysOut): void {
  const page = window.webContents;
  const wayTo = (url: string): ReturnType<Places['way']> => places.way(page.getURL() || link, url);
  const fence = (event: { readonly url: string; preventDefault(): void }): void => {
    const way = wayTo(event.url);
    if (way === 'stay') return;
    event.preventDefault();
    if (way === 'home') ways.home();
    if (way === 'visit') ways.visit(event.url);
  };
  page.setWindowOpenHandler(() => ({ action: 'deny' }));
  page.on('will-navigate', fence);
  // Nobody pressed where a host only sends the window on.
  page.on('will-redirect', (event) => {
    if (wayTo(event.url) !== 'stay') event.preventDefault();
  });
  // In another host's hall the way home is in sight.
  page.on('did-navigate', (_event, url) => {
    const isAway = !places.isOwn(url);
    window.setAutoHideMenuBar(!isAway);
    window.setMenuBarVisibility(isAway);
  });
  // A page in another host's hall may not keep the window there.
  page.on('will-prevent-unload', (event) => event.preventDefault());
  page.on('will-attach-webview', (event) => event.preventDefault());
  page.on('did-fail-load', (_event, code, _why, url, mainFrame) => {
    const ABORTED = -3;
    if (mainFrame && code !== ABORTED && !places.isOwn(url)) ways.lost(new URL(url).origin);
  });
  page.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit') ways.broke();
  });
}
