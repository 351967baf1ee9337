import { expect, test } from 'vitest';
import { type KnownHost, readHosts, withHost } from './hosts.ts';

const host = (address: string, at: number, code: string | null = null): KnownHost => ({
  address: `http://${address}:4747`,
  name: address,
  code,
  at,
});

test('the host one goes to stands first, once, and keeps the code that let one in', () => {
  const [anna, ben] = [host('10.0.0.1', 1, 'TABR4'), host('10.0.0.2', 2)];
  expect(withHost([ben, anna], host('10.0.0.1', 3))).toEqual([host('10.0.0.1', 3, 'TABR4'), ben]);
});
test('the oldest is forgotten', () => {
  const many = [1, 2, 3, 4].map((at) => host(`10.0.0.${at}`, at));
  expect(withHost(many, host('10.0.0.9', 9)).map(({ at }) => at)).toEqual([9, 1, 2, 3]);
});
test('what another version or another hand has written is left out', () => {
  const kept = [
    host('10.0.0.1', 1),
    { address: 'javascript:alert(1)', name: 'x', code: null, at: 1 },
    null,
    'x',
    { ...host('a', 1), at: 'now' },
  ];
  expect(readHosts(kept)).toEqual([host('10.0.0.1', 1)]);
  expect(readHosts({})).toEqual([]);
});
