import { vista } from '../vista/dusk.ts';
import { ARENA_PLANE, modelArena } from './arena.ts';
import type { Baked } from './baked.ts';
import { hallRock, stoneTile } from './hall.ts';
import { onColour } from './picture.ts';
import { light } from './relief.ts';
import { type Hour, HOURS, LAND_LIGHT } from './terrain.ts';

/** The shadow between the land and its bezel. */
const GAP: Readonly<Record<Hour, string>> = { night: '#0d0a08', noon: '#6b5433' };
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
  arena,
  hall: () => HOURS.map((hour) => ({ name: 'hall', hour, picture: hallRock(hour, 1400, 900), quality: 70 })),
  vista: () => HOURS.map((hour) => ({ name: 'vista', hour, picture: vista(hour, 900, 1100, { horizon: 0.56, moon: 0.66 }), quality: 82 })),
  stone: () => HOURS.map((hour) => ({ name: 'stone', hour, picture: stoneTile(hour, 512), quality: 88 })),
};
