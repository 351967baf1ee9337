import { expect, test } from 'vitest';
import { keyOf, type Pressed } from './keys.ts';

const pressed = (key: string, code: string, more: Partial<Pressed> = {}): string =>
  keyOf({ key, code, shiftKey: false, isComposing: false, ...more });

test.each([
  ['English', '1', 'Digit1', '1'],
  ['Czech', '+', 'Digit1', '1'],
  ['Czech', 'ě', 'Digit2', '2'],
  ['Czech', 'í', 'Digit9', '9'],
  ['Slovak', 'é', 'Digit0', '0'],
  ['French', '&', 'Digit1', '1'],
  ['French', 'à', 'Digit0', '0'],
  ['Hungarian', '0', 'Backquote', '0'],
  ['Hungarian', 'ö', 'Digit0', '0'],
  ['German', 'ß', 'Minus', 'ß'],
  ['Korean', '3', 'Digit3', '3'],
  ['number pad', '4', 'Numpad4', '4'],
  ['number pad without lock', 'ArrowLeft', 'Numpad4', 'ArrowLeft'],
])('a %s keyboard: "%s" in the place %s is %s', (_, key, code, meant) => {
  expect(pressed(key, code)).toBe(meant);
});

test('a French digit with Shift is that digit; other signs with Shift are no digits', () => {
  expect(pressed('1', 'Digit1', { shiftKey: true })).toBe('1');
  expect(pressed('+', 'Digit1', { shiftKey: true })).toBe('+');
  expect(pressed('!', 'Digit1', { shiftKey: true })).toBe('!');
});

test.each([
  ['German: the letter on the cap, not its place', 'z', 'KeyY', 'z'],
  ['with caps lock', 'Z', 'KeyZ', 'z'],
  ['Korean: the Latin letter beside the jamo', 'ㅋ', 'KeyZ', 'z'],
  ['Greek', 'ζ', 'KeyZ', 'z'],
  ['accented letters stay', 'ž', 'KeyZ', 'ž'],
])('%s', (_, key, code, meant) => {
  expect(pressed(key, code)).toBe(meant);
});

test('plus can be had on every layout', () => {
  expect(pressed('+', 'BracketRight')).toBe('+'); // German
  expect(pressed('=', 'Equal')).toBe('+'); // English, without Shift
  expect(pressed('=', 'Minus')).toBe('+'); // Czech
  expect(pressed('+', 'NumpadAdd')).toBe('+');
});

test('minus can be had on every layout', () => {
  expect(pressed('-', 'Slash')).toBe('-'); // Czech, Hungarian, German
  expect(pressed('-', 'Minus')).toBe('-'); // English, Korean
  expect(pressed(')', 'Minus')).toBe('-'); // French, where it lies on 6
  expect(pressed('-', 'Digit6')).toBe('6');
  expect(pressed(')', 'Digit0', { shiftKey: true })).toBe(')'); // English
});

test('a syllable in the making presses nothing', () => {
  expect(pressed('ㅋ', 'KeyZ', { isComposing: true })).toBe('');
  expect(pressed('Process', 'Digit1')).toBe('');
});
