import { hills, noise } from '../../../../canvas/land/noise.ts';
import type { Picture } from '../../../../canvas/land/picture.ts';
import type { Colour, Hour } from '../../../../canvas/land/terrain.ts';
import { AIR, paintMoon, skyColour } from '../../../../canvas/vista/dusk.ts';
import { bodyOf, type Posture } from './body.ts';
import { groundOf, HOLE, type Wake } from './sand.ts';
import { bell, mix, ramp, type Vector, unit } from './space.ts';
import { type Desert, meet, type Met } from './trace.ts';

/** A moment of a sandworm's coming. */
export interface Moment {
  readonly wake: Wake;
  /** null = it is still under the sand. */
  readonly posture: Posture | null;
  /** How thick the dust hangs, and how high. */
  readonly dust: { readonly thick: number; readonly wide: number; readonly high: number };
}
interface Light {
  readonly lamp: Colour;
  readonly air: Colour;
  readonly sand: Colour;
  readonly skin: Colour;
  readonly fog: Colour;
  readonly dust: Colour;
}
const LIGHT: Readonly<Record<Hour, Light>> = {
  night: {
    lamp: [1.1, 0.8, 0.54],
    air: [0.3, 0.25, 0.29],
    sand: [196, 140, 88],
    skin: [196, 158, 118],
    fog: [206, 122, 76],
    dust: [232, 164, 104],
  },
  noon: {
    lamp: [0.86, 0.8, 0.68],
    air: [0.44, 0.45, 0.47],
    sand: [236, 204, 148],
    skin: [206, 178, 136],
    fog: [244, 230, 196],
    dust: [246, 226, 182],
  },
};
const TOOTH: Colour = [236, 220, 184];
const GULLET: Colour = [96, 44, 30];
/** Share of the height at which the horizon lies, and of the width that a metre takes one metre away. */
const VIEW = { horizon: 0.455, focus: 0.84, eye: 46 } as const;

const each = (make: (part: 0 | 1 | 2) => number): Colour => [make(0), make(1), make(2)];
const blend = (from: Colour, to: Colour, share: number): Colour => each((part) => mix(from[part], to[part], share));

function colourOf({ what, at, far, lamp, sky, back, tone }: Met, light: Light): Colour {
  const own = { sand: light.sand, skin: blend(light.skin, light.sand, ramp(40, 0, at[1]) * 0.55), tooth: TOOTH, gullet: GULLET }[what];
  const seen = each((part) => own[part] * tone * (light.lamp[part] * (lamp * 1.18 + back) + light.air[part] * sky));
  const haze = 1 - Math.exp(-Math.max(0, far - 120) / (what === 'sand' ? 1500 : 2600));
  return blend(seen, light.fog, haze * 0.9);
}

/** The moment by night and at noon: what is met is the same, the light is not. */
export function wormPictures({ wake, posture, dust }: Moment, width: number, height: number): Readonly<Record<Hour, Picture>> {
  const desert: Desert = { ground: groundOf(wake), body: posture && bodyOf(posture) };
  const eye: Vector = [0, VIEW.eye + Math.max(0, desert.ground(0, 0)) * 0.5, -20];
  const [focus, horizon] = [width * VIEW.focus, height * VIEW.horizon];
  const blank = (): Picture => ({ width, height, pixels: new Uint8ClampedArray(width * height * 4) });
  const made = { night: blank(), noon: blank() };
  for (const hour of ['night', 'noon'] as const) paintSky(made[hour], hour, horizon);
  const cloud = HOLE.z - 36 - eye[2];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const met = meet(desert, eye, unit([(column - width / 2) / focus, (horizon - row) / focus, 1]));
      const across = ((column - width / 2) / focus) * cloud - HOLE.x;
      const up = ((horizon - row) / focus) * cloud + eye[1];
      const hangs = (met?.far ?? Infinity) > cloud - 30 ? dustAt(dust, across, up) : 0;
      const grain = noise(column / 1.3, row / 1.3) * 4;
      for (const hour of ['night', 'noon'] as const) paint(made[hour], hour, (row * width + column) * 4, { met, hangs, across, up, grain });
    }
  }
  return made;
}
interface Seen {
  readonly met: Met | null;
  readonly hangs: number;
  readonly across: number;
  readonly up: number;
  readonly grain: number;
}
function paint({ pixels }: Picture, hour: Hour, at: number, { met, hangs, across, up, grain }: Seen): void {
  const behind: Colour = met ? colourOf(met, LIGHT[hour]) : each((part) => pixels[at + part] as number);
  const bright = Math.min(1.05, Math.max(0.5, 0.78 - (across / 120) * 0.25 + hills(across / 20, up / 20, 2) * 0.3));
  const colour =
    hangs > 0
      ? blend(
          behind,
          each((part) => LIGHT[hour].dust[part] * bright),
          hangs,
        )
      : behind;
  for (const part of [0, 1, 2] as const) pixels[at + part] = colour[part] + grain;
  pixels[at + 3] = 255;
}
function dustAt({ thick, wide, high }: Moment['dust'], across: number, up: number): number {
  const low = up < -14 ? Math.exp((up + 14) / 10) : 1;
  const cloud = bell(across, wide) * Math.exp(-Math.max(0, up + 4) / high) * low;
  const torn = Math.min(1.1, Math.max(0, hills(across / 42 + 5, up / 30, 5) * 1.5 + 0.55));
  return Math.min(0.92, cloud * torn * thick);
}
function paintSky(picture: Picture, hour: Hour, horizon: number): void {
  const { width, height, pixels } = picture;
  for (let row = 0; row < height; row++) {
    const [red, green, blue] = skyColour(AIR[hour].sky, Math.min(1, row / horizon));
    for (let column = 0; column < width; column++) pixels.set([red, green, blue, 255], (row * width + column) * 4);
  }
  if (hour === 'noon') return;
  paintMoon(picture, width * 0.74, height * 0.13, height * 0.052, AIR[hour], 1, true);
  paintMoon(picture, width * 0.655, height * 0.215, height * 0.023, AIR[hour], 0.9, false);
}
