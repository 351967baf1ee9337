import { expect, test } from 'vitest';
import { boardOf } from './board.ts';
import { REGIONS, type RegionId } from './ids.ts';
import { HALF_HEIGHT, HALF_WIDTH, landOf } from './land.ts';
import { contains } from '../../sheets/geometry.ts';

const pairsOf = (isPair: (one: RegionId, other: RegionId) => boolean): string[] =>
  REGIONS.flatMap((one, at) =>
    REGIONS.slice(at + 1)
      .filter((other) => isPair(one, other))
      .map((other) => `${one} ${other}`),
  );
const area = (ring: readonly (readonly [number, number])[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => sum + x * (ring[(at + 1) % ring.length]?.[1] ?? 0) - y * (ring[(at + 1) % ring.length]?.[0] ?? 0), 0),
  ) / 2;

test.each(['printed', 'rim-split'] as const)('%s: regions share a border exactly where they are adjacent', (layout) => {
  // R2.7
  const { borders } = landOf(layout);
  const drawn = pairsOf((one, other) => borders.some(({ between }) => between.includes(one) && between.includes(other)));
  expect(drawn).toEqual(pairsOf((one, other) => boardOf({ map: layout }).adjacent[one][other]));
});

test.each(['printed', 'rim-split'] as const)('%s: ten closed regions fill the land without gaps, each around its name', (layout) => {
  // R2.3
  const { regions, anchors, borders } = landOf(layout);
  const rim = borders.filter(({ between }) => between.length === 1).flatMap(({ line }) => line);
  for (const [x, y] of rim) expect(Math.hypot(x / HALF_WIDTH, y / HALF_HEIGHT)).toBeCloseTo(1, 1);
  const all = REGIONS.reduce((sum, id) => sum + area(regions[id]), 0);
  expect(all / (Math.PI * HALF_WIDTH * HALF_HEIGHT)).toBeCloseTo(1, 1);
  for (const id of REGIONS) expect(contains(regions[id], anchors[id]), id).toBe(true);
});
