import type { Baked } from '../../../canvas/land/jobs.ts';
import { onColour, type Picture, shrunk } from '../../../canvas/land/picture.ts';
import { light } from '../../../canvas/land/relief.ts';
import { type Hour, LAND_LIGHT } from '../../../canvas/land/terrain.ts';
import { trayPicture } from '../../../canvas/land/tray.ts';
import { PALETTES } from '../../../canvas/palette.ts';
import { MOTIFS, TRAY_COLUMNS, TRAY_ROWS, TRAYS, trayCell } from './motifs.ts';
import { groundPlane, modelGround } from './ground.ts';

const HOURS: readonly Hour[] = ['night', 'noon'];
const GROUND_WIDTH = 2048;
const SMALL_WIDTH = 512;
const CELL = { width: 380, height: 190 } as const;

function ground(): Baked[] {
  const field = modelGround(GROUND_WIDTH, HOURS);
  const { width, height } = groundPlane(GROUND_WIDTH);
  return HOURS.flatMap((hour, at) => {
    const picture = onColour({ width, height, pixels: light(field, at, LAND_LIGHT[hour]) }, PALETTES[hour].gap);
    return [
      { name: 'rings', hour, picture, quality: 84 },
      { name: 'ringsSmall', hour, picture: shrunk(picture, SMALL_WIDTH), quality: 72 },
    ];
  });
}

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
export const JOBS: Readonly<Record<string, (sprite: string) => Baked[]>> = { ground, trays };
