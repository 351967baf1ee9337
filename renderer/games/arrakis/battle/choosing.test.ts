import { expect, test } from 'vitest';
import type { ArrakisView } from '../../../../shared/games/arrakis/types.ts';
import { ofFigure } from '../../../../shared/games/arrakis/words/names.ts';
import { option } from '../../../../shared/games/arrakis/words/options.ts';
import { middleFor } from '../gallery/board-views.ts';

const quiet: ArrakisView = { ...middleFor('seat1'), battle: null };
const fighting: ArrakisView = { ...quiet, battle: { at: 'arrakeen' } as ArrakisView['battle'] };
const losing = { do: 'casualty', side: 'atreides', at: 'arrakeen', left: 2, cause: 'battle' } as never;

test('a unit that may be lost lies on the sand of its battle, and nowhere else', () => {
  expect(option(fighting, 'casualty', 'regular', undefined, {}, losing).target).toEqual(ofFigure('atreides', 'regular'));
  expect(option(quiet, 'casualty', 'regular', undefined, {}, losing).target).toBeUndefined();
});
test('leaders without a name are those of the side that is asked about its Specials', () => {
  const convert = { do: 'convert', side: 'harkonnen' } as never;
  expect(option(fighting, 'convert', 0, 'generic', {}, convert).target).toEqual(ofFigure('harkonnen', 'generic'));
  expect(option(fighting, 'company', 0, 'generic', {}).target).toBeUndefined();
});
