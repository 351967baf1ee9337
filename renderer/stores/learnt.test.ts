import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLearnt } from './learnt.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
  setActivePinia(createPinia());
});

test('a lesson that was played to its end is remembered when the page is loaded anew', () => {
  useLearnt().done('dice', 'roll', 5);
  setActivePinia(createPinia());
  expect(useLearnt().doneAt('dice', 'roll')).toBe(5);
  expect(useLearnt().doneAt('dice', 'battle')).toBeNull();
});
test.each(['{"dice roll":"yes"}', '[]', '7', 'nonsense'])('what cannot be read is as if nothing had been learnt: %s', (text) => {
  kept.set('sietch.learnt', text);
  expect(useLearnt().doneAt('dice', 'roll')).toBeNull();
});
test('where a lesson was left is remembered until it is done', () => {
  useLearnt().reached('dice', 'roll', 4);
  setActivePinia(createPinia());
  expect(useLearnt().leftAt('dice', 'roll')).toBe(4);
  expect(useLearnt().leftAt('dice', 'battle')).toBe(0);
  useLearnt().reached('dice', 'roll', 0);
  setActivePinia(createPinia());
  expect(useLearnt().leftAt('dice', 'roll')).toBe(0);
});
