import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCode, secretFrom, USUAL_PORT, writeCode } from './code.ts';

const byte = fc.integer({ min: 0, max: 255 });
const secret = fc.uint8Array({ minLength: 5, maxLength: 5 }).map(secretFrom);

test('every address and port survives being written and typed', () => {
  const place = fc.record({
    ip: fc.tuple(byte, byte, byte, byte).map((bytes) => bytes.join('.')),
    port: fc.integer({ min: 1, max: 65535 }),
  });
  fc.assert(
    fc.property(secret, place, (word, at) => {
      expect(readCode(writeCode(word, at).toLowerCase())).toEqual({ secret: word, place: at });
    }),
  );
});

test('at home the code is nine symbols', () => {
  const code = writeCode('ABCDE', { ip: '192.168.1.20', port: USUAL_PORT });
  expect(code.replace('-', '')).toHaveLength(9);
  expect(readCode(code)?.place).toEqual({ ip: '192.168.1.20', port: 4747 });
  expect(writeCode('ABCDE', { ip: '10.0.0.7', port: USUAL_PORT }).replaceAll('-', '')).toHaveLength(12);
  expect(writeCode('ABCDE', { ip: '192.168.1.20', port: 5000 }).replaceAll('-', '')).toHaveLength(15);
});

test('a bare secret names no place; letters that look alike are read as meant', () => {
  expect(readCode(' 0l23-o ')).toEqual({ secret: '01230', place: null });
});

test('what is no code is none', () => {
  for (const text of ['', 'ABCD', 'ABCDU', 'ABCDEF', 'ABCDE-FGHJK-MNPQR-STVWX', '192.168.1.20']) expect(readCode(text)).toBeNull();
});

test('most slips in the address are noticed', () => {
  const code = writeCode('ABCDE', { ip: '192.168.1.20', port: USUAL_PORT });
  const slips = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']
    .map((symbol) => readCode(code[0] + symbol + code.slice(2)))
    .filter((read) => read !== null);
  expect(slips.length).toBeLessThan(6);
});

test('an address that is not IPv4 has no code', () => {
  expect(() => writeCode('ABCDE', { ip: 'fe80::1', port: 1 })).toThrow('IPv4');
});
