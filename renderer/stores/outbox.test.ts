import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, it, vi } from 'vitest';
import { Refused } from '../wire/client.ts';

interface Sent {
  readonly name: string;
  readonly key: string;
  readonly text?: string;
}
/** A host that knows letters by their keys, at the end of a line that can be cut before or behind it. */
const { host, session } = vi.hoisted(() => {
  const host = {
    line: 'open' as 'open' | 'cut' | 'cut behind',
    sent: [] as Sent[],
    applied: [] as Sent[],
    refusal: '',
  };
  return { host, session: { greet: () => {}, notice: null as unknown, asked: async (_: string, __: object): Promise<unknown> => ({}) } };
});
vi.mock('./session.ts', () => ({
  useSession: () => ({
    asked: (name: string, request: object) => session.asked(name, request),
    whenGreeted: (greeter: () => void) => {
      session.greet = greeter;
    },
    set notice(refusal: unknown) {
      session.notice = refusal;
    },
  }),
}));
const { useOutbox } = await import('./outbox.ts');

const refused = (key: string): Refused => new Refused({ error: { key } });
const say = (text: string) => ({ table: 't', text });
const storage = new Map<string, string>();
const connectAgain = async (): Promise<void> => {
  host.line = 'open';
  session.greet();
  await vi.waitFor(() => expect(useOutbox().letters).toEqual([]));
};

beforeEach(() => {
  setActivePinia(createPinia());
  storage.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
  });
  Object.assign(host, { line: 'open', sent: [], applied: [], refusal: '' });
  session.notice = null;
  session.asked = async (name, request) => {
    const sent = { name, ...request } as Sent;
    host.sent.push(sent);
    if (host.line === 'cut') throw refused('error.offline');
    if (host.refusal) throw refused(host.refusal);
    if (!host.applied.some(({ key }) => key === sent.key)) host.applied.push(sent);
    if (host.line === 'cut behind') throw refused('error.offline');
    return {};
  };
});

it('delivers in order, one after the other', async () => {
  const { post } = useOutbox();
  await Promise.all(['one', 'two', 'three'].map((text) => post('say', say(text))));
  expect(host.applied.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
  expect(new Set(host.sent.map(({ key }) => key)).size).toBe(3);
  for (const { key } of host.sent) expect(key).toMatch(/^[A-Za-z0-9_-]{8,40}$/);
});

it('keeps what a dead line swallowed and sends it again, in order, once there is another', async () => {
  const outbox = useOutbox();
  host.line = 'cut';
  const done = ['one', 'two'].map((text) => outbox.post('say', say(text)));
  await vi.waitFor(() => expect(host.sent).toHaveLength(1));
  expect(outbox.letters).toHaveLength(2);
  expect(host.applied).toEqual([]);
  await connectAgain();
  await Promise.all(done);
  expect(host.applied.map(({ text }) => text)).toEqual(['one', 'two']);
});

it('sends the same letter, so that what came through without its acknowledgement is taken once', async () => {
  const outbox = useOutbox();
  host.line = 'cut behind';
  const done = outbox.post('say', say('once'));
  await vi.waitFor(() => expect(host.applied).toHaveLength(1));
  await connectAgain();
  await done;
  expect(host.sent).toHaveLength(2);
  expect(host.applied).toHaveLength(1);
});

it('survives that the page is loaded anew', async () => {
  host.line = 'cut';
  void useOutbox().post('say', say('before'));
  await vi.waitFor(() => expect(host.sent).toHaveLength(1));
  setActivePinia(createPinia());
  const outbox = useOutbox();
  expect(outbox.letters.map(({ request }) => request)).toEqual([say('before')]);
  await connectAgain();
  expect(host.applied.map(({ text }) => text)).toEqual(['before']);
});

it('tells plainly that the table went on without an answer that was late, and goes on itself', async () => {
  const outbox = useOutbox();
  host.line = 'cut';
  const late = outbox
    .post('answer', { table: 't', seat: 'seat1', question: 3, answer: 1 })
    .catch((error: Refused) => error.refusal.error.key);
  await vi.waitFor(() => expect(host.sent).toHaveLength(1));
  host.refusal = 'error.stale';
  await connectAgain();
  expect(await late).toBe('wire.answerLate');
  host.refusal = '';
  await outbox.post('say', say('after'));
  expect(host.applied.map(({ text }) => text)).toEqual(['after']);
});

it('a page that was loaded anew tells a refusal too, although nobody there waits for it', async () => {
  host.line = 'cut';
  void useOutbox().post('answer', { table: 't', seat: 'seat1', question: 3, answer: 1 });
  await vi.waitFor(() => expect(host.sent).toHaveLength(1));
  setActivePinia(createPinia());
  useOutbox();
  host.refusal = 'error.stale';
  await connectAgain();
  expect(session.notice).toEqual({ error: { key: 'wire.answerLate' } });
});

it('sends once more what the host had no time for', async () => {
  const outbox = useOutbox();
  host.refusal = 'error.tooFast';
  const done = outbox.post('say', say('patience'));
  await vi.waitFor(() => expect(host.sent).toHaveLength(1));
  host.refusal = '';
  await done;
  expect(host.applied).toHaveLength(1);
});
