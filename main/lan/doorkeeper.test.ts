import { expect, test } from 'vitest';
import { Trouble } from '../../shared/protocol/trouble.ts';
import { countingClock } from '../host/guests.fixture.ts';
import { door, right, someLine, times, wrong } from './doorkeeper.fixture.ts';
import { type Doorkeeper, doorkeeper, MOST_WAITING, WRONG } from './doorkeeper.ts';

const HOUR_MS = 60 * 60_000;
/** Everything that may be wrong at once has been. */
async function spent() {
  const at = door();
  await Promise.all(times(WRONG.burst, (address) => at.keeper.hear(`early ${address}`, wrong, someLine())));
  return at;
}
/** Notes in which order tries are heard. */
function noted({ keeper }: { readonly keeper: Doorkeeper }) {
  const order: string[] = [];
  const knock = (from: string, name: string, isRight = false): Promise<boolean> =>
    keeper.hear(
      from,
      () => {
        order.push(name);
        return isRight;
      },
      someLine(),
    );
  return { order, knock };
}

test('right codes cost nothing; twenty may be wrong at once, and one a second after', async () => {
  const { clock, keeper } = door();
  for (let guest = 0; guest < 100; guest++) expect(await keeper.hear('10.0.0.1', right, someLine())).toBe(true);
  // Nor does anybody have to be remembered for them.
  expect(keeper.known()).toBe(0);
  let heard = 0;
  for (const address of times(30, (at) => `10.0.1.${at}`)) void keeper.hear(address, wrong, someLine()).then(() => heard++);
  const after: number[] = [];
  for (let second = 0; second < 4; second++) {
    await clock.pass(0);
    after.push(heard);
    await clock.pass(1000);
  }
  expect(after).toEqual([20, 21, 22, 23]);
});

test('whether a code is right shows no sooner than at its turn, and only whoever waits is told so', async () => {
  for (const isRight of [true, false]) {
    const { clock, keeper } = await spent();
    let queued = 0;
    let answer: boolean | null = null;
    void keeper.hear('10.0.0.1', () => isRight, { ...someLine(), queued: () => queued++ }).then((said) => (answer = said));
    await clock.pass(999);
    expect([queued, answer]).toEqual([1, null]);
    await clock.pass(1);
    expect([queued, answer]).toEqual([1, isRight]);
  }
  const { keeper } = door();
  let queued = 0;
  await keeper.hear('10.0.0.1', wrong, { ...someLine(), queued: () => queued++ });
  expect(queued).toBe(0);
});

test('addresses take turns, however many tries wait at one; within an address who came first is first', async () => {
  const { clock, keeper } = await spent();
  const { order, knock } = noted({ keeper });
  for (const name of ['a1', 'a2', 'a3', 'a4']) void knock('a', name);
  for (const name of ['b1', 'b2']) void knock('b', name);
  void knock('c', 'c1', true);
  void knock('c', 'c2');
  await clock.pass(20_000);
  const turns = times(7, (at) => [...(order.filter((name) => name !== 'c1')[at] ?? '')]);
  expect(
    turns
      .slice(0, 3)
      .map(([address]) => address)
      .sort(),
  ).toEqual(['a', 'b', 'c']);
  expect(
    turns
      .slice(3, 5)
      .map(([address]) => address)
      .sort(),
  ).toEqual(['a', 'b']);
  for (const address of ['a', 'b', 'c']) {
    const own = order.filter((name) => name.startsWith(address));
    expect(own).toEqual(own.toSorted());
  }
  expect(order.indexOf('c1')).toBe(order.indexOf('c2') - 1);
});

test('beyond twelve of an address the next is told when to try again, and then there is a place; others are not refused', async () => {
  const { clock, keeper } = await spent();
  for (let at = 0; at < MOST_WAITING; at++) void keeper.hear('a', wrong, someLine());
  const refused = await keeper.hear('a', right, someLine()).catch((error: unknown) => error);
  expect((refused as Trouble).refusal).toEqual({ error: { key: 'error.codeWait', with: { seconds: 1 } }, waitMs: 1000 });
  let isIn = false;
  void keeper.hear('b', right, someLine()).then((said) => (isIn = said));
  await clock.pass(1000);
  void keeper.hear('a', wrong, someLine());
  await expect(keeper.hear('a', wrong, someLine())).rejects.toBeInstanceOf(Trouble);
  await clock.pass(1000);
  expect(isIn).toBe(true);
});

test('on one line one try waits; who has gone is not heard, and leaves its place', async () => {
  const { clock, keeper } = await spent();
  const { order, knock } = noted({ keeper });
  const known = keeper.known();
  const line = someLine();
  void keeper.hear('a', wrong, line);
  await expect(keeper.hear('a', right, line)).rejects.toBeInstanceOf(Trouble);
  const leaving = times(MOST_WAITING, () => new AbortController());
  const left = leaving.map(({ signal }) => keeper.hear('b', () => order.push('gone') > 0, someLine(signal)));
  for (const one of leaving) one.abort();
  expect(await Promise.all(left)).toEqual(times(MOST_WAITING, () => false));
  expect(await keeper.hear('b', right, someLine(AbortSignal.abort()))).toBe(false);
  expect(keeper.known()).toBe(known + 1);
  void knock('b', 'stays');
  await clock.pass(2000);
  expect(order).toEqual(['stays']);
});

