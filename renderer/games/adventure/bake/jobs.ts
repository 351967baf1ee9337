import { type Baked, litLand } from '../../../canvas/land/baked.ts';
import { onColour, type Picture } from '../../../canvas/land/picture.ts';
import { HOURS } from '../../../canvas/land/terrain.ts';
import { trayPicture } from '../../../canvas/land/tray.ts';
import { MOTIFS, TRAY_COLUMNS, TRAY_ROWS, TRAYS, trayCell } from './motifs.ts';
import { modelGround } from './ground.ts';

const GROUND_WIDTH = 2048;
const CELL = { width: 380, height: 190 } as const;

function trays(sprite: string): Baked[] {
  return HOURS.map((hour) => {
    const width = CELL.width * TRAY_COLUMNS;
    const sheet: Picture = { width, height: CELL.height * TRAY_ROWS, pixels: new Uint8ClampedArray(width * CELL.height * TRAY_ROWS * 4) };
    MOTIFS.forEach((motif, nth) => {
      const { pixels } = trayPicture(sprite, TRAYS[motif], hour, CELL.width, CELL.height, nth);
      const { column, row } = trayCell(motif);
      for (let y = 0; y < CELL.height; y++) {
        const line = pixels.subarray(y * CELL.width * 4, (y + 1) * CELL.width * 4);
        sheet.pixels.set(line, ((row * CELL.height + y) * width + column * CELL.width) * 4);
      }
    });
    return { name: 'trays', hour, picture: onColour(sheet, '#8d7658'), quality: 80 };
  });
}

/** File names by job; a job takes the text of icons.svg. */
export const LOTS: Readonly<Record<string, readonly string[]>> = { ground: ['rings', 'ringsSmall'], trays: ['trays'] };
export const JOBS: Readonly<Record<string, (sprite: string) => Baked[]>> = {
  ground: () => litLand('rings', modelGround(GROUND_WIDTH, HOURS)),
  trays,
};
