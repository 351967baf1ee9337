import { describe, expect, test } from 'vitest';
import { windowTop } from './table-parts.ts';

const planet = { top: 1000, bottom: 1450 };
const at = (top: number, height = 40) => ({ top, bottom: top + height });

describe('where a window over a table begins', () => {
  test('at the part, where nothing of it is asked about or all of it is in sight', () => {
    expect(windowTop(planet, [], 130)).toBe(1000);
    expect(windowTop(planet, [at(1020), at(1080)], 130)).toBe(1000);
  });
  test('in a low window what is asked about deeper down comes to its middle', () => {
    const top = windowTop(planet, [at(1200), at(1240)], 130);
    expect([top, top + 130]).toEqual([1175, 1305]);
  });
  test('where not all of it has room, it begins with the first, and never before the part', () => {
    expect(windowTop(planet, [at(1200), at(1400)], 130)).toBe(1188);
    expect(windowTop(planet, [at(1004), at(1400)], 130)).toBe(1000);
  });
});
