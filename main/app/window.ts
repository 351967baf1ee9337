import { join } from 'node:path';
import { app, BrowserWindow, screen } from 'electron';
import { WEB_PREFERENCES } from './web-preferences.ts';
import { onScreen, readWindowState, SMALLEST, writeWindowState } from './window-state.ts';

/** `--rock-1` of the night theme: no white flash before the first frame. */
const DUSK = '#1d1815';

/** The one window of the app, where it stood last time; shown as soon as it has something to show. */
export function openWindow(preload: string): BrowserWindow {
  const memory = join(app.getPath('userData'), 'window.json');
  const state = onScreen(
    readWindowState(memory),
    screen.getAllDisplays().map((display) => display.workArea),
  );
  const { maximized, ...bounds } = state;
  const window = new BrowserWindow({
    ...bounds,
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    autoHideMenuBar: true,
    backgroundColor: DUSK,
    webPreferences: { ...WEB_PREFERENCES, preload, additionalArguments: [`--sietch-version=${app.getVersion()}`] },
  });
  if (maximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () => writeWindowState(memory, { ...window.getNormalBounds(), maximized: window.isMaximized() }));
  return window;
}
