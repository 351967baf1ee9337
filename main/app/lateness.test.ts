import { expect, test } from 'vitest';
import { watchLateness } from './lateness.ts';

/** A process that comes round as the test says; gives how often it was found too late. */
function watched() {
  let [now, work, beats, found] = [0, 0, 0, 0];
  let tick = (): void => {};
  let isOn = true;
  const end = watchLateness(() => found++, {
    now: () => now,
    worked: () => work,
    beats: () => beats,
    every(_ms, then) {
      tick = then;
      return () => (isOn = false);
    },
  });
  return {
    end,
    isOn: () => isOn,
    /** One look after so many milliseconds, of which the process has worked so many; it has come round so often. */
    pass(ms: number, worked: number, rounds = 0): number {
      now += ms;
      beats += rounds;
      work += worked;
      tick();
      return found;
    },
  };
}

test('a process that works on something else for more than a second is too late, a punctual one never', () => {
  const { pass } = watched();
  for (let looks = 0; looks < 100; looks++) expect(pass(100, 100, 2)).toBe(0);
  for (let looks = 0; looks < 12; looks++) expect(pass(100, 100)).toBe(0);
  expect([pass(100, 100), pass(100, 100)]).toEqual([1, 2]);
});

test('many small delays count as one large one, if they come close together', () => {
  const close = watched();
  for (let times = 0; times < 3; times++) expect([close.pass(400, 400), close.pass(100, 100, 2)]).toEqual([0, 0]);
  expect(close.pass(400, 400)).toBe(1);
  const apart = watched();
  for (let times = 0; times < 100; times++) {
    expect(apart.pass(400, 400)).toBe(0);
    for (let quiet = 0; quiet < 30; quiet++) apart.pass(100, 10, 2);
  }
});

test('one that comes round half as often as it should is too late after a few seconds', () => {
  const { pass } = watched();
  for (let looks = 0; looks < 30; looks++) expect(pass(100, 100, 1)).toBe(0);
  for (let looks = 0; looks < 10; looks++) pass(100, 100, 1);
  expect(pass(100, 100, 1)).toBeGreaterThan(0);
});

test('one that comes round a little late all the time is not too late', () => {
  const { pass } = watched();
  for (let looks = 0; looks < 1000; looks++) expect(pass(115, 115, 2)).toBe(0);
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
