import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Socket } from '../wire/client.ts';

vi.mock('../app/fragment.ts', () => ({ deviceToken: () => 'device', hostToken: () => null, joinCode: () => null }));
const { useSession } = await import('./session.ts');

/** A host that answers each greeting at once, by a clock of its own. */
function hostBy(clock: () => number): Socket {
  const socket: Socket = {
    onopen: null,
    onclose: null,
    onmessage: null,
    send(text) {
      const { id } = JSON.parse(text) as { id: number };
      const ok = { hostRights: false, host: 'Hall', version: '1', rules: {}, lan: null, now: clock() };
      queueMicrotask(() => socket.onmessage?.({ data: JSON.stringify({ re: id, ok }) }));
    },
    close() {},
  };
  queueMicrotask(() => socket.onopen?.());
  return socket;
}
beforeEach(() => {
  setActivePinia(createPinia());
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', { hidden: false, addEventListener: () => {} });
});

test.each([0, 600_000, -600_000])('a device whose clock is %i ms away reads the time by the host', async (away) => {
  const session = useSession();
  session.connect(() => hostBy(() => Date.now() + away));
  await vi.waitFor(() => expect(session.wireState).toBe('open'));
  expect(Math.abs(session.hostNow() - (Date.now() + away))).toBeLessThan(1_000);
});
