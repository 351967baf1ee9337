import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { sideOf } from './pake.ts';

/** A secret that is always the same. */
vi.mock('node:crypto', async (original) => ({
  ...(await original<typeof import('node:crypto')>()),
  randomBytes: (size: number) => Buffer.alloc(size, 7),
}));
const shortOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

test('hosts and guests of different builds understand each other: from the same code, place and secret comes the same', () => {
  const side = sideOf('ABCDE', '192.168.1.20:4747');
  expect([shortOf(side.number), side.proof('2')?.slice(0, 16)]).toEqual(['088f8681faa98653', 'd3f45bb173b3a169']);
});