test('one turn goes to whoever has waited longest, the next to whoever came last, also where all came at once', async () => {
  for (const apartMs of [1, 0]) {
    const { clock, keeper } = await spent();
    const { order, knock } = noted({ keeper });
    for (const name of ['first', 'second', 'third', 'fourth', 'fifth', 'last']) {
      void knock(name, name);
      await clock.pass(apartMs);
    }
    await clock.pass(10_000);
    expect(order, `${apartMs} ms apart`).toEqual(['first', 'last', 'second', 'fifth', 'third', 'fourth']);
  }
});

test('who is refused a place is told in how many seconds everybody who waits has had a turn', async () => {
  const { clock, keeper } = await spent();
  const line = someLine();
  for (const name of times(11, (at) => `household ${at}`)) void keeper.hear(name, wrong, someLine());
  void keeper.hear('twelfth', wrong, line);
  await clock.pass(998);
  const refused = (await keeper.hear('twelfth', right, line).catch((error: unknown) => error)) as Trouble;
  expect(refused.refusal).toEqual({ error: { key: 'error.codeWait', with: { seconds: 12 } }, waitMs: expect.closeTo(11_002, -1) });
});

test('twelve tries of an address wait, the thirteenth does not', async () => {
  const { keeper } = await spent();
  const answers: unknown[] = [];
  for (let at = 0; at < 13; at++) keeper.hear('a', wrong, someLine()).catch((error: unknown) => answers.push([at, error]));
  await Promise.resolve();
  await Promise.resolve();
  expect(answers).toEqual([[12, expect.any(Trouble)]]);
});

test('whoever comes a moment before the next turn waits that moment', async () => {
  const { clock, keeper } = await spent();
  await clock.pass(999.5);
  let queued = 0;
  let isHeard = false;
  void keeper.hear('a', wrong, { ...someLine(), queued: () => queued++ }).then(() => (isHeard = true));
  await clock.pass(0);
  expect([queued, isHeard]).toEqual([1, false]);
  await clock.pass(1);
  expect(isHeard).toBe(true);
});

test('a line that ends after its guest was let in takes no place from the same address’s next guest', async () => {
  const { clock, keeper } = door();
  const old = new AbortController();
  expect(await keeper.hear('home', right, someLine(old.signal))).toBe(true);
  await Promise.all(times(20, (at) => keeper.hear(`early ${at}`, wrong, someLine())));
  let isIn = false;
  void keeper.hear('home', right, someLine()).then((said) => (isIn = said));
  old.abort();
  await clock.pass(1000);
  expect(isIn).toBe(true);
});

test('however many wait, one alarm is set for the next turn; none once nobody waits', async () => {
  const clock = countingClock();
  const keeper = doorkeeper(clock);
  for (const name of times(30, String)) void keeper.hear(name, wrong, someLine());
  expect(clock.waiting()).toBe(1);
  await clock.pass(10_000);
  expect(clock.waiting()).toBe(0);
});

test('for an hour it is remembered who was wrong', async () => {
  const { clock, keeper } = door();
  await keeper.hear('a', wrong, someLine());
  await clock.pass(HOUR_MS);
  await keeper.hear('b', wrong, someLine());
  expect(keeper.known()).toBe(2);
  await clock.pass(1);
  await keeper.hear('c', wrong, someLine());
  expect(keeper.known()).toBe(2);
});

test('two thousand addresses are known; then those are forgotten whose last wrong code is longest ago, and nobody who waits', async () => {
  const { clock, keeper } = door();
  for (const at of [...times(19, (each) => each), 0]) void keeper.hear(`early ${at}`, wrong, someLine());
  const lines = times(1982, () => new AbortController());
  for (const [at, { signal }] of lines.slice(0, 1981).entries()) void keeper.hear(`waits ${at}`, wrong, someLine(signal));
  await clock.pass(1000);
  expect(keeper.known()).toBe(2000);
  void keeper.hear('one more', wrong, someLine(lines.at(-1)?.signal));
  expect(keeper.known()).toBe(2001);
  await clock.pass(1000);
  expect(keeper.known()).toBe(2000);
  // Whoever is forgotten counts as new, and so comes before those who are remembered.
  for (const line of lines) line.abort();
  const { order, knock } = noted({ keeper });
  for (const address of ['early 0', 'early 2', 'early 1']) void knock(address, address);
  await clock.pass(3000);
  expect(order).toEqual(['early 1', 'early 2', 'early 0']);
});

test('who leaves the queue takes nobody along who waits at the same address', async () => {
  const { clock, keeper } = await spent();
  const order: number[] = [];
  const lines = times(4, () => new AbortController());
  for (const [at, { signal }] of lines.entries()) void keeper.hear('home', () => order.push(at) < 0, someLine(signal));
  lines[1]?.abort();
  await clock.pass(5000);
  expect(order).toEqual([0, 2, 3]);
});

test('who goes while being heard takes nobody else out of the queue', async () => {
  const { clock, keeper } = await spent();
  const line = new AbortController();
  const leaves = (): boolean => {
    line.abort();
    return true;
  };
  const first = keeper.hear('10.0.0.1', leaves, someLine(line.signal));
  const second = keeper.hear('10.0.0.1', right, someLine());
  await clock.pass(2000);
  expect(await first).toBe(false);
  expect(await second).toBe(true);
});
