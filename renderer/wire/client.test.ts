import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openWire, Refused, type Socket, type Wire } from './client.ts';

class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onclose: Socket['onclose'] = null;
  onmessage: Socket['onmessage'] = null;
  readonly sent: { id: number; do: string; with: unknown }[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.onclose?.();
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function setTable() {
  const sockets: FakeSocket[] = [];
  const states: string[] = [];
  const pushes: unknown[] = [];
  const greet = vi.fn(async (_: Wire) => {});
  const wire = openWire({
    connect: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    greet,
    pushed: (push) => pushes.push(push),
    changed: (state) => states.push(state),
  });
  const latest = (): FakeSocket => sockets.at(-1) as FakeSocket;
  return { wire, sockets, states, pushes, greet, latest };
}

describe('the wire', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('matches replies to requests by id, in any order', async () => {
    const { wire, latest } = setTable();
    latest().onopen?.();
    const first = wire.ask('tables', {});
    const second = wire.ask('check', {});
    latest().hear({ re: 2, ok: { lines: [] } });
    latest().hear({ re: 1, ok: { tables: [], saves: [] } });
    expect(await first).toEqual({ tables: [], saves: [] });
    expect(await second).toEqual({ lines: [] });
  });

  it('gives the reason of a refusal', async () => {
    const { wire, latest } = setTable();
    latest().onopen?.();
    const asked = wire.ask('resume', { save: 'x' }).catch((error: unknown) => error);
    latest().hear({ re: 1, error: { key: 'error.noSuchSave' } });
    const error = await asked;
    expect(error).toBeInstanceOf(Refused);
    expect((error as Refused).refusal.error.key).toBe('error.noSuchSave');
  });

  it('comes back with growing pauses, greets again, and refuses what was under way', async () => {
    const { wire, sockets, states, greet, latest } = setTable();
    latest().onopen?.();
    await vi.advanceTimersByTimeAsync(0);
    const lost = wire.ask('tables', {}).catch((error: Refused) => error.refusal.error.key);
    latest().close();
    expect(await lost).toBe('error.offline');
    await vi.advanceTimersByTimeAsync(249);
    expect(sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets).toHaveLength(2);
    latest().close();
    await vi.advanceTimersByTimeAsync(499);
    expect(sockets).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    latest().onopen?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(greet).toHaveBeenCalledTimes(2);
    expect(states.at(-1)).toBe('open');
  });

  it('refuses at once while there is no connection', async () => {
    const { wire } = setTable();
    await expect(wire.ask('tables', {})).rejects.toBeInstanceOf(Refused);
  });
});
