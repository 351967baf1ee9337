import { expect, test } from 'vitest';
import { keep, readKept } from './keeping.ts';

const store = (text: string | null, fails?: Error) => (): Storage =>
  ({
    getItem: () => text,
    setItem: () => {
      if (fails) throw fails;
    },
  }) as Partial<Storage> as Storage;
const shut = (): Storage => {
  throw new DOMException('shut', 'SecurityError');
};

test('what was kept is read; nothing, damaged text and a browser that keeps nothing are null', () => {
  expect([store('{"a":1}'), store(null), store('{"a":'), shut].map((one) => readKept(one, 'x'))).toEqual([{ a: 1 }, null, null, null]);
});
test('whether it is kept is told; any other error is thrown on', () => {
  expect([store(null), store(null, new DOMException('full', 'QuotaExceededError')), shut].map((one) => keep(one, 'x', 1))).toEqual([
    true,
    false,
    false,
  ]);
  expect(() => keep(store(null, new TypeError('broken')), 'x', 1)).toThrow(TypeError);
});
