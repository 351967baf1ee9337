import type { Records } from '../../../../shared/games/imperium-family/edition.ts';
import { keysOf } from '../../../../shared/kernel/typed.ts';
import type { Baked } from '../../../canvas/land/baked.ts';
import { onColour, type Picture } from '../../../canvas/land/picture.ts';
import { trayPicture } from '../../../canvas/land/tray.ts';
import { SHAPE_SPRITE } from './shapes.ts';
import { CELLS, SHEETS, type SheetId } from '../../trays.ts';
import { PRINTED } from '../../printed.ts';
import { pit } from './pit.ts';
import { gridOf } from './sheets.ts';
import { traditionNamed } from './tradition-of.ts';
import { TRADITIONS } from './traditions.ts';

/** All trays of a sheet in one picture. Trays keep their own lamp: they look the same by night and at noon. */
function sheet(id: SheetId, sprite: string): Baked[] {
  const { width, height } = CELLS[id];
  const { columns, rows } = gridOf(id);
  const whole: Picture = {
    width: width * columns,
    height: height * rows,
    pixels: new Uint8ClampedArray(width * columns * height * rows * 4),
  };
  SHEETS[id].forEach(([name, group], nth) => {
    const tradition = traditionNamed(PRINTED[name.slice(0, name.indexOf('.'))] as Records, name);
    const { pixels } = trayPicture(sprite + SHAPE_SPRITE, { ...TRADITIONS[tradition], sign: group }, 'night', width, height, nth);
    const corner = (Math.floor(nth / columns) * height * columns + (nth % columns)) * width;
    for (let y = 0; y < height; y++) whole.pixels.set(pixels.subarray(y * width * 4, (y + 1) * width * 4), (corner + y * whole.width) * 4);
  });
  const picture = onColour(whole, '#8d7658');
  return [
    { name: id, hour: 'night', picture, quality: 74 },
    { name: id, hour: 'noon', picture, quality: 74 },
  ];
}

const IDS = keysOf(SHEETS);
/** File names by job; a job takes the text of icons.svg. */
export const LOTS: Readonly<Record<string, readonly string[]>> = { ...Object.fromEntries(IDS.map((id) => [id, [id]])), pit: ['pit'] };
export const JOBS: Readonly<Record<string, (sprite: string) => Baked[]>> = {
  ...Object.fromEntries(IDS.map((id) => [id, (sprite: string) => sheet(id, sprite)])),
  pit,
};
