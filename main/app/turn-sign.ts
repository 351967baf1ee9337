import type { App, BrowserWindow, NativeImage } from 'electron';

/** What a sign needs of the app: a number in dock or task bar, and a bounce where there is a dock. */
export type SignedApp = Pick<App, 'setBadgeCount'> & { readonly dock?: { bounce(type: 'informational'): number } | undefined };
type SignedWindow = Pick<BrowserWindow, 'flashFrame' | 'isFocused' | 'setOverlayIcon'>;

/** Milliseconds between two calls for the same person: a page that asks without end is a nuisance no more often than that. */
const CALM_MS = 2000;

/**
 * A sign in dock or task bar at one's turn: a number, where the system has one, a dot on the icon under Windows, and once a call
 * (a bounce, a flash) if the window is not in front.
 * @param dot the picture that Windows lays over the icon
 * @param now monotonic milliseconds
 */
export function turnSign({
  app,
  dot,
  isWindows,
  now,
}: {
  readonly app: SignedApp;
  readonly dot: NativeImage;
  readonly isWindows: boolean;
  now(): number;
}): (window: SignedWindow, waiting: number, words: string) => void {
  let shown = 0;
  let calledAt = Number.NEGATIVE_INFINITY;
  return (window, waiting, words) => {
    if (waiting === shown) return;
    const isMore = waiting > shown;
    shown = waiting;
    app.setBadgeCount(waiting);
    if (isWindows) window.setOverlayIcon(waiting > 0 ? dot : null, waiting > 0 ? words : '');
    if (!isMore) {
      if (waiting === 0) window.flashFrame(false);
      return;
    }
    if (window.isFocused() || now() - calledAt < CALM_MS) return;
    calledAt = now();
    window.flashFrame(true);
    app.dock?.bounce('informational');
  };
}

const DOT_SIZE = 16;
/** A dot of spice, as the bytes of a bitmap: blue, green, red and cover of each place. */
export function dotBitmap(): { readonly bytes: Buffer; readonly width: number; readonly height: number } {
  const bytes = Buffer.alloc(DOT_SIZE * DOT_SIZE * 4);
  const [middle, radius] = [(DOT_SIZE - 1) / 2, DOT_SIZE / 2 - 1];
  for (let y = 0; y < DOT_SIZE; y++)
    for (let x = 0; x < DOT_SIZE; x++) {
      // Half covered on its edge, so that it is round.
      const cover = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(x - middle, y - middle)));
      bytes.set([0x3a * cover, 0x92 * cover, 0xf2 * cover, 255 * cover].map(Math.round), (y * DOT_SIZE + x) * 4);
    }
  return { bytes, width: DOT_SIZE, height: DOT_SIZE };
}
