import { sign } from '../../../sheets/draw.ts';
import type { Item } from '../../../sheets/page.ts';
import { stone, type StoneId } from '../../../sheets/stones.ts';
import { houseEmblem } from '../words/stones.ts';

/** A Leader's sign on paper, the same on every sheet: the emblem of the House, or the crown of all Leaders where it has none. */
export function leaderEmblem(house: string | null, x: number, y: number, size: number): Item {
  const its = houseEmblem(house);
  return its ? stone(its as StoneId, x, y, size) : sign('leader', x, y, size);
}
