import { expect, test } from 'vitest';
import { arrange } from '../arranged-position.ts';
import { dice } from '../index.ts';
import type { DiceState } from '../types.ts';

const laidOut = (): DiceState =>
  structuredClone(
    arrange({
      order: ['guild', 'harkonnen', 'corrino', 'smugglers', 'fremen', 'atreides'],
      houses: {
        guild: { troop: { carthag: 1 }, leaders: ['edric'], reserve: 5, tokens: ['shield'] },
        smugglers: { troop: { 'polar-sink': 3 } },
      },
      assets: { arrakeen: 'harvester' },
    }).state,
  );
const of = (state: DiceState, house: 'guild' | 'harkonnen' | 'smugglers') => {
  const found = state.houses[house];
  if (!found) throw new Error(house);
  return found;
};

test('a position that fits breaks nothing', () => {
  expect(dice.invariants(laidOut())).toEqual([]);
});

test.each<[string, (state: DiceState) => void]>([
  // R2.1
  ['assets harvester', (state) => (state.assetSupply.harvester += 1)],
  ['asset supply harvester', (state) => (state.assetSupply.harvester = -1)],
  ['tokens shield', (state) => (state.pool.shield = 1)],
  ['tokens thumper', (state) => (state.pool.thumper = -1)],
  // R2.9
  ['asset in polar-sink', (state) => (state.assets['polar-sink'] = 'ornithopter')],
  ['storm zone', (state) => (state.storm = 7 as DiceState['storm'])],
  ['round', (state) => (state.round = 0)],
  ['round', (state) => (state.round = 99)],
  ['purse', ({ turn }) => (turn.purse.die = -1)],
  ['purse', ({ turn }) => (turn.purse.gift = -1)],
  ['purse', ({ turn }) => (turn.purse.harvest = -1)],
  // R2.2
  ['guild has 13 troop', (state) => (of(state, 'guild').troop.card += 1)],
  [
    'guild owes troop',
    (state) => {
      of(state, 'guild').troop.card -= 1;
      of(state, 'guild').troop.supply += 1;
    },
  ],
  // R16.22
  ['smugglers card', (state) => (of(state, 'smugglers').troop.card = 1)],
  ['guild leaders', (state) => (of(state, 'guild').leaders = ['edric', 'edric'])],
  ['guild leaders', (state) => (of(state, 'guild').leaders = ['leto'])],
  // R16.11 R16.13
  ['guild reserve 6', (state) => (of(state, 'guild').reserve = 6)],
  ['guild reserve -1', (state) => (of(state, 'guild').reserve = -1)],
  ['harkonnen reserve 1', (state) => (of(state, 'harkonnen').reserve = 1)],
  // R9.4
  ['guild tokens', (state) => (of(state, 'guild').tokens = ['shield', 'shield'])],
])('a position that is wrong is found out: %s', (what, spoil) => {
  const state = laidOut();
  spoil(state);
  expect(dice.invariants(state)).toContain(what);
});
