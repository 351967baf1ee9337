import { describe, expect, test } from 'vitest';
import { edgeOf } from './light.ts';
import { inRows } from './stacks.ts';

test('pointing at what is not offered draws the dashed edge, at an offer the strong one', () => {
  const plain = { light: 'veiled', pointed: true, blocked: true, target: false } as const;
  expect(edgeOf(plain)).toBe('refused');
  expect(edgeOf({ ...plain, blocked: false })).toBe('looked-at');
  expect(edgeOf({ ...plain, light: 'offer' })).toBe('offer-pointed');
  expect(edgeOf({ ...plain, pointed: false, target: true })).toBe('target');
});

describe('pieces in rows', () => {
  const pieces = Array.from({ length: 8 }, (_, at) => ({ key: String(at), left: 60, right: 130 }));

  test('are as large as the room allows and never overlap', () => {
    const placed = [...inRows(pieces, [0, 0], { width: 640, height: 260 }, 1).values()];
    expect(placed[0]?.scale).toBeLessThan(1);
    for (const [at, one] of placed.entries()) {
      for (const other of placed.slice(at + 1)) {
        const apart = Math.abs(one.at[0] - other.at[0]) >= 190 * one.scale || Math.abs(one.at[1] - other.at[1]) >= 100 * one.scale;
        expect(apart).toBe(true);
      }
    }
  });

  test('keep their full size where there is room, also on a phone', () => {
    expect(inRows(pieces.slice(0, 2), [0, 0], { width: 640, height: 110 }, 1.5).get('0')?.scale).toBe(1.5);
  });
});
