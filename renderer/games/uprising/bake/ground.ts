import { blob, type Line, roughen, soften } from '../../../../shared/land/lines.ts';
import type { Plane } from '../../../canvas/land/raster.ts';
import { type HeightField, model } from '../../../canvas/land/relief.ts';
import { type Hour, LAND_LIGHT } from '../../../canvas/land/terrain.ts';

/** The land behind all spaces that are no Faction's, in map units. */
export const LAND = { width: 1560, height: 1120 } as const;

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
/** An outcrop around a place that is told in shares of the land. */
const outcrop = (x: number, y: number, radiusX: number, radiusY: number, seed: number): Line =>
  blob([x * LAND.width, y * LAND.height], radiusX, radiusY, seed);
/** A ridge through places told in shares, as broken rock. */
function ridge(places: Line, seed: number): Line {
  const line: Line = places.map(([x, y]) => [x * LAND.width, y * LAND.height]);
  return soften(roughen([...line, line[0] as Line[number]], seed, 0.35, 3));
}
/** Around the cities of the plateau, open to the north. */
const SHIELD_WALL: Line = [
  [0.235, 0.4],
  [0.26, 0.56],
  [0.36, 0.7],
  [0.5, 0.765],
  [0.66, 0.75],
  [0.82, 0.69],
  [0.9, 0.56],
  [0.87, 0.5],
  [0.79, 0.62],
  [0.64, 0.685],
  [0.5, 0.695],
  [0.385, 0.635],
  [0.3, 0.53],
  [0.27, 0.4],
];
/** What is left of it: two stumps, and the storms come in between. */
const STUMPS: readonly Line[] = [
  [
    [0.235, 0.4],
    [0.255, 0.54],
    [0.3, 0.615],
    [0.325, 0.575],
    [0.3, 0.53],
    [0.27, 0.4],
  ],
  [
    [0.79, 0.705],
    [0.85, 0.665],
    [0.9, 0.56],
    [0.87, 0.5],
    [0.81, 0.6],
    [0.775, 0.64],
  ],
];
/** Rubble where it stood. */
const RUBBLE = [
  [0.41, 0.685, 34, 20, 31],
  [0.52, 0.73, 44, 22, 32],
  [0.63, 0.715, 30, 18, 33],
  [0.7, 0.705, 24, 15, 34],
] as const;

/** Rock of the council in the north, the plateau of the cities within the Shield Wall, open sand to the south; ready to be lit. */
export const modelGround = (width: number, hours: readonly Hour[], walled: boolean): HeightField =>
  model(
    {
      plane: landPlane(width),
      mask: WHOLE,
      kinds: [
        { terrain: 'desert', polygons: [WHOLE] },
        { terrain: 'erg', polygons: [outcrop(0.72, 0.97, 560, 170, 9)] },
        { terrain: 'plateau', polygons: [outcrop(0.53, 0.44, 360, 200, 5)] },
        {
          terrain: 'rock',
          polygons: [
            outcrop(0.3, 0.02, 520, 150, 3),
            outcrop(0.75, 0.02, 420, 190, 4),
            outcrop(0.04, 0.36, 150, 120, 7),
            outcrop(0.94, 0.3, 200, 190, 8),
            ...(walled ? [ridge(SHIELD_WALL, 5)] : STUMPS.map((stump, at) => ridge(stump, 5 + at))),
            ...(walled ? [] : RUBBLE.map(([x, y, width, depth, seed]) => outcrop(x, y, width, depth, seed))),
          ],
        },
      ],
      exaggerate: 1.15,
    },
    hours.map((hour) => LAND_LIGHT[hour]),
  );
