import { expect, test } from 'vitest';
import { offerAtHome, offerOnVisit } from './offer.ts';

interface Line {
  /** What was carried to the main process. */
  readonly carried: unknown[][];
  carry(...given: unknown[]): Promise<unknown>;
  /** The main process answers what it was asked last, or refuses. */
  answer(given: string): void;
  refuse(): void;
}
function openLine(): Line {
  const carried: unknown[][] = [];
  let settle: { answer: (given: string) => void; refuse: (error: Error) => void } | undefined;
  return {
    carried,
    carry(...given) {
      carried.push(given);
      return new Promise((answer, refuse) => (settle = { answer, refuse }));
    },
    answer: (given) => settle?.answer(given),
    refuse: () => settle?.refuse(new Error('the window is gone')),
  };
}

test('a page of the own hall carries its calls over with what they are given', () => {
  const { carried, carry } = openLine();
  void offerAtHome(carry).visit('http://192.168.1.20:4747', 'ABCD');
  expect(carried).toEqual([['sietch:visit', 'http://192.168.1.20:4747', 'ABCD']]);
});

test('on a visit no call but two reaches the main process, and these bring nothing along', async () => {
  const { carried, carry } = openLine();
  const offered = Object.entries(offerOnVisit(carry)) as [string, (given: unknown) => Promise<unknown>][];
  const refused: string[] = [];
  for (const [name, call] of offered)
    if (name === 'home' || name === 'device') void call(new Uint8Array(1000));
    else await call(new Uint8Array(1000)).catch((error: unknown) => refused.push(String(error)));
  expect(carried.toSorted()).toEqual([['sietch:device'], ['sietch:home']]);
  expect(Object.keys(offerAtHome(carry))).toEqual(Object.keys(offerOnVisit(carry)));
  expect(refused).toHaveLength(offered.length - 2);
  for (const text of refused) expect(text).toMatch(/^Error: \w+: not for this page$/);
});

test('a flood of calls on a visit asks once; the secret is asked for once ever, if the answer came', async () => {
  const line = openLine();
  const { device } = offerOnVisit(line.carry);
  const failed = Promise.allSettled([device(), device()]);
  line.refuse();
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const flood = Promise.all(Array.from({ length: 1000 }, () => device()));
  line.answer('secret');
  expect(new Set(await flood)).toEqual(new Set(['secret']));
  expect([await device(), line.carried.length]).toEqual(['secret', 2]);
});

test('the way home is open again when it was answered', async () => {
  const line = openLine();
  const { home } = offerOnVisit(line.carry);
  const first = [home(), home()];
  line.answer('');
  await Promise.all(first);
  void home();
  expect(line.carried).toEqual([['sietch:home'], ['sietch:home']]);
});
