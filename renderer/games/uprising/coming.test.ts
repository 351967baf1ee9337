import { describe, expect, test } from 'vitest';
import { beatsAt, comingIn } from './coming.ts';

describe('a sandworm is seen', () => {
  test('when somebody has more of them than before', () => {
    expect(comingIn({ seat1: 0, seat2: 1 }, { seat1: 2, seat2: 1 })).toEqual({ player: 'seat1', count: 2 });
    expect(comingIn({}, { seat1: 0, seat2: 1 })).toEqual({ player: 'seat2', count: 1 });
  });
  test('not when they stay, or go home after the Combat', () => {
    expect(comingIn({ seat1: 1 }, { seat1: 1 })).toBeNull();
    expect(comingIn({ seat1: 3 }, { seat1: 0 })).toBeNull();
  });
  test('for no more than three seconds, and at once where nothing moves', () => {
    expect(beatsAt(1).reduce((sum, { time }) => sum + time, 0)).toBeLessThan(3000);
    expect(beatsAt(0)).toHaveLength(1);
    expect(beatsAt(0)[0]?.picture).toBe('wormTowers');
  });
});
