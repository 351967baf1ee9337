import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patched } from '../../shared/protocol/delta.ts';
import type { FromHost, Push, Refusal, TableState } from '../../shared/protocol/pushes.ts';
import { PROTOCOL } from '../../shared/protocol/requests.ts';
import type { RequestName, RequestOf } from '../../shared/protocol/requests.ts';
import { anyWalk } from '../../shared/kernel/walk.fixture.ts';
import { realFiles } from '../storage/files.ts';
import { HOST_FILE, openHostFile } from '../storage/host-file.ts';
import type { Rates } from './budget.ts';
import type { Clock } from './hall.ts';
import { createHost, type Host, type HostOptions } from './host.ts';
import { type Looker, lookerHere } from './look.ts';

export const HOST_TOKEN = 'host-token-of-the-tests';
export const CODE = 'ABCDE';

/** Time that stands still until it is moved on. */
export interface SlowClock extends Clock {
  /** Lets so many milliseconds pass, with all that falls due in them. */
  pass(ms: number): Promise<void>;
}
export function slowClock(): SlowClock {
  let now = 1_700_000_000_000;
  const due: { at: number; then: () => void }[] = [];
  const breathe = async (): Promise<void> => {
    for (let turn = 0; turn < 12; turn++) await Promise.resolve();
  };
  return {
    now: () => now,
    after(ms, then) {
      const entry = { at: now + ms, then };
      due.push(entry);
      return () => due.includes(entry) && due.splice(due.indexOf(entry), 1);
    },
    async pass(ms) {
      const end = now + ms;
      await breathe();
      for (;;) {
        const next = due.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
        if (!next) break;
        due.splice(due.indexOf(next), 1);
        now = Math.max(now, next.at);
        next.then();
        await breathe();
      }
      now = end;
    },
  };
}

/** A clock that knows how many wait for it. */
export function countingClock(): SlowClock & { readonly waiting: () => number } {
  const clock = slowClock();
  const all = new Set<object>();
  return {
    ...clock,
    waiting: () => all.size,
    after(ms, then) {
      const wait = {};
      all.add(wait);
      const off = clock.after(ms, () => {
        all.delete(wait);
        then();
      });
      return () => {
        all.delete(wait);
        off();
      };
    },
  };
}

/** Looks at records of the walk in this thread, and knows how often. */
export function countingLooker(): { readonly looker: Looker; readonly looks: () => number } {
  let looks = 0;
  const here = lookerHere(() => anyWalk);
  const look: Looker['look'] = (...args) => {
    looks++;
    return here.look(...args);
  };
  return { looker: { ...here, look }, looks: () => looks };
}

export interface TestHost extends Host {
  readonly clock: SlowClock;
  readonly folder: string;
  /** Resolves when whom the host knows is on disk. */
  settled(): Promise<void>;
}
/** Time that stands still fills no bucket: only who tries the limits has them. */
const WITHOUT_BOUND = { burst: 1e9, perSecond: 0 } as const;
const BOUNDLESS: Rates = { device: WITHOUT_BOUND, address: WITHOUT_BOUND, games: WITHOUT_BOUND, newcomers: WITHOUT_BOUND };

/** A host with the walking game, in a folder of its own, with time that stands still. */
export function testHost(options: Partial<HostOptions> = {}): TestHost {
  const clock = (options.clock as SlowClock | undefined) ?? slowClock();
  const folder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'sietch-host-'));
  const hostFile = openHostFile(options.files ?? realFiles, join(folder, HOST_FILE), randomBytes, clock.after, options.log);
  const host = createHost({
    name: 'Test',
    version: '1.2.3',
    dataFolder: folder,
    hostToken: HOST_TOKEN,
    shelf: { walk: { module: anyWalk } },
    hearCode: async (code) => code === CODE,
    botDelayMs: 0,
    strict: true,
    clock,
    rates: BOUNDLESS,
    hostFile,
    ...options,
  });
  return { ...host, clock, folder, settled: hostFile.settled };
}

