import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { computed } from 'vue';
import { ago } from '../app/when.ts';
import type { Socket } from '../wire/client.ts';

/** A host's answers to hello, one after the other. */
type Answer = { ok: object } | { error: { key: string } };
const INSIDE = { ok: { hostRights: false, host: 'Test', version: '1', rules: {}, lan: null, now: Date.now() } };
const refusal = (key: string): Answer => ({ error: { key } });
const tab = new Map<string, string>();
const store = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
  removeItem: (key: string) => kept.delete(key),
});
vi.stubGlobal('sessionStorage', store(tab));
vi.stubGlobal('localStorage', store(new Map([['sietch.device', 'a-device-of-this-test']])));
vi.stubGlobal('document', { hidden: false, addEventListener: () => {} });
vi.stubGlobal('addEventListener', () => {});
const { useSession } = await import('./session.ts');

/** Connects to a host that answers so. @returns what was said to it */
async function meet(...answers: Answer[]): Promise<Record<string, unknown>[]> {
  const said: Record<string, unknown>[] = [];
  const socket: Socket = {
    onopen: null,
    onclose: null,
    onmessage: null,
    send(text) {
      const { id, with: words } = JSON.parse(text);
      said.push(words);
      queueMicrotask(() => socket.onmessage?.({ data: JSON.stringify({ re: id, ...answers.shift() }) }));
    },
    close() {},
  };
  useSession().connect(() => socket);
  socket.onopen?.();
  await vi.waitFor(() => expect(answers).toEqual([]));
  await new Promise((done) => setTimeout(done));
  return said;
}

beforeEach(() => {
  setActivePinia(createPinia());
  tab.clear();
});

it('a device the host knows is in by itself, whatever key or code this tab still has', async () => {
  tab.set('sietch.host', 'key-of-a-host-before');
  const said = await meet(refusal('error.hostToken'), INSIDE);
  expect(said[0]).toMatchObject({ host: 'key-of-a-host-before' });
  expect(said[1]).toEqual({ protocol: 1, device: 'a-device-of-this-test' });
  const session = useSession();
  expect(session.barred).toBeNull();
  expect(session.wireState).toBe('open');
  expect(tab.has('sietch.host')).toBe(false);
});
it('a wrong code is told as such, and not said a second time', async () => {
  tab.set('sietch.join', 'ZZZZZ');
  await meet(refusal('error.code'), refusal('error.codeWanted'));
  expect(useSession().barred).toMatchObject({ error: { key: 'error.code' } });
  expect(tab.has('sietch.join')).toBe(false);
});
it('says that the code waits for its turn, as long as it does, and does not forget it', async () => {
  tab.set('sietch.join', 'ABCDE');
  const socket: Socket = { onopen: null, onclose: null, onmessage: null, send: () => {}, close: () => {} };
  const hear = (message: object): void => socket.onmessage?.({ data: JSON.stringify(message) });
  const session = useSession();
  session.connect(() => socket);
  socket.onopen?.();
  expect(session.queued).toBe(false);
  hear({ push: 'queued' });
  expect([session.queued, session.barred, tab.get('sietch.join')]).toEqual([true, null, 'ABCDE']);
  hear({ re: 1, error: { key: 'error.codeWait' }, waitMs: 1000 });
  await vi.waitFor(() => expect(session.barred).toMatchObject({ error: { key: 'error.codeWait' } }));
  expect([session.queued, tab.get('sietch.join')]).toEqual([false, 'ABCDE']);
});
it.each([0, 600_000, -600_000])('a device whose clock is %i ms away reads the time by the host', async (away) => {
  await meet({ ok: { ...INSIDE.ok, now: Date.now() + away } });
  expect(Math.abs(useSession().hostNow() - (Date.now() + away))).toBeLessThan(1_000);
});
it('what is said with the time is said anew as time passes', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await meet({ ok: { ...INSIDE.ok, now: Date.now() } });
  const session = useSession();
  const at = session.hostNow();
  const said = computed(() => ago(at, 'en', session.hostNow()));
  expect(said.value).toBe('this minute');
  vi.advanceTimersByTime(5 * 60_000);
  expect(said.value).toBe('5 minutes ago');
});
