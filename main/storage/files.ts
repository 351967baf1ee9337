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
  | 'lstatSync'
  | 'mkdirSync'
  | 'openSync'
  | 'readdirSync'
  | 'readFileSync'
  | 'readSync'
  | 'renameSync'
  | 'rmSync'
  | 'statSync'
  | 'writeFileSync'
  | 'writeSync'
> & { readonly promises: Pick<typeof fs.promises, 'rename' | 'rm' | 'writeFile'> };
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

/** Is this what the operating system said of a file, and not something else that went wrong? */
export const isDiskError = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'code' in error;

/**
 * The text of a regular file of bounded size: nothing else is opened, because a pipe would keep the host waiting for ever, and
 * what is too large would take all its time.
 * @throws Trouble that says what is there instead, or what the disk said
 */
export function readText(files: Files, path: string, mostBytes: number): string {
  let size: number;
  try {
    const about = files.lstatSync(path);
    if (!about.isFile()) throw trouble('error.disk.noFile', { path });
    size = about.size;
    if (size <= mostBytes) return files.readFileSync(path, 'utf8');
  } catch (error) {
    throw isDiskError(error) ? diskTrouble(error, path) : error;
  }
  throw trouble('error.disk.tooLarge', { path, megabytes: Math.ceil(size / 2 ** 20), most: Math.floor(mostBytes / 2 ** 20) });
}
