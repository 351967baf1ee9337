import { EventEmitter } from 'node:events';
import type { Session } from 'electron';
import { expect, test } from 'vitest';
import { forgetVisits, guardVisits } from './visits.ts';

type Answer = { readonly cancel?: boolean; readonly requestHeaders?: object; readonly responseHeaders?: object };
type Hear = (details: object, answer: (given: Answer) => void) => void;
/** What a guarded session makes of the headers of a request, and of an answer. */
function guarded(
  mayAsk = (): boolean => true,
): Record<'sent' | 'received', (headers: Record<string, unknown>) => Answer> & { readonly events: EventEmitter } {
  const heard: Record<string, Hear> = {};
  const webRequest = {
    onBeforeSendHeaders: (hear: Hear) => Object.assign(heard, { sent: hear }),
    onHeadersReceived: (hear: Hear) => Object.assign(heard, { received: hear }),
  };
  const events = new EventEmitter();
  guardVisits(Object.assign(events, { webRequest }) as unknown as Session, mayAsk);
  const through = (when: string, key: string) => (headers: Record<string, unknown>) => {
    let given: Answer = {};
    heard[when]?.({ [key]: headers }, (answer) => (given = answer));
    return given;
  };
  return { events, sent: through('sent', 'requestHeaders'), received: through('received', 'responseHeaders') };
}

test('cookies neither come nor go, however they are written; all else does', () => {
  const { sent, received } = guarded();
  expect(sent({ Cookie: 'a=1', cookie: 'a=2', Accept: '*/*' })).toEqual({ requestHeaders: { Accept: '*/*' } });
  expect(received({ 'Set-Cookie': ['a=1', 'b=2'], 'SET-COOKIE': ['c=3'], 'Content-Type': ['text/html'] })).toEqual({
    responseHeaders: { 'Content-Type': ['text/html'] },
  });
  expect(received({ 'Strict-Transport-Security': ['max-age=1'] })).toEqual({ responseHeaders: {} });
});

test('no dictionary, by which later answers could be told apart, comes or is named', () => {
  const { sent, received } = guarded();
  expect(received({ 'Use-As-Dictionary': ['match="/*", id="visitor-7"'] })).toEqual({ responseHeaders: {} });
  expect(sent({ 'Available-Dictionary': ':cGlQ:', 'Dictionary-ID': '"visitor-7"' })).toEqual({ requestHeaders: {} });
});

test('a visited page offers a file only when a person asked for it, and one at a time', () => {
  const { events } = guarded();
  const item = (hasUserGesture: boolean) => Object.assign(new EventEmitter(), { hasUserGesture: () => hasUserGesture });
  const isRefused = (wanted: EventEmitter): boolean => {
    let refused = false;
    events.emit('will-download', { preventDefault: () => (refused = true) }, wanted);
    return refused;
  };
  const asked = item(true);
  expect([isRefused(item(false)), isRefused(asked), isRefused(item(true))]).toEqual([true, false, true]);
  asked.emit('done');
  expect(isRefused(item(true))).toBe(false);
});

test('the script of a service worker is not fetched, that of another worker is', () => {
  const { sent } = guarded();
  expect(sent({ 'Service-Worker': 'script' })).toEqual({ cancel: true });
  expect(sent({ 'Sec-Fetch-Dest': 'worker' })).toEqual({ requestHeaders: { 'Sec-Fetch-Dest': 'worker' } });
});

test('a page that may ask no more gets nothing', () => {
  expect(guarded(() => false).sent({ Accept: '*/*' })).toEqual({ cancel: true });
});

/** What is done to a session to forget. */
async function forgotten(visited: string | null, keepsDictionaries = true): Promise<string[]> {
  const done: string[] = [];
  const note = (what: string) => async (given?: object) => void done.push([what, ...Object.values(given ?? {}).flat()].join(' '));
  const session = {
    closeAllConnections: note('lines'),
    clearAuthCache: note('passwords'),
    clearCache: note('cache'),
    clearCodeCaches: note('code'),
    clearSharedDictionaryCache: keepsDictionaries ? note('dictionaries') : undefined,
    clearStorageData: note('storage'),
    clearData: note('data but'),
  };
  await forgetVisits(session as unknown as Session, visited);
  return done;
}
const ALL_BUT_LOCAL_STORAGE = [
  'lines',
  'passwords',
  'cache',
  'code',
  'dictionaries',
  'storage cookies filesystem indexdb shadercache serviceworkers cachestorage',
];

test('everything but the local storage is forgotten, and no line stays open', async () => {
  expect(await forgotten(null)).toEqual(ALL_BUT_LOCAL_STORAGE);
  // Also where no dictionaries can be kept.
  expect(await forgotten(null, false)).toEqual(ALL_BUT_LOCAL_STORAGE.filter((done) => done !== 'dictionaries'));
});

test('before a visit the local storage of all other hosts is forgotten too', async () => {
  const friend = 'http://192.168.1.20:4747';
  expect(await forgotten(friend)).toEqual([...ALL_BUT_LOCAL_STORAGE, `data but localStorage ${friend}`]);
});
