import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { useDaily } from './daily.ts';
import { useSession } from './session.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) },
  });
  setActivePinia(createPinia());
});
const answer = (table: string | null): void => {
  useSession().request = (async () => (table === null ? null : { table })) as never;
};

test('a challenge that was begun is remembered on this device, and its result stays when it is looked at again', async () => {
  const daily = useDaily();
  answer('t1');
  expect(await daily.dare('dice', '2026-11-29', 'Ann')).toBe('t1');
  expect(daily.dared['dice']).toEqual({ day: '2026-11-29', table: 't1', result: null });
  const result = { signs: '▃▇★', won: true, rounds: 2 };
  daily.ended('dice', '2026-11-29', 't1', result);
  await daily.dare('dice', '2026-11-29', 'Ann');
  setActivePinia(createPinia());
  expect(useDaily().dared['dice']).toEqual({ day: '2026-11-29', table: 't1', result });
});

test('what the host refuses is not remembered, and another day takes the place of the one before', async () => {
  const daily = useDaily();
  answer(null);
  expect(await daily.dare('dice', '2026-11-29', 'Ann')).toBe(null);
  expect(daily.dared).toEqual({});
  answer('t2');
  await daily.dare('dice', '2026-11-30', 'Ann');
  expect(daily.dared['dice']?.day).toBe('2026-11-30');
});
