const RENEWED = 'sietch.renewed';
/** Twice within this time a part cannot be had for another reason than a new version. Milliseconds. */
const AGAIN = 20_000;
/** Milliseconds between two looks whether the host is there. */
const KNOCK = 1_000;

/** May the page be loaded anew now? @param last when it was, in milliseconds; null = never */
export const mayRenew = (last: number | null, now: number): boolean => last === null || now - last > AGAIN;

let parting = false;
/** Is the page about to be loaded anew? What breaks in it for want of a part is no error then. */
export const isParting = (): boolean => parting;

/** Resolves once the host gives its page: a page loaded anew before that would be the browser's own, and stay it. */
async function hostAnswers(): Promise<void> {
  for (;;) {
    // The host is away: TypeError.
    const answer = await fetch(location.pathname, { cache: 'no-store' }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((wait) => setTimeout(wait, KNOCK));
  }
}

/**
 * A page of an older version asks for parts that are gone, or a part does not come because the host is away: the page is
 * loaded anew, once, as soon as the host answers. The game is with the host.
 */
export function renewWhenParted(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = sessionStorage.getItem(RENEWED);
    if (!parting && !mayRenew(last === null ? null : Number(last), Date.now())) return;
    event.preventDefault();
    if (parting) return;
    parting = true;
    void hostAnswers().then(() => {
      sessionStorage.setItem(RENEWED, String(Date.now()));
      location.reload();
    });
  });
  for (const kind of ['error', 'unhandledrejection']) {
    addEventListener(kind, (event) => {
      if (parting) event.preventDefault();
    });
  }
}
