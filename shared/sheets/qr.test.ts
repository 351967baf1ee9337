import { expect, test } from 'vitest';
import { qrCode } from './qr.ts';
import { readQr } from './qr.fixture.ts';

test.each([
  'a',
  'http://10.0.0.7:4747/#/learn',
  'http://192.168.100.200:47470/#/learn',
  `http://${'a'.repeat(50)}.local:4747/#/learn`,
  `http://${'long-name.'.repeat(8)}org/#/learn`,
])('a phone reads what was written: %s', (text) => {
  expect(readQr(qrCode(text, 12, 30, 26))).toBe(text);
});

test('one wrong module is another text, or none', () => {
  const code = qrCode('http://10.0.0.7:4747/#/learn', 0, 0, 26);
  const squares = code.d.split(/(?=M)/);
  // The last rows of the last column hold the first letters.
  const last = squares.findLastIndex((square) => square.startsWith('M25'));
  expect(() =>
    expect(readQr({ ...code, d: squares.filter((_, at) => at !== last).join('') })).toBe('http://10.0.0.7:4747/#/learn'),
  ).toThrow();
});
