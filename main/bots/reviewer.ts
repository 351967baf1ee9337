import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { GameTypes } from '../../shared/kernel/types.ts';
import type { Finished } from '../../shared/review/decisions.ts';
import type { Finding } from '../../shared/review/findings.ts';
import { CLOSER, FIRST, lookMs, worthACloserLook } from '../../shared/review/plan.ts';
import type { ReviewCall, ReviewReturn } from './review-worker.ts';
import { openThread } from './thread.ts';

/** A finished game for a review. */
export type ReviewedGame = Finished<GameTypes> & { readonly game: string };
/** Told of a review as it goes on. */
export interface ReviewEars {
  /** So many looks there will be; more come when all have been looked at once. */
  looks(count: number): void;
  found(finding: Finding): void;
  done(): void;
  /** Something broke: what was found stays. */
  failed(why: string): void;
}
/** Whoever reviews finished games: worker threads in the app, somebody quick in tests. */
export interface Reviewer {
  /** Begins at once. @returns what stops it; then its ears hear no more */
  begin(game: ReviewedGame, ears: ReviewEars, gently: boolean): () => void;
}

/** More workers would ask more memory than they save time. */
const MOST_WORKERS = 4;
/** Milliseconds beyond its time after which a worker counts as hung, the loading of the games included. */
const PATIENCE_MS = 30_000;
const MOST_MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };
const isSource = import.meta.url.endsWith('.ts');
const workerUrl = new URL(isSource ? './review-worker.ts' : './review-worker.js', import.meta.url);

type Look = Omit<Extract<ReviewCall, { look: unknown }>['look'], 'ms'>;

/** Reviews in worker threads, which live as long as their review. */
export function createReviewer(script: URL = workerUrl, cores = availableParallelism(), patienceMs = PATIENCE_MS): Reviewer {
  return {
    begin(game, ears, gently) {
      // Where others play meanwhile, a core is left to their table.
      const count = Math.max(1, Math.min(MOST_WORKERS, gently ? cores - 1 : cores));
      const workers = Array.from({ length: count }, () => openThread(script, MOST_MEMORY));
      const findings: Finding[] = [];
      /** Which decision an answer was, by the turn of its finding. */
      const places = new Map<number, number>();
      const patience = new Map<Worker, NodeJS.Timeout>();
      let todo: Look[] | null = null;
      let round = FIRST;
      let began = 0;
      let isOver = false;

      function end(say: () => void): void {
        if (isOver) return;
        isOver = true;
        for (const late of patience.values()) clearTimeout(late);
        for (const worker of workers) void worker.terminate();
        say();
      }
      const fail = (why: string): void => end(() => ears.failed(why));

      function plan(looks: Look[]): void {
        todo = looks;
        began = performance.now();
        ears.looks(looks.length);
        for (const worker of workers) if (!patience.has(worker)) serve(worker);
      }
      /** All have been looked at once; what may have counted is looked at again. */
      function planCloser(): void {
        round = CLOSER;
        const picked = worthACloserLook(findings);
        const answersOf = ({ better, usual }: Finding): unknown[] => [better, usual].flatMap((one) => (one ? [one.answer] : []));
        plan(picked.map((finding) => ({ at: places.get(finding.turn) ?? 0, hint: answersOf(finding) })));
      }
      function serve(worker: Worker): void {
        const ms = lookMs(round, todo?.length ?? 0, performance.now() - began, count);
        const look = todo?.shift();
        if (look) ask(worker, { look: { ...look, ms } }, ms);
        else if (patience.size === 0 && !isOver) {
          if (round === CLOSER) end(() => ears.done());
          else planCloser();
        }
      }
      function ask(worker: Worker, call: ReviewCall, ms: number): void {
        const late = setTimeout(() => fail('A worker does not answer'), ms + patienceMs);
        late.unref();
        patience.set(worker, late);
        worker.postMessage(call);
      }
      function take(worker: Worker, back: ReviewReturn): void {
        if (isOver) return;
        clearTimeout(patience.get(worker));
        patience.delete(worker);
        if ('error' in back) fail(back.error);
        else if ('finding' in back) {
          findings.push(back.finding);
          places.set(back.finding.turn, back.at);
          ears.found(back.finding);
        } else if (!todo) {
          plan(Array.from({ length: back.decisions }, (_, at) => ({ at })));
        }
        if (!isOver && !patience.has(worker)) serve(worker);
      }
      for (const worker of workers) {
        worker.unref();
        worker.on('message', (back: ReviewReturn) => take(worker, back));
        worker.on('error', (error) => fail(error.message));
        worker.on('exit', (code) => fail(`A worker ended (${code})`));
        ask(worker, { open: game }, 0);
      }
      return () => end(() => {});
    },
  };
}
