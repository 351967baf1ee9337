import { type ChildProcess, fork } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Order, Report } from './runner.ts';

/** Runs tests in a copy of the project, one order at a time. */
export interface Bench {
  relevant(folders: readonly string[]): Promise<readonly string[]>;
  /** The tests that failed; null if they showed no sign of life for so long: each break that is switched on is one. */
  run(files: readonly string[], only: string | null, limit: number): Promise<readonly string[] | null>;
  close(): void;
}

/** @param sources the files that are broken */
export function benchIn(copy: string, sources: readonly string[]): Bench {
  let child: ChildProcess | null = null;
  const close = (): void => {
    // Its group: the tests and whatever they started end with it.
    if (child?.pid && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
    else child?.kill('SIGKILL');
    child = null;
  };
  const ask = (order: Order, limit: number): Promise<Report | null> => {
    child ??= fork(join(copy, 'main/mutate/runner.ts'), sources, {
      cwd: copy,
      detached: true,
      env: { ...process.env, NODE_ENV: 'test', VITEST: 'true', TEST: 'true', SIETCH_MUTATE: 'on' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const asked = child;
    return new Promise((resolve) => {
      const done = (report: Report | null): void => {
        clearInterval(timer);
        asked.removeAllListeners();
        if (report === null) close();
        resolve(report);
      };
      const began = Date.now();
      const timer = setInterval(() => {
        if (Date.now() - Math.max(began, signOfLife(copy)) > limit) done(null);
      }, 200);
      asked.once('message', (report) => done(report as Report));
      asked.once('exit', () => {
        child = null;
        done({ files: [], failed: ['the tests ended all of a sudden'] });
      });
      asked.send(order);
    });
  };
  return {
    relevant: async (folders) => (await ask({ relevant: folders }, 300_000))?.files ?? [],
    run: async (files, only, limit) => (await ask({ run: files, only }, limit))?.failed ?? null,
    close,
  };
}

const signOfLife = (copy: string): number => statSync(join(copy, '.mutate/on'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
