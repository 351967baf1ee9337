import type { Session } from 'electron';

/** The session of all visits: visited pages share nothing with the own hall's. It is kept on disk for their local storage alone. */
export const VISITS = 'persist:visits';

/** All that a page can leave in a session, but for its local storage: there it keeps language, size and what it has not sent yet. */
const FORGOTTEN = ['cookies', 'filesystem', 'indexdb', 'shadercache', 'serviceworkers', 'cachestorage'] as const;
/** By these a browser brings back, or carries on, what a host told it. */
const NOT_CARRIED: ReadonlySet<string> = new Set([
  'cookie',
  'set-cookie',
  'strict-transport-security',
  'use-as-dictionary',
  'available-dictionary',
  'dictionary-id',
]);
/** With this the script of a service worker is asked for. */
const OF_SERVICE_WORKER = 'service-worker';

type Headers<Value> = Readonly<Record<string, Value>>;
/** Headers of a request or of an answer without those that would tell a visitor from others. */
export const withoutMemory = <Value>(headers: Headers<Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_CARRIED.has(name.toLowerCase())));
/** Does a request bring the script of a service worker, which would outlast the visit? */
export const isForServiceWorker = (headers: Headers<string>): boolean =>
  Object.keys(headers).some((name) => name.toLowerCase() === OF_SERVICE_WORKER);

/**
 * No cookie comes or goes, no service worker begins, and no file is offered but one at a time, to a person who asked for it.
 * @param mayAsk may another request go out?
 */
export function guardVisits(visits: Pick<Session, 'webRequest' | 'on'>, mayAsk: () => boolean): void {
  const { webRequest } = visits;
  let isOffered = false;
  visits.on('will-download', (event, item) => {
    if (isOffered || !item.hasUserGesture()) return event.preventDefault();
    isOffered = true;
    item.once('done', () => {
      isOffered = false;
    });
  });
  webRequest.onBeforeSendHeaders(({ requestHeaders }, answer) =>
    answer(!mayAsk() || isForServiceWorker(requestHeaders) ? { cancel: true } : { requestHeaders: withoutMemory(requestHeaders) }),
  );
  webRequest.onHeadersReceived(({ responseHeaders = {} }, answer) => answer({ responseHeaders: withoutMemory(responseHeaders) }));
}

// Only later versions of Electron keep dictionaries, and can forget them.
type Forgetful = Partial<Pick<Session, 'clearSharedDictionaryCache'>> &
  Pick<Session, 'clearAuthCache' | 'clearCache' | 'clearCodeCaches' | 'clearData' | 'clearStorageData' | 'closeAllConnections'>;
/**
 * Takes away what visited pages left behind: a host that is visited again finds a browser that knows nothing of it.
 * @param visited the origin that is visited next: then the local storage of all others goes too
 */
export async function forgetVisits(visits: Forgetful, visited: string | null): Promise<void> {
  await visits.closeAllConnections();
  await Promise.all([
    visits.clearAuthCache(),
    visits.clearCache(),
    visits.clearCodeCaches({}),
    visits.clearSharedDictionaryCache?.(),
    visits.clearStorageData({ storages: [...FORGOTTEN] }),
    visited !== null && visits.clearData({ dataTypes: ['localStorage'], excludeOrigins: [visited] }),
  ]);
}
