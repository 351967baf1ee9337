import type { Session } from 'electron';
import { expect, test } from 'vitest';
import { forgetVisits, guardVisits } from './visits.ts';

type Answer = { readonly cancel?: boolean; readonly requestHeaders?: object; readonly responseHeaders?: object };
type Hear = (details: object, answer: (given: Answer) => void) => void;
/** What a guarded session makes of the headers of a request, and of an answer. */
function guarded(): Record<'sent' | 'received', (headers: Record<string, unknown>) => Answer> {
  const heard: Record<string, Hear> = {};
  const webRequest = {
    onBeforeSendHeaders: (hear: Hear) => Object.assign(heard, { sent: hear }),
    onHeadersReceived: (hear: Hear) => Object.assign(heard, { received: hear }),
  };
  guardVisits({ webRequest } as unknown as Session);
  const through = (when: string, key: string) => (headers: Record<string, unknown>) => {
    let given: Answer = {};
    heard[when]?.({ [key]: headers }, (answer) => (given = answer));
    return given;
  };
  return { sent: through('sent', 'requestHeaders'), received: through('received', 'responseHeaders') };
}

test('cookies neither come nor go, however they are written; all else does', () => {
  const { sent, received } = guarded();
  expect(sent({ Cookie: 'a=1', cookie: 'a=2', Accept: '*/*' })).toEqual({ requestHeaders: { Accept: '*/*' } });
  expect(received({ 'Set-Cookie': ['a=1', 'b=2'], 'SET-COOKIE': ['c=3'], 'Content-Type': ['text/html'] })).toEqual({
    responseHeaders: { 'Content-Type': ['text/html'] },
  });
  expect(received({ 'Strict-Transport-Security': ['max-age=1'] })).toEqual({ responseHeaders: {} });
});

test('the script of a service worker is not fetched, that of another worker is', () => {
  const { sent } = guarded();
  expect(sent({ 'Service-Worker': 'script' })).toEqual({ cancel: true });
  expect(sent({ 'Sec-Fetch-Dest': 'worker' })).toEqual({ requestHeaders: { 'Sec-Fetch-Dest': 'worker' } });
});

test('everything but the local storage is forgotten, and no line stays open', async () => {
  const done: string[] = [];
  const note = (what: string) => async (given?: { storages?: readonly string[] }) =>
    void done.push([what, ...(given?.storages ?? [])].join(' '));
  await forgetVisits({
    closeAllConnections: note('lines'),
    clearAuthCache: note('passwords'),
    clearCache: note('cache'),
    clearCodeCaches: note('code'),
    clearStorageData: note('storage'),
  } as unknown as Session);
  expect(done).toEqual([
    'lines',
    'passwords',
    'cache',
    'code',
    'storage cookies filesystem indexdb shadercache serviceworkers cachestorage',
  ]);
});
