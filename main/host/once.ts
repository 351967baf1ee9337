import { quickDigest } from '../storage/digest.ts';
import type { Client } from './hall.ts';

/** Marks that are remembered of one table's chat: far more than a page ever has on its way. */
export const MOST_MARKS = 400;

/** What stands on disk for a key: it tells nothing of the key or the device, and no other device can come by it. */
const markOf = ({ device }: Client, key: string): string => quickDigest(`${device}\n${key}`).slice(0, 22);

/**
 * Does what a device wants, unless it has been done already by the same key: a page whose line broke sends again what was
 * not acknowledged.
 * @param done marks of what has been done; `work` gets the mark to keep and the caller of a later time finds it here
 */
export function once(client: Client, done: Set<string>, key: string | undefined, work: (mark?: string) => void): void {
  const mark = key === undefined ? undefined : markOf(client, key);
  if (mark !== undefined && done.has(mark)) return;
  if (mark !== undefined) done.add(mark);
  try {
    work(mark);
  } catch (error) {
    if (mark !== undefined) done.delete(mark);
    throw error;
  }
}
