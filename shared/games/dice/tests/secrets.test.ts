import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../../kernel/chance.ts';
import { Table } from '../../../kernel/table.ts';
import { arrange } from '../arranged-position.ts';
import type { HouseId } from '../ids.ts';
import { dice } from '../index.ts';
import type { DiceGame } from '../types.ts';
import { open } from './story.fixture.ts';

const ORDER = ['atreides', 'harkonnen', 'fremen', 'guild', 'bene-gesserit'] as const;
const predicting = (prediction: HouseId) => open({ order: ORDER, prediction, houses: { guild: { reserve: 2, leaders: ['edric'] } } });

describe('information', () => {
  // R17.1
  test('dice, map, cards, tokens and supplies are public, also to spectators', () => {
    const view = dice.view(predicting('fremen').state, null);
    expect(view.houses.guild).toMatchObject({ reserve: 2, leaders: ['edric'], lostLeaders: [], troop: { supply: 12 } });
    expect(view.houseOf).toEqual({ seat1: 'atreides', seat2: 'harkonnen', seat3: 'fremen', seat4: 'guild', seat5: 'bene-gesserit' });
    expect(view.pool.thumper).toBe(4);
    expect(JSON.stringify(view)).not.toContain('"hidden"');
  });
  // R1.1 R17.1
  test('troops of both sizes stand on the map for all to see, whichever of them are there', () => {
    const standing = (troop: number, large: number) => {
      const houses = { corrino: { troop: { arrakeen: troop }, large: { arrakeen: large } } };
      return dice.view(open({ order: ['corrino', 'guild'], houses }).state, null).map.arrakeen.troops;
    };
    expect(standing(1, 1)).toEqual([{ house: 'corrino', troop: 1, large: 1 }]);
    expect(standing(0, 2)).toEqual([{ house: 'corrino', troop: 0, large: 2 }]);
    expect(standing(0, 0)).toEqual([]);
  });
  // R17.2 R4.9
  test('only the Bene Gesserit see their prediction', () => {
    const { state } = predicting('fremen');
    expect(dice.view(state, 'seat5').prediction).toEqual({ made: true, house: 'fremen' });
    for (const seat of ['seat1', 'seat2', 'seat3', 'seat4', null] as const)
      expect(dice.view(state, seat).prediction).toEqual({ made: true, house: null });
  });
  // R17.2
  test('an imagined position deals the prediction anew for everybody else', () => {
    const { table } = predicting('fremen');
    const imagined = (seat: 'seat1' | 'seat5') =>
      new Set(
        Array.from({ length: 60 }, (_, n) => {
          table.imagine(seat, chanceOf(n));
          const { hidden } = table.state.prediction;
          table.undo();
          return hidden;
        }),
      );
    expect([...imagined('seat1')].sort()).toEqual(['atreides', 'fremen', 'guild', 'harkonnen']);
    expect(imagined('seat5')).toEqual(new Set(['fremen']));
  });
  // R17.2 R4.9
  test('that they have predicted is told, what is not', () => {
    const table = new Table<DiceGame>(
      dice,
      { ...arrange({ order: ORDER }), agenda: [{ do: 'predict', house: 'bene-gesserit' }, { do: 'firstTurn' }] },
      {},
    );
    table.start();
    expect(table.play({ seat: 'seat5', answer: 'harkonnen' })[0]).toEqual({ event: { type: 'predicted', house: 'bene-gesserit' } });
  });
});
