import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { hearNoise } from './noise.ts';

/** A page that is heard; gives how often it was found too loud. */
function heard() {
  const page = new EventEmitter();
  const tooLoud = vi.fn();
  const noise = hearNoise(page as never, tooLoud);
  const say = (what: string, times: number): number => {
    for (let n = 0; n < times; n++) page.emit(what);
    return tooLoud.mock.calls.length;
  };
  return { say, noise, tooLoud };
}

for (const kind of ['console-message', 'page-title-updated', 'page-favicon-updated', 'did-change-theme-color'])
  test(`a page may tell a thousand things at once (${kind}), one that goes on is too loud, and is found so once`, () => {
    const { say } = heard();
    expect(say(kind, 1000)).toBe(0);
    expect(say(kind, 100)).toBe(1);
    expect(say(kind, 5000)).toBe(1);
  });

test('all kinds are counted together, and a frame as much as many lines', () => {
  expect(heard().say('frame-created', 40)).toBe(0);
  const { say } = heard();
  expect([say('console-message', 600), say('page-title-updated', 600)]).toEqual([0, 1]);
  expect(heard().say('frame-created', 50)).toBe(1);
});

test('a page may ask for thousands of files, then no request of it goes out', () => {
  const { noise, tooLoud } = heard();
  for (let n = 0; n < 2000; n++) expect(noise.mayAsk()).toBe(true);
  const later = Array.from({ length: 500 }, () => noise.mayAsk());
  expect(later.filter((may) => !may).length).toBeGreaterThan(400);
  expect(tooLoud).toHaveBeenCalledTimes(1);
});

test('whoever tells something again and again, but slowly, is never too loud', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { say, noise } = heard();
  for (let seconds = 0; seconds < 600; seconds++) {
    expect(say('console-message', 50)).toBe(0);
    for (let n = 0; n < 100; n++) expect(noise.mayAsk()).toBe(true);
    vi.advanceTimersByTime(1000);
  }
  vi.useRealTimers();
});
