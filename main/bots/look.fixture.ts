import { parentPort } from 'node:worker_threads';
import type { LookCall } from './look-worker.ts';

let asked = 0;
/** A thread that does what the record says. */
parentPort?.on('message', ({ text }: LookCall) => {
  asked += 1;
  if (text === 'die') process.exit(3);
  if (text === 'spin') for (;;) performance.now();
  if (text === 'eat') for (const all: number[][] = []; ; ) all.push(new Array<number>(100_000).fill(all.length));
  if (text === 'large') return parentPort?.postMessage({ packed: new Uint8Array(9 * 2 ** 20) });
  const key = text.startsWith('count') ? `error.asked${asked}` : text;
  parentPort?.postMessage({ refusal: { error: { key } } });
});
