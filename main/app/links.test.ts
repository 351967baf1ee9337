import { expect, test } from 'vitest';
import { openLinks } from './links.ts';

function links({ agrees = true, isThere = true, isHome = true } = {}) {
  const told: string[] = [];
  let answer: ((yes: boolean) => void) | undefined;
  const follow = openLinks({
    isOwn: (address) => address === 'http://127.0.0.1:4747',
    isHome: () => isHome,
    home: () => void told.push('home'),
    ask: (address) => {
      told.push(`ask ${address}`);
      return new Promise((done) => (answer = done));
    },
    isThere: async (address) => {
      told.push(`look ${address}`);
      return isThere;
    },
    visit: async ({ address, code }) => void told.push(`visit ${address} ${code}`),
    tell: async (why, address) => void told.push(`${why} ${address}`.trim()),
  });
  return {
    told,
    follow,
    async through(link: string): Promise<string[]> {
      const followed = follow(link);
      answer?.(agrees);
      await followed;
      return told;
    },
  };
}
const LINK = 'sietch://192.168.1.20:4747/K7Q2M';
const THERE = 'http://192.168.1.20:4747';

test('a link is asked about, looked at, then followed', async () => {
  expect(await links().through(LINK)).toEqual([`ask ${THERE}`, `look ${THERE}`, `visit ${THERE} K7Q2M`]);
});

test('before the person has said yes nothing is asked of the network, and after a no nothing ever is', async () => {
  expect(await links({ agrees: false }).through(LINK)).toEqual([`ask ${THERE}`]);
});

test('where no host of ours answers nothing is opened', async () => {
  expect(await links({ isThere: false }).through(LINK)).toEqual([`ask ${THERE}`, `look ${THERE}`, `unreachable ${THERE}`]);
});

test('a hostile link is told and does nothing else', async () => {
  for (const link of ['sietch://example.org/K7Q2M', 'sietch://192.168.1.20/K7Q2M?host=1', 'sietch:', 'sietch://127.0.0.1:4747/../x'])
    expect(await links().through(link)).toEqual(['badLink']);
});

test('a link to the own hall leads home from a visit, if the person wants that, and at home nowhere', async () => {
  const own = 'sietch://127.0.0.1/';
  expect(await links().through(own)).toEqual([]);
  expect(await links({ isHome: false }).through(own)).toEqual(['ask http://127.0.0.1:4747', 'home']);
  expect(await links({ isHome: false, agrees: false }).through(own)).toEqual(['ask http://127.0.0.1:4747']);
});

test('a flood of bad links is told once', async () => {
  const { told, follow } = links();
  await Promise.all(Array.from({ length: 50 }, () => follow('sietch://example.org/')));
  expect(told).toEqual(['badLink']);
});

test('a flood of links asks once', async () => {
  const { told, follow, through } = links();
  const first = through(LINK);
  for (let at = 0; at < 50; at++) void follow(`sietch://10.0.0.${at}/`);
  await first;
  expect(told.filter((line) => line.startsWith('ask'))).toHaveLength(1);
});
