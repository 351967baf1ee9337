import { expect, test } from 'vitest';
import { happeningsOf } from './happenings.ts';

const roll = (hit: number) => ({ hit, shield: 0, special: 0 });

test('hazards are shown area by area in their order, with what the dice did', () => {
  expect(
    happeningsOf([
      { type: 'phaseBegan', phase: 'hazards' },
      { type: 'wormsignTurned', at: 'ne-outer-9', shows: 'sandworm' },
      { type: 'wormCame', at: 'ne-outer-9', from: null, maker: false },
      { type: 'wormRoll', at: 'ne-outer-9', roll: roll(2) },
      { type: 'storm', at: 'ne-outer-8', roll: roll(1) },
      { type: 'casualty', side: 'harkonnen', at: 'ne-outer-8', lost: 'regular', reduced: false },
      { type: 'casualty', side: 'harkonnen', at: 'ne-outer-8', lost: 'elite', reduced: true },
    ] as never),
  ).toEqual([
    { at: 'ne-outer-9', sign: 'worm', hits: 2 },
    { at: 'ne-outer-8', sign: 'storm', hits: 1 },
    { at: 'ne-outer-8', sign: 'fallen', hits: null },
  ]);
});

test('what happens in no area is not on the map', () => {
  expect(
    happeningsOf([
      { type: 'vehicleRemoved', vehicle: 'ornithopter', at: 'air-ne-inner-ne-outer', by: 'legion' },
      { type: 'vehicleRemoved', vehicle: 'harvester', at: 'ne-outer-1', by: 'endOfRound' },
      { type: 'harvested', spice: 3, reserve: 1 },
    ] as never),
  ).toEqual([]);
});
