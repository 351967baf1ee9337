import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { trouble } from '../../shared/protocol/trouble.ts';
import { diskTrouble, type Files, isDiskError, readText } from './files.ts';

const FILE = 'open.lock';
const MOST_BYTES = 4096;
const LOCK = z.object({ pid: z.number().int().positive(), born: z.string().max(200) });
type Lock = z.infer<typeof LOCK>;

/** What the lock must know of processes; tests give their own. */
export interface Processes {
  readonly pid: number;
  isAlive(pid: number): boolean;
  /** When a process began, in whatever words: another process with the same number began at another time. Empty = not known. */
  bornAt(pid: number): string;
}
/** The data folder is this program's alone until it lets go. */
export interface Hold {
  letGo(): void;
}

/**
 * Takes the data folder: two hosts that write the same games would take them from each other. What a host that was killed left
 * behind is taken over, also if its number has gone to another process since.
 * @throws Trouble that says which process has it and what to do
 */
export function holdFolder(files: Files, folder: string, processes: Processes = realProcesses(files)): Hold {
  const path = join(folder, FILE);
  const { pid } = processes;
  const own = JSON.stringify({ pid, born: processes.bornAt(pid) } satisfies Lock);
  try {
    files.mkdirSync(folder, { recursive: true });
    if (!place(files, path, own)) {
      const holder = readLock(files, path);
      if (holder && lives(processes, holder)) throw trouble('error.disk.held', { pid: holder.pid, path });
      takeAway(files, path, holder);
      if (!place(files, path, own)) throw trouble('error.disk.held', { pid: readLock(files, path)?.pid ?? '?', path });
    }
  } catch (error) {
    throw isDiskError(error) ? diskTrouble(error, path) : error;
  }
  return {
    letGo() {
      if (readLock(files, path)?.pid === pid) files.rmSync(path, { force: true });
    },
  };
}
/** Moves what a dead host left out of the way. Of two that come at once, the slower one moved the lock of the quicker: it gives it back. */
function takeAway(files: Files, path: string, left: Lock | null): void {
  const aside = `${path}.old`;
  files.renameSync(path, aside);
  const moved = readLock(files, aside);
  if (moved?.pid === left?.pid && moved?.born === left?.born) files.rmSync(aside, { force: true });
  else files.renameSync(aside, path);
}
/** Writes the lock, if there is none. @returns whether it did */
function place(files: Files, path: string, text: string): boolean {
  try {
    files.writeFileSync(path, text, { flag: 'wx', mode: 0o600, flush: true });
    return true;
  } catch (error) {
    if (isDiskError(error) && error.code === 'EEXIST') return false;
    throw error;
  }
}
/** null = it says nothing readable: torn by a fall of the power, or of somebody else. */
function readLock(files: Files, path: string): Lock | null {
  try {
    const lock = LOCK.safeParse(JSON.parse(readText(files, path, MOST_BYTES)));
    return lock.success ? lock.data : null;
  } catch {
    // Not there any more (ENOENT), or half of it (SyntaxError).
    return null;
  }
}
function lives(processes: Processes, { pid, born }: Lock): boolean {
  if (!processes.isAlive(pid)) return false;
  const now = processes.bornAt(pid);
  return born === '' || now === '' || born === now;
}

const realProcesses = (files: Files): Processes => ({
  pid: process.pid,
  isAlive(pid) {
    try {
      process.kill(pid, 0);
      return true;
    } catch (error) {
      // It lives, but is another user's.
      return isDiskError(error) && error.code === 'EPERM';
    }
  },
  bornAt: (pid) => (process.platform === 'linux' ? bornInProc(files, pid) : process.platform === 'win32' ? '' : bornByPs(pid)),
});
/** Linux counts from the start of the machine, whose name is in it too. */
function bornInProc(files: Files, pid: number): string {
  try {
    const boot = files.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = files.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program may hold spaces and brackets: what follows its last bracket is counted.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [STATE, START_TIME] = [0, 19];
    return fields[STATE] === 'Z' ? 'ended' : `${boot} ${fields[START_TIME] ?? ''}`;
  } catch {
    // The process is gone (ENOENT), or this is no Linux.
    return '';
  }
}
const bornByPs = (pid: number): string =>
  spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', timeout: 2000 }).stdout?.trim() ?? '';
