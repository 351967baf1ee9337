import { trouble } from '../../shared/protocol/trouble.ts';
import type { Client, Hall } from './hall.ts';
import { slices } from './slices.ts';

/** Pieces of long work that one address may have waiting. */
const MOST_WAITING = 4;

/** What the host has to do that takes it up to seconds, in the order in which it was asked for. */
export interface LongWork {
  turn: Promise<unknown>;
  /** How much of it each address waits for. */
  readonly waiting: Map<string, number>;
}

/**
 * Does long work in slices, one piece at a time, so that many who ask at once do not hold up everybody else together. Whoever
 * asked for it pays for each slice as for any other request.
 * @param work awaits what it is given between its parts
 * @throws Trouble at once if the address has enough waiting already
 */
export function inTurn<T>(
  { longWork }: Hall,
  { address, hostRights, worked }: Client,
  work: (breathe: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const { waiting } = longWork;
  const before = waiting.get(address) ?? 0;
  if (!hostRights && before >= MOST_WAITING) throw trouble('error.tooFast');
  waiting.set(address, before + 1);
  const done = longWork.turn.then(async () => {
    const { breathe, end } = slices(worked);
    try {
      return await work(breathe);
    } finally {
      end();
      const left = (waiting.get(address) ?? 1) - 1;
      if (left > 0) waiting.set(address, left);
      else waiting.delete(address);
    }
  });
  // What failed is told to whoever asked for it, and is nothing to the next.
  longWork.turn = done.then(
    () => undefined,
    () => undefined,
  );
  return done;
}
