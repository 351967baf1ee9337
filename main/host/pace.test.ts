import { expect, test } from 'vitest';
import { pauseMs, seemsToThinkMs } from './pace.ts';

const hall = { botDelayMs: 700 };
const never = () => false;

test('bots pause as the table wants it, and hardly at all while they hurry', () => {
  const pauses = (['instant', 'brisk', 'people'] as const).map((pace) => pauseMs(hall, { pace, hurries: false }));
  expect(pauses).toEqual([105, 700, 1820]);
  expect(pauseMs(hall, { pace: 'people', hurries: true })).toBe(105);
  expect(pauseMs({ botDelayMs: 0 }, { pace: 'people', hurries: false })).toBe(0);
});

test('however short the pause, its length does not tell whether a bot had a choice', () => {
  for (const level of ['novice', 'adept', 'mentat'] as const) {
    const quick = seemsToThinkMs(105, level, never);
    // One length for every question that may have had a choice, longer than any of them is thought about.
    expect(quick).toBe({ novice: 400, adept: 400, mentat: 1650 }[level]);
    expect(seemsToThinkMs(105, level, () => true)).toBe(105);
    expect(seemsToThinkMs(1820, level, never)).toBe(1820);
  }
  expect(seemsToThinkMs(700, 'adept', never)).toBe(700);
  expect(seemsToThinkMs(0, 'mentat', never)).toBe(0);
});
