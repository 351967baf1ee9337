import type { Line } from '../../../shared/land/lines.ts';
import { noise, smooth } from './noise.ts';
import { blur, filled, type Plane, type Stroke, stroked } from './raster.ts';
import { type Colour, type Daylight, HARD, HEIGHTS, type Terrain } from './terrain.ts';

/** What lies where, before it is lit. */
export interface Ground {
  readonly plane: Plane;
  /** The outline of the land; nothing lies outside. */
  readonly mask: Line;
  /** Later hard kinds lie on earlier ones. */
  readonly kinds: readonly { readonly terrain: Terrain; readonly polygons: readonly Line[] }[];
  /** Borders cut into the ground. */
  readonly grooves?: readonly Stroke[];
  /** Lines of rock that stand up from the ground: cliffs. */
  readonly walls?: readonly Stroke[];
  /** Raised blocks: towns. */
  readonly blocks?: readonly Line[];
  /** Heights count this much in the light. */
  readonly exaggerate: number;
}
/** The land as heights (map units) and, per daylight, the colour of its ground (three numbers per pixel). */
export interface HeightField {
  readonly plane: Plane;
  readonly heights: Float32Array;
  readonly inside: Float32Array;
  readonly colours: readonly Float32Array[];
  readonly exaggerate: number;
}

const OUTSIDE = -10;
const SOFT_EDGE = 22;
const HARD_EDGE = 12;
const BLOCK_HEIGHT = 26;
const GROOVE_DEPTH = 17;
const WALL_HEIGHT = 46;

/** Models the ground: heights from noise by terrain, kinds blended at their edges, grooves and blocks. */
export function model(ground: Ground, daylights: readonly Daylight[]): HeightField {
  const { plane } = ground;
  const { width, height, scale } = plane;
  const pixels = width * height;
  const inside = filled(plane, [ground.mask]);
  const heights = new Float32Array(pixels).fill(OUTSIDE);
  const colours = daylights.map(() => new Float32Array(pixels * 3));
  const hard = ground.kinds.map(({ terrain }) => HARD.has(terrain));
  const ramps = daylights.map(({ ground: of }) => ground.kinds.map(({ terrain }) => of[terrain] as readonly [Colour, Colour]));
  const heightOf = ground.kinds.map(({ terrain }) => HEIGHTS[terrain]);
  const masks = ground.kinds.map(({ polygons }, kind) =>
    blur(filled(plane, polygons), width, height, (hard[kind] ? HARD_EDGE : SOFT_EDGE) * scale),
  );
  const weights = new Float64Array(ground.kinds.length);
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      if ((inside[at] as number) === 0) continue;
      const x = plane.left + (column + 0.5) / scale;
      const y = plane.top + (row + 0.5) / scale;
      weigh(weights, masks, hard, at, x, y);
      const grain = 1 + noise(x / 3.1, y / 3.1) * 0.09 + noise(x / 1.3, y / 1.3) * 0.05;
      let sum = 0;
      let total = 0;
      for (let kind = 0; kind < weights.length; kind++) {
        const weight = weights[kind] as number;
        if (weight < 0.004) continue;
        const value = (heightOf[kind] as (x: number, y: number) => number)(x, y);
        sum += weight * value;
        total += weight;
        const t = Math.min(1, Math.max(0, hard[kind] ? (value - 40) / 110 : value / 46 + 0.25));
        for (let light = 0; light < colours.length; light++) {
          const [low, high] = (ramps[light] as (readonly [Colour, Colour])[])[kind] as readonly [Colour, Colour];
          const into = colours[light] as Float32Array;
          for (let part = 0; part < 3; part++) {
            into[at * 3 + part] =
              (into[at * 3 + part] as number) + weight * ((low[part] as number) + ((high[part] as number) - (low[part] as number)) * t);
          }
        }
      }
      heights[at] = total > 0 ? sum / total : 0;
      const share = total > 0 ? grain / total : grain;
      for (const into of colours) for (let part = 0; part < 3; part++) into[at * 3 + part] = (into[at * 3 + part] as number) * share;
    }
  }
  if (ground.blocks) raise(heights, blur(filled(plane, ground.blocks), width, height, 1.2 * scale), BLOCK_HEIGHT, plane);
  if (ground.grooves) carve(heights, colours, stroked(plane, ground.grooves, 3.4));
  if (ground.walls) raise(heights, stroked(plane, ground.walls, 5), WALL_HEIGHT, plane);
  return { plane, heights, inside, colours, exaggerate: ground.exaggerate };
}

