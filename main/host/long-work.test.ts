import { expect, test } from 'vitest';
import type { Client, Hall } from './hall.ts';
import { inTurn } from './long-work.ts';

const hallOf = (): Pick<Hall, 'longWork'> => ({ longWork: { turn: Promise.resolve(), waiting: new Map() } });
const callerAt = (address: string, charged: number[] = [], hostRights = false) =>
  ({ address, hostRights, worked: (ms: number) => charged.push(ms) }) as unknown as Client;
/** Work that is done when it is told so. */
function held() {
  let finish = (): void => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { done, finish };
}

test('one piece of long work is done at a time, in the order in which it was asked for', async () => {
  const hall = hallOf() as Hall;
  const [first, order] = [held(), [] as string[]];
  const one = inTurn(hall, callerAt('10.0.0.1'), async () => {
    order.push('one begins');
    await first.done;
    order.push('one ends');
  });
  const two = inTurn(hall, callerAt('10.0.0.2'), async () => void order.push('two'));
  await new Promise((on) => setImmediate(on));
  expect(order).toEqual(['one begins']);
  first.finish();
  await Promise.all([one, two]);
  expect(order).toEqual(['one begins', 'one ends', 'two']);
});

test('an address has four pieces waiting at most, others and the host are served, and what is over or failed makes room', async () => {
  const hall = hallOf() as Hall;
  const first = held();
  const ask = (client: Client) => inTurn(hall, client, () => first.done);
  const waiting = [1, 2, 3, 4].map(() => ask(callerAt('10.0.0.1')));
  expect(() => ask(callerAt('10.0.0.1'))).toThrow('error.tooFast');
  waiting.push(ask(callerAt('10.0.0.2')), ask(callerAt('10.0.0.1', [], true)));
  first.finish();
  await Promise.all(waiting);
  for (let n = 0; n < 5; n++) {
    const broken = inTurn(hall, callerAt('10.0.0.1'), () => Promise.reject(new Error('broken')));
    await expect(broken).rejects.toThrow('broken');
  }
  expect(hall.longWork.waiting.size).toBe(0);
});

test('whoever asked pays for every slice, and for one that breaks', async () => {
  const hall = hallOf() as Hall;
  const charged: number[] = [];
  const until = (ms: number): void => {
    const began = performance.now();
    while (performance.now() < began + ms);
  };
  const work = inTurn(hall, callerAt('10.0.0.1', charged), async (breathe) => {
    for (let part = 0; part < 6; part++) {
      until(15);
      await breathe();
    }
    until(15);
    throw new Error('broken');
  });
  await expect(work).rejects.toThrow('broken');
  expect(charged.length).toBeGreaterThan(2);
  expect(charged.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThan(7 * 15 - 1);
});
