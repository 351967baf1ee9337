import { expect, test, vi } from 'vitest';
import { crowdOf, type Light } from './model.ts';
import { FIGURES, SPACES, type FigureId, type SpaceId } from '../../../../shared/games/adventure/ids.ts';
import { PIT } from '../bake/plan.ts';

// Some drawings keep their outlines; here nothing is drawn.
vi.hoisted(() => vi.stubGlobal('Path2D', class {}));
const { crowdPlaces, inCrowd } = await import('./crowd.ts');

const FOUR = FIGURES.slice(0, 4);
/** Four stand on the first space, three on the second. */
function board({ lit = [], at }: { lit?: readonly FigureId[]; at?: SpaceId }) {
  const spaces = Object.fromEntries(
    SPACES.map((id, nth) => [id, { figures: [FOUR, FIGURES.slice(4, 7)][nth] ?? [], pointed: id === at }]),
  ) as never;
  const light = (id: FigureId): Light => (lit.includes(id) ? 'offer' : 'plain');
  const figures = Object.fromEntries(FIGURES.map((id) => [id, { light: light(id), pointed: false }])) as never;
  return crowdOf(spaces, figures);
}

test('a crowd that is asked about is shown, the one that is pointed at before it, and else none', () => {
  expect(board({})).toEqual([]);
  expect(board({ lit: FOUR.slice(0, 1) })).toEqual([]);
  expect(board({ lit: FOUR.slice(0, 2) })).toEqual(FOUR);
  expect(board({ lit: FOUR, at: SPACES[1] })).toEqual(FIGURES.slice(4, 7));
});

test.each([3, 4, 5, 8, 9, 12])('%i of them stand in the pit, each can be pointed at, none over another', (count) => {
  const crowd = FIGURES.slice(0, count);
  const places = crowdPlaces(count);
  expect(places).toHaveLength(count);
  places.forEach(({ at: [x, y] }, nth) => {
    expect(Math.abs(x)).toBeLessThan(PIT.x);
    expect(Math.abs(y)).toBeLessThan(PIT.y);
    expect(inCrowd(crowd, [x, y])).toBe(crowd[nth]);
  });
});
