import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { openWatchdog, processesOf, type Watchdog } from './watchdog.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});
/** A process that would go on for ever, in the place of a page's. */
function page(): ChildProcess & { readonly pid: number } {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  ends.push(() => child.kill('SIGKILL'));
  return child as ChildProcess & { readonly pid: number };
}
function watched(processes: () => readonly number[], ended: () => void): Watchdog {
  const watchdog = openWatchdog(processes, ended);
  ends.push(watchdog.end);
  return watchdog;
}
const isThere = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;
/** Works on something else for so long, or until that has come. */
function work(ms: number, hasCome: () => boolean = () => false): void {
  const until = performance.now() + ms;
  while (!hasCome() && performance.now() < until);
}

test('a page is ended while this very process is too busy to end it, and another process is not', async () => {
  const [visited, other] = [page(), page()];
  const ended = vi.fn();
  const watchdog = watched(() => [visited.pid], ended);
  await pause(500);
  expect([watchdog.hasEnded(), isThere(visited)]).toEqual([false, true]);
  // The thread begins to watch when it has loaded, on a busy machine later.
  while (!watchdog.hasEnded()) {
    await pause(20);
    work(5000, watchdog.hasEnded);
  }
  if (isThere(visited)) await once(visited, 'exit');
  expect(visited.signalCode).toBe('SIGKILL');
  await vi.waitFor(() => expect(ended).toHaveBeenCalled());
  expect(isThere(other)).toBe(true);
}, 60_000);

test('a page that is to end ends at once, and it is told afterwards', async () => {
  const visited = page();
  const ended = vi.fn();
  const watchdog = watched(() => [visited.pid], ended);
  watchdog.endPage();
  expect([watchdog.hasEnded(), ended.mock.calls.length]).toEqual([true, 0]);
  await once(visited, 'exit');
  expect(visited.signalCode).toBe('SIGKILL');
  await vi.waitFor(() => expect(ended).toHaveBeenCalled());
});

test('a page without a process, or with one that has ended, ends nothing else', async () => {
  const gone = page();
  gone.kill('SIGKILL');
  await once(gone, 'exit');
  const watchdog = watched(
    () => [0, -1, gone.pid],
    () => {},
  );
  watchdog.endPage();
  expect(watchdog.hasEnded()).toBe(true);
});

test('after the watch is over nothing is ended any more, however late this process comes', async () => {
  const visited = page();
  const watchdog = watched(
    () => [visited.pid],
    () => {},
  );
  await pause(500);
  watchdog.end();
  work(2000);
  await pause(50);
  expect([watchdog.hasEnded(), isThere(visited)]).toEqual([false, true]);
});

test('a page runs in the processes of all its frames; one that broke off or is gone runs in none', () => {
  const frames = [7, 7, 9].map((osProcessId) => ({ osProcessId }));
  const is = (isDestroyed: boolean, isCrashed: boolean): number[] =>
    processesOf({
      isDestroyed: () => isDestroyed,
      isCrashed: () => isCrashed,
      get mainFrame() {
        if (isDestroyed || isCrashed) throw new Error('disposed');
        return { framesInSubtree: frames };
      },
    } as never);
  expect([is(false, false), is(true, false), is(false, true)]).toEqual([[7, 9], [], []]);
});
