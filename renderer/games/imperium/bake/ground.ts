import { blob, type Line, type Point } from '../../../../shared/land/lines.ts';
import type { Plane } from '../../../canvas/land/raster.ts';
import { type HeightField, model } from '../../../canvas/land/relief.ts';
import { type Hour, LAND_LIGHT } from '../../../canvas/land/terrain.ts';

/** The land behind the spaces of Arrakis, in map units: some hundred leagues of sand. */
export const LAND = { width: 1760, height: 1040 } as const;

export const landPlane = (width: number): Plane => {
  const scale = width / LAND.width;
  return { width, height: Math.round(LAND.height * scale), left: 0, top: 0, scale };
};
const EDGE = 60;
const WHOLE: Line = [
  [-EDGE, -EDGE],
  [LAND.width + EDGE, -EDGE],
  [LAND.width + EDGE, LAND.height + EDGE],
  [-EDGE, LAND.height + EDGE],
];
/** An outcrop of rock around a place, which is given as shares of the land's width and height. */
const outcrop = (x: number, y: number, radiusX: number, radiusY: number, seed: number): Line =>
  blob([x * LAND.width, y * LAND.height], radiusX, radiusY, seed);
/** A town: a few blocks close together. */
function town([x, y]: Point, houses: readonly (readonly [dx: number, dy: number, width: number, depth: number])[]): Line[] {
  return houses.map(([dx, dy, width, depth]): Line => {
    const [left, top] = [x + dx, y + dy];
    return [
      [left, top],
      [left + width, top],
      [left + width, top + depth],
      [left, top + depth],
    ];
  });
}
const at = (x: number, y: number): Point => [x * LAND.width, y * LAND.height];
const HOUSES = [
  [-46, -20, 40, 26],
  [2, -30, 28, 30],
  [36, -14, 34, 22],
  [-22, 14, 32, 20],
  [18, 16, 26, 18],
] as const;

/** The Shield Wall in the north, the plateau with the Imperial Basin, open sand to the south. It can be lit for any hour of the day. */
export const modelGround = (width: number, hours: readonly Hour[]): HeightField =>
  model(
    {
      plane: landPlane(width),
      mask: WHOLE,
      kinds: [
        { terrain: 'desert', polygons: [WHOLE] },
        { terrain: 'erg', polygons: [outcrop(0.76, 0.95, 540, 250, 9), outcrop(0.3, 0.86, 330, 160, 21)] },
        { terrain: 'plateau', polygons: [outcrop(0.5, 0.38, 430, 180, 5)] },
        {
          terrain: 'rock',
          polygons: [
            outcrop(0.33, 0.03, 450, 130, 3),
            outcrop(0.7, 0.04, 400, 125, 4),
            outcrop(0.05, 0.42, 200, 160, 7),
            outcrop(0.95, 0.24, 180, 210, 8),
            outcrop(0.12, 0.97, 160, 75, 11),
          ],
        },
      ],
      blocks: [...town(at(0.44, 0.3), HOUSES), ...town(at(0.545, 0.28), HOUSES)],
      exaggerate: 1.15,
    },
    hours.map((hour) => LAND_LIGHT[hour]),
  );
