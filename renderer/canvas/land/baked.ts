import { PALETTES } from '../palette.ts';
import { onColour, type Picture, shrunk } from './picture.ts';
import { type HeightField, light } from './relief.ts';
import { type Hour, HOURS, LAND_LIGHT } from './terrain.ts';

/** A picture to bake under a name; quality as JPEG counts it, 1 to 100. */
export interface Baked {
  readonly name: string;
  readonly hour: Hour;
  readonly picture: Picture;
  readonly quality: number;
}
/** The small picture of a land is that share of it. */
const SMALL = 0.25;

/** A land lit at night and at noon, each in two sizes: `name` and `nameSmall`, which is there first. */
export function litLand(name: string, field: HeightField): Baked[] {
  const { width, height } = field.plane;
  return HOURS.flatMap((hour, nth) => {
    const picture = onColour({ width, height, pixels: light(field, nth, LAND_LIGHT[hour]) }, PALETTES[hour].gap);
    return [
      { name, hour, picture, quality: 84 },
      { name: `${name}Small`, hour, picture: shrunk(picture, width * SMALL), quality: 72 },
    ];
  });
}
