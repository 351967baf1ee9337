import { join } from 'node:path';
import type { Files } from '../storage/files.ts';

/** Its name in the folder of logs; older ones have a number behind it. */
export const LOG_NAME = 'sietch.log';
const OWNER_ONLY = 0o600;

/** How much of what happened is kept. */
export interface LogSize {
  /** A file that has grown to so many bytes is put aside. */
  readonly mostBytes: number;
  /** So many files there are, with the one that is written. */
  readonly files: number;
}
export const LOG_SIZE: LogSize = { mostBytes: 256 * 1024, files: 3 };

/** What the app has to tell, on disk. */
export interface Log {
  write(line: string): void;
  /** The newest lines, the oldest of them first, in so many signs. */
  tail(most: number): string;
}

/**
 * Opens the log. It never grows beyond its bounds, and what comes again and again is counted, not repeated. A disk that does not take it
 * costs the log and nothing else.
 * @param scrub makes a line fit for strangers
 * @param now wall clock in milliseconds
 */
export function openLog(files: Files, folder: string, scrub: (line: string) => string, now: () => number, size: LogSize = LOG_SIZE): Log {
  const nameOf = (age: number): string => join(folder, age === 0 ? LOG_NAME : `${LOG_NAME}.${age}`);
  let isUsable = true;
  let bytes = 0;
  let last = '';
  let again = 0;
  const tryTo = (act: () => void): void => {
    if (!isUsable) return;
    try {
      act();
    } catch {
      // Full, shut or gone (ENOSPC, EACCES, EIO): there is nowhere to tell it but here.
      isUsable = false;
    }
  };
  const sizeOf = (path: string): number => files.lstatSync(path, { throwIfNoEntry: false })?.size ?? 0;
  tryTo(() => {
    files.mkdirSync(folder, { recursive: true });
    bytes = sizeOf(nameOf(0));
  });

  function putAside(): void {
    files.rmSync(nameOf(size.files - 1), { force: true });
    for (let age = size.files - 2; age >= 0; age--) if (sizeOf(nameOf(age)) > 0) files.renameSync(nameOf(age), nameOf(age + 1));
    bytes = 0;
  }
  function append(text: string): void {
    const line = `${new Date(now()).toISOString()} ${text}\n`;
    if (bytes + Buffer.byteLength(line) > size.mostBytes) putAside();
    const file = files.openSync(nameOf(0), 'a', OWNER_ONLY);
    try {
      bytes += files.writeSync(file, line);
    } finally {
      files.closeSync(file);
    }
  }
  /** How often the line before came again. */
  function tellAgain(): void {
    if (again > 0) append(`(the same again, ${again} times)`);
    again = 0;
  }
  return {
    write(line) {
      const text = scrub(line);
      if (text === last) {
        again += 1;
        return;
      }
      last = text;
      tryTo(() => {
        tellAgain();
        append(text);
      });
    },
    tail(most) {
      tryTo(tellAgain);
      let text = '';
      tryTo(() => {
        for (let age = 0; age < size.files && text.length < most; age++)
          if (sizeOf(nameOf(age)) > 0) text = files.readFileSync(nameOf(age), 'utf8') + text;
      });
      return text.length <= most ? text : text.slice(text.indexOf('\n', text.length - most) + 1);
    },
  };
}
