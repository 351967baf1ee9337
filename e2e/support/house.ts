import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { endProcess, QUIET, ROOT } from './processes.ts';

/** How a host is to be opened. */
export interface Wish {
  readonly folder: string;
  /** 0 = any; the same one again lets devices find a restarted host. */
  readonly port: number;
  readonly botDelayMs: number;
  /** What its games are dealt from. */
  readonly seed: string;
}
/** A host without a window. */
export interface Opened {
  readonly address: string;
  /** With the host's token behind `#`. */
  readonly hostLink: string;
  readonly hostToken: string;
  readonly code: string;
}
/** What the process is told: a line of JSON, answered by one. */
export type Order = { readonly open: Wish } | { readonly close: string };

/** Where hosts live: one process for many of them, since reading the sources takes longer than a whole host does. */
export interface House {
  open(wish: Wish): Promise<Opened>;
  /** Ends a host as it ends itself. One that is gone already stays gone. */
  close(host: Opened): Promise<void>;
  /** `kill -9` for the process and whatever lives there; the next host gets another one. */
  kill(): Promise<void>;
  end(): Promise<void>;
}

/** The sources are read once, by whichever process comes first. */
const READ_ONCE = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/journeys') } as const;

interface Running {
  readonly child: ChildProcess;
  tell(order: Order): Promise<unknown>;
}
function start(): Running {
  const child = spawn(process.execPath, [join(ROOT, 'e2e/support/host-process.ts')], {
    cwd: ROOT,
    env: { ...process.env, ...QUIET, ...READ_ONCE },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const gone = once(child, 'exit').then(() => Promise.reject(new Error('The process of the hosts has ended')));
  // It ends sooner or later: that is an error only for who waits.
  gone.catch(() => undefined);
  return {
    child,
    async tell(order) {
      const answer = once(lines, 'line');
      child.stdin.write(`${JSON.stringify(order)}\n`);
      const [line] = (await Promise.race([answer, gone])) as [string];
      return JSON.parse(line);
    },
  };
}

/** A house that is built when the first host is to live in it. */
export function openHouse(): House {
  let running: Running | undefined;
  const live = new Set<string>();
  return {
    async open(wish) {
      running ??= start();
      const opened = (await running.tell({ open: wish })) as Opened;
      live.add(opened.address);
      return opened;
    },
    async close({ address }) {
      if (live.delete(address)) await running?.tell({ close: address });
    },
    async kill() {
      live.clear();
      if (running) await endProcess(running.child, 'SIGKILL');
      running = undefined;
    },
    async end() {
      if (!running) return;
      const gone = once(running.child, 'exit');
      running.child.stdin?.end();
      await gone;
    },
  };
}
