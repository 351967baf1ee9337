import { noise } from '../../../../canvas/land/noise.ts';
import { HOLE } from './sand.ts';
import { mix, ramp, type Vector, unit } from './space.ts';

/** How far out of the sand it is, and how it bends. Metres. */
export interface Posture {
  readonly length: number;
  /** Radius of its bend. */
  readonly bend: number;
  /** It rises so far before it bends. */
  readonly upright: number;
  /** Sideways share of where it bends to. */
  readonly aside: number;
}
/** Where a place lies, as seen from the sandworm. Metres. */
export interface Feel {
  /** Distance from its skin; negative = inside the worm. */
  readonly off: number;
  /** How far along its axis, from the end in the ground. */
  readonly along: number;
  /** Distance from the axis of its mouth, and how deep behind the rim; null outside the mouth. */
  readonly inMouth: { readonly off: number; readonly deep: number } | null;
}
/** The shape of a sandworm, to be asked place by place. */
export interface Body {
  /** @param fine with the small roughness of its skin, which is slow to compute */
  feel(x: number, y: number, z: number, fine: boolean): Feel;
  /** Middle of its mouth, and the radius there. */
  readonly tip: Vector;
  readonly mouth: number;
  /** Two corners of a box that it lies within. */
  readonly least: Vector;
  readonly most: Vector;
}
/** Straight pieces that its axis is made of. */
const PARTS = 34;
/** How much of it is in the ground. */
const UNDER = 60;
/** Its radius where it is thickest. */
const GIRTH = 25.5;
/** From ring to ring. */
const RING = 9.5;
const MARGIN = 34;

export function bodyOf({ length, bend, upright, aside }: Posture): Body {
  const whole = UNDER + length;
  const step = whole / PARTS;
  const away = -Math.sqrt(1 - aside ** 2);
  const points: { readonly at: Vector; readonly girth: number }[] = [];
  let at: Vector = [HOLE.x + 4, -UNDER, HOLE.z + 4];
  for (let part = 0; part <= PARTS; part++) {
    const share = part / PARTS;
    points.push({ at, girth: GIRTH * (1 - 0.1 * ramp(0.55, 1, share)) * (1 + 0.05 * ramp(0.93, 1, share)) });
    const lean = 0.05 + Math.max(0, share * whole - UNDER - upright) / bend;
    at = [at[0] + Math.sin(lean) * aside * step, at[1] + Math.cos(lean) * step, at[2] + Math.sin(lean) * away * step];
  }
  const parts = points.slice(1).map((to, nth) => {
    const from = points[nth] as (typeof points)[number];
    const along: Vector = [to.at[0] - from.at[0], to.at[1] - from.at[1], to.at[2] - from.at[2]];
    return { from: from.at, along, square: along[0] ** 2 + along[1] ** 2 + along[2] ** 2, girth: [from.girth, to.girth] as const, nth };
  });
  const last = points[PARTS] as (typeof points)[number];
  const before = points[PARTS - 1] as (typeof points)[number];
  const facing = unit([last.at[0] - before.at[0], last.at[1] - before.at[1], last.at[2] - before.at[2]]);
  const edges = (pick: typeof Math.min, by: number): Vector =>
    [0, 1, 2].map((axis) => pick(...points.map(({ at: place }) => place[axis] as number)) + by) as unknown as Vector;
  return {
    tip: last.at,
    mouth: last.girth,
    least: edges(Math.min, -MARGIN),
    most: edges(Math.max, MARGIN),
    feel(x, y, z, fine) {
      let off = Infinity;
      let along = 0;
      for (const { from, along: way, square, girth, nth } of parts) {
        const [px, py, pz] = [x - from[0], y - from[1], z - from[2]];
        const share = Math.min(1, Math.max(0, (px * way[0] + py * way[1] + pz * way[2]) / square));
        const here = Math.hypot(px - way[0] * share, py - way[1] * share, pz - way[2] * share) - mix(girth[0], girth[1], share);
        if (here < off) [off, along] = [here, (nth + share) * step];
      }
      if (off > 14) return { off: off * 0.9, along, inMouth: null };
      // Rings bulge; between them is a seam.
      const phase = along / RING - Math.floor(along / RING);
      let skin = off - 2.4 * Math.sin(phase * Math.PI) ** 0.55 + 1.2;
      if (fine) skin += noise(x / 3.2, (y + z) / 3.2) * 0.5 + noise(x / 1.1 + 9, y / 1.1 + z) * 0.22;
      const [tx, ty, tz] = [x - last.at[0], y - last.at[1], z - last.at[2]];
      const deep = tx * facing[0] + ty * facing[1] + tz * facing[2];
      if (deep <= -UNDER) return { off: skin * 0.8, along, inMouth: null };
      // Its end is cut flat, and hollow.
      const fromAxis = Math.hypot(tx - deep * facing[0], ty - deep * facing[1], tz - deep * facing[2]);
      const cut = Math.max(skin, deep - 4);
      const hollow = Math.max(fromAxis - last.girth * 0.78 * (1 + (deep + 4) * 0.024), -(deep + 30));
      const inside = off < -2.4 && fromAxis < last.girth && deep > -40;
      return { off: Math.max(cut, -hollow) * 0.8, along, inMouth: inside ? { off: fromAxis, deep: -deep } : null };
    },
  };
}
/** Between two rings; 0 in the seam, 1 on the ring. */
export const bulge = (along: number): number => Math.sin((along / RING - Math.floor(along / RING)) * Math.PI) ** 0.5;
