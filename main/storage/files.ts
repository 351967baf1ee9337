import * as fs from 'node:fs';
import { type Trouble, trouble } from '../../shared/protocol/trouble.ts';

/** What the storage needs of a file system; tests give one that is full or fails. */
export type Files = Pick<
  typeof fs,
  | 'closeSync'
  | 'existsSync'
  | 'fdatasyncSync'
  | 'fstatSync'
  | 'fsyncSync'
  | 'ftruncateSync'
  | 'mkdirSync'
  | 'openSync'
  | 'readdirSync'
  | 'readFileSync'
  | 'renameSync'
  | 'rmSync'
  | 'statSync'
  | 'writeFileSync'
  | 'writeSync'
>;
export const realFiles: Files = fs;

const KEYS: Readonly<Record<string, string>> = {
  ENOSPC: 'error.disk.full',
  EDQUOT: 'error.disk.full',
  EACCES: 'error.disk.denied',
  EPERM: 'error.disk.denied',
  EROFS: 'error.disk.denied',
};
/** What a failed file operation means for people. */
export function diskTrouble(error: unknown, path: string): Trouble {
  const { code = 'UNKNOWN' } = error as NodeJS.ErrnoException;
  return trouble(KEYS[code] ?? 'error.disk.failed', { path, code });
}
