import type { BrowserWindow } from 'electron';
import { TURN_SIGN } from '../../shared/protocol/turn-sign.ts';

const EVERY_MS = 500;

/**
 * A page's title becomes its window's, but no more than twice a second: each one costs the main process a talk with the desktop,
 * and a page can change its title many thousand times a second.
 */
export function calmTitles(window: Pick<BrowserWindow, 'on' | 'isDestroyed' | 'setTitle'>): void {
  let latest: string | null = null;
  window.on('page-title-updated', (event, title) => {
    event.preventDefault();
    const isWaiting = latest !== null;
    latest = title;
    if (isWaiting) return;
    setTimeout(() => {
      if (!window.isDestroyed()) window.setTitle(latest ?? title);
      latest = null;
    }, EVERY_MS);
  });
}

/** Tells whether a window's title says that somebody is asked there: pages of all hosts have that sign, and it costs no call of theirs. */
export function hearTurns(window: Pick<BrowserWindow, 'on'>, told: (isAsked: boolean) => void): void {
  // A page may change its title without end: what counts is how it is a moment later.
  let latest: string | null = null;
  window.on('page-title-updated', (_event, title) => {
    const isWaiting = latest !== null;
    latest = title;
    if (isWaiting) return;
    setTimeout(() => {
      told((latest ?? title).startsWith(TURN_SIGN));
      latest = null;
    }, EVERY_MS);
  });
}
