import { join } from 'node:path';
import { app, BrowserWindow, screen } from 'electron';
import type { Session } from 'electron';
import { VISIT } from '../preload/offer.ts';
import { WEB_PREFERENCES } from './web-preferences.ts';
import { onScreen, readWindowState, SMALLEST, writeWindowState } from './window-state.ts';

/** `--rock-1` of the night theme: no white flash before the first frame. */
const DUSK = '#1d1815';

const memory = (): string => join(app.getPath('userData'), 'window.json');
const remember = (window: BrowserWindow): void =>
  writeWindowState(memory(), { ...window.getNormalBounds(), maximized: window.isMaximized() });

/**
 * A window of the app, where the last one stands or stood.
 * @param forVisit its page is another host's: the preload offers less to it
 * @param before the window whose place it takes when it is shown; the first one shows itself as soon as it has something to show
 * @param icon file of the app's picture
 */
export function openWindow(
  preload: string,
  session: Session,
  forVisit: boolean,
  before: BrowserWindow | undefined,
  icon: string,
): BrowserWindow {
  if (before) remember(before);
  const state = onScreen(
    readWindowState(memory()),
    screen.getAllDisplays().map((display) => display.workArea),
  );
  const { maximized, ...bounds } = state;
  const window = new BrowserWindow({
    ...bounds,
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    autoHideMenuBar: true,
    // Under Linux nothing but this gives a window its picture where the app was not installed.
    ...(process.platform === 'linux' ? { icon } : {}),
    backgroundColor: DUSK,
    webPreferences: {
      ...WEB_PREFERENCES,
      session,
      preload,
      additionalArguments: [`--sietch-version=${app.getVersion()}`, ...(forVisit ? [VISIT] : [])],
    },
  });
  const isFull = before?.isFullScreen() ?? false;
  const settle = (): void => {
    if (maximized) window.maximize();
    if (isFull) window.setFullScreen(true);
  };
  if (before) window.once('show', settle);
  else {
    settle();
    window.once('ready-to-show', () => window.show());
  }
  window.on('close', () => remember(window));
  return window;
}
