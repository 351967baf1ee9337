import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { GameTypes, Move, Position } from '../../shared/kernel/types.ts';
import type { BotLevel } from '../../shared/protocol/requests.ts';
import { openThread } from './thread.ts';

/** What a bot is asked. The position is one its seat cannot tell from the real one; the real seed is not in it. */
export interface BotRequest {
  readonly game: string;
  readonly position: Position<GameTypes>;
  readonly options: object;
  readonly seat: string;
  readonly level: BotLevel;
  /** Milliseconds it may think. */
  readonly budgetMs: number;
  /** Whose bots these are and at which table: nobody's bots keep another's waiting. */
  readonly maker: string;
  readonly table: string;
  /** Its own chance is to follow from this; absent = from whatever comes. */
  readonly luck?: number;
}
/** Whoever thinks for bot seats: worker threads in the app, a coin in tests. */
export interface Bots {
  /** An answer to the open question of `position`. May fail or hang: the host has a watchdog. */
  answer(request: BotRequest): Promise<Move<GameTypes>>;
  /** What its seat does although nobody asks it; null = nothing. May fail or hang: nobody waits for it. */
  interject(request: BotRequest): Promise<Move<GameTypes> | null>;
  /** Somebody is about to play against bots: what takes long to load is loaded, for a while. */
  ready(): void;
  close(): Promise<void>;
}

/** What goes to a worker and comes back. */
export interface Call {
  readonly call: number;
  readonly request: BotRequest;
  /** Not the open question is meant, but what the seat does of its own accord. */
  readonly interjects: boolean;
}
export type Return = { readonly call: number; readonly move: Move<GameTypes> | null } | { readonly call: number; readonly error: string };

/** Milliseconds beyond its time after which a worker counts as hung. */
const GRACE_MS = 1500;
/** Milliseconds that a new worker may take to load the games, on a slow machine. */
const LOADING_MS = 20_000;
/** Milliseconds that a worker stays which nobody asks anything: a host at rest has none. */
const UNASKED_MS = 120_000;
/** A bot that needs more memory than this is ended. */
const MOST_MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };

interface Job {
  readonly request: BotRequest;
  readonly interjects: boolean;
  /** Ends the waiting for a worker. */
  readonly late: NodeJS.Timeout;
  resolve(move: Move<GameTypes> | null): void;
  reject(error: Error): void;
}
const isSource = import.meta.url.endsWith('.ts');
const workerUrl = new URL(isSource ? './worker.ts' : './worker.js', import.meta.url);

export interface BotOptions {
  /** Workers at the same time. */
  readonly most?: number;
  /** The script they run. */
  readonly worker?: URL;
  readonly graceMs?: number;
  readonly unaskedMs?: number;
  readonly memory?: typeof MOST_MEMORY;
}
/**
 * Bots in worker threads, started when first needed, each with one request at a time. One that dies, hangs or fills the
 * memory is ended and fails its request; the next request gets a new one.
 */
export function createBots(options: BotOptions = {}): Bots {
  const {
    most = Math.max(1, availableParallelism() - 1),
    worker: script = workerUrl,
    graceMs = GRACE_MS,
    memory = MOST_MEMORY,
    unaskedMs = UNASKED_MS,
  } = options;
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const isLoaded = new WeakSet<Worker>();
  /** In a set: a job that is not in it any more takes no other with it. */
  const queue = new Set<Job>();
  /** When a maker or a table was last served, in requests: whoever waits longest is next. */
  const served = new Map<string, number>();
  let calls = 0;

  function open(): Worker {
    const worker = openThread(script, memory);
    worker.unref();
    all.add(worker);
    // Without a listener, an error of a worker that nobody asks anything would end the host.
    worker.on('error', () => end(worker));
    worker.on('exit', () => end(worker));
    return worker;
  }
  /** null = this machine gives no worker now: the request fails, the host does not. */
  function opened({ late, reject }: Job): Worker | null {
    try {
      return open();
    } catch (error) {
      clearTimeout(late);
      reject(error instanceof Error ? error : new Error(String(error)));
      return null;
    }
  }
  function end(worker: Worker): void {
    all.delete(worker);
    if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    void worker.terminate();
    go();
  }
  /** Serves who waits, as long as there is a worker. */
  function go(): void {
    for (let job = next(); job; job = next()) {
      if (idle.length === 0 && all.size >= most) return;
      queue.delete(job);
      const worker = idle.pop() ?? opened(job);
      if (!worker) continue;
      served.set(job.request.maker, ++calls).set(job.request.table, calls);
      serve(worker, job, calls);
    }
    if (all.size === idle.length) served.clear();
  }
  function next(): Job | undefined {
    const at = (key: string): number => served.get(key) ?? 0;
    const rank = ({ request }: Job): number[] => [at(request.maker), at(request.table)];
    return [...queue].toSorted((one, other) => compare(rank(one), rank(other)))[0];
  }
  function serve(worker: Worker, { request, interjects, late, resolve, reject }: Job, call: number): void {
    clearTimeout(late);
    const patience = request.budgetMs + (isLoaded.has(worker) ? graceMs : LOADING_MS);
    const hung = setTimeout(() => failed(new Error('The bot does not answer')), patience);
    hung.unref();
    const done = (): void => {
      clearTimeout(hung);
      worker.off('message', take).off('error', failed).off('exit', died);
    };
    const take = (back: Return): void => {
      if (back.call !== call) return;
      done();
      isLoaded.add(worker);
      idle.push(worker);
      if ('move' in back) resolve(back.move);
      else reject(new Error(back.error));
      go();
    };
    const failed = (error: Error): void => {
      done();
      reject(error);
      end(worker);
    };
    const died = (code: number): void => failed(new Error(`The bots' worker ended (${code})`));
    worker.on('message', take).on('error', failed).on('exit', died);
    worker.postMessage({ call, request, interjects } satisfies Call);
  }
  const ask = (request: BotRequest, interjects: boolean): Promise<Move<GameTypes> | null> =>
    new Promise((resolve, reject) => {
      const giveUp = (): void => {
        queue.delete(job);
        reject(new Error('No worker was free in time'));
      };
      const job: Job = { request, interjects, late: setTimeout(giveUp, request.budgetMs + graceMs), resolve, reject };
      job.late.unref();
      queue.add(job);
      go();
    });
  return {
    async answer(request) {
      const move = await ask(request, false);
      if (!move) throw new Error('The bot said nothing');
      return move;
    },
    interject: (request) => ask(request, true),
    ready() {
      if (all.size > 0) return;
      try {
        const worker = open();
        idle.push(worker);
        setTimeout(() => idle.includes(worker) && !isLoaded.has(worker) && end(worker), unaskedMs).unref();
      } catch {
        // This machine gives no thread now (Error): the first request tries again, and says so.
      }
    },
    async close() {
      for (const { late, reject } of queue) {
        clearTimeout(late);
        reject(new Error('The host closes'));
      }
      queue.clear();
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}
const compare = ([maker = 0, table = 0]: number[], [otherMaker = 0, otherTable = 0]: number[]): number =>
  maker - otherMaker || table - otherTable;
