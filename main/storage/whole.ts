import type { Trouble } from '../../shared/protocol/trouble.ts';
import { diskTrouble, type Files } from './files.ts';

/** For files with secrets in them: nobody else on the machine reads them. */
const OWNER_ONLY = 0o600;
/** Many times what any of them can hold. */
const MOST_BYTES = 4 * 2 ** 20;

/** Writes a file as a whole or not at all: whoever is killed meanwhile leaves the old one. @throws Trouble */
export function writeWhole(files: Files, path: string, text: string): void {
  const fresh = `${path}.new`;
  try {
    files.rmSync(fresh, { force: true });
    files.writeFileSync(fresh, text, { mode: OWNER_ONLY, flush: true });
    files.renameSync(fresh, path);
  } catch (error) {
    try {
      files.rmSync(fresh, { force: true });
    } catch {
      // The disk is full or gone for this too (ENOSPC, EIO): the first trouble is the one to tell of.
    }
    throw diskTrouble(error, path);
  }
}

/** A file that is written again and again while everything else goes on. */
export interface Rewritten {
  /** What it is to hold has changed. */
  rewrite(): void;
  /** Resolves when all that has changed so far is on disk, or could not be written. */
  settled(): Promise<void>;
}
/**
 * A file as `writeWhole` leaves it, without waiting for the disk. What changes at once, or while it is being written, is written
 * together.
 * @param text what it is to hold by now
 * @param failed told of a disk that did not take it
 */
export function rewritten(files: Files, path: string, text: () => string, failed: (why: Trouble) => void): Rewritten {
  const { rm, writeFile, rename } = files.promises;
  const fresh = `${path}.new`;
  let isStale = false;
  let writing: Promise<void> | null = null;
  async function write(): Promise<void> {
    await rm(fresh, { force: true });
    isStale = false;
    await writeFile(fresh, text(), { mode: OWNER_ONLY, flush: true });
    await rename(fresh, path);
  }
  async function writeAll(): Promise<void> {
    do {
      try {
        await write();
      } catch (error) {
        isStale = false;
        failed(diskTrouble(error, path));
        // The disk may be full or gone for this too (ENOSPC, EIO): what has failed was told.
        await rm(fresh, { force: true }).catch(() => undefined);
      }
    } while (isStale);
    writing = null;
  }
  return {
    rewrite() {
      isStale = true;
      writing ??= writeAll();
    },
    settled: async () => void (await writing),
  };
}

/**
 * What a file of this program holds. One that cannot be used is moved aside, so that nothing of it is lost and the host goes
 * on without.
 * @param read makes sense of its text, or throws
 * @returns null if there is none, or none that can be used
 */
export function readWhole<T>(files: Files, path: string, read: (text: string) => T, log: (line: string) => void): T | null {
  try {
    if (!files.existsSync(path)) return null;
    const about = files.statSync(path);
    if (!about.isFile() || about.size > MOST_BYTES) throw new Error('it is no file of this program');
    return read(files.readFileSync(path, 'utf8'));
  } catch (error) {
    log(`${path} cannot be used and was moved aside: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  }
  try {
    files.renameSync(path, `${path}.damaged`);
  } catch (error) {
    log(`${path} could not be moved aside: ${String(error)}`);
  }
  return null;
}
