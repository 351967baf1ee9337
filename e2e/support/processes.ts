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
/** Every journey starts a host and its bots from their sources: they are read once. */
const READ_ONCE = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/journeys') } as const;
export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'sietch-e2e-'));

/** A host without a window, in a process of its own. */
export interface HostProcess {
  readonly process: ChildProcess;
  readonly address: string;
  /** With the host's token behind `#`. */
  readonly hostLink: string;
  readonly hostToken: string;
  readonly code: string;
}

/**
 * Starts a host.
 * @param port 0 = any; the same one again lets devices find a restarted host
 * @param seed what its games are dealt from
 */
export async function startHost(folder: string, port: number, botDelayMs: number, seed: string): Promise<HostProcess> {
  const child = spawn(process.execPath, [join(ROOT, 'e2e/support/host-process.ts'), folder, String(port), String(botDelayMs), seed], {
    cwd: ROOT,
    env: { ...process.env, ...QUIET, ...READ_ONCE },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const [line] = (await Promise.race([
    once(lines, 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error('The host ended before it was open'))),
  ])) as [string];
  return { process: child, ...(JSON.parse(line) as Omit<HostProcess, 'process'>) };
}

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
