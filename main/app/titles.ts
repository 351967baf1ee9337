import type { BrowserWindow } from 'electron';

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