/** How much of each kind lies at a place. Rock lies on sand: hard kinds take their share first, the sand the rest. */
function weigh(weights: Float64Array, masks: readonly Float32Array[], hard: readonly boolean[], at: number, x: number, y: number): void {
  let jag: number | undefined;
  let left = 1;
  let soft = 0;
  for (let kind = weights.length - 1; kind >= 0; kind--) {
    let weight = (masks[kind] as Float32Array)[at] as number;
    if (!hard[kind]) {
      soft += weight;
      weights[kind] = weight;
      continue;
    }
    if (weight > 0 && weight < 1) {
      jag ??= noise(x / 34, y / 34) * 0.34 + noise(x / 11, y / 11) * 0.14;
      weight = smooth((weight + jag - 0.5) / 0.34 + 0.5);
    }
    weight = Math.min(left, weight);
    left -= weight;
    weights[kind] = weight;
  }
  for (let kind = 0; kind < weights.length; kind++) {
    if (!hard[kind]) weights[kind] = soft > 0 ? ((weights[kind] as number) / soft) * left : 0;
  }
}

function raise(heights: Float32Array, cover: Float32Array, by: number, { width, left, top, scale }: Plane): void {
  for (let at = 0; at < heights.length; at++) {
    const share = cover[at] as number;
    if (share === 0) continue;
    const x = left + (at % width) / scale;
    const y = top + Math.floor(at / width) / scale;
    heights[at] = (heights[at] as number) + share * by * (1 + noise(x / 14, y / 14) * 0.5);
  }
}

function carve(heights: Float32Array, colours: readonly Float32Array[], cover: Float32Array): void {
  for (let at = 0; at < heights.length; at++) {
    const share = cover[at] as number;
    if (share === 0) continue;
    heights[at] = (heights[at] as number) - share * GROOVE_DEPTH;
    const dim = 1 - share * 0.5;
    for (const into of colours) for (let part = 0; part < 3; part++) into[at * 3 + part] = (into[at * 3 + part] as number) * dim;
  }
}

/** The light comes from the upper left, about 36 degrees above the ground. */
const SUN: Colour = [-0.62, -0.52, 0.59];
const SHADOW_STEPS = 14;
const SHADOW_FALL = 0.62;

/** Lights a height field. Gives RGBA, four bytes per pixel; outside the land it is transparent. */
export function light(field: HeightField, which: number, daylight: Daylight): Uint8ClampedArray {
  const { plane, heights, inside, exaggerate } = field;
  const { width, height, scale } = plane;
  const colours = field.colours[which] as Float32Array;
  const around = blur(levelled(heights, inside), width, height, 15 * scale);
  const picture = new Uint8ClampedArray(width * height * 4);
  const steep = exaggerate * scale;
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      const cover = inside[at] as number;
      if (cover === 0) continue;
      const here = heights[at] as number;
      const west = column > 0 && (inside[at - 1] as number) > 0 ? (heights[at - 1] as number) : here;
      const east = column < width - 1 && (inside[at + 1] as number) > 0 ? (heights[at + 1] as number) : here;
      const north = row > 0 && (inside[at - width] as number) > 0 ? (heights[at - width] as number) : here;
      const south = row < height - 1 && (inside[at + width] as number) > 0 ? (heights[at + width] as number) : here;
      const nx = (west - east) * 0.5 * steep;
      const ny = (north - south) * 0.5 * steep;
      const flatness = 1 / Math.sqrt(nx * nx + ny * ny + 1);
      const facing = Math.max(0, (nx * SUN[0] + ny * SUN[1] + SUN[2]) * flatness);
      const shade = 1 - Math.min(1, shadow(field, column, row, here) / 15) * daylight.shadow;
      const depth = Math.min(1, Math.max(-0.5, ((around[at] as number) - here) / 26));
      const open = (0.82 + 0.18 * flatness) * (1 - depth * daylight.hollow);
      for (let part = 0; part < 3; part++) {
        const lit = (daylight.sky[part] as number) * 1.25 * open + (daylight.sun[part] as number) * facing * shade * 1.17;
        const value = (colours[at * 3 + part] as number) * lit * daylight.gain;
        picture[at * 4 + part] = 255 * (value < 0.9 ? value : 0.9 + (value - 0.9) * 0.45);
      }
      picture[at * 4 + 3] = 255 * cover;
    }
  }
  return picture;
}

/** How far the highest ground towards the sun stands above the ray to this place, in map units. */
function shadow({ plane, heights, inside }: HeightField, column: number, row: number, here: number): number {
  const { width, scale } = plane;
  let highest = 0;
  for (let step = 1; step <= SHADOW_STEPS; step++) {
    const distance = step * step * 0.4 * scale + step * 0.9;
    const x = Math.round(column - distance * 0.765);
    const y = Math.round(row - distance * 0.643);
    if (x < 0 || y < 0) break;
    const at = y * width + x;
    if ((inside[at] as number) === 0) break;
    const over = (heights[at] as number) - here - (distance * SHADOW_FALL) / scale;
    if (over > highest) highest = over;
  }
  return highest;
}

/** Heights with the outside raised to a middle level, so that the rim does not count as a cliff. */
function levelled(heights: Float32Array, inside: Float32Array): Float32Array {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < heights.length; at++) {
    if ((inside[at] as number) === 0) continue;
    sum += heights[at] as number;
    count++;
  }
  const middle = count > 0 ? sum / count : 0;
  return heights.map((value, at) => ((inside[at] as number) === 0 ? middle : value));
}
