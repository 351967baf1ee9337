import { homedir, hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { realFiles } from '../storage/files.ts';
import { type Log, openLog } from './log-file.ts';
import { scrubbed } from './scrub.ts';

/** The log of this app on this computer. */
export interface Diary extends Log {
  /** From here on this stands in no line. */
  hide(secret: string): void;
  readonly folder: string;
}

/** Who is logged in; '' where the system does not know. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // No entry for whoever runs this: SystemError.
    return '';
  }
}
/**
 * Opens the log. What says whose computer it is does not get into it.
 * @param appFolder the app's own folder
 */
export function openDiary(appFolder: string): Diary {
  const folder = join(appFolder, 'logs');
  const known = new Map([
    [homedir(), '~'],
    [userName(), '~'],
    [hostname(), 'this-computer'],
  ]);
  const log = openLog(realFiles, folder, (line) => scrubbed(line, known), Date.now);
  return { ...log, folder, hide: (secret) => void known.set(secret, '…') };
}
