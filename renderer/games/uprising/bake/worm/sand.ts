import { hills } from '../../../../canvas/land/noise.ts';
import { dunes } from '../../../../canvas/land/terrain.ts';
import { bell, mix, ramp } from './space.ts';

/** How far a sandworm has come: a ridge that runs through the dunes, and the hole out of which it rises. */
export interface Wake {
  /** Share of its way that the ridge has run. */
  readonly ridge: number;
  /** Share of its depth that the hole has. */
  readonly hole: number;
  /** The sand around is thrown up. */
  readonly thrown: boolean;
}
/** Where it comes out. */
export const HOLE = { x: 20, z: 330, radius: 62 } as const;
/** The ground that is seen, and how many heights of it are kept. */
const FIELD = { left: -900, near: -40, width: 1800, depth: 2400, columns: 720, rows: 960 } as const;
/** The farthest ground. */
export const FARTHEST = FIELD.near + FIELD.depth;
/** The way of the ridge, from afar to the hole. */
const WAY = [
  [-560, 1900],
  [-420, 1500],
  [-160, 1150],
  [60, 820],
  [70, 560],
  [HOLE.x, HOLE.z],
] as const;
const LEGS = WAY.slice(1).map((to, at) => {
  const from = WAY[at] as readonly [number, number];
  return { from, along: [to[0] - from[0], to[1] - from[1]] as const, length: Math.hypot(to[0] - from[0], to[1] - from[1]) };
});
const WHOLE = LEGS.reduce((sum, { length }) => sum + length, 0);

/** How far from the way a place lies, and how far along it. */
function besideWay(x: number, z: number): { readonly off: number; readonly along: number } {
  let best = { off: Infinity, along: 0 };
  let passed = 0;
  for (const { from, along, length } of LEGS) {
    const share = Math.min(1, Math.max(0, ((x - from[0]) * along[0] + (z - from[1]) * along[1]) / length ** 2));
    const off = Math.hypot(x - from[0] - along[0] * share, z - from[1] - along[1] * share);
    if (off < best.off) best = { off, along: passed + share * length };
    passed += length;
  }
  return best;
}
/** Open dunes, flatter where the sandworm is going to rise. */
function openSand(x: number, z: number): number {
  const ripples = dunes(x * 1.2 + 300, z * 1.2, 1.15, 26, 1.4);
  const wild = dunes(x * 1.1, z * 1.1, 0.55, 150, 22) + ripples + hills(x / 420, z / 420, 3) * 60;
  const calm = hills(x / 90, z / 90, 2) * 4 + ripples - 2;
  return mix(wild, calm, bell(Math.hypot(x - HOLE.x, z - HOLE.z), 190) * 0.93);
}
/** The swell over the sandworm, with a furrow on either side; behind it the sand falls in again. */
function ridge(x: number, z: number, run: number): number {
  const { off, along } = besideWay(x, z);
  const head = run * WHOLE;
  if (along <= 0 || along > head + 30) return 0;
  const front = ramp(head + 26, head - 40, along) * mix(0.45, 1, ramp(head - 620, head - 60, along));
  const across = off / 27;
  return front * (bell(across, 1) * 24 - bell(across - 1.7, 0.67) * 6 + hills(x / 14, z / 14, 3) * 7 * bell(across, 1.1));
}
/** The hole, its rim, rings around it, and heaps of what was thrown up. */
function hole(x: number, z: number, depth: number, thrown: boolean): number {
  const off = Math.hypot(x - HOLE.x, z - HOLE.z);
  const sunk = -24 * Math.exp(-((off / HOLE.radius) ** 4));
  const around = 10 * bell(off - HOLE.radius * 1.18, 20) + Math.sin(off / 6.5) * 1.6 * bell(off - 90, 70);
  const heaps = thrown ? hills(x / 16, z / 16, 3) * 16 * bell(off - HOLE.radius, 34) : 0;
  return depth * (sunk + around) + heaps;
}

/** The height of the ground at a place. */
export type Ground = (x: number, z: number) => number;
export function groundOf(wake: Wake): Ground {
  const { left, near, width, depth, columns, rows } = FIELD;
  const heights = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, z] = [left + (column / (columns - 1)) * width, near + (row / (rows - 1)) * depth];
      heights[row * columns + column] = openSand(x, z) + ridge(x, z, wake.ridge) + hole(x, z, wake.hole, wake.thrown);
    }
  }
  const at = (index: number): number => heights[index] as number;
  return (x, z) => {
    const across = Math.min(columns - 1.01, Math.max(0, ((x - left) / width) * (columns - 1)));
    const away = Math.min(rows - 1.01, Math.max(0, ((z - near) / depth) * (rows - 1)));
    const [column, row] = [Math.floor(across), Math.floor(away)];
    const index = row * columns + column;
    const here = mix(at(index), at(index + 1), across - column);
    return mix(here, mix(at(index + columns), at(index + columns + 1), across - column), away - row);
  };
}
