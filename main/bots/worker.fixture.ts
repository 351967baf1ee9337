import { parentPort, threadId } from 'node:worker_threads';
import type { Call } from './index.ts';

/** A worker that does what the name of the game says. */
parentPort?.on('message', ({ call, request, interjects }: Call) => {
  if (interjects) return parentPort?.postMessage({ call, move: null });
  if (request.game === 'die') process.exit(3);
  if (request.game === 'spin') for (;;) performance.now();
  if (request.game === 'eat') for (const all: number[][] = []; ; ) all.push(new Array<number>(100_000).fill(all.length));
  if (request.game === 'slow') setTimeout(() => parentPort?.postMessage({ call, move: { seat: request.seat, answer: null } }), 20);
  if (request.game === 'throw') parentPort?.postMessage({ call, error: 'no idea' });
  if (request.game === 'echo') parentPort?.postMessage({ call, move: { seat: request.seat, answer: { thread: threadId } } });
});
