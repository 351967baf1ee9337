import { afterEach, expect, test, vi } from 'vitest';
import { safely } from './report.ts';

const heard = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => heard.mockClear());
const failing = (): string => {
  throw new Error('no such word');
};

test('what goes well is not reported', () => {
  expect(safely('Naming', () => 'Chani', '?')).toBe('Chani');
  expect(heard).not.toHaveBeenCalled();
});
test('an error is reported once by what was tried, and the fallback stands in each time', () => {
  expect([safely('Naming a card', failing, '?'), safely('Naming a card', failing, '?')]).toEqual(['?', '?']);
  expect(heard.mock.calls).toEqual([['Naming a card:', new Error('no such word')]]);
  safely('Naming a place', failing, '?');
  expect(heard).toHaveBeenCalledTimes(2);
});
test('after very many troubles the first may be told again', () => {
  for (let at = 0; at < 300; at++) safely(`Trouble ${at}`, failing, null);
  safely('Trouble 0', failing, null);
  expect(heard).toHaveBeenCalledTimes(301);
});
