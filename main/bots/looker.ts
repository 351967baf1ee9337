import { deserialize } from 'node:v8';
import type { Worker } from 'node:worker_threads';
import { moduleOf } from '../../shared/games/index.ts';
import { unpackedReplay } from '../../shared/kernel/packed.ts';
import { Trouble, trouble } from '../../shared/protocol/trouble.ts';
import type { Looked, Looker } from '../host/look.ts';
import { openThread } from './thread.ts';
import type { LookCall, LookedPacked, LookReturn } from './look-worker.ts';

/** Milliseconds that a record may take: the longest game takes half a second, on a slow machine some. */
const PATIENCE_MS = 15_000;
/** Milliseconds that a new thread may take besides, to load the games. */
const LOADING_MS = 10_000;
/** Milliseconds that a thread stays which nobody asks anything. */
const UNASKED_MS = 60_000;
/** Letters of a record that no game of people reaches: a thread that had so much to look at goes at once, with all the memory it took. */
const LONG = 2 ** 20;
const MOST_MEMORY = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 };
/** The longest game is packed in one megabyte; reading more of them would hold up everybody at the host. */
const MOST_PACKED_BYTES = 8 * 2 ** 20;
const isSource = import.meta.url.endsWith('.ts');
const workerUrl = new URL(isSource ? './look-worker.ts' : './look-worker.js', import.meta.url);

export interface LookerOptions {
  /** The script of the thread. */
  readonly script?: URL;
  readonly patienceMs?: number;
  readonly loadingMs?: number;
  readonly unaskedMs?: number;
  readonly memory?: typeof MOST_MEMORY;
}
/**
 * Looks at records in a thread, one after the other: one that takes too long, or all memory, ends with its thread, and nobody at
 * the host waits for it.
 */
export function createLooker(options: LookerOptions = {}): Looker {
  const { script = workerUrl, patienceMs = PATIENCE_MS, loadingMs = LOADING_MS, unaskedMs = UNASKED_MS, memory = MOST_MEMORY } = options;
  const tooMuch = (): Trouble => trouble('error.record.tooMuch', { seconds: Math.round(patienceMs / 1000) });
  let worker: Worker | null = null;
  let unasked: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let closed = false;

  function end(): void {
    void worker?.terminate();
    worker = null;
  }
  /** @throws Error if this machine gives no thread now */
  function opened(): Worker {
    const fresh = openThread(script, memory);
    fresh.unref();
    const gone = (): void => {
      if (worker === fresh) worker = null;
    };
    // Without a listener, an error of a thread that is at rest would end the host.
    return fresh.on('error', gone).on('exit', gone);
  }
  const back = (call: LookCall): Promise<LookReturn> =>
    new Promise((resolve, reject) => {
      if (closed) throw new Error('The host closes');
      clearTimeout(unasked);
      const patience = patienceMs + (worker ? 0 : loadingMs);
      const asked = worker ?? opened();
      worker = asked;
      const done = (): void => {
        clearTimeout(late);
        asked.off('message', take).off('error', failed).off('exit', died);
      };
      const take = (said: LookReturn): void => {
        done();
        if (call.text.length > LONG) end();
        else unasked = setTimeout(end, unaskedMs).unref();
        resolve(said);
      };
      const failed = (error: NodeJS.ErrnoException): void => {
        done();
        end();
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error);
      };
      const died = (code: number): void => failed(new Error(`The thread that looks at records ended (${code})`));
      const late = setTimeout(() => failed(tooMuch()), patience).unref();
      asked.on('message', take).on('error', failed).on('exit', died);
      asked.postMessage(call);
    });
  function taken(said: LookReturn, text: string): Looked {
    if ('refusal' in said) throw new Trouble(said.refusal);
    if ('error' in said) throw new Error(said.error);
    if (said.packed.byteLength > MOST_PACKED_BYTES) throw tooMuch();
    const { replay, good, ...rest } = deserialize(said.packed) as LookedPacked;
    const module = moduleOf(replay.header.game);
    if (!module) throw trouble('error.noGame', { game: replay.header.game });
    return { replay: unpackedReplay(module, replay), good: text.slice(0, good), ...rest };
  }
  return {
    look(text, origin) {
      const looked = turn.then(() => back({ text, origin })).then((said) => taken(said, text));
      // Whatever was wrong with one record is told to whoever brought it, and is nothing to the next.
      turn = looked.then(
        () => undefined,
        () => undefined,
      );
      return looked;
    },
    async close() {
      closed = true;
      clearTimeout(unasked);
      await worker?.terminate();
    },
  };
}
