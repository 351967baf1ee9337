import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { GameTypes, Move, Position } from '../../shared/kernel/types.ts';
import type { BotLevel } from '../../shared/protocol/requests.ts';

/** What a bot is asked. The position is one its seat cannot tell from the real one; the real seed is not in it. */
export interface BotRequest {
  readonly game: string;
  readonly position: Position<GameTypes>;
  readonly options: object;
  readonly seat: string;
  readonly level: BotLevel;
  /** Milliseconds it may think. */
  readonly budgetMs: number;
}
/** Whoever thinks for bot seats: worker threads in the app, a coin in tests. */
export interface Bots {
  /** An answer to the open question of `position`. May fail or hang: the host has a watchdog. */
  answer(request: BotRequest): Promise<Move<GameTypes>>;
  /** What its seat does although nobody asks it; null = nothing. May fail or hang: nobody waits for it. */
  aside(request: BotRequest): Promise<Move<GameTypes> | null>;
  close(): Promise<void>;
}

/** What goes to a worker and comes back. */
export interface Call {
  readonly call: number;
  readonly request: BotRequest;
  /** Not the open question is meant, but what the seat does of its own accord. */
  readonly aside: boolean;
}
export type Return = { readonly call: number; readonly move: Move<GameTypes> | null } | { readonly call: number; readonly error: string };

interface Pending {
  resolve(move: Move<GameTypes> | null): void;
  reject(error: Error): void;
}
interface Desk {
  readonly worker: Worker;
  readonly pending: Map<number, Pending>;
}
const isSource = import.meta.url.endsWith('.ts');
const workerUrl = new URL(isSource ? './worker.ts' : './worker.js', import.meta.url);

/**
 * Bots in worker threads, started when first needed. A worker that dies fails its open calls and is replaced.
 * @param most workers at the same time
 * @param worker the script they run
 */
export function createBots({
  most = Math.max(1, availableParallelism() - 1),
  worker = workerUrl,
}: {
  most?: number;
  worker?: URL;
} = {}): Bots {
  const desks: Desk[] = [];
  let calls = 0;

  function open(): Desk {
    const desk: Desk = { worker: new Worker(worker), pending: new Map() };
    const fail = (error: Error): void => {
      const at = desks.indexOf(desk);
      if (at >= 0) desks.splice(at, 1);
      for (const { reject } of desk.pending.values()) reject(error);
      desk.pending.clear();
    };
    desk.worker.unref();
    desk.worker.on('message', (back: Return) => {
      const waiting = desk.pending.get(back.call);
      desk.pending.delete(back.call);
      if ('move' in back) waiting?.resolve(back.move);
      else waiting?.reject(new Error(back.error));
    });
    desk.worker.on('error', fail);
    desk.worker.on('exit', (code) => fail(new Error(`The bots' worker ended (${code})`)));
    desks.push(desk);
    return desk;
  }
  function freest(): Desk {
    const idle = desks.find(({ pending }) => pending.size === 0);
    if (idle) return idle;
    if (desks.length < most) return open();
    return desks.reduce((one, other) => (other.pending.size < one.pending.size ? other : one));
  }
  const ask = (request: BotRequest, aside: boolean): Promise<Move<GameTypes> | null> =>
    new Promise((resolve, reject) => {
      const desk = freest();
      const call = ++calls;
      desk.pending.set(call, { resolve, reject });
      desk.worker.postMessage({ call, request, aside } satisfies Call);
    });
  return {
    async answer(request) {
      const move = await ask(request, false);
      if (!move) throw new Error('The bot said nothing');
      return move;
    },
    aside: (request) => ask(request, true),
    async close() {
      await Promise.all(desks.splice(0).map(({ worker }) => worker.terminate()));
    },
  };
}
