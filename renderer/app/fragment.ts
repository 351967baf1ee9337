import { newKey } from './key.ts';

/** What a link or QR code carries behind `#`: it never reaches a server's log. */
export interface Fragment {
  readonly host: string | null;
  readonly join: string | null;
  /** What is left for the router, e.g. `/table/x`. */
  readonly path: string;
}

/** Reads `#host=TOKEN`, `#join=CODE`, both, or a path of the router. */
export function readFragment(hash: string): Fragment {
  const text = hash.replace(/^#/, '');
  if (text.startsWith('/')) {
    const [path = '', query = ''] = text.split('?');
    const params = new URLSearchParams(query);
    const { host, join } = { host: params.get('host'), join: params.get('join') };
    if (host === null && join === null) return { host, join, path: text };
    params.delete('host');
    params.delete('join');
    const rest = params.toString();
    return { host, join, path: rest ? `${path}?${rest}` : path };
  }
  const params = new URLSearchParams(text);
  return { host: params.get('host'), join: params.get('join'), path: '/' };
}

const HOST_TOKEN = 'sietch.host';
const JOIN_CODE = 'sietch.join';
const DEVICE = 'sietch.device';

/** Takes the secrets out of the address bar, before the router looks at it; they stay for this tab. */
export function keepFragment(): Fragment {
  const fragment = readFragment(location.hash);
  if (fragment.host) sessionStorage.setItem(HOST_TOKEN, fragment.host);
  if (fragment.join) setJoinCode(fragment.join);
  if (fragment.host || fragment.join) history.replaceState(history.state, '', `${location.pathname}${location.search}#${fragment.path}`);
  return fragment;
}
export const hostToken = (): string | null => sessionStorage.getItem(HOST_TOKEN);
/** After a restart a host has another key. */
export const forgetHostToken = (): void => sessionStorage.removeItem(HOST_TOKEN);
export const joinCode = (): string | null => sessionStorage.getItem(JOIN_CODE);
export const setJoinCode = (code: string): void => sessionStorage.setItem(JOIN_CODE, code.slice(0, 24));
/** Forgets a code that was wrong or whose host has closed: sending it again would count as another wrong try. */
export const forgetJoinCode = (): void => sessionStorage.removeItem(JOIN_CODE);

/** A link that is opened in the same tab changes only what stands behind `#`: its secrets too are taken out before the router looks. */
export function keepLaterFragments(came: (fragment: Fragment) => void): void {
  addEventListener('popstate', () => {
    const fragment = keepFragment();
    if (fragment.host || fragment.join) came(fragment);
  });
}

/** In the desktop app the main process knows the device's secret: it is the same one after a kill. Call before `deviceToken`. */
export async function askForDevice(): Promise<void> {
  // The bridge refuses a page of another host (Error): there the device is known by what the browser keeps.
  const given = await window.sietch?.device().catch(() => null);
  if (given && !localStorage.getItem(DEVICE)) localStorage.setItem(DEVICE, given);
}
/** This device's own secret: it keeps its seats over reloads. */
export function deviceToken(): string {
  const known = localStorage.getItem(DEVICE);
  if (known) return known;
  const token = newKey(24);
  localStorage.setItem(DEVICE, token);
  return token;
}
