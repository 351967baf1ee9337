import type { Baked } from '../../../canvas/land/baked.ts';
import { blob, type Line } from '../../../../shared/land/lines.ts';
import { onColour } from '../../../canvas/land/picture.ts';
import type { Plane } from '../../../canvas/land/raster.ts';
import { light, model } from '../../../canvas/land/relief.ts';
import { type Hour, LAND_LIGHT } from '../../../canvas/land/terrain.ts';
import { PALETTES } from '../../../canvas/palette.ts';

const HOURS: readonly Hour[] = ['night', 'noon'];
/** The sand on which a Conflict is decided, in map units. */
const PIT = { width: 1560, height: 820 } as const;
const PIXELS = 1240;
const EDGE = 60;
const WHOLE: Line = [
  [-EDGE, -EDGE],
  [PIT.width + EDGE, -EDGE],
  [PIT.width + EDGE, PIT.height + EDGE],
  [-EDGE, PIT.height + EDGE],
];
const outcrop = (x: number, y: number, radiusX: number, radiusY: number, seed: number): Line =>
  blob([x * PIT.width, y * PIT.height], radiusX, radiusY, seed);

/** Open dunes between a few rocks: quiet enough for ribbons to lie on. */
export function pit(): Baked[] {
  const scale = PIXELS / PIT.width;
  const plane: Plane = { width: PIXELS, height: Math.round(PIT.height * scale), left: 0, top: 0, scale };
  const field = model(
    {
      plane,
      mask: WHOLE,
      kinds: [
        { terrain: 'desert', polygons: [WHOLE] },
        { terrain: 'rock', polygons: [outcrop(0.06, 0.02, 330, 150, 3), outcrop(1, 0.97, 210, 150, 4), outcrop(0.02, 1, 260, 130, 6)] },
      ],
      exaggerate: 1,
    },
    HOURS.map((hour) => LAND_LIGHT[hour]),
  );
  const { width, height } = plane;
  return HOURS.map((hour, at) => ({
    name: 'pit',
    hour,
    picture: onColour({ width, height, pixels: light(field, at, LAND_LIGHT[hour]) }, PALETTES[hour].gap),
    quality: 74,
  }));
}
