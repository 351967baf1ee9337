import { dirname } from 'node:path';
import { type RecordLine, readRecord, writeLine } from '../../shared/kernel/record.ts';
import { trouble } from '../../shared/protocol/trouble.ts';
import { quickDigest } from './digest.ts';
import { diskTrouble, type Files, isDiskError, readText } from './files.ts';

/** A long game has a tenth of a megabyte; what is fifty times as large is none, or no game that anybody could open. */
export const MOST_RECORD_BYTES = 6 * 2 ** 20;

/** A line without its number: the journal numbers them. */
export type NewLine<Line extends RecordLine = RecordLine> = Line extends RecordLine ? Omit<Line, 'n'> : never;
/** The file a game is written to while it runs. */
export interface Journal {
  readonly path: string;
  /** Lines so far. */
  readonly length: number;
  /** Bytes so far. */
  readonly bytes: number;
  /**
   * Writes lines; when it returns they are on disk.
   * @throws Trouble if they are not: then nothing of them is in the file, and the caller takes back what they tell of
   */
  append(...lines: readonly NewLine[]): void;
  close(): void;
}

/** Starts the file of a new game. @throws Trouble if the disk does not take it */
export function createJournal(files: Files, path: string, header: NewLine): Journal {
  let handle: number;
  try {
    handle = files.openSync(path, 'ax+');
  } catch (error) {
    throw diskTrouble(error, path);
  }
  const journal = journalOn(files, path, handle, { sum: '', lines: 0, bytes: 0 });
  try {
    journal.append(header);
  } catch (error) {
    journal.close();
    files.rmSync(path, { force: true });
    throw error;
  }
  return journal;
}

/**
 * Opens the file of a game to go on with it. A torn end, which nobody was ever told of, is cut off and kept beside it.
 * @throws Trouble if it cannot be used; then it is left as it is
 */
export function openJournal(files: Files, path: string): { readonly journal: Journal; readonly lines: readonly RecordLine[] } {
  let handle = -1;
  try {
    const { lines, sum, good, torn, misfit } = readRecord(readText(files, path, MOST_RECORD_BYTES), quickDigest);
    if (misfit) throw trouble(misfit.key, misfit.with);
    handle = files.openSync(path, 'r+');
    const bytes = Buffer.byteLength(good);
    if (torn) keepTornEnd(files, path, handle, bytes);
    return { journal: journalOn(files, path, handle, { sum, lines: lines.length, bytes }), lines };
  } catch (error) {
    if (handle >= 0) files.closeSync(handle);
    throw isDiskError(error) ? diskTrouble(error, path) : error;
  }
}

/** A record that was read before: all its text, the sum of its last line, and how many lines there are. */
export interface WholeRecord {
  readonly good: string;
  readonly sum: string;
  readonly lines: number;
}
/** Opens the file of a game whose record is known already. @throws Trouble if the file is another now; then it is left as it is */
export function goOnWith(files: Files, path: string, { good, sum, lines }: WholeRecord): Journal {
  if (readText(files, path, MOST_RECORD_BYTES) !== good) throw trouble('error.disk.elsewhere', { path });
  try {
    return journalOn(files, path, files.openSync(path, 'r+'), { sum, lines, bytes: Buffer.byteLength(good) });
  } catch (error) {
    throw isDiskError(error) ? diskTrouble(error, path) : error;
  }
}

function keepTornEnd(files: Files, path: string, handle: number, bytes: number): void {
  files.writeFileSync(`${path}.torn`, files.readFileSync(path).subarray(bytes));
  files.ftruncateSync(handle, bytes);
  files.fdatasyncSync(handle);
}

/**
 * A file that was deleted or moved away while it is written to would take lines that nobody finds again: it is made anew, with
 * all that was in it. @returns the handle to write to @throws Trouble if another file is in its place
 */
function stillThere(files: Files, path: string, handle: number): number {
  const written = files.fstatSync(handle);
  const named = files.lstatSync(path, { throwIfNoEntry: false });
  if (named) {
    if (named.ino !== written.ino || named.dev !== written.dev) throw trouble('error.disk.elsewhere', { path });
    return handle;
  }
  files.mkdirSync(dirname(path), { recursive: true });
  const fresh = files.openSync(path, 'wx+');
  try {
    const kept = wholeOf(files, handle, written.size);
    writeAll(files, fresh, kept, 0);
    files.fdatasyncSync(fresh);
  } catch (error) {
    files.closeSync(fresh);
    files.rmSync(path, { force: true });
    throw error;
  }
  files.closeSync(handle);
  return fresh;
}
function wholeOf(files: Files, handle: number, size: number): Buffer {
  const whole = Buffer.alloc(size);
  for (let done = 0; done < size; ) {
    const read = files.readSync(handle, whole, done, size - done, done);
    if (read === 0) break;
    done += read;
  }
  return whole;
}
function writeAll(files: Files, handle: number, bytes: Buffer, at: number): void {
  for (let done = 0; done < bytes.length; ) done += files.writeSync(handle, bytes, done, bytes.length - done, at + done);
}

function journalOn(files: Files, path: string, opened: number, at: { sum: string; lines: number; bytes: number }): Journal {
  let handle = opened;
  let { sum, lines, bytes } = at;
  let isOpen = true;

  const write = (text: Buffer): void => {
    try {
      handle = stillThere(files, path, handle);
    } catch (error) {
      throw isDiskError(error) ? diskTrouble(error, path) : error;
    }
    if (files.fstatSync(handle).size !== bytes) throw trouble('error.disk.elsewhere', { path });
    try {
      writeAll(files, handle, text, bytes);
      files.fdatasyncSync(handle);
    } catch (error) {
      try {
        files.ftruncateSync(handle, bytes);
      } catch {
        // The disk is gone for this too (EIO). The half line stays; the next answer finds the file longer than it should be and is refused.
      }
      throw diskTrouble(error, path);
    }
  };
  return {
    path,
    get length() {
      return lines;
    },
    get bytes() {
      return bytes;
    },
    append(...added) {
      if (!isOpen) throw trouble('error.disk.closed', { path });
      let newSum = sum;
      let text = '';
      for (const [at, line] of added.entries()) {
        const written = writeLine({ n: lines + at, ...line }, newSum);
        newSum = written.sum;
        text += written.text;
      }
      const buffer = Buffer.from(text);
      write(buffer);
      sum = newSum;
      lines += added.length;
      bytes += buffer.length;
    },
    close() {
      if (isOpen) files.closeSync(handle);
      isOpen = false;
    },
  };
}
