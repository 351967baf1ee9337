import { afterEach, expect, test } from 'vitest';
import { type Bots, type BotRequest, createBots } from './index.ts';

const fixture = new URL('./worker.fixture.ts', import.meta.url);
const ask = (game: string): BotRequest => ({
  game,
  position: {} as BotRequest['position'],
  options: {},
  seat: 'seat1',
  level: 'novice',
  budgetMs: 50,
});

let bots: Bots | undefined;
afterEach(() => bots?.close());

test('a call to a worker that dies fails, and the next one is answered by another worker', async () => {
  bots = createBots({ most: 1, worker: fixture });
  await expect(bots.answer(ask('die'))).rejects.toThrow('ended');
  await expect(bots.answer(ask('echo'))).resolves.toMatchObject({ seat: 'seat1' });
});

test('all calls that wait at a dying worker fail; none is left open', async () => {
  bots = createBots({ most: 1, worker: fixture });
  const results = await Promise.allSettled([bots.answer(ask('wait')), bots.answer(ask('die')), bots.answer(ask('wait'))]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

test('what a worker throws reaches its caller, and the worker lives on', async () => {
  bots = createBots({ most: 1, worker: fixture });
  const first = await bots.answer(ask('echo'));
  await expect(bots.answer(ask('throw'))).rejects.toThrow('no idea');
  const second = await bots.answer(ask('echo'));
  expect((second.answer as { thread: number }).thread).toBe((first.answer as { thread: number }).thread);
});

test('an aside may be nothing at all', async () => {
  bots = createBots({ most: 1, worker: fixture });
  expect(await bots.aside(ask('echo'))).toBeNull();
});

test('two calls at the same time go to two workers', async () => {
  bots = createBots({ most: 2, worker: fixture });
  const [one, other] = await Promise.all([bots.answer(ask('echo')), bots.answer(ask('echo'))]);
  expect((one.answer as { thread: number }).thread).not.toBe((other.answer as { thread: number }).thread);
});
