import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CheckLine, FoundHost } from '../../shared/protocol/pushes.ts';

/** Network namespaces of our own: nothing is sent on a real network. The host has two wires, a guest is on each. */
const tag = `sie${process.pid % 100_000}`;
const [host, left, right, alone] = [`${tag}h`, `${tag}l`, `${tag}r`, `${tag}a`] as const;
const NAMES = [host, left, right, alone];
const ip = (...args: string[]): void => void execFileSync('ip', args, { stdio: 'pipe' });
const isPermitted = ((): boolean => {
  if (process.platform !== 'linux' || spawnSync('ip', ['netns', 'add', `${tag}t`]).status !== 0) return false;
  return spawnSync('ip', ['netns', 'del', `${tag}t`]).status === 0;
})();
if (!isPermitted) console.warn('Discovery is not tested: network namespaces need Linux, iproute2 and root.');

function wire(guest: string, net: string): void {
  const [here, there] = [`${guest}0`, `${guest}1`];
  ip('link', 'add', here, 'netns', host, 'type', 'veth', 'peer', 'name', there, 'netns', guest);
  for (const [name, device, address] of [
    [host, here, `${net}.1/24`],
    [guest, there, `${net}.2/24`],
  ] as const) {
    ip('-n', name, 'addr', 'add', address, 'dev', device);
    ip('-n', name, 'link', 'set', device, 'up', 'multicast', 'on');
  }
}
/** What the programs print. */
interface Line {
  readonly hosts?: readonly FoundHost[];
  readonly address?: string;
  readonly lines?: readonly CheckLine[];
  readonly trouble?: string;
  readonly pid?: number;
  readonly code?: string;
}
const running: ChildProcess[] = [];
/** Starts a program inside a namespace; gives its lines as they come. */
function inside(name: string, script: string, ...args: string[]): { readonly child: ChildProcess; readonly lines: Line[] } {
  const env = { ...process.env, SIETCH_LAN: 'on' };
  const child = spawn('ip', ['netns', 'exec', name, process.execPath, join(import.meta.dirname, script), ...args], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  running.push(child);
  const lines: never[] = [];
  let rest = '';
  child.stdout?.on('data', (chunk) => {
    const parts = (rest + String(chunk)).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) lines.push(JSON.parse(part) as never);
  });
  return { child, lines };
}
async function until<T>(ms: number, found: () => T | undefined): Promise<{ readonly value: T; readonly ms: number }> {
  const start = Date.now();
  for (;;) {
    const value = found();
    if (value !== undefined) return { value, ms: Date.now() - start };
    if (Date.now() - start > ms) throw new Error(`Not within ${ms} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe.skipIf(!isPermitted)('discovery on the local network', () => {
  beforeAll(() => {
    for (const name of NAMES) {
      ip('netns', 'add', name);
      ip('-n', name, 'link', 'set', 'lo', 'up');
    }
    wire(left, '10.77.0');
    wire(right, '10.78.0');
  });
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL');
    for (const name of NAMES) spawnSync('ip', ['netns', 'del', name]);
  });

  test('a host appears on every wire, is found by its code, and goes: at once when closed, soon when killed', {
    timeout: 120_000,
  }, async () => {
    const browsers = [inside(left, 'browse.fixture.ts'), inside(right, 'browse.fixture.ts')];
    await Promise.all(browsers.map(({ lines }) => until(20_000, () => lines[0])));
    const open = async () => {
      const { lines, child } = inside(
        host,
        '../cli/host.ts',
        '--json',
        '--data',
        mkdtempSync(join(tmpdir(), 'sietch-')),
        '--name',
        'Upstairs',
      );
      const { value } = await until(20_000, () => lines[0]);
      return { child, pid: value.pid ?? 0, code: value.code ?? '' };
    };
    const listed = (lines: readonly Line[]): readonly FoundHost[] => lines.findLast(({ hosts }) => hosts)?.hosts ?? [];
    const shows = (ms: number, count: number, among = browsers) =>
      Promise.all(among.map(({ lines }) => until(ms, () => (listed(lines).length === count ? listed(lines) : undefined))));
    const times = (all: readonly { ms: number }[]): number[] => all.map(({ ms }) => ms);

    const first = await open();
    const appears = await shows(3000, 1);
    expect(appears.map(({ value }) => value[0])).toMatchObject([
      { name: 'Upstairs', address: 'http://10.77.0.1:4747' },
      { name: 'Upstairs', address: 'http://10.78.0.1:4747' },
    ]);
    const secret = first.code.slice(-5);
    browsers[0]?.child.stdin?.write(`find ${secret}`);
    await until(3000, () => browsers[0]?.lines.find(({ address }) => address === `http://10.77.0.1:4747/#join=${secret}`));

    process.kill(first.pid, 'SIGTERM');
    const closed = await shows(3000, 0);
    await until(5000, () => (first.child.exitCode === 0 ? true : undefined));

    const second = await open();
    await shows(3000, 1);
    const late = inside(left, 'browse.fixture.ts');
    await until(20_000, () => late.lines[0]);
    const lateAppears = await shows(3000, 1, [late]);
    process.kill(second.pid, 'SIGKILL');
    const killed = await shows(15_000, 0);
    console.info(
      `Discovery in ms: appears ${times(appears)}, to a late guest ${times(lateAppears)}, goes when closed ${times(closed)}, when killed ${times(killed)}`,
    );
  });

  test('a host whose address changes while the wire stays up is found at the new one within five seconds', {
    timeout: 60_000,
  }, async () => {
    const { lines } = inside(left, 'browse.fixture.ts');
    await until(20_000, () => lines[0]);
    const served = inside(host, '../cli/host.ts', '--json', '--data', mkdtempSync(join(tmpdir(), 'sietch-')));
    await until(20_000, () => served.lines[0]);
    const shownAt = (ms: number, address: string) =>
      until(ms, () => (lines.findLast(({ hosts }) => hosts)?.hosts?.[0]?.address === `http://${address}:4747` ? true : undefined));
    await shownAt(5000, '10.77.0.1');
    const move = (from: string, to: string): void => {
      ip('-n', host, 'addr', 'del', `${from}/24`, 'dev', `${left}0`);
      ip('-n', host, 'addr', 'add', `${to}/24`, 'dev', `${left}0`);
    };
    move('10.77.0.1', '10.77.0.33');
    try {
      const { ms } = await shownAt(5000, '10.77.0.33');
      console.info(`A host at a new address is found after ${ms} ms`);
    } finally {
      move('10.77.0.33', '10.77.0.1');
    }
    served.child.kill('SIGTERM');
  });

  test('the self-check sees every wire, its port and its multicast', { timeout: 60_000 }, async () => {
    const { lines, child } = inside(host, 'browse.fixture.ts');
    await until(20_000, () => lines[0]);
    child.stdin?.write('check');
    const { value } = await until(10_000, () => lines.find((line) => line.lines)?.lines);
    expect(value.map(({ ok, message }) => [ok, message.key])).toEqual([
      [true, 'check.interfaces'],
      [true, 'check.open'],
      [true, 'check.port'],
      [true, 'check.port'],
      [true, 'check.multicast'],
      [true, 'check.multicast'],
      [true, 'check.firewall'],
    ]);
  });

  test('a machine on no network serves itself and says why no guest can come', { timeout: 60_000 }, async () => {
    const { lines, child } = inside(alone, 'browse.fixture.ts');
    await until(20_000, () => lines[0]);
    child.stdin?.write('check');
    await until(5000, () => lines.find(({ trouble }) => trouble === 'error.lan.noInterface'));
    const served = inside(alone, '../cli/host.ts', '--json', '--data', mkdtempSync(join(tmpdir(), 'sietch-')));
    const { value } = await until(20_000, () => served.lines[0]);
    expect(value).toMatchObject({ address: 'http://127.0.0.1:4747', addresses: [] });
  });
});
