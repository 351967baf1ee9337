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
  isClosed = false;
  close(): void {
    this.isClosed = true;
    this.onclose?.();
  }
  /** Answers everything that was asked and is not answered yet, as a living host does. */
  answerAll(): void {
    for (const { id, do: name } of this.sent.splice(0)) this.hear({ re: id, ok: name === 'beat' ? { now: 0 } : {} });
  }
  asked(): string[] {
    return this.sent.map(({ do: name }) => name);
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** A table with a wire whose greeting is one request. */
function setTable() {
  const sockets: FakeSocket[] = [];
  const states: string[] = [];
  const pushes: unknown[] = [];
  const greet = vi.fn(async (line: Wire) => void (await line.ask('hello', { protocol: 1, device: 'a-device-of-sixteen' })));
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
  /** The host is there: the line opens and the greeting is answered. */
  const letIn = async (): Promise<void> => {
    latest().onopen?.();
    latest().answerAll();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { wire, sockets, states, pushes, greet, latest, letIn };
}

describe('the wire', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('matches replies to requests by id, in any order', async () => {
    const { wire, latest, letIn } = setTable();
    await letIn();
    const first = wire.ask('tables', {});
    const second = wire.ask('check', {});
    latest().hear({ re: 3, ok: { lines: [] } });
    latest().hear({ re: 2, ok: { tables: [], saves: [] } });
    expect(await first).toEqual({ tables: [], saves: [] });
    expect(await second).toEqual({ lines: [] });
  });

  it('gives the reason of a refusal', async () => {
    const { wire, latest, letIn } = setTable();
    await letIn();
    const asked = wire.ask('resume', { save: 'x' }).catch((error: unknown) => error);
    latest().hear({ re: 2, error: { key: 'error.noSuchSave' } });
    const error = await asked;
    expect(error).toBeInstanceOf(Refused);
    expect((error as Refused).refusal.error.key).toBe('error.noSuchSave');
  });

  it('comes back by itself, greets again, and refuses what was under way', async () => {
    const { wire, sockets, states, greet, latest, letIn } = setTable();
    await letIn();
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
    await letIn();
    expect(greet).toHaveBeenCalledTimes(2);
    expect(states.at(-1)).toBe('open');
  });

  it('refuses at once while there is no connection', async () => {
    const { wire } = setTable();
    await expect(wire.ask('tables', {})).rejects.toBeInstanceOf(Refused);
  });

  it('asks a silent host whether it is there, and stays while it says so', async () => {
    const { sockets, latest, letIn } = setTable();
    await letIn();
    for (let beats = 0; beats < 20; beats++) {
      await vi.advanceTimersByTimeAsync(4_000);
      expect(latest().asked()).toEqual(['beat']);
      latest().answerAll();
    }
    expect(sockets).toHaveLength(1);
  });

  it('takes a line for dead that says nothing, lets it go without its goodbye, and is back within 5 s of the host', async () => {
    const { wire, sockets, states, letIn } = setTable();
    await letIn();
    const [dead] = sockets;
    const swallowed = wire.ask('tables', {}).catch((error: Refused) => error.refusal.error.key);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(dead?.isClosed).toBe(true);
    expect(dead?.onmessage).toBeNull();
    expect(await swallowed).toBe('error.offline');
    expect(states.at(-1)).toBe('lost');
    // For minutes every dial is swallowed too; whenever the line comes back, a dial begins soon that it lets through.
    for (const minutes of [0.1, 1, 3]) {
      await vi.advanceTimersByTimeAsync(minutes * 60_000);
      const before = sockets.length;
      await vi.advanceTimersByTimeAsync(5_000);
      expect(sockets.length).toBeGreaterThan(before);
    }
    while (sockets.at(-1)?.isClosed) await vi.advanceTimersByTimeAsync(100);
    await letIn();
    expect(states.at(-1)).toBe('open');
  });

  it('whoever asks while the line is dead knows it after a second and the patience with the host', async () => {
    const { wire, states, letIn } = setTable();
    await letIn();
    for (let asked = 0; asked < 8; asked++) {
      void wire.ask('tables', {}).catch(() => {});
      await vi.advanceTimersByTimeAsync(450);
    }
    await vi.advanceTimersByTimeAsync(400);
    expect(states.at(-1)).toBe('lost');
  });

  it('looks after the line when the page wakes, and dials at once where it is gone', async () => {
    const { wire, sockets, latest, letIn } = setTable();
    await letIn();
    wire.wake();
    wire.wake();
    expect(latest().asked()).toEqual(['beat']);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sockets[0]?.isClosed).toBe(true);
    wire.wake();
    expect(sockets).toHaveLength(2);
    wire.wake();
    expect(sockets).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_500);
    wire.wake();
    expect(sockets).toHaveLength(3);
    expect(sockets[1]?.isClosed).toBe(true);
  });

  it('has the patience that a slow line needs', async () => {
    const { sockets, latest } = setTable();
    latest().onopen?.();
    await vi.advanceTimersByTimeAsync(2_500);
    latest().answerAll();
    await vi.advanceTimersByTimeAsync(0);
    await vi.advanceTimersByTimeAsync(4_000);
    latest().answerAll();
    const slow = setTable();
    slow.latest().onopen?.();
    await vi.advanceTimersByTimeAsync(9_900);
    expect(slow.latest().isClosed).toBe(false);
    expect(sockets[0]?.isClosed).toBe(false);
  });

  it('closes the line on which an answer never comes, although the host lives', async () => {
    const { wire, sockets, latest, letIn } = setTable();
    await letIn();
    const never = wire.ask('tables', {}).catch((error: Refused) => error.refusal.error.key);
    for (let beats = 0; beats < 25; beats++) {
      await vi.advanceTimersByTimeAsync(1_000);
      const { sent } = latest();
      for (const { id, do: name } of sent.splice(0)) if (name === 'beat') latest().hear({ re: id, ok: { now: 0 } });
    }
    expect(await never).toBe('error.offline');
    expect(sockets[0]?.isClosed).toBe(true);
  });

  it('waits as long as its code waits for its turn, and takes the line for no slower by that', async () => {
    const { sockets, states, latest } = setTable();
    latest().onopen?.();
    latest().hear({ push: 'queued' });
    const hello = latest().sent.splice(0)[0];
    for (let beats = 0; beats < 300; beats++) {
      await vi.advanceTimersByTimeAsync(1_000);
      latest().answerAll();
    }
    expect(sockets).toHaveLength(1);
    latest().hear({ re: hello?.id, ok: {} });
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toBe('open');
    // A line that dies is found dead as soon as any other.
    await vi.advanceTimersByTimeAsync(4_000 + 2_500);
    expect(sockets[0]?.isClosed).toBe(true);
  });

  it('does not knock again by itself where the host said no, but as soon as somebody wants it', async () => {
    const { wire, sockets, latest } = setTable();
    latest().onopen?.();
    latest().hear({ re: 1, error: { key: 'error.code' } });
    await vi.advanceTimersByTimeAsync(60_000);
    wire.wake();
    expect(sockets).toHaveLength(1);
    wire.hurry();
    expect(sockets).toHaveLength(2);
  });

  it('knocks again where the host only had no time', async () => {
    const { sockets, latest } = setTable();
    latest().onopen?.();
    latest().hear({ re: 1, error: { key: 'error.tooFast' } });
    await vi.advanceTimersByTimeAsync(300);
    expect(sockets).toHaveLength(2);
  });
});
