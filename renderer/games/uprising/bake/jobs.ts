import type { Baked } from '../../../canvas/land/baked.ts';
import { onColour, shrunk } from '../../../canvas/land/picture.ts';
import { light } from '../../../canvas/land/relief.ts';
import { type Hour, LAND_LIGHT } from '../../../canvas/land/terrain.ts';
import { PALETTES } from '../../../canvas/palette.ts';
import { landPlane, modelGround } from './ground.ts';

const HOURS: readonly Hour[] = ['night', 'noon'];
const WIDTH = 1560;
const SMALL_WIDTH = 390;

/** The land with or without the Shield Wall, under a name. */
function land(name: string, walled: boolean): Baked[] {
  const field = modelGround(WIDTH, HOURS, walled);
  const { width, height } = landPlane(WIDTH);
  return HOURS.flatMap((hour, at) => {
    const picture = onColour({ width, height, pixels: light(field, at, LAND_LIGHT[hour]) }, PALETTES[hour].gap);
    return [
      { name, hour, picture, quality: 84 },
      { name: `${name}Small`, hour, picture: shrunk(picture, SMALL_WIDTH), quality: 72 },
    ];
  });
}

/** File names by job. */
export const LOTS: Readonly<Record<string, readonly string[]>> = { walled: ['walled', 'walledSmall'], open: ['open', 'openSmall'] };
export const JOBS: Readonly<Record<string, () => Baked[]>> = { walled: () => land('walled', true), open: () => land('open', false) };
