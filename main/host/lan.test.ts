import { expect, test } from 'vitest';
import type { LanInfo } from '../../shared/protocol/pushes.ts';
import { guest, testHost } from './guests.fixture.ts';
import type { Network } from './hall.ts';

/** A network side whose addresses are set by hand. */
function handNetwork(more: Partial<Network> = {}): { readonly network: Network; become(info: LanInfo): void } {
  let info: LanInfo = { on: false, addresses: [], code: 'ABCDE', codeWithPlace: 'ABCDE' };
  const told: (() => void)[] = [];
  return {
    network: {
      info: () => info,
      onChange: (listener) => void told.push(listener),
      open: async () => info,
      browse: () => () => {},
      find: async () => '',
      check: async () => [],
      ...more,
    },
    become(next) {
      info = next;
      for (const listener of told) listener();
    },
  };
}

test('everybody inside hears where others can join, whenever that changes; while it is closed only the host does', async () => {
  const { network, become } = handNetwork();
  const host = testHost({ network });
  const [ann, bob] = [await guest(host, 'ann', true), await guest(host, 'bob')];
  const at = (ip: string): LanInfo => ({ on: true, addresses: [`http://${ip}:4747`], code: 'ABCDE', codeWithPlace: 'KTY01-ABCDE' });
  for (const lan of [at('10.91.0.1'), at('10.91.0.33')]) {
    become(lan);
    for (const who of [ann, bob]) expect(who.pushes.at(-1)).toEqual({ push: 'lan', lan });
  }
  become({ on: false, addresses: [], code: 'ABCDE', codeWithPlace: 'ABCDE' });
  expect(bob.pushes.at(-1)).toEqual({ push: 'lan', lan: null });
  expect(ann.pushes.at(-1)).toMatchObject({ lan: { on: false, code: 'ABCDE' } });
});

test('after a new code everybody inside is told how others come in now', async () => {
  const { network } = handNetwork({ info: () => ({ on: true, addresses: [], code: 'FGHJK', codeWithPlace: 'FGHJK' }) });
  const host = testHost({ network });
  const [ann, bob] = [await guest(host, 'ann', true), await guest(host, 'bob')];
  await ann.ask('newCode', {});
  for (const who of [ann, bob]) expect(who.pushes.at(-1)).toMatchObject({ push: 'lan', lan: { code: 'FGHJK' } });
});

test('whoever looks for other hosts does so until it has seen enough, and looks anew instead of twice', async () => {
  const looks: { stopped: boolean }[] = [];
  const { network } = handNetwork({
    browse() {
      const look = { stopped: false };
      looks.push(look);
      return () => {
        look.stopped = true;
      };
    },
  });
  const ann = await guest(testHost({ network }), 'ann', true);
  await ann.ask('browse', { on: true });
  await ann.ask('browse', { on: true });
  expect(looks.map(({ stopped }) => stopped)).toEqual([true, false]);
  await ann.ask('browse', { on: false });
  expect(looks.map(({ stopped }) => stopped)).toEqual([true, true]);
});

test('where the host itself fails whoever asked is told so much, and whoever runs it what broke', async () => {
  const { network } = handNetwork({ check: () => Promise.reject(new Error('no such cable')) });
  const lines: string[] = [];
  const ann = await guest(testHost({ network, log: (line) => lines.push(line) }), 'ann', true);
  expect(await ann.refused('check', {})).toEqual({ error: { key: 'error.inside', with: { request: 'check' } } });
  expect(lines).toEqual([expect.stringContaining('check failed: Error: no such cable')]);
});

test('a host that ends looks for no other hosts any more', async () => {
  let looks = 0;
  const { network } = handNetwork({
    browse() {
      looks++;
      return () => {
        looks--;
      };
    },
  });
  const host = testHost({ network });
  const ann = await guest(host, 'ann', true);
  await ann.ask('browse', { on: true });
  expect(looks).toBe(1);
  await host.close();
  expect(looks).toBe(0);
});
