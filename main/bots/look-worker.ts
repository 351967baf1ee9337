import { serialize } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { moduleOf } from '../../shared/games/index.ts';
import { type PackedReplay, packedReplay } from '../../shared/kernel/packed.ts';
import { Trouble } from '../../shared/protocol/trouble.ts';
import type { Refusal } from '../../shared/protocol/pushes.ts';
import { lookAt, type Looked, type Origin } from '../host/look.ts';

/** A record to be looked at, and what comes back: `packed` is a `LookedPacked`, as `v8.serialize` writes it. */
export interface LookCall {
  readonly text: string;
  readonly origin: Origin;
}
export type LookReturn = { readonly packed: Uint8Array } | { readonly refusal: Refusal } | { readonly error: string };
export interface LookedPacked extends Omit<Looked, 'replay' | 'good'> {
  readonly replay: PackedReplay;
  /** Length of the good part. */
  readonly good: number;
}

/** Looks at one record and packs what came of it. */
export function lookFor({ text, origin }: LookCall): LookReturn {
  try {
    const { replay, good, ...rest } = lookAt(moduleOf, text, origin);
    return { packed: serialize({ ...rest, replay: packedReplay(replay), good: good.length } satisfies LookedPacked) };
  } catch (error) {
    if (error instanceof Trouble) return { refusal: error.refusal };
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
parentPort?.on('message', (call: LookCall) => parentPort?.postMessage(lookFor(call)));
