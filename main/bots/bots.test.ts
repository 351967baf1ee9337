import { afterEach, expect, test } from 'vitest';
import { type Bots, type BotRequest, createBots } from './index.ts';

const fixture = new URL('./worker.fixture.ts', import.meta.url);
const ask = (game: string, maker = 'host', table = 'one'): BotRequest => ({
  game,
  position: {} as BotRequest['position'],
  options: {},
  seat: 'seat1',
  level: 'novice',
  budgetMs: 50,
  maker,
  table,
});

let bots: Bots | undefined;
afterEach(() => bots?.close());

test('a call to a worker that dies fails, and the next one is answered by another worker', async () => {
  bots = createBots({ most: 1, worker: fixture });
  await expect(bots.answer(ask('die'))).rejects.toThrow('ended');
  await expect(bots.answer(ask('echo'))).resolves.toMatchObject({ seat: 'seat1' });
});

test('who is about to play finds a worker that loads already; one that nobody asks is ended', async () => {
  bots = createBots({ most: 1, worker: fixture, unaskedMs: 30 });
  bots.ready();
  bots.ready();
  const first = await bots.answer(ask('echo'));
  await new Promise((later) => setTimeout(later, 60));
  // Who has answered stays.
  expect(await bots.answer(ask('echo'))).toEqual(first);
  await bots.close();
  bots = createBots({ most: 1, worker: fixture, unaskedMs: 0 });
  bots.ready();
  await new Promise((later) => setTimeout(later, 30));
  const next = await bots.answer(ask('echo'));
  // The one between them has gone without a word.
  expect((next.answer as { thread: number }).thread).toBe((first.answer as { thread: number }).thread + 2);
});

test('a bot that hangs is ended, whatever it does meanwhile, and the next request gets another worker', async () => {
  bots = createBots({ most: 1, worker: fixture, graceMs: 150 });
  const first = await bots.answer(ask('echo'));
  for (const hung of ['spin', 'wait']) {
    const [lost, found] = await Promise.allSettled([bots.answer(ask(hung)), bots.answer({ ...ask('echo'), budgetMs: 10_000 })]);
    expect(lost).toMatchObject({ status: 'rejected', reason: new Error('The bot does not answer') });
    expect(found).toMatchObject({ status: 'fulfilled' });
  }
  const last = await bots.answer(ask('echo'));
  expect((last.answer as { thread: number }).thread).toBe((first.answer as { thread: number }).thread + 2);
});

test('a bot that eats all memory is ended, and the host lives on', async () => {
  bots = createBots({ most: 1, worker: fixture, graceMs: 20_000, memory: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 8 } });
  await expect(bots.answer(ask('eat'))).rejects.toThrow(/memory/);
  await expect(bots.answer(ask('echo'))).resolves.toMatchObject({ seat: 'seat1' });
}, 30_000);

test('whoever asks for much waits for himself: makers are served in turn, and their tables', async () => {
  bots = createBots({ most: 1, worker: fixture, graceMs: 5000 });
  const order: string[] = [];
  const asked = (maker: string, table: string): Promise<unknown> =>
    (bots as Bots).answer(ask('slow', maker, table)).then(() => order.push(`${maker} ${table}`));
  const crowd = Array.from({ length: 12 }, (_, at) => asked('guest', `g${at % 6}`));
  await Promise.all([...crowd, asked('host', 'h1'), asked('other', 'o1'), asked('host', 'h2')]);
  expect(order.slice(0, 5).toSorted()).toEqual(['guest g0', 'guest g1', 'host h1', 'host h2', 'other o1'].toSorted());
  expect(order.slice(5, 9).toSorted()).toEqual(['guest g2', 'guest g3', 'guest g4', 'guest g5']);
});

test('who waits too long is told so, and keeps nobody else waiting', async () => {
  bots = createBots({ most: 1, worker: fixture, graceMs: 60 });
  await bots.answer(ask('echo'));
  const [, late] = await Promise.allSettled([bots.answer({ ...ask('wait'), budgetMs: 300 }), bots.answer(ask('echo'))]);
  expect(late).toMatchObject({ status: 'rejected', reason: new Error('No worker was free in time') });
});

test('who gives up leaves the queue alone: whoever waits longer is answered', async () => {
  bots = createBots({ most: 1, worker: fixture, graceMs: 0 });
  await bots.answer({ ...ask('echo'), budgetMs: 10_000 });
  const patient = { ...ask('slow'), budgetMs: 10_000 };
  const hurried = { ...ask('echo'), budgetMs: 1 };
  const [served, late, last] = await Promise.allSettled([bots.answer(patient), bots.answer(hurried), bots.answer(patient)]);
  expect(late).toMatchObject({ status: 'rejected', reason: new Error('No worker was free in time') });
  expect([served.status, last.status]).toEqual(['fulfilled', 'fulfilled']);
});

test('what a worker throws reaches its caller, and the worker lives on', async () => {
  bots = createBots({ most: 1, worker: fixture });
  const first = await bots.answer(ask('echo'));
  await expect(bots.answer(ask('throw'))).rejects.toThrow('no idea');
  const second = await bots.answer(ask('echo'));
  expect((second.answer as { thread: number }).thread).toBe((first.answer as { thread: number }).thread);
});

test('where no worker can be had the request fails, and nothing else', async () => {
  bots = createBots({ most: 1, worker: new URL('http://127.0.0.1/none') });
  const [one, other] = await Promise.allSettled([bots.answer(ask('echo')), bots.answer(ask('echo'))]);
  expect([one.status, other.status]).toEqual(['rejected', 'rejected']);
}, 10_000);

test('an interjection may be nothing at all', async () => {
  bots = createBots({ most: 1, worker: fixture });
  expect(await bots.interject(ask('echo'))).toBeNull();
});

test('two calls at the same time go to two workers', async () => {
  bots = createBots({ most: 2, worker: fixture });
  const [one, other] = await Promise.all([bots.answer(ask('echo')), bots.answer(ask('echo'))]);
  expect((one.answer as { thread: number }).thread).not.toBe((other.answer as { thread: number }).thread);
});
