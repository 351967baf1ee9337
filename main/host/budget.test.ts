import { expect, test } from 'vitest';
import { Trouble } from '../../shared/protocol/trouble.ts';
import { budgetOf, USUAL_RATES } from './budget.ts';

const MINUTE = 60_000;
/** How many games devices of an address begin before one is refused. */
function gamesBegun(budget: ReturnType<typeof budgetOf>, address: string, now: number): number {
  for (let begun = 0; begun < 100; begun++) {
    try {
      // Each device has a purse of its own, and time to fill it.
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
