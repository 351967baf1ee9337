import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { entryOf, SHELF } from '../../../shared/games/index.ts';
import { chanceOf } from '../../../shared/kernel/chance.ts';
import { sample } from '../../../shared/kernel/choices.ts';
import { patched } from '../../../shared/protocol/delta.ts';
import type { TableState } from '../../../shared/protocol/pushes.ts';
import { PROTOCOL } from '../../../shared/protocol/requests.ts';
import { createHost, type Host } from '../../host/host.ts';

const TOKEN = 'host-token-of-the-bench';
const HOST = join(import.meta.dirname, '../host.ts');
interface Running {
  readonly child: ChildProcess;
  readonly address: string;
  readonly code: string;
  readonly token: string;
  stop(): Promise<void>;
}

/** Starts the headless host as a process of its own, on this machine only. */
async function startHost(): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'sietch-bench-'));
  const child = spawn(process.execPath, [HOST, '--port', '0', '--json', '--loopback', '--data', folder], {
    env: { ...process.env, SIETCH_LAN: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await new Promise<string[]>((resolve) => createInterface(child.stdout).once('line', (text) => resolve([text])))) as [
    string,
  ];
  const { address, code, hostLink } = JSON.parse(line) as { address: string; code: string; hostLink: string };
  return {
    child,
    address,
    code,
    token: hostLink.split('#host=')[1] ?? '',
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}

/** One socket of the crowd; only those who play read what comes. */
class Caller {
  readonly socket: WebSocket;
  readonly reads: boolean;
  state: TableState | null = null;
  changes = 0;
  lastAt = 0;
  private id = 0;
  private readonly waiting = new Map<number, (reply: { ok?: unknown; error?: unknown }) => void>();
  constructor(address: string, reads: boolean) {
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/ws`);
    this.reads = reads;
    this.socket.on('message', (text) => this.take(String(text)));
  }
  private take(text: string): void {
    const isReply = text.startsWith('{"re"');
    if (!isReply) {
      this.changes++;
      this.lastAt = performance.now();
    }
    if (!isReply && !this.reads) return;
    const message = JSON.parse(text);
    if (isReply) this.waiting.get(message.re)?.(message);
    else if (message.push === 'table') this.state = message.state;
    else if (message.push === 'change') this.state = patched(this.state, message.patch) as TableState;
  }
  ask(name: string, wanted: unknown): Promise<never> {
    return new Promise((resolve, reject) => {
      this.waiting.set(++this.id, ({ ok, error }) =>
        ok === undefined ? reject(new Error(`${name}: ${JSON.stringify(error)}`)) : resolve(ok as never),
      );
      this.socket.send(JSON.stringify({ id: this.id, do: name, with: wanted }));
    });
  }
}
async function joined({ address, code, token }: Running, name: string, reads: boolean, asHost = false): Promise<Caller> {
  const caller = new Caller(address, reads);
  await new Promise((resolve, reject) => {
    caller.socket.once('open', resolve);
    caller.socket.once('error', reject);
  });
  await caller.ask('hello', {
    protocol: PROTOCOL,
    device: `bench-device-${name}`.padEnd(20, '0'),
    ...(asHost ? { host: token } : { code }),
  });
  return caller;
}
/** The value that this part of all values stays under, e.g. 0.95; 0 of none. Rounded to hundredths. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0) * 100) / 100;
}

const mostSeats = (game: string): number => Math.max(...entryOf(game).module.seatCounts);

export interface FanOut {
  readonly seats: number;
  readonly spectators: number;
  readonly answers: number;
  /** Milliseconds from sending an answer until the last of all has got its view. */
  readonly p50: number;
  readonly p95: number;
  /** The same of what the host's thread works for it, in processor time: a busy machine does not change it. */
  readonly worked95: number;
}
/** Milliseconds that the main thread of a process has worked so far. */
const workedBy = ({ child: { pid } }: Running): number => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/** Plays at random with a crowd looking on, and measures each answer from its sending to the last view. */
export async function benchFanOut(game: string, spectators = 100, answers = 200): Promise<FanOut> {
  const seats = mostSeats(game);
  const host = await startHost();
  const players = await Promise.all(Array.from({ length: seats }, (_, at) => joined(host, `p${at}`, true, at === 0)));
  const [first] = players as [Caller];
  const { table } = await first.ask('create', { game, name: 'Bench', seats });
  const ids = players.map((_, at) => `seat${at + 1}`);
  for (const [at, player] of players.entries()) await player.ask('sit', { table, seat: ids[at], name: `P${at}` });
  for (const [at, player] of players.entries()) await player.ask('watch', { table, seat: ids[at] });
  await first.ask('start', { table });
  const crowd = await Promise.all(Array.from({ length: spectators }, (_, at) => joined(host, `s${at}`, false)));
  for (const one of crowd) await one.ask('watch', { table, seat: null });
  await new Promise((resolve) => setTimeout(resolve, 300));
  const all = [...players, ...crowd];
  const chance = chanceOf(3);
  const times: number[] = [];
  const worked: number[] = [];
  while (times.length < answers && first.state?.phase === 'playing') {
    const asked = first.state.asking?.asked[0] ?? '';
    const player = players[ids.indexOf(asked)] as Caller;
    const { asking } = player.state as TableState;
    if (!asking?.choices) throw new Error('Nobody is asked');
    for (const one of all) one.changes = 0;
    const before = workedBy(host);
    const start = performance.now();
    await player.ask('answer', { table, seat: asked, question: asking.question, answer: sample(asking.choices, chance) });
    while (all.some(({ changes }) => changes === 0)) await new Promise((resolve) => setImmediate(resolve));
    times.push(Math.max(...all.map(({ lastAt }) => lastAt)) - start);
    worked.push(workedBy(host) - before);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  for (const { socket } of all) socket.terminate();
  await host.stop();
  return {
    seats,
    spectators,
    answers: times.length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    worked95: percentile(worked, 0.95),
  };
}

/** Megabytes that the headless host holds when nothing happens. */
export async function benchIdleMemory(): Promise<{ readonly megabytes: number }> {
  const host = await startHost();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const status = readFileSync(`/proc/${host.child.pid}/status`, 'utf8');
  await host.stop();
  return { megabytes: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 102.4) / 10 };
}

/** A client without a socket. */
interface Inside {
  ask(name: string, wanted: unknown): Promise<never>;
  state(): TableState;
}
/** @param heard what the host sends, as text */
async function inside(host: Host, heard: (text: string, state: TableState | null) => void = () => {}): Promise<Inside> {
  let reply: { ok?: unknown; error?: unknown } = {};
  let state: TableState | null = null;
  const connection = host.connect((text) => {
    const message = JSON.parse(text);
    if ('re' in message) reply = message;
    else if (message.push === 'table') state = message.state;
    else if (message.push === 'change') state = patched(state, message.patch) as TableState;
    heard(text, state);
  }, '127.0.0.1');
  const ask = async (name: string, wanted: unknown): Promise<never> => {
    await connection.receive(JSON.stringify({ id: 1, do: name, with: wanted }));
    if (reply.ok === undefined) throw new Error(`${name}: ${JSON.stringify(reply.error)}`);
    return reply.ok as never;
  };
  await ask('hello', { protocol: PROTOCOL, device: 'bench-device-0123456789', host: TOKEN });
  return { ask, state: () => state as unknown as TableState };
}
async function playOn(client: Inside, table: string, answers: number): Promise<void> {
  const chance = chanceOf(5);
  for (let given = 0; given < answers && client.state().phase === 'playing'; given++) {
    const seat = client.state().asking?.asked[0] ?? '';
    await client.ask('watch', { table, seat });
    const { asking } = client.state();
    await client.ask('answer', {
      table,
      seat,
      question: asking?.question,
      answer: asking?.choices ? sample(asking.choices, chance) : null,
    });
  }
}

/** A data folder for as long as something is measured. */
async function inFolder<Measured>(measure: (dataFolder: string) => Promise<Measured>): Promise<Measured> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sietch-bench-'));
  try {
    return await measure(dataFolder);
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
const freshHost = (dataFolder: string): Host =>
  createHost({ name: 'Bench', version: '1', dataFolder, hostToken: TOKEN, shelf: SHELF, hearCode: async () => false });
/** A table full of people, just started. */
async function startedTable(client: Inside, game: string): Promise<string> {
  const seats = mostSeats(game);
  const { table } = await client.ask('create', { game, name: 'Bench', seats });
  for (let at = 1; at <= seats; at++) await client.ask('sit', { table, seat: `seat${at}`, name: `P${at}` });
  await client.ask('watch', { table, seat: 'seat1' });
  await client.ask('start', { table });
  return table;
}

export interface Wire {
  readonly answers: number;
  /** Kilobytes of the largest view of a seat. */
  readonly view: number;
  /** Kilobytes of what follows from an answer, the middle of all. */
  readonly usual: number;
}
/** What one seat is sent while a game is played at random: its first view, then changes. */
export const benchWire = (game: string, answers = 600): Promise<Wire> =>
  inFolder((dataFolder) => listenedTo(freshHost(dataFolder), game, answers));
async function listenedTo(host: Host, game: string, answers: number): Promise<Wire> {
  const changes: number[] = [];
  let view = 0;
  const looker = await inside(host, (text, state) => {
    if (text.startsWith('{"push":"change"')) changes.push(text.length);
    if (state) view = Math.max(view, JSON.stringify(state.view).length);
  });
  const player = await inside(host);
  const table = await startedTable(player, game);
  await looker.ask('watch', { table, seat: 'seat1' });
  changes.length = 0;
  await playOn(player, table, answers);
  return { answers: changes.length, view: view / 1024, usual: percentile(changes, 0.5) / 1024 };
}

export interface LongRecord {
  readonly answers: number;
  readonly kilobytes: number;
  /** Milliseconds to load it and go on to the open question, the middle of several. */
  readonly loadMs: number;
}
/** Writes a long game, then opens it in fresh hosts. */
export const benchLongRecord = (game: string, answers = 1000): Promise<LongRecord> =>
  inFolder((dataFolder) => writtenAndRead(dataFolder, game, answers));
async function writtenAndRead(dataFolder: string, game: string, answers: number): Promise<LongRecord> {
  const writer = await inside(freshHost(dataFolder));
  const table = await startedTable(writer, game);
  await playOn(writer, table, answers);
  const { turn } = writer.state();
  const times: number[] = [];
  for (let round = 0; round < 7; round++) {
    const reader = await inside(freshHost(dataFolder));
    const start = performance.now();
    await reader.ask('resume', { save: table });
    await reader.ask('watch', { table, seat: null });
    times.push(performance.now() - start);
  }
  const folder = join(dataFolder, 'saves');
  const kilobytes = readdirSync(folder).reduce((sum, name) => sum + readFileSync(join(folder, name)).length, 0) / 1024;
  return { answers: turn, kilobytes: Math.round(kilobytes), loadMs: percentile(times, 0.5) };
}
