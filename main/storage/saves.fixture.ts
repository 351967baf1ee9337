import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HeaderLine } from '../../shared/kernel/record.ts';
import { Trouble } from '../../shared/protocol/trouble.ts';
import type { Message } from '../../shared/text/message.ts';
import { type Files, realFiles } from './files.ts';
import type { NewLine } from './journal.ts';
import { openSaves, type Saves } from './saves.ts';

/** The first line of a record of a small game. */
export const header: NewLine<HeaderLine> = {
  kind: 'record',
  format: 1,
  game: 'walk',
  rules: 1,
  by: '1',
  name: 'Evening',
  at: 5,
  options: {},
  clock: null,
  seats: [{ seat: 'ann', kind: 'person', name: 'Ann', level: null }],
  commit: 'c',
  secret: 's',
  salts: ['x'],
  hash: 'h',
};
/** A line of it, written at this time. */
export const answer = (at: number): NewLine => ({ kind: 'answer', at, seat: 'ann', answer: 'go', hash: 'h' });
/** An empty folder of its own. */
export const folder = (): string => mkdtempSync(join(tmpdir(), 'sietch-storage-'));
/** The saved games in a folder, by default on the real disk. */
export const open = (at: string, files: Files = realFiles, more = () => {}): Saves => openSaves(files, at, (game) => game === 'walk', more);
/** What is said when this work is refused; null when it is not. */
export function refusal(work: () => unknown): Message | null {
  try {
    work();
  } catch (error) {
    if (error instanceof Trouble) return error.refusal.error;
    throw error;
  }
  return null;
}
/** Key of what is said when this work is refused. */
export const keyOf = (work: () => unknown): string => refusal(work)?.key ?? 'nothing happened';
