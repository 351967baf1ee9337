import { expect, test, vi } from 'vitest';
import type { Message } from '../../shared/text/message.ts';
import { sayingOnce } from './saying-once.ts';

test('what is as it was is not said anew, what has changed is', () => {
  const say = vi.fn(({ key, with: gaps }: Message) => `${key}${gaps ? JSON.stringify(gaps) : ''}`);
  const tell = sayingOnce<string>(say);
  const legion = (units: number): Message => ({ key: 'legion', with: { units } });
  expect(tell('windgap', [{ key: 'windgap' }, legion(3)])).toBe('windgap, legion{"units":3}');
  expect(tell('windgap', [{ key: 'windgap' }, legion(3)])).toBe('windgap, legion{"units":3}');
  expect(say).toHaveBeenCalledTimes(2);
  expect(tell('windgap', [{ key: 'windgap' }, legion(2)])).toBe('windgap, legion{"units":2}');
  // Another place with the same in it has words of its own.
  expect(tell('arsunt', [{ key: 'arsunt' }, legion(2)])).toBe('arsunt, legion{"units":2}');
  expect(say).toHaveBeenCalledTimes(6);
});
