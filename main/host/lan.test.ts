import { expect, test } from 'vitest';
import type { LanInfo } from '../../shared/protocol/pushes.ts';
import { guest, testHost } from './guests.fixture.ts';
import type { Network } from './hall.ts';

/** A network side whose addresses are set by hand. */
function handNetwork(): { readonly network: Network; become(info: LanInfo): void } {
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
