import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import type { Taken } from './honest.fixture.ts';
import type { Way } from './wire.fixture.ts';

/** What an attack did to those who only wanted to play, and to the host. */
export interface Figures {
  readonly attack: string;
  /** Answers of honest people while it lasted, and milliseconds until the host said yes to them. */
  readonly answers: number;
  readonly p95: number;
  readonly worst: number;
  readonly refused: readonly string[];
  /** Megabytes the process holds: before any attack, and afterwards. */
  readonly idleMegabytes: number;
  readonly megabytes: number;
  /** Open files and lines before and afterwards. */
  readonly descriptorsBefore: number;
  readonly descriptors: number;
}
/**
 * A real host in a process of its own, with people who play on it while it is attacked:
 *
 *     const siege = await besiege({ game: 'dice' });            // once, in beforeAll; Linux only (addresses 127.x.y.z, /proc)
 *     const figures = await siege.endure('a thousand lines', async () => {
 *       // siege.people.table() is where people play
 *       const mallory = await guestLine(siege, 'mallory', false, '127.0.0.66');   // any line of wire.fixture.ts
 *       ...                                                     // the attack, bounded in count and time
 *     });
 *     unharmed(figures);                                        // figures.fixture.ts: p95, memory, descriptors, nothing refused
 *     await siege.stop();                                       // in afterAll: fails if the host had ended or thrown
 *
 * Give every attack another address: what an address may cost is limited, also afterwards.
 */
export interface Siege extends Way {
  readonly port: number;
  readonly pid: number;
  /** The data folder and the folder of the pages, for attacks on the disk. */
  readonly folder: string;
  readonly pages: string;
  /** What the host logged. */
  readonly logged: readonly string[];
  /** The people, and the table that they play at now. */
  readonly people: { readonly table: () => string };
  endure(attack: string, work: () => Promise<void>): Promise<Figures>;
  /** @throws Error if the host ended by itself */
  stop(): Promise<void>;
}
/** As root and elsewhere: the figures are read where Linux shows them, and attackers need addresses of their own. */
export const canBesiege = process.platform === 'linux';

const QUIET_MS = 400;
const SETTLES_MS = 8000;
/** The engine keeps the pages of a thread that has ended for eight seconds, should another thread need them, and then gives them back. */
const MEMORY_SETTLES_MS = 12_000;

/** Starts a host that two people play on, beside bots on the seats beyond two. */
export async function besiege({ game = 'dice', seats = 2 }: { readonly game?: string; readonly seats?: number } = {}): Promise<Siege> {
  const folder = mkdtempSync(join(tmpdir(), 'sietch-siege-'));
  const pages = join(folder, 'pages');
  mkdirSync(join(pages, 'assets'), { recursive: true });
  writeFileSync(join(pages, 'index.html'), '<title>Sietch</title>');
  writeFileSync(join(pages, 'assets', 'large-1a2b.js'), Buffer.alloc(4 * 2 ** 20, 'x'));
  const child = spawn(process.execPath, ['--expose-gc', join(import.meta.dirname, 'besieged.fixture.ts'), folder, pages], {
    env: { ...process.env, SIETCH_LAN: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const logged: string[] = [];
  createInterface(child.stderr).on('line', (line) => logged.push(line));
  const lines = createInterface(child.stdout);
  const said = await new Promise<string>((resolve, reject) => {
    lines.once('line', resolve);
    child.once('exit', () => reject(new Error(`The host did not start: ${logged.join('\n')}`)));
  });
  const { address, code, hostToken } = JSON.parse(said) as { address: string; code: string; hostToken: string };
  const way: Way = { address, code: () => code, hostToken };
  const pid = child.pid ?? 0;
  const people = await openPeople({ address, code, hostToken, game, seats });
  const tidy = (): Promise<void> =>
    new Promise((resolve) => {
      lines.once('line', () => resolve());
      child.kill('SIGUSR2');
    });
  const rest = async (): Promise<number> => {
    await pause(QUIET_MS);
    await tidy();
    return megabytesOf(pid);
  };
  while ((await people.take()).times.length === 0) await pause(QUIET_MS);
  const idleMegabytes = await rest();

  return {
    ...way,
    port: Number(new URL(address).port),
    pid,
    folder,
    pages,
    logged,
    people,
    async endure(attack, work) {
      mustLive(child, logged);
      const descriptorsBefore = descriptorsOf(pid);
      await people.take();
      const start = performance.now();
      await work();
      // An attack that is over at once is felt a little later.
      await pause(Math.max(QUIET_MS, 1000 - (performance.now() - start)));
      mustLive(child, logged);
      const { times, refused } = await people.take();
      const megabytes = await settled(rest, (held) => held < 2 * idleMegabytes, MEMORY_SETTLES_MS);
      const descriptors = await settled(
        () => descriptorsSoon(pid),
        (open) => open <= descriptorsBefore,
        SETTLES_MS,
      );
      const sorted = times.toSorted((one, other) => one - other);
      const at = (part: number): number => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Infinity);
      return {
        attack,
        answers: times.length,
        p95: at(0.95),
        worst: at(1),
        refused,
        idleMegabytes,
        megabytes,
        descriptorsBefore,
        descriptors,
      };
    },
    async stop() {
      const lived = child.exitCode === null && child.signalCode === null;
      await people.stop();
      if (lived) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await Promise.race([ended, pause(5000)]);
        child.kill('SIGKILL');
      }
      rmSync(folder, { recursive: true, force: true });
      if (!lived) throw new Error(endOf(child, logged));
    },
  };
}

interface Telling {
  readonly table?: string;
  readonly taken?: Taken;
  readonly isPlaying?: true;
}
/** The people, on a thread of their own. */
async function openPeople(where: object) {
  const worker = new Worker(new URL('./honest-worker.fixture.ts', import.meta.url), { workerData: where });
  let table = '';
  let taken: (what: Taken) => void = () => {};
  const playing = new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.on('message', (told: Telling) => {
      table = told.table ?? table;
      if (told.taken) taken(told.taken);
      if (told.isPlaying) resolve();
    });
  });
  await playing;
  return {
    table: () => table,
    take: (): Promise<Taken> =>
      new Promise((resolve) => {
        taken = resolve;
        worker.postMessage('take');
      }),
    async stop(): Promise<void> {
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      worker.postMessage('stop');
      await Promise.race([ended, pause(3000)]);
      await worker.terminate();
    },
  };
}

/** What is measured as soon as it is as it should be, or when all that goes by itself has had its time: what was let go is not gone at once. */
async function settled(measure: () => Promise<number>, isSo: (value: number) => boolean, withinMs: number): Promise<number> {
  for (const end = performance.now() + withinMs; ; ) {
    const value = await measure();
    if (isSo(value) || performance.now() > end) return value;
  }
}
/** Megabytes of memory a process holds. */
const megabytesOf = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
const descriptorsOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;
async function descriptorsSoon(pid: number): Promise<number> {
  await pause(100);
  return descriptorsOf(pid);
}
const endOf = (child: ChildProcess, logged: readonly string[]): string =>
  `The host ended (${child.exitCode ?? child.signalCode}): ${logged.slice(-12).join('\n')}`;
function mustLive(child: ChildProcess, logged: readonly string[]): void {
  if (child.exitCode !== null || child.signalCode !== null) throw new Error(endOf(child, logged));
}
