import type { Baked } from '../../../canvas/land/jobs.ts';
import { onColour, shrunk } from '../../../canvas/land/picture.ts';
import { light } from '../../../canvas/land/relief.ts';
import { type Hour, LAND_LIGHT } from '../../../canvas/land/terrain.ts';
import { PALETTES } from '../../../canvas/palette.ts';
import { landPlane, modelGround } from './ground.ts';

const HOURS: readonly Hour[] = ['night', 'noon'];
const WIDTH = 1760;
const SMALL_WIDTH = 440;

function arrakis(): Baked[] {
  const field = modelGround(WIDTH, HOURS);
  const { width, height } = landPlane(WIDTH);
  return HOURS.flatMap((hour, at) => {
    const picture = onColour({ width, height, pixels: light(field, at, LAND_LIGHT[hour]) }, PALETTES[hour].gap);
    return [
      { name: 'arrakis', hour, picture, quality: 84 },
      { name: 'arrakisSmall', hour, picture: shrunk(picture, SMALL_WIDTH), quality: 72 },
    ];
  });
}

/** File names by job. */
export const LOTS: Readonly<Record<string, readonly string[]>> = { arrakis: ['arrakis', 'arrakisSmall'] };
export const JOBS: Readonly<Record<string, () => Baked[]>> = { arrakis };
