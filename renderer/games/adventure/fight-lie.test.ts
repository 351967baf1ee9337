import { expect, test } from 'vitest';
import { lieOf } from './fight-lie.ts';

/** From the middle of a figure to the right edge of its clip, and to the left edge of its token. */
const CLIP = 136;
const TOKEN = 105;
const DIE = 53;

test.each([
  { narrow: false, stacked: false, figures: 3 },
  { narrow: true, stacked: false, figures: 1 },
  { narrow: true, stacked: true, figures: 3 },
])('$figures on a side lie within the picture, clear of each other: narrow $narrow', ({ narrow, stacked, figures }) => {
  const { half, height, middle, apart, scales, figures: row, dice, columns } = lieOf(narrow, stacked);
  const scale = scales[figures > 1 ? 1 : 0];
  const reach = ((figures - 1) / 2) * apart;
  for (const side of [-1, 1]) {
    const [x, y] = middle.map((at) => at * side) as [number, number];
    expect(x + reach + CLIP * scale).toBeLessThanOrEqual(half);
    expect(x - reach - TOKEN * scale).toBeGreaterThanOrEqual(-half);
    expect(Math.abs(y + row) + TOKEN * scale).toBeLessThanOrEqual(height);
    expect(Math.abs(y + dice) + DIE).toBeLessThanOrEqual(height);
    expect(Math.abs(x) + ((columns - 1) / 2) * 128 + DIE).toBeLessThanOrEqual(half);
  }
  expect(apart).toBeGreaterThanOrEqual((CLIP + TOKEN) * scale);
});
