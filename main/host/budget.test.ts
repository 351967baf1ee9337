import { expect, test } from 'vitest';
import type { RequestName } from '../../shared/protocol/requests.ts';
import { Trouble } from '../../shared/protocol/trouble.ts';
import { budgetOf, USUAL_RATES } from './budget.ts';

const MINUTE = 60_000;
/** How many games devices of an address begin before one is refused. */
function gamesBegun(budget: ReturnType<typeof budgetOf>, address: string, now: number): number {
  for (let begun = 0; begun < 100; begun++) {
    try {
      // Each device has a bucket of its own, and time to fill it.
      budget.spend('start', `device ${begun} ${now}`, address, now);
    } catch (error) {
      expect(error).toBeInstanceOf(Trouble);
      return begun;
    }
  }
  return 100;
}

test('guests of one address begin twenty games, then one a minute; those of another are not held up', () => {
  const budget = budgetOf(USUAL_RATES);
  expect(gamesBegun(budget, '10.0.0.7', 0)).toBe(20);
  expect(gamesBegun(budget, '10.0.0.7', 30_000)).toBe(0);
  expect(gamesBegun(budget, '10.0.0.8', 30_000)).toBe(20);
  expect(gamesBegun(budget, '10.0.0.7', 3 * MINUTE)).toBe(3);
});

test('whoever knocks again and again takes nothing from those inside at the same address', () => {
  const budget = budgetOf(USUAL_RATES);
  const knock = () => budget.spend('hello', '', '10.0.0.7', 0);
  expect(() => {
    for (let knocks = 0; knocks < 1000; knocks++) knock();
  }).toThrow(Trouble);
  expect(() => budget.spend('answer', 'ann', '10.0.0.7', 0)).not.toThrow();
});

test('devices of one address are let in for the first time 150 at once, then one in two seconds', () => {
  const budget = budgetOf(USUAL_RATES);
  const letIn = (now: number, address = '10.0.0.7'): number => {
    for (let n = 0; n < 1000; n++) {
      try {
        budget.spendNewcomer(address, now);
      } catch (error) {
        expect(error).toBeInstanceOf(Trouble);
        return n;
      }
    }
    return 1000;
  };
  expect([letIn(0), letIn(MINUTE), letIn(MINUTE, '10.0.0.8')]).toEqual([150, 30, 150]);
});

/** How often a device asks for this before it is refused. */
function asked(budget: ReturnType<typeof budgetOf>, name: RequestName, device = 'ann', address = '10.0.0.7', now = 0): number {
  for (let times = 0; times < 5000; times++) {
    try {
      budget.spend(name, device, address, now);
    } catch (error) {
      expect((error as Trouble).refusal.error).toEqual({ key: 'error.tooMuch', with: { request: name } });
      return times;
    }
  }
  return Number.POSITIVE_INFINITY;
}
test.each([
  ['answer', 120],
  ['tables', 60],
  ['configure', 40],
  ['sit', 40],
  ['stand', 40],
  ['plead', 40],
  ['bot', 24],
  ['watch', 24],
  ['say', 24],
  ['pause', 24],
  ['nudge', 24],
  ['create', 12],
  ['lesson', 12],
  ['again', 12],
  ['start', 12],
  ['export', 6],
  ['frames', 4],
  ['playOn', 4],
  ['daily', 12],
  ['ready', 12],
  ['pace', 40],
  ['review', 60],
] as const)('a device asks at once for %s %i times, and for a quarter of that each second', (name, times) => {
  const budget = budgetOf(USUAL_RATES);
  expect(asked(budget, name)).toBe(times);
  // Then nothing is left for anything else either.
  expect(asked(budget, 'answer')).toBe(0);
  expect(asked(budget, name, 'ann', '10.0.0.7', 1000)).toBe(Math.floor(times / 4));
  // Games are counted by address too.
  expect(asked(budget, name, 'bob', '10.0.0.8')).toBe(times);
});

test('all devices of an address look 900 times at once and 150 times a second, those who knock 450 times; what is refused costs nothing', () => {
  const budget = budgetOf(USUAL_RATES);
  const looks = (now: number): number => {
    let all = 0;
    for (let device = 0; device < 20; device++) all += asked(budget, 'answer', `device ${device}`, '10.0.0.7', now);
    return all;
  };
  expect([looks(0), looks(1000)]).toEqual([900, 150]);
  expect(asked(budget, 'answer', 'device 19', '10.0.0.8', 1000)).toBe(120);
  expect(asked(budget, 'hello', '')).toBe(450);
});

test('whom nobody has seen for longest is forgotten when two thousand others have come since', () => {
  const budget = budgetOf(USUAL_RATES);
  const come = (from: number, to: number): void => {
    for (let n = from; n < to; n++) budget.spend('answer', `device ${n}`, `10.1.${n >> 8}.${n & 255}`, 0);
  };
  const spent = (device: string, address: string): void => void asked(budget, 'answer', device, address);
  spent('ann', 'of ann');
  spent('bob', 'of bob');
  come(0, 1000);
  expect(asked(budget, 'answer', 'ann', 'of ann')).toBe(0);
  come(1000, 1999);
  // Next to Bob the first of the others has been away longest, and is still known.
  expect(asked(budget, 'answer', 'device 0', '10.1.0.0')).toBe(119);
  expect([asked(budget, 'answer', 'ann', 'of ann'), asked(budget, 'answer', 'bob', 'of bob')]).toEqual([0, 120]);
});
