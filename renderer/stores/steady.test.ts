import { describe, expect, it } from 'vitest';
import { effect, ref } from 'vue';
import { kept, steady } from './steady.ts';

describe('what is kept of the value before', () => {
  const before = { name: 'Arrakeen', agents: ['seat1'], line: [{ sign: 'spice' }, { sign: 'water' }] };

  it('is all of it when nothing has changed', () => {
    expect(kept(before, structuredClone(before))).toBe(before);
  });
  it('is every part that says the same', () => {
    const after = kept(before, { ...structuredClone(before), agents: ['seat1', 'seat2'] });
    expect(after).toEqual({ ...before, agents: ['seat1', 'seat2'] });
    expect(after.line).toBe(before.line);
  });
  it('is nothing of another length or shape', () => {
    expect(kept([1, 2], [1])).toEqual([1]);
    expect(kept({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(kept<unknown>(null, { a: 1 })).toEqual({ a: 1 });
    expect(kept<unknown>([], {})).toEqual({});
  });
});

it('calls nobody while it says the same', () => {
  const view = ref({ round: 1, row: ['dagger'] });
  const row = steady(() => [...view.value.row]);
  let calls = 0;
  effect(() => {
    calls += row.value.length;
  });
  view.value = { round: 2, row: ['dagger'] };
  expect(calls).toBe(1);
  view.value = { round: 2, row: ['scout', 'dagger'] };
  expect(calls).toBe(3);
});
