import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { chanceOf } from '../../shared/kernel/chance.ts';
import { verify } from '../../shared/kernel/verify.ts';
import { anyWalk } from '../../shared/kernel/walk.fixture.ts';
import type { Replies, TableState } from '../../shared/protocol/pushes.ts';
import { PROTOCOL } from '../../shared/protocol/requests.ts';

/** A few in every run; `SIETCH_KILLS=20` for all. */
const KILLS = Number(process.env['SIETCH_KILLS'] ?? 4);
const RETRY_MS = 50;
/** Refusals that only ask for time. */
const TOO_FAST: readonly string[] = ['error.tooFast', 'error.tooMuch'];
const TOO_FAST_MS = 250;

interface Where {
  readonly address: string;
  readonly hostLink: string;
  readonly code: string;
  readonly port: number;
}
async function startHost(folder: string, port: number): Promise<{ readonly child: ChildProcess; readonly where: Where }> {
  const script = join(import.meta.dirname, 'host.fixture.ts');
  const child = spawn(process.execPath, [script, folder, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The host ended by itself (${String(code)})`)));
  const [line] = await Promise.race([once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data'), ended]);
  ended.catch(() => {});
  return { child, where: JSON.parse(String(line)) as Where };
}
async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** A device that behaves as a page does: comes back by itself, and sends again until it is answered. It knows no code. */
function page(address: () => string, name: string, credentials: () => object) {
  const device = `device-of-${name}-0123456789`;
  let id = 0;
  let socket: WebSocket | null = null;
  const waiting = new Map<number, (reply: { ok?: unknown; error?: { key: string } } | null) => void>();

  function send(what: string, wanted: object): Promise<{ ok?: unknown; error?: { key: string } } | null> {
    const line = socket;
    if (line?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    return new Promise((resolve) => {
      const number = ++id;
      waiting.set(number, resolve);
      line.send(JSON.stringify({ id: number, do: what, with: wanted }));
    });
  }
  async function dial(): Promise<boolean> {
    const line = new WebSocket(`${address().replace('http', 'ws')}/ws`);
    socket = line;
    line.on('error', () => {});
    line.on('message', (text) => {
      const message = JSON.parse(String(text)) as { re?: number; ok?: unknown; error?: { key: string } };
      if (message.re === undefined) return;
      waiting.get(message.re)?.(message);
      waiting.delete(message.re);
    });
    const open = await Promise.race([once(line, 'open').then(() => true), once(line, 'close').then(() => false)]).catch(() => false);
    line.on('close', () => {
      for (const lost of waiting.values()) lost(null);
      waiting.clear();
    });
    if (!open) return false;
    const greeted = await send('hello', { protocol: PROTOCOL, device, ...credentials() });
    if (greeted?.error) throw new Error(`${name} was not let in: ${greeted.error.key}`);
    return greeted !== null;
  }
  return {
    /** Asks until there is an answer. @throws Error if it is a refusal */
    async ask<T>(what: string, wanted: object): Promise<T> {
      for (;;) {
        const reply = await send(what, wanted);
        if (TOO_FAST.includes(reply?.error?.key ?? '')) {
          await pause(TOO_FAST_MS);
          continue;
        }
        if (reply?.error) throw new Error(`${name}: ${what} ${reply.error.key}`);
        if (reply) return reply.ok as T;
        while (!(await dial())) await pause(RETRY_MS);
      }
    },
    close: () => socket?.terminate(),
  };
}

/** What the table looks like to a device that opens it now. */
function stateOf(where: Where, name: string, table: string, seat: string): Promise<TableState> {
  const line = new WebSocket(`${where.address.replace('http', 'ws')}/ws`);
  return new Promise((resolve, reject) => {
    line.on('error', reject);
    line.on('open', () => {
      line.send(JSON.stringify({ id: 1, do: 'hello', with: { protocol: PROTOCOL, device: `device-of-${name}-0123456789` } }));
      line.send(JSON.stringify({ id: 2, do: 'watch', with: { table, seat } }));
    });
    line.on('message', (text) => {
      const message = JSON.parse(String(text)) as { push?: string; state?: TableState; error?: { key: string } };
      if (message.error) reject(new Error(message.error.key));
      if (message.push !== 'table' || !message.state) return;
      resolve(message.state);
      line.terminate();
    });
  });
}

test(`${KILLS} kills: same code and link, everybody back on their seats without a code, and everything done exactly once`, {
  timeout: 40_000 + KILLS * 10_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sietch-back-'));
  const chance = chanceOf(11);
  const first = await startHost(folder, 0);
  let { child } = first;
  const { where } = first;
  const token = where.hostLink.split('#host=')[1] ?? '';
  let isNew = true;
  const ann = page(
    () => where.address,
    'ann',
    () => (isNew ? { host: token } : {}),
  );
  const bob = page(
    () => where.address,
    'bob',
    () => (isNew ? { code: where.code } : {}),
  );
  const { table } = await ann.ask<{ table: string }>('create', { game: 'walk', name: 'Evening', seats: 2 });
  const { table: lobby } = await bob.ask<{ table: string }>('create', { game: 'walk', name: 'Later', seats: 3 });
  await bob.ask('sit', { table: lobby, seat: 'bob', name: 'Bob' });
  await ann.ask('sit', { table, seat: 'ann', name: 'Ann' });
  await bob.ask('sit', { table, seat: 'bob', name: 'Bob' });
  await ann.ask('start', { table });
  isNew = false;

  const done = { answers: 0, lines: [] as string[] };
  let isOver = false;
  const answering = (async () => {
    while (!isOver) {
      const question = done.answers;
      await ann.ask('answer', { table, seat: 'ann', question, answer: 'go', key: `answer-${question}` });
      done.answers++;
    }
  })();
  const talking = (async () => {
    while (!isOver) {
      const text = `line ${done.lines.length}`;
      await bob.ask('say', { table, text, key: `line-${done.lines.length}`.padEnd(10, '-') });
      done.lines.push(text);
    }
  })();
  const backAfter: number[] = [];
  for (let killed = 0; killed < KILLS; killed++) {
    await pause(60 + chance.below(400));
    await kill(child);
    const next = await startHost(folder, where.port);
    child = next.child;
    const from = performance.now();
    expect(next.where).toEqual(where);
    const { seats } = await stateOf(where, 'bob', table, 'bob');
    backAfter.push(Math.round(performance.now() - from));
    expect(seats.map(({ kind, name, mine }) => [kind, name, mine])).toEqual([
      ['person', 'Ann', false],
      ['person', 'Bob', true],
    ]);
  }
  await pause(100);
  isOver = true;
  await Promise.all([answering, talking]);
  await ann.ask('pause', { table, on: true });
  await kill(child);
  child = (await startHost(folder, where.port)).child;
  const [annSees, bobSees] = [await stateOf(where, 'ann', table, 'ann'), await stateOf(where, 'bob', table, 'bob')];
  expect(annSees).toMatchObject({ turn: done.answers, paused: true, view: { at: { ann: done.answers } } });
  expect(bobSees.chat.map(({ text }) => text)).toEqual(done.lines.slice(-200));
  const { tables } = await bob.ask<Replies['tables']>('tables', {});
  expect(tables).toContainEqual(expect.objectContaining({ table: lobby, name: 'Later', phase: 'lobby', seats: 3, mine: ['bob'] }));
  const stranger = page(
    () => where.address,
    'eve',
    () => ({}),
  );
  await expect(stranger.ask('tables', {})).rejects.toThrow('error.codeWanted');
  for (const one of [ann, bob, stranger]) one.close();
  await kill(child);
  const verdict = verify(readFileSync(join(folder, 'saves', `${table}.jsonl`), 'utf8'), () => anyWalk);
  expect(verdict).toMatchObject({ misfit: null, turn: done.answers });
  console.info(
    `${KILLS} kills, ${done.answers} answers, ${done.lines.length} lines; from the host's first word to the seat back, ms: ${backAfter.join(', ')}`,
  );
});
