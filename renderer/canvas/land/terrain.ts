import { crests, hills, noise, smooth } from './noise.ts';

export type Terrain = 'desert' | 'deep' | 'flat' | 'erg' | 'plateau' | 'mountain' | 'rock' | 'polar' | 'basin';

/**
 * A field of dunes: long windward, short lee.
 * @param direction where they march to, radians
 * @param wave from crest to crest, map units
 * @param height of a common crest, map units
 */
export function dunes(x: number, y: number, direction: number, wave: number, height: number): number {
  const bend = hills(x / (wave * 4.2), y / (wave * 4.2), 2);
  const ripple = noise(x / (wave * 2) + 9, y / (wave * 2) - 4);
  const along = (x * Math.cos(direction) + y * Math.sin(direction)) / wave + bend * 3.1 + ripple * 0.45;
  const phase = along - Math.floor(along);
  const profile = phase < 0.62 ? smooth(phase / 0.62) : smooth((1 - phase) / 0.38);
  const swell = 0.35 + 1.1 * Math.max(0, hills(x / (wave * 5) + 31, y / (wave * 5), 2) + 0.42);
  return height * profile * Math.min(1.25, swell);
}

/** Cuts a height into steps, as wind and sand cut rock. */
function terraces(height: number, step: number, sharpness: number, share: number): number {
  const level = Math.floor(height / step);
  const rise = height / step - level;
  return (level + smooth(rise * sharpness - (sharpness - 1) * 0.3)) * step * share + height * (1 - share);
}

function cracks(x: number, y: number): number {
  const angle = Math.atan2(y, x);
  const distance = Math.hypot(x * 0.78, y);
  const crack = 1 - Math.abs(Math.sin(angle * 5.5 + hills(x / 95 + 3, y / 95, 3) * 5.6));
  return crack ** 6 * 15 * smooth((distance - 45) / 130) - Math.max(0, 1 - distance / 300) * 40;
}

/** Height of the ground by kind of land, in map units. */
export const HEIGHTS: Readonly<Record<Terrain, (x: number, y: number) => number>> = {
  flat: (x, y) => dunes(x, y, 1.15, 64, 4.2) + dunes(x, y, 0.95, 19, 1.1) + hills(x / 300, y / 300, 3) * 16,
  desert: (x, y) => dunes(x, y, 0.75, 128, 15) + dunes(x, y, 1.2, 22, 1.5) + hills(x / 260, y / 260, 3) * 20,
  erg: (x, y) => dunes(x, y, 0.45, 150, 25) + dunes(x, y, 1.3, 25, 1.8) + hills(x / 240, y / 240, 3) * 16,
  deep: (x, y) => dunes(x, y, 0.6, 230, 30) + dunes(x, y, 1.1, 30, 2.2) + hills(x / 300, y / 300, 3) * 20,
  rock: (x, y) => terraces(46 + crests(x / 170 + 3, y / 170, 5) * 92, 15, 1.5, 0.72) + noise(x / 9, y / 9) * 2.2,
  plateau: (x, y) =>
    terraces(40 + crests(x / 260 + 11, y / 260 + 5, 4) * 34, 10, 2.2, 0.8) + noise(x / 12, y / 12) * 1.6 + dunes(x, y, 1, 26, 1.2),
  basin: (x, y) => 34 + hills(x / 120, y / 120, 4) * 12 + dunes(x, y, 1.2, 24, 1.1),
  mountain: (x, y) => terraces(62 + crests(x / 120 + 3, y / 120 + 8, 5) * 150, 17, 1.5, 0.6) + noise(x / 8, y / 8) * 2.5,
  polar: (x, y) => 34 + hills(x / 90, y / 90, 4) * 14 - cracks(x, y),
};

/** Kinds that lie on the sand with an edge of their own; sand of different kinds blends. */
export const HARD: ReadonlySet<Terrain> = new Set<Terrain>(['rock', 'mountain', 'plateau', 'polar', 'basin']);

export type Colour = readonly [red: number, green: number, blue: number];
/** How the land looks at one time of day. Colours 0 to 1. */
export interface Daylight {
  /** Colour of low and of high ground. */
  readonly ground: Readonly<Partial<Record<Terrain, readonly [low: Colour, high: Colour]>>>;
  readonly sun: Colour;
  readonly sky: Colour;
  readonly gain: number;
  /** How much a cast shadow takes away. */
  readonly shadow: number;
  /** How much hollows darken. */
  readonly hollow: number;
}

/** '#rrggbb' as three numbers from 0 to 1. */
export const colour = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16) / 255,
  Number.parseInt(hex.slice(3, 5), 16) / 255,
  Number.parseInt(hex.slice(5, 7), 16) / 255,
];
const ramp = (low: string, high: string): readonly [Colour, Colour] => [colour(low), colour(high)];

export type Hour = 'night' | 'noon';
export const HOURS: readonly Hour[] = ['night', 'noon'];
export const LAND_LIGHT: Readonly<Record<Hour, Daylight>> = {
  night: {
    ground: {
      flat: ramp('#7d6650', '#a88c69'),
      desert: ramp('#78614a', '#aa8a64'),
      erg: ramp('#7d5f41', '#bb9260'),
      deep: ramp('#594a42', '#86705d'),
      rock: ramp('#4e4344', '#83706a'),
      plateau: ramp('#665450', '#8c7669'),
      basin: ramp('#78644e', '#a18867'),
      mountain: ramp('#463d3f', '#7b6a65'),
      polar: ramp('#878c91', '#bcbfbb'),
    },
    sun: [1.06, 0.9, 0.7],
    sky: [0.3, 0.305, 0.37],
    gain: 0.93,
    shadow: 0.5,
    hollow: 0.3,
  },
  noon: {
    ground: {
      flat: ramp('#e2c795', '#f3e0b8'),
      desert: ramp('#dcb981', '#f2dcae'),
      erg: ramp('#d9ae70', '#f3d9a4'),
      deep: ramp('#c8a577', '#dcbd90'),
      rock: ramp('#a77b5e', '#cda283'),
      plateau: ramp('#c19672', '#ddb994'),
      basin: ramp('#cfa981', '#e3c49c'),
      mountain: ramp('#96705a', '#c49a7d'),
      polar: ramp('#dfe0da', '#fbf8ef'),
    },
    sun: [0.62, 0.585, 0.5],
    sky: [0.5, 0.505, 0.535],
    gain: 1,
    shadow: 0.62,
    hollow: 0.22,
  },
};
/** The living rock of the hall, under one low lamp. */
export const HALL_LIGHT: Readonly<Record<Hour, Daylight>> = {
  night: {
    ground: { rock: ramp('#2a2321', '#4a3d36') },
    sun: [1, 0.78, 0.55],
    sky: [0.26, 0.25, 0.28],
    gain: 0.72,
    shadow: 0.5,
    hollow: 0.2,
  },
  noon: {
    ground: { rock: ramp('#d2bd99', '#e6d7ba') },
    sun: [0.5, 0.48, 0.45],
    sky: [0.58, 0.575, 0.565],
    gain: 1,
    shadow: 0.35,
    hollow: 0.12,
  },
};
