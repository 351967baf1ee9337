import { expect, test } from 'vitest';
import { seedOf } from '../../shared/kernel/chance.ts';
import { begin } from '../../shared/kernel/table.ts';
import { anyWalk } from '../../shared/kernel/walk.fixture.ts';
import type { BotRequest } from '../bots/index.ts';
import { sampleBots } from './bots.ts';

test('a bot at random answers what is offered to the seat that is asked, and nothing for another or in another game', async () => {
  const { position, options } = begin(anyWalk, { seats: ['ann', 'bob'], options: {}, seed: seedOf(7) });
  const bots = sampleBots((game) => (game === 'walk' ? anyWalk : undefined));
  const request = (change: object) => ({ game: 'walk', position, options, seat: 'ann', ...change }) as unknown as BotRequest;
  const given = await Promise.all(Array.from({ length: 40 }, () => bots.answer(request({}))));
  expect(new Set(given.map(({ seat }) => seat))).toEqual(new Set(['ann']));
  expect(new Set(given.map(({ answer }) => answer))).toEqual(new Set(['go', 'roll', 'peek', 'ask', 'done', 'end']));
  await expect(bots.answer(request({ seat: 'bob' }))).rejects.toThrow('bob is not asked');
  await expect(bots.answer(request({ game: 'chess' }))).rejects.toThrow('No game chess');
});
