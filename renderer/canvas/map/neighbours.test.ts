import { expect, test } from 'vitest';
import { AREAS, type AreaId } from '../../../shared/games/arrakis/ids.ts';
import { LAND as ARRAKIS } from '../../../shared/games/arrakis/land/shape.ts';
import { REGIONS } from '../../../shared/games/dice/ids.ts';
import { LAND as DICE } from '../../../shared/games/dice/land/shape.ts';
import { touching } from '../../../shared/land/region-map.ts';
import { directionTo, type Neighbourhood, neighboursOf, neighbourTowards } from './neighbours.ts';

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;
const arrakis = { anchors: ARRAKIS.anchors, touching: touching(ARRAKIS) };

function reached<Id extends string>(land: Neighbourhood<Id>, from: Id): ReadonlySet<Id> {
  const found = new Set([from]);
  // A set is walked in the order in which things come into it, also while they come.
  for (const id of found)
    for (const arrow of ARROWS) {
      const next = neighbourTowards(land, id, arrow);
      if (next !== null) found.add(next);
    }
  return found;
}

test('with four arrows one comes from everywhere to everywhere', () => {
  for (const id of AREAS) expect(reached(arrakis, id).size, id).toBe(AREAS.length);
  const dice = { anchors: DICE.printed.anchors, touching: touching(DICE.printed) };
  for (const id of REGIONS) expect(reached(dice, id).size, id).toBe(REGIONS.length);
});

test('an arrow leads over a border, in its direction, and nowhere beyond the rim', () => {
  const next = neighbourTowards(arrakis, 'arrakeen', 'ArrowLeft') as AreaId;
  expect(arrakis.touching.arrakeen).toContain(next);
  expect(ARRAKIS.anchors[next][0]).toBeLessThan(ARRAKIS.anchors.arrakeen[0]);
  expect(neighbourTowards(arrakis, 'sihaya-ridge', 'ArrowUp')).toBeNull();
});

test('neighbours are told from north on, clockwise', () => {
  const around = neighboursOf(arrakis, 'arrakeen');
  expect(around.map(({ id }) => id).sort()).toEqual([...arrakis.touching.arrakeen].sort());
  expect(directionTo([0, 0], [0, -9])).toBe('n');
  expect(directionTo([0, 0], [9, 9])).toBe('se');
  expect(directionTo([0, 0], [-9, 1])).toBe('w');
  expect(around[0]?.direction).toMatch(/^n/);
});
