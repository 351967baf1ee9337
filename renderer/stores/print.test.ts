import { expect, test } from 'vitest';
import { drawFrom } from './print.ts';

test.each(['1', ' 42 ', '999999'])('"%s" is the number of a draw', (text) => {
  expect(drawFrom(text)).toBe(Number(text));
});

test.each(['', ' ', '0', '-5', '3.7', '1e9', '1000000', 'seven', '0x10', '１'])('"%s" is none, and no sheet is drawn from it', (text) => {
  expect(drawFrom(text)).toBeNull();
});
