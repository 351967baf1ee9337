import { describe, expect, test } from 'vitest';
import { type Shown, shownOn } from './extent.fixture.ts';
import { path } from './draw.ts';
import type { Item } from './page.ts';
import { CUBE, cubeNet, EIGHT, octahedronNet, pips, RISE } from './nets.ts';

/** A face that shows where its middle lies: a short line whose length is its number. */
const marked = (n: number): readonly Item[] => [path(`M0 0L${n} 0`, { stroke: 'spice' })];
const shown = (items: readonly Item[]): readonly Shown[] => shownOn({ items });
/** Middle of each face by its number. */
function middles(items: readonly Item[]): ReadonlyMap<number, readonly [number, number]> {
  const marks = shown(items).filter(({ item }) => item.kind === 'path' && item.stroke === 'spice');
  return new Map(
    marks.map(({ item, box }) => {
      const length = Number(item.kind === 'path' ? /L([\d.]+)/.exec(item.d)?.[1] : 0);
      return [length, [box.x + box.width / 2 - length / 2, box.y + box.height / 2]];
    }),
  );
}
const tabsIn = (items: readonly Item[]): number => items.filter((item) => item.kind === 'path' && item.stroke === 'place').length;

describe('a net of six faces', () => {
  const items = cubeNet([1, 2, 3, 4, 5, 6].map(marked), 'a die');
  const at = middles(items);
  test('has 1 and 6, 2 and 5 two faces apart on its strip, and 3 and 4 on either side: opposite ones are seven', () => {
    const y = (n: number): number => at.get(n)?.[1] ?? 0;
    const x = (n: number): number => at.get(n)?.[0] ?? 0;
    expect(y(6) - y(1)).toBeCloseTo(2 * CUBE, 1);
    expect(y(5) - y(2)).toBeCloseTo(2 * CUBE, 1);
    expect(x(4) - x(3)).toBeCloseTo(2 * CUBE, 1);
  });
  test('closes at seven edges: twelve, less the five that are folded', () => {
    expect(tabsIn(items)).toBe(12 - 5);
  });
  test.each([1, 2, 3, 4, 5, 6])('has %i pips where it says so, each once, none near an edge', (n) => {
    const spots = shown(pips(n)).map(({ box }) => box);
    expect(new Set(spots.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(n);
    for (const { x, y, width, height } of spots)
      expect(Math.max(Math.abs(x), Math.abs(y), x + width, y + height)).toBeLessThan(CUBE / 2 - 1);
  });
});

describe('a net of eight faces', () => {
  const items = octahedronNet([1, 2, 3, 4, 5, 6, 7, 8].map(marked), 'a die');
  const at = middles(items);
  test('has each face once, in triangles with equal edges', () => {
    expect([...at.keys()].toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(RISE / EIGHT).toBeCloseTo(Math.sin(Math.PI / 3), 9);
  });
  test('opposite faces are nine: three further along the strip, or above and below it', () => {
    const level = (n: number): number => Math.floor((at.get(n)?.[1] ?? 0) / RISE);
    const strip = [...at].filter(([n]) => level(n) === 1).toSorted(([, [one]], [, [other]]) => one - other);
    const along = strip.map(([n]) => n);
    expect(along).toHaveLength(6);
    for (const step of [0, 1, 2]) expect((along[step] ?? 0) + (along[step + 3] ?? 0)).toBe(9);
    const [above, below] = [...at.keys()].filter((n) => level(n) !== 1);
    expect((above ?? 0) + (below ?? 0)).toBe(9);
  });
  test('closes at five edges: twelve, less the seven that are folded', () => {
    expect(tabsIn(items)).toBe(12 - 7);
  });
});
