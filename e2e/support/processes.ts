import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Nothing of a test leaves this machine, and bots answer at once. */
export const QUIET = { SIETCH_LAN: 'off', SIETCH_BOT_DELAY: '0' } as const;
export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'sietch-e2e-'));

/** Ends a process, gently or as a crash would, and waits until it is gone. */
export async function endProcess(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** A display for windows where the machine has none. */
export async function startDisplay(): Promise<{ readonly name: string; stop(): Promise<void> }> {
  const given = process.env['DISPLAY'];
  if (process.platform !== 'linux' || given) return { name: given ?? '', stop: async () => undefined };
  const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '3840x2160x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { name: `:${number}`, stop: () => endProcess(child, 'SIGTERM') };
}
