const RENEWED = 'sietch.renewed';
/** Twice within this time a part cannot be had for another reason than a new version. Milliseconds. */
const AGAIN = 20_000;

/** May the page be loaded anew now? @param last when it was, in milliseconds; null = never */
export const mayRenew = (last: number | null, now: number): boolean => last === null || now - last > AGAIN;

/** A page of an older version asks for parts that are gone: it is loaded anew, once. The game is with the host. */
export function renewWhenParted(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = sessionStorage.getItem(RENEWED);
    if (!mayRenew(last === null ? null : Number(last), Date.now())) return;
    event.preventDefault();
    sessionStorage.setItem(RENEWED, String(Date.now()));
    location.reload();
  });
}
