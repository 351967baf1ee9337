import { type RecordLine, readRecord, writeLine } from '../../shared/kernel/record.ts';
import { trouble } from '../../shared/protocol/trouble.ts';
import { quickDigest } from './digest.ts';
import { diskTrouble, type Files } from './files.ts';

/** A line without its number: the journal numbers them. */
export type NewLine<Line extends RecordLine = RecordLine> = Line extends RecordLine ? Omit<Line, 'n'> : never;
/** The file a game is written to while it runs. */
export interface Journal {
  readonly path: string;
  /** Lines so far. */
  readonly length: number;
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
    handle = files.openSync(path, 'ax');
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
    const { lines, sum, good, torn, misfit } = readRecord(files.readFileSync(path, 'utf8'), quickDigest);
    if (misfit) throw trouble(misfit.key, misfit.with);
    handle = files.openSync(path, 'r+');
    const bytes = Buffer.byteLength(good);
    if (torn) keepTornEnd(files, path, handle, bytes);
    return { journal: journalOn(files, path, handle, { sum, lines: lines.length, bytes }), lines };
  } catch (error) {
    if (handle >= 0) files.closeSync(handle);
    throw error instanceof Error && 'code' in error ? diskTrouble(error, path) : error;
  }
}

function keepTornEnd(files: Files, path: string, handle: number, bytes: number): void {
  files.writeFileSync(`${path}.torn`, files.readFileSync(path).subarray(bytes));
  files.ftruncateSync(handle, bytes);
  files.fdatasyncSync(handle);
}

function journalOn(files: Files, path: string, handle: number, at: { sum: string; lines: number; bytes: number }): Journal {
  let { sum, lines, bytes } = at;
  let isOpen = true;

  const write = (text: Buffer): void => {
    if (files.fstatSync(handle).size !== bytes) throw trouble('error.disk.elsewhere', { path });
    try {
      for (let done = 0; done < text.length; ) done += files.writeSync(handle, text, done, text.length - done, bytes + done);
      files.fdatasyncSync(handle);
    } catch (error) {
      files.ftruncateSync(handle, bytes);
      throw diskTrouble(error, path);
    }
  };
  return {
    path,
    get length() {
      return lines;
    },
    append(...added) {
      if (!isOpen) throw trouble('error.disk.closed', { path });
      let newSum = sum;
      let text = '';
      for (const [at, line] of added.entries()) {
        const written = writeLine({ n: lines + at, ...line } as RecordLine, newSum);
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
