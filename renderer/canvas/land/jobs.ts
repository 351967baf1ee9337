import { vista } from '../vista/dusk.ts';
import { ARENA_PLANE, modelArena } from './arena.ts';
import { HOURS, landPlane, lightLand, modelLand } from './dice-land.ts';
import type { LandLayout } from './dice-plan.ts';
import { hallRock, stoneTile } from './hall.ts';
import { onColour, type Picture, shrunk } from './picture.ts';
import { light } from './relief.ts';
import { type Hour, LAND_LIGHT } from './terrain.ts';

/** A picture to bake under a name; quality as JPEG counts it, 1 to 100. */
export interface Baked {
  readonly name: string;
  readonly hour: Hour;
  readonly picture: Picture;
  readonly quality: number;
}
/** The shadow between the land and its bezel. */
const GAP: Readonly<Record<Hour, string>> = { night: '#0d0a08', noon: '#6b5433' };
const LAND_WIDTH = 2048;
const SMALL_WIDTH = 512;

function land(layout: LandLayout, name: string): Baked[] {
  const field = modelLand(layout, LAND_WIDTH);
  const { width, height } = landPlane(LAND_WIDTH);
  return HOURS.flatMap((hour) => {
    const picture = onColour({ width, height, pixels: lightLand(field, hour) }, GAP[hour]);
    return [
      { name, hour, picture, quality: 84 },
      { name: `${name}Small`, hour, picture: shrunk(picture, SMALL_WIDTH), quality: 72 },
    ];
  });
}

function arena(): Baked[] {
  const field = modelArena();
  const { width, height } = ARENA_PLANE;
  return HOURS.map((hour) => ({
    name: 'arena',
    hour,
    picture: onColour({ width, height, pixels: light(field, HOURS.indexOf(hour), LAND_LIGHT[hour]) }, GAP[hour]),
    quality: 78,
  }));
}

/** Everything that is baked, in lots that may run side by side. */
export const JOBS: Readonly<Record<string, () => Baked[]>> = {
  printed: () => land('printed', 'printed'),
  rimSplit: () => land('rim-split', 'rimSplit'),
  arena,
  hall: () => HOURS.map((hour) => ({ name: 'hall', hour, picture: hallRock(hour, 1400, 900), quality: 70 })),
  vista: () => HOURS.map((hour) => ({ name: 'vista', hour, picture: vista(hour, 900, 1100, { horizon: 0.56, moon: 0.66 }), quality: 82 })),
  stone: () => HOURS.map((hour) => ({ name: 'stone', hour, picture: stoneTile(hour, 512), quality: 88 })),
};
