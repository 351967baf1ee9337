import { expect, test } from 'vitest';
import type { Picture } from '../../../../canvas/land/picture.ts';
import { MOMENTS } from './moments.ts';
import { wormPictures } from './picture.ts';

const [WIDTH, HEIGHT] = [96, 52];
/** Pixels of the upper third that are not as in the other picture. */
function changedAbove(one: Picture, other: Picture): number {
  let changed = 0;
  for (let at = 0; at < (WIDTH * HEIGHT * 4) / 3; at += 4) {
    const apart = [0, 1, 2].reduce((sum, part) => sum + Math.abs((one.pixels[at + part] ?? 0) - (other.pixels[at + part] ?? 0)), 0);
    if (apart > 60) changed++;
  }
  return changed;
}
test('it lies under the sand, breaks through, and towers into the sky, by night and at noon', () => {
  const [near, breaks, towers] = Object.values(MOMENTS).map((moment) => wormPictures(moment, WIDTH, HEIGHT));
  for (const hour of ['night', 'noon'] as const) {
    const [under, through, high] = [near, breaks, towers].map((made) => made?.[hour] as Picture) as [Picture, Picture, Picture];
    expect([...under.pixels].filter((value, at) => at % 4 === 3 && value !== 255)).toEqual([]);
    expect(changedAbove(high, under)).toBeGreaterThan(100);
    expect(changedAbove(high, through)).toBeGreaterThan(100);
  }
});
