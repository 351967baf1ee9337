import type { BrowserWindow } from 'electron';

/** What the screen says, in the person's language. */
export interface CrashWords {
  readonly language: string;
  readonly title: string;
  readonly text: string;
  readonly goOn: string;
  readonly copy: string;
}
/** Addresses that lead nowhere (`.invalid` is kept free for that): the page has no script, so its two buttons are links. */
const GO_ON = 'https://go-on.invalid/';
const COPY = 'https://copy.invalid/';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const STYLE = `
html{height:100%;background:#1d1815;color:#efe3d0;font:1.1rem/1.55 Pretendard,'Noto Sans',system-ui,sans-serif}
body{min-height:100%;margin:0;display:grid;align-content:center;justify-items:center}
main{max-width:34rem;padding:1rem 2rem}
h1{font:400 2.3rem/1.15 Georgia,'Noto Serif',serif;margin:0 0 .8rem}
p{margin:0 0 1.6rem;color:#cdbfaa}
a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.3rem;margin:0 .6rem .6rem 0;border-radius:.25rem;color:#efe3d0;text-decoration:none;background:#3a3029;box-shadow:0 0 0 1px #6b5a4a}
a:first-of-type{border-left:4px solid #f2923a}
a:hover,a:focus-visible{background:#4b3f35;outline:2px solid #f2923a;outline-offset:2px}
svg{width:100%;height:7rem;display:block;margin-bottom:1.2rem}`;
const DUNES =
  '<svg viewBox="0 0 400 100" aria-hidden="true" fill="none"><path d="M0 88C70 88 96 30 150 30c40 0 54 46 106 46 44 0 56-26 144-26" stroke="#6b5a4a" stroke-width="2"/><path d="M150 30c-16 20 12 26-6 58" stroke="#f2923a" stroke-width="2"/><circle cx="318" cy="24" r="11" fill="#cdbfaa"/><circle cx="352" cy="36" r="6" fill="#8f806e"/></svg>';

/** The screen as an address: it needs neither the host nor a file, both of which may be what is in trouble. */
export function crashAddress({ language, title, text, goOn, copy }: CrashWords): string {
  const page = `<!doctype html><html lang="${escaped(language)}"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>${escaped(title)}</title><style>${STYLE}</style><main>${DUNES}<h1>${escaped(title)}</h1><p>${escaped(text)}</p><a href="${GO_ON}" autofocus>${escaped(goOn)}</a><a href="${COPY}">${escaped(copy)}</a></main></html>`;
  return `data:text/html;charset=utf-8,${encodeURIComponent(page)}`;
}

type CrashedWindow = Pick<BrowserWindow, 'loadURL' | 'once' | 'off'> & {
  readonly webContents: Pick<BrowserWindow['webContents'], 'on' | 'off'>;
};
export interface CrashBasis<Window> {
  words(): CrashWords;
  /** Puts what helps to find the fault on the clipboard. */
  copy(): void;
  /** Asks in a box: where not even this screen can be shown. */
  box(window: Window): Promise<unknown>;
}
/**
 * What is shown in place of a page that breaks off again and again.
 * @returns shows it; resolves when the person wants to go on, or the window is gone
 */
export function openCrashScreens<Window extends CrashedWindow>({
  words,
  copy,
  box,
}: CrashBasis<Window>): (window: Window) => Promise<void> {
  const shown = new Map<Window, () => void>();
  return async (window) => {
    const goOn = shown.get(window);
    // The screen itself has broken off.
    if (goOn) {
      await box(window);
      goOn();
      return;
    }
    const pressed = (event: { readonly url: string }): void => {
      if (event.url === COPY) copy();
      if (event.url === GO_ON) shown.get(window)?.();
    };
    window.webContents.on('will-navigate', pressed);
    await new Promise<void>((done) => {
      shown.set(window, done);
      window.once('closed', done);
      // It did not come (Error): then the page's end is told, and the box asks.
      window.loadURL(crashAddress(words())).catch(() => undefined);
    });
    const was = shown.get(window);
    shown.delete(window);
    window.webContents.off('will-navigate', pressed);
    if (was) window.off('closed', was);
  };
}
