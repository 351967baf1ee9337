import type { RegionId } from '../../../../shared/games/dice/ids.ts';
import { at, type LandLayout } from '../../../../shared/games/dice/land/plan.ts';
import { LAND } from '../../../../shared/games/dice/land/shape.ts';
import { blob, type Line, type Point } from '../../../../shared/land/lines.ts';
import { rolls } from '../../../../shared/land/rolls.ts';
import type { Terrain } from '../../../canvas/land/terrain.ts';

/** What lies on the land for the eye alone, set by hand: outcrops, basins, towns. */
const NORTHERN_ROCKS: readonly Line[] = [
  blob(at(138, 0.83), 190, 105, 5),
  blob(at(150, 0.52), 90, 55, 6),
  blob(at(106, 0.86), 130, 60, 12),
  blob(at(75, 0.88), 150, 52, 13),
  blob(at(91, 0.93), 70, 34, 14),
  blob(at(110, 0.73), 60, 30, 15),
  blob(at(70, 0.74), 56, 36, 16),
  blob(at(257, 0.9), 80, 36, 17),
];
export const ROCKS: Readonly<Record<LandLayout, readonly Line[]>> = {
  printed: [
    ...NORTHERN_ROCKS,
    blob(at(221, 0.8), 210, 96, 8),
    blob(at(207, 0.6), 80, 60, 9),
    blob(at(175, 0.93), 60, 46, 18),
    blob(at(352, 0.9), 90, 60, 20),
    blob(at(8, 0.42), 70, 60, 21),
  ],
  'rim-split': [
    ...NORTHERN_ROCKS,
    blob(at(221, 0.52), 120, 70, 8),
    blob(at(176, 0.52), 70, 50, 9),
    blob(at(170, 0.9), 70, 46, 18),
    blob(at(230, 0.9), 80, 40, 19),
    blob(at(4, 0.88), 90, 60, 20),
    blob(at(312, 0.9), 70, 44, 21),
  ],
};
const CARTHAG_BASIN = blob(at(91.5, 0.415), 168, 84, 31);
const ARRAKEEN_BASIN = blob(at(41, 0.6), 250, 190, 32);

/** Calm basins between the rocks. */
export const basinsOf = (layout: LandLayout): readonly Line[] => [
  CARTHAG_BASIN,
  ARRAKEEN_BASIN,
  blob(layout === 'printed' ? at(315, 0.62) : LAND[layout].anchors['tueks-sietch'], 175, 120, 33),
];
export const TERRAIN: Readonly<Record<RegionId, Terrain>> = {
  'polar-sink': 'polar',
  'cielago-flat': 'flat',
  'habbanya-sietch': 'desert',
  'great-flat': 'flat',
  'sietch-tabr': 'desert',
  carthag: 'mountain',
  'broken-land': 'desert',
  arrakeen: 'plateau',
  'tueks-sietch': 'plateau',
  'minor-erg': 'erg',
};

/** A town seen from the air: raised blocks along crooked streets. */
function town([x, y]: Point, columns: number, rows: number, seed: number): Line[] {
  const roll = rolls(seed);
  const blocks: Line[] = [];
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const dx = (column - (columns - 1) / 2) * 40 + (roll() - 0.5) * 24;
      const dy = (row - (rows - 1) / 2) * 36 + (roll() - 0.5) * 12;
      if (Math.hypot(dx / columns, dy / rows) > 17 || roll() < 0.2) continue;
      const half = 5 + roll() * 13;
      const middle = y + dy + dx * 0.12;
      blocks.push([
        [x + dx - half, middle - 11],
        [x + dx + half, middle - 11],
        [x + dx + half, middle + 11],
        [x + dx - half, middle + 11],
      ]);
    }
  }
  return blocks;
}

/** The raised blocks of the two towns. */
export const TOWNS: readonly Line[] = [...town(at(52, 0.86), 6, 5, 3), ...town(at(82, 0.33), 4, 3, 4)];