/** A device at the host, which keeps its table as the app does. */
export interface Guest {
  /** Gives the reply. @throws Refused if it is refused */
  ask<Name extends RequestName>(name: Name, wanted: RequestOf<Name>): Promise<never>;
  /** The refusal of what must be refused. */
  refused<Name extends RequestName>(name: Name, wanted: RequestOf<Name>): Promise<Refusal>;
  /** The table it watches. */
  readonly table: () => TableState;
  readonly pushes: Push[];
  /** Everything that ever reached it. */
  readonly wire: string[];
  leave(): void;
}
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(JSON.stringify(refusal));
    this.refusal = refusal;
  }
}
const deviceOf = (name: string): string => `device-of-${name}-0123456789`;

/** Connects a device; `asHost` with host rights, from an address of the LAN. */
export async function guest(host: TestHost, name: string, asHost = false, address = '10.0.0.9'): Promise<Guest> {
  const wire: string[] = [];
  const pushes: Push[] = [];
  let state: TableState | null = null;
  let rev = -1;
  let last: FromHost | null = null;
  const take = (text: string): void => {
    wire.push(text);
    const message = JSON.parse(text) as FromHost;
    if ('re' in message) {
      last = message;
      return;
    }
    pushes.push(message);
    if (message.push === 'table') [state, rev] = [message.state, message.rev];
    if (message.push === 'change') {
      if (message.base !== rev) throw new Error(`Change on ${message.base}, but the state is at ${rev}`);
      [state, rev] = [patched(state, message.patch) as TableState, message.rev];
    }
    if (message.push === 'gone') state = null;
  };
  const connection = host.connect(take, address, () => connection.close());
  let id = 0;
  const send = async (request: string, wanted: unknown): Promise<{ ok?: unknown } & Partial<Refusal>> => {
    await connection.receive(JSON.stringify({ id: ++id, do: request, with: wanted }));
    const { re: _, ...reply } = last as unknown as { re: number };
    return reply;
  };
  const ask: Guest['ask'] = async (request, wanted) => {
    const { ok, ...refusal } = await send(request, wanted);
    if (ok === undefined) throw new Refused(refusal as Refusal);
    return ok as never;
  };
  await ask('hello', { protocol: PROTOCOL, device: deviceOf(name), ...(asHost ? { host: HOST_TOKEN } : { code: CODE }) });
  // Whoever ends the host now ends one that knows who is here.
  await host.settled();
  return {
    ask,
    async refused(request, wanted) {
      const { ok, ...refusal } = await send(request, wanted);
      if (ok !== undefined) throw new Error(`${request} was not refused`);
      return refusal as Refusal;
    },
    table() {
      if (!state) throw new Error('No table is watched');
      return state;
    },
    pushes,
    wire,
    leave: () => connection.close(),
  };
}

/** A running game: Ann (who is the host) and Bob on their devices, others as wanted. */
export async function walkOf(
  host: TestHost,
  options: Record<string, string> = {},
): Promise<{ readonly ann: Guest; readonly bob: Guest; readonly table: string }> {
  const ann = await guest(host, 'ann', true);
  const bob = await guest(host, 'bob');
  const { table } = await ann.ask('create', { game: 'walk', name: 'Evening', seats: 2 });
  if (Object.keys(options).length > 0) await ann.ask('configure', { table, options });
  await ann.ask('sit', { table, seat: 'ann', name: 'Ann' });
  await bob.ask('sit', { table, seat: 'bob', name: 'Bob' });
  await ann.ask('watch', { table, seat: 'ann' });
  await bob.ask('watch', { table, seat: 'bob' });
  await ann.ask('start', { table });
  return { ann, bob, table };
}
/** Gives an answer to the question that is open now. */
export const say = (who: Guest, seat: string, answer: unknown, more: { dice?: number[]; interject?: string } = {}): Promise<never> => {
  const { table, asking } = who.table();
  return who.ask('answer', { table, seat, question: asking?.question ?? 0, answer, ...more });
};
