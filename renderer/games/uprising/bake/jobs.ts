import type { Baked } from '../../../canvas/land/baked.ts';
import { onColour, shrunk } from '../../../canvas/land/picture.ts';
import { light } from '../../../canvas/land/relief.ts';
import { type Hour, LAND_LIGHT } from '../../../canvas/land/terrain.ts';
import { PALETTES } from '../../../canvas/palette.ts';
import { landPlane, modelGround } from './ground.ts';
import { MOMENTS } from './worm/moments.ts';
import { type Moment, wormPictures } from './worm/picture.ts';

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

/** Wide enough for a window; what is lit by night and at noon is traced once. */
const WORM = { width: 1040, height: 558, quality: 78 } as const;
function worm(name: string, moment: Moment): Baked[] {
  const made = wormPictures(moment, WORM.width, WORM.height);
  return HOURS.map((hour) => ({ name, hour, picture: made[hour], quality: WORM.quality }));
}

/** File names by job. */
export const LOTS: Readonly<Record<string, readonly string[]>> = {
  walled: ['walled', 'walledSmall'],
  open: ['open', 'openSmall'],
  ...Object.fromEntries(Object.keys(MOMENTS).map((name) => [name, [name]])),
};
export const JOBS: Readonly<Record<string, () => Baked[]>> = {
  walled: () => land('walled', true),
  open: () => land('open', false),
  ...Object.fromEntries(Object.entries(MOMENTS).map(([name, moment]) => [name, () => worm(name, moment)])),
};
