import { expect, test } from 'vitest';
import { arrakis } from '../../../../shared/games/arrakis/index.ts';
import { arrange } from '../../../../shared/games/arrakis/arranged-position.ts';
import { happeningsOf } from './happenings.ts';

const VIEW = arrakis.view(
  arrange({ seats: 1, agenda: [], atreides: { 'ne-outer-2': { regular: 1 }, 'ne-outer-9': { regular: 1 }, windgap: { regular: 1 } } })
    .state,
  'seat1',
);
const roll = (hit: number, special = 0) => ({ hit, shield: 0, special });

test('hazards are shown area by area in their order, with what the dice did', () => {
  expect(
    happeningsOf(VIEW, [
      { type: 'phaseBegan', phase: 'hazards' },
      { type: 'wormsignTurned', at: 'ne-outer-9', shows: 'sandworm' },
      { type: 'wormCame', at: 'ne-outer-9', from: null, maker: false },
      { type: 'wormRoll', at: 'ne-outer-9', roll: roll(1, 1) },
      { type: 'hits', on: 'harkonnen', count: 3, cause: 'worm' },
      { type: 'storm', at: 'ne-outer-8', roll: roll(1) },
      { type: 'hits', on: 'harkonnen', count: 1, cause: 'storm' },
      { type: 'casualty', side: 'harkonnen', at: 'ne-outer-8', lost: 'regular', reduced: false },
      { type: 'casualty', side: 'harkonnen', at: 'ne-outer-8', lost: 'elite', reduced: true },
    ] as never),
  ).toEqual([
    // In deep desert a Special is two hits.
    { at: 'ne-outer-9', sign: 'worm', hits: 3 },
    { at: 'ne-outer-8', sign: 'storm', hits: 1 },
    { at: 'ne-outer-8', sign: 'fallen', hits: null },
  ]);
});

test('what happens in no area is not on the map', () => {
  expect(
    happeningsOf(VIEW, [
      { type: 'vehicleRemoved', vehicle: 'ornithopter', at: 'air-ne-inner-ne-outer', by: 'legion' },
      { type: 'vehicleRemoved', vehicle: 'harvester', at: 'ne-outer-1', by: 'endOfRound' },
      { type: 'harvested', spice: 3, reserve: 1 },
    ] as never),
  ).toEqual([]);
});

test('spice is harvested where the harvesters were, and a claim shows what it has counted', () => {
  expect(happeningsOf(VIEW, [{ type: 'vehicleRemoved', vehicle: 'harvester', at: 'ne-outer-1', by: 'harvest' }] as never)).toEqual([
    { at: 'ne-outer-1', sign: 'harvester', hits: null },
  ]);
  const claimed = happeningsOf(VIEW, [{ type: 'claimed', card: 'the-desert-war' }] as never);
  expect(claimed.map(({ at, sign }) => `${at} ${sign}`)).toEqual(['ne-outer-2 prescience', 'ne-outer-9 prescience']);
  expect(happeningsOf(VIEW, [{ type: 'claimed', card: 'paul-rides-the-maker' }] as never)).toEqual([]);
});
