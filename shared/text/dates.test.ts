import { expect, test } from 'vitest';
import { datesIn } from './dates.ts';

const DAY = Date.UTC(2026, 11, 1, 12);

test('a date in English names the month after the day, those of other languages are written as one writes them there', () => {
  const told = (language: string): string => datesIn(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(DAY);
  expect(told('en')).toBe('1 Dec 2026');
  expect(told('hu')).toBe('2026. dec. 1.');
  expect(told('de')).toBe('01.12.2026');
});
