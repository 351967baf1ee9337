import { expect, test } from 'vitest';
import type { SlowClock } from '../host/guests.fixture.ts';
import { door, right, someLine, times, wrong } from './doorkeeper.fixture.ts';
import { type Doorkeeper, MOST_WAITING, WRONG } from './doorkeeper.ts';

const HOUR_MS = 60 * 60_000;
const ADDRESSES = 1000;
/** An attack from a thousand addresses that guess without end. @returns how many guesses were looked at so far */
type Attack = (keeper: Doorkeeper, clock: SlowClock) => () => number;
/** Each has as many tries in the queue as it may have, always. */
const sitting: Attack = (keeper) => {
  let looks = 0;
  const guess = async (from: string): Promise<void> => {
    for (;;) await keeper.hear(from, () => ++looks === 0, someLine());
  };
  for (let address = 0; address < ADDRESSES; address++) times(MOST_WAITING, () => void guess(`evil ${address}`));
  return () => looks;
};
/** Each leaves again and again to come back as if it were new. */
const comingAnew =
  (everyMs: number, addresses = ADDRESSES): Attack =>
  (keeper, clock) => {
    let looks = 0;
    const guess = (from: string): void => {
      const gone = new AbortController();
      void keeper.hear(from, () => ++looks === 0, someLine(gone.signal));
      clock.after(everyMs, () => {
        gone.abort();
        guess(from);
      });
    };
    for (let address = 0; address < addresses; address++) clock.after((address * everyMs) / addresses, () => guess(`anew ${address}`));
    return () => looks;
  };
/** Milliseconds until a friend with the right code is in, who comes so long after the attack began; `slips` = wrong ones before. */
async function untilIn({ clock, keeper }: { clock: SlowClock; keeper: Doorkeeper }, from: string, slips = 0): Promise<number> {
  const start = clock.now();
  for (let slip = 0; slip <= slips; slip++) {
    let isHeard = false;
    void keeper.hear(from, slip === slips ? right : wrong, someLine()).then(() => (isHeard = true));
    while (!isHeard) await clock.pass(100);
  }
  return clock.now() - start;
}

test('with a thousand addresses that guess without end a friend is in within 3 s, and the guesses keep to their budget', async () => {
  const at = door();
  const looks = sitting(at.keeper, at.clock);
  const waits: number[] = [];
  for (const [friend, minutes] of [1, 4, 15, 40, 60].entries()) {
    await at.clock.pass(minutes * 60_000);
    waits.push(await untilIn(at, `friend ${friend}`));
  }
  // One turn goes to who waits longest, the next to who came last; later everybody else was wrong before, and it is one turn.
  expect(Math.max(...waits)).toBeLessThanOrEqual(3000);
  // A slip costs one turn more, once each of the others has been wrong twice.
  expect(await untilIn(at, 'friend with a slip', 1)).toBeLessThanOrEqual(4000);
  const hours = (at.clock.now() - 1_700_000_000_000) / HOUR_MS;
  expect(looks()).toBeLessThanOrEqual(WRONG.burst + WRONG.perSecond * 3600 * hours);
  expect(looks()).toBeGreaterThan(WRONG.perSecond * 3500 * hours);
});

test('where they keep coming anew, it is 10 s', async () => {
  const at = door();
  comingAnew(5000)(at.keeper, at.clock);
  await at.clock.pass(30_000);
  expect(await untilIn(at, 'friend')).toBeLessThanOrEqual(10_000);
});

test('at the worst a friend waits for one guess of each address: never longer than there are others', async () => {
  const at = door();
  sitting(at.keeper, at.clock);
  comingAnew(1000, 50)(at.keeper, at.clock);
  await at.clock.pass(5000);
  const others = ADDRESSES + 50;
  const waited = await untilIn(at, 'friend');
  expect(waited).toBeGreaterThan(10_000);
  expect(waited).toBeLessThanOrEqual(others * 1000);
  // Then each of them has been wrong, and stands behind whoever comes.
  await at.clock.pass(others * 1000);
  expect(await untilIn(at, 'the next')).toBeLessThanOrEqual(3000);
});
