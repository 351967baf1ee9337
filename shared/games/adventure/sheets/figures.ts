import { group, path, sign } from '../../../sheets/draw.ts';
import type { Item } from '../../../sheets/page.ts';
import { spanOf, type StoneId, STONES } from '../../../sheets/stones.ts';
import type { Role } from '../data.ts';
import { ROLE_SIGNS } from '../signs.ts';

/**
 * A figure on paper: the cut of its House with the silhouette of heir, ruler or warrior.
 * @param x, y its middle
 * @param size edge of its square in millimetres
 */
export const figureMark = (role: Role, house: StoneId, x: number, y: number, size: number): Item =>
  group(x, y, [path(STONES[house].cut, { fill: 'paper', stroke: 'ink', width: 6 }), sign(ROLE_SIGNS[role], 0, 2, 84)], {
    scale: size / spanOf(house),
  });
