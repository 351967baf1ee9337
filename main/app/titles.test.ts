import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calmTitles, hearTurns } from './titles.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class FakeWindow extends EventEmitter {
  readonly titles: string[] = [];
  isGone = false;
  isDestroyed = (): boolean => this.isGone;
  setTitle = (title: string): void => void this.titles.push(title);
}

test('of a flood of titles the window takes the last one, twice a second', () => {
  const window = new FakeWindow();
  calmTitles(window as never);
  let kept = 0;
  const say = (title: string): void => void window.emit('page-title-updated', { preventDefault: () => kept++ }, title);
  for (let n = 0; n < 1000; n++) say(`title ${n}`);
  expect([kept, window.titles]).toEqual([1000, []]);
  vi.advanceTimersByTime(500);
  expect(window.titles).toEqual(['title 999']);
  say('');
  vi.advanceTimersByTime(499);
  expect(window.titles).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(window.titles).toEqual(['title 999', '']);
});

test('a window that is gone has no title any more', () => {
  const window = new FakeWindow();
  calmTitles(window as never);
  window.emit('page-title-updated', { preventDefault: () => {} }, 'late');
  window.isGone = true;
  vi.advanceTimersByTime(5000);
  expect(window.titles).toEqual([]);
});

test('a title with the sign says that somebody is asked; a flood of them is heard twice a second', () => {
  const window = new FakeWindow();
  const told: boolean[] = [];
  hearTurns(window as never, (isAsked) => told.push(isAsked));
  const say = (title: string): void => void window.emit('page-title-updated', {}, title);
  for (let n = 0; n < 1000; n++) say(n % 2 ? '● Your turn – Dune' : 'Dune – Sietch');
  vi.advanceTimersByTime(500);
  say('Dune – Sietch');
  vi.advanceTimersByTime(500);
  expect(told).toEqual([true, false]);
});
