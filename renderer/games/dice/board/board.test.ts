import { describe, expect, test } from 'vitest';
import { REGIONS } from '../../../../shared/games/dice/ids.ts';
import { DICE_VIEWS } from '../gallery/dice-views.ts';
import { LAND } from '../../../../shared/games/dice/land/shape.ts';
import { contains } from '../../../../shared/land/lines.ts';
import { journeys } from './journeys.ts';
import { inRows } from '../../../canvas/map/stacks.ts';
import { boardModel, isSamePosition } from './model.ts';

const DARK = { lit: [], blocked: [], pointed: null };
const region = (id: string) => ({ kind: 'region', id });

describe('what the board shows', () => {
  test('without a question nothing is veiled', () => {
    const { regions } = boardModel(DICE_VIEWS.movement, DARK);
    expect(new Set(REGIONS.map((id) => regions[id].light))).toEqual(new Set(['plain']));
  });

  test('an offer is lit with its key, the rest lies under the veil, and the die’s zone is ringed', () => {
    const model = boardModel(DICE_VIEWS.movement, { ...DARK, lit: [{ entity: region('carthag'), key: '1' }] });
    expect(model.regions.carthag).toMatchObject({ light: 'offer', key: '1' });
    expect(model.regions.arrakeen.light).toBe('veiled');
    expect(model.zone).toBe(4);
  });

  test('large and ordinary troops of a House stand apart', () => {
    expect(boardModel(DICE_VIEWS.movement, DARK).regions['sietch-tabr'].pieces).toEqual([
      { key: 'corrino:troop', stone: 'corrino', count: 2, large: false },
      { key: 'corrino:large', stone: 'corrino', count: 1, large: true },
    ]);
  });

  test('a battle that waits is marked, the one being fought stands out', () => {
    const { regions } = boardModel(DICE_VIEWS.battle, DARK);
    expect([regions.carthag.battle, regions.arrakeen.battle, regions['minor-erg'].battle]).toEqual(['now', 'waits', 'none']);
  });
});

test('three troops that left Arrakeen and three that came to Carthag are one march', () => {
  const before = boardModel(DICE_VIEWS.movement, DARK);
  const after = boardModel(DICE_VIEWS.marched, DARK);
  expect(journeys(before, after)).toEqual([{ piece: 'atreides:troop', from: 'arrakeen', to: 'carthag', count: 3 }]);
  expect(journeys(after, after)).toEqual([]);
});

test('light moves nothing: what is on its way may go on', () => {
  const before = boardModel(DICE_VIEWS.movement, DARK);
  expect(isSamePosition(before, boardModel(DICE_VIEWS.movement, { ...DARK, pointed: region('carthag') }))).toBe(true);
  expect(isSamePosition(before, boardModel(DICE_VIEWS.marched, DARK))).toBe(false);
});

test('pieces of a common position stand in their own region', () => {
  const { regions } = boardModel(DICE_VIEWS.movement, DARK);
  for (const id of REGIONS) {
    const [x, y] = LAND.printed.anchors[id];
    const standing = regions[id].pieces.map(({ key }) => ({ key, left: 60, right: 130 }));
    for (const { at } of inRows(standing, [x, y + 94], LAND.printed.rooms[id], 1).values())
      expect(contains(LAND.printed.regions[id], at), id).toBe(true);
  }
});
