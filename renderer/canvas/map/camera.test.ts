import { describe, expect, test } from 'vitest';
import type { Point } from '../../../shared/land/lines.ts';
import { between, framing, panned, scaleOf, seen, showing, toMap, toScreen, whole, type Window, within, zoomed } from './camera.ts';

const WINDOW: Window = { map: { left: 0, top: 0, right: 2400, bottom: 1680 }, width: 800, height: 600, nearest: 4 };
const all = whole(WINDOW);

test('the whole map fits, in the middle of its window', () => {
  expect(scaleOf(all, WINDOW)).toBeCloseTo(1 / 3);
  expect(toScreen(all, WINDOW, [0, 0])).toEqual([0, 20]);
  expect(panned(all, WINDOW, [300, -200])).toEqual(all);
});

test('what is seen at a place comes back to that place', () => {
  const camera = zoomed(all, WINDOW, 2.5, [610, 140]);
  const place: Point = [123, 456];
  const [x, y] = toScreen(camera, WINDOW, toMap(camera, WINDOW, place));
  expect(x).toBeCloseTo(123);
  expect(y).toBeCloseTo(456);
});

describe('zoom', () => {
  test('leaves what lies under the pointer where it is', () => {
    const under = toMap(all, WINDOW, [500, 300]);
    const near = zoomed(all, WINDOW, 3, [500, 300]);
    const [x, y] = toScreen(near, WINDOW, under);
    expect([Math.round(x), Math.round(y)]).toEqual([500, 300]);
  });

  test('ends where it may go no nearer and where all is seen', () => {
    expect(zoomed(all, WINDOW, 100, [0, 0]).zoom).toBe(4);
    expect(zoomed(all, WINDOW, 0.01, [400, 300])).toEqual(all);
  });
});

test('nobody looks past the edge of the map', () => {
  const near = zoomed(all, WINDOW, 4, [400, 300]);
  for (const by of [
    [9999, 9999],
    [-9999, -9999],
  ] as const) {
    const { left, top, right, bottom } = seen(panned(near, WINDOW, by), WINDOW);
    expect(left).toBeGreaterThanOrEqual(-0.001);
    expect(top).toBeGreaterThanOrEqual(-0.001);
    expect(right).toBeLessThanOrEqual(2400.001);
    expect(bottom).toBeLessThanOrEqual(1680.001);
  }
});

describe('showing places', () => {
  const near = within({ at: [600, 420], zoom: 4 }, WINDOW);

  test('moves nothing where all of them are seen', () => {
    expect(showing(near, WINDOW, [[600, 420]], 40)).toEqual(near);
  });

  test('moves to what lies outside, and away where they are far apart', () => {
    const there = showing(near, WINDOW, [[2000, 1200]], 60);
    expect(there.zoom).toBe(4);
    const { right, bottom } = seen(there, WINDOW);
    expect(right).toBeGreaterThanOrEqual(2060 - 0.001);
    expect(bottom).toBeGreaterThanOrEqual(1260 - 0.001);
    const both = showing(
      near,
      WINDOW,
      [
        [100, 100],
        [2200, 1500],
      ],
      60,
    );
    const frame = seen(both, WINDOW);
    expect(both.zoom).toBeLessThan(1.2);
    expect(frame.left).toBeLessThanOrEqual(41);
    expect(frame.right).toBeGreaterThanOrEqual(2259);
  });
});

test('a flight begins here and ends there', () => {
  const near = within({ at: [600, 420], zoom: 4 }, WINDOW);
  expect(between(all, near, 0)).toEqual(all);
  expect(between(all, near, 1).zoom).toBeCloseTo(4);
  expect(between(all, near, 0.5).zoom).toBeCloseTo(2);
});

describe('turning to what is asked', () => {
  const phone: Window = { ...WINDOW, width: 390, height: 400, nearest: 9 };
  const frame = { room: 150, readable: 0.3, least: 0.2 };
  const far = whole(phone);

  test('comes near enough to be read where the places lie together', () => {
    const there = framing(far, phone, [[1900, 1200]], frame);
    expect(scaleOf(there, phone)).toBeCloseTo(0.3);
    const { left, right, top, bottom } = seen(there, phone);
    expect(left).toBeLessThan(1900 - 150);
    expect(right).toBeGreaterThan(1900 + 150);
    expect(top).toBeLessThan(1200 - 150);
    expect(bottom).toBeGreaterThan(1200 + 150);
  });

  test('goes no further away than pieces can be told apart, however far the places lie from each other', () => {
    const corners: Point[] = [
      [100, 100],
      [2300, 1600],
    ];
    expect(scaleOf(framing(far, phone, corners, frame), phone)).toBeCloseTo(0.2);
  });

  test('leaves a large window, and whoever has come nearer by hand, as they are', () => {
    expect(framing(all, WINDOW, [[200, 200]], { ...frame, readable: 0.3 })).toEqual(all);
    const near = zoomed(all, WINDOW, 3, [400, 300]);
    expect(framing(near, WINDOW, [near.at], frame)).toEqual(near);
    expect(framing(near, WINDOW, [], frame)).toBe(near);
  });
});
