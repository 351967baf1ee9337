import { expect, test } from 'vitest';
import { watchLateness } from './lateness.ts';

/** A loop whose ticks come as the test says; gives how often it was found too late. */
function watched() {
  let [now, work, found] = [0, 0, 0];
  let tick = (): void => {};
  let isOn = true;
  const end = watchLateness(() => found++, {
    now: () => now,
    worked: () => work,
    every(_ms, then) {
      tick = then;
      return () => (isOn = false);
    },
  });
  return {
    end,
    isOn: () => isOn,
    /** One tick after so many milliseconds, of which the process has worked so many. */
    pass(ms: number, worked: number): number {
      now += ms;
      work += worked;
      tick();
      return found;
    },
  };
}

test('a process that works on something else for seconds is too late, one that is punctual never', () => {
  const { pass } = watched();
  for (let ticks = 0; ticks < 100; ticks++) expect(pass(100, 100)).toBe(0);
  expect(pass(1000, 1000)).toBe(0);
  expect(pass(600, 600)).toBe(1);
});

test('many small delays count as one large one, if they come close together', () => {
  const close = watched();
  for (let ticks = 0; ticks < 3; ticks++) expect(close.pass(400, 400)).toBe(0);
  expect(close.pass(400, 400)).toBe(1);
  const apart = watched();
  for (let ticks = 0; ticks < 100; ticks++) {
    expect(apart.pass(400, 400)).toBe(0);
    for (let quiet = 0; quiet < 30; quiet++) apart.pass(100, 10);
  }
});

test('a computer that slept for an hour, or was busy with another program, was not late by itself', () => {
  const { pass } = watched();
  expect([pass(3_600_000, 20), pass(5000, 100), pass(100, 100)]).toEqual([0, 0, 0]);
});

test('the watch has an end', () => {
  const { end, isOn } = watched();
  end();
  expect(isOn()).toBe(false);
});
