import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});
/** Starts the command; gives what it says first, on either line. */
async function host(...args: string[]): Promise<{ readonly child: ChildProcess; readonly said: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'host.ts'), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  const said = await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')]);
  return { child, said: String(said[0]) };
}
const onFolder = (folder: string) => host('--json', '--loopback', '--port', '0', '--data', folder);

test('--help says what can be said to it', { timeout: 60_000 }, async () => {
  const { child, said } = await host('--help');
  for (const option of ['--port', '--data', '--name', '--loopback', '--json']) expect(said).toContain(option);
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.exitCode).toBe(0);
});

test('a second host on the same folder is told who has it; after kill -9 the next one takes it over', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sietch-two-'));
  const first = await onFolder(folder);
  expect(JSON.parse(first.said)).toMatchObject({ pid: first.child.pid });
  const second = await onFolder(folder);
  expect(second.said).toContain(String(first.child.pid));
  expect(second.said).toContain('another folder');
  if (second.child.exitCode === null) await once(second.child, 'exit');
  expect(second.child.exitCode).toBe(1);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const third = await onFolder(folder);
  expect(JSON.parse(third.said)).toMatchObject({ pid: third.child.pid });
});

/** Megabytes of memory that are promised of a host where nothing happens. */
const MOST_IDLE = 150;
// What the system says of a process can be read where it is a file.
test.skipIf(process.platform !== 'linux')(
  'a host where nothing happens holds less than 150 MB, with every game on the shelf',
  { timeout: 60_000 },
  async () => {
    const { child } = await onFolder(mkdtempSync(join(tmpdir(), 'sietch-idle-')));
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    expect(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024).toBeLessThan(MOST_IDLE);
  },
);
