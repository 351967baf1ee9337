import { expect, test } from 'vitest';
import { slabPlace } from './slab-place.ts';

const box = { left: 200, top: 50, width: 1000, height: 550 };
const slab = { width: 220, height: 200 };
const thing = { left: 220, top: 70, width: 80, height: 60 };
const covers = (one: { left: number; top: number }, { left, top, width, height }: typeof thing): boolean =>
  one.left < left + width && one.left + slab.width > left && one.top < top + height && one.top + slab.height > top;

test('a slab lies beside what it speaks of', () => {
  const place = slabPlace({ box, slab, thing, free: [] });
  expect(covers(place, thing)).toBe(false);
  expect(Math.min(place.left - thing.left - thing.width, place.top - thing.top - thing.height)).toBeLessThan(20);
});
test('it leaves offers free, however far it has to go', () => {
  const free = [
    { left: 310, top: 60, width: 500, height: 300 },
    { left: 200, top: 140, width: 100, height: 460 },
    { left: 310, top: 500, width: 890, height: 90 },
  ];
  const place = slabPlace({ box, slab, thing, free });
  expect([thing, ...free].filter((one) => covers(place, one))).toEqual([]);
  expect(place.left).toBeGreaterThan(800);
});
test('where everything is lit it lies on as little of it as it can', () => {
  const free = [
    { left: 200, top: 50, width: 1000, height: 500 },
    { left: 200, top: 550, width: 1000, height: 50 },
  ];
  const place = slabPlace({ box, slab, thing, free });
  expect(place.left + slab.width).toBeLessThanOrEqual(box.left + box.width);
  expect(place.top + slab.height).toBeLessThanOrEqual(box.top + box.height);
});
