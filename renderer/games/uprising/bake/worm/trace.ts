import { noise } from '../../../../canvas/land/noise.ts';
import { type Body, bulge } from './body.ts';
import { FARTHEST, type Ground } from './sand.ts';
import { ramp, type Vector, unit } from './space.ts';

/** What an eye meets there, before any hour lights it. */
export interface Met {
  readonly what: 'sand' | 'skin' | 'tooth' | 'gullet';
  readonly at: Vector;
  readonly far: number;
  /** Share of the lamp, of the open sky, and of what the sand throws back. */
  readonly lamp: number;
  readonly sky: number;
  readonly back: number;
  /** Grain and seams of the surface. */
  readonly tone: number;
}
export interface Desert {
  readonly ground: Ground;
  readonly body: Body | null;
}
/** Where the one lamp stands. */
const SUN = unit([-0.8, 0.37, -0.02]);
const SKY_LINE = 140;
/** Nothing is looked for farther away than this, of a sandworm. */
const NEAR = 900;

/** Along a ray: how far away the ground is; Infinity = never. */
function toGround(ground: Ground, eye: Vector, ray: Vector): number {
  let last = 8;
  for (let far = last, step = 0; step < 260; step++) {
    const [x, y, z] = [eye[0] + ray[0] * far, eye[1] + ray[1] * far, eye[2] + ray[2] * far];
    if (z > FARTHEST || (ray[1] > 0 && y > SKY_LINE)) return Infinity;
    const above = y - ground(x, z);
    if (above < 0.05 + 0.001 * far) return between(ground, eye, ray, last, far);
    last = far;
    far += Math.max(0.5 + far * 0.003, above * 0.42);
  }
  return Infinity;
}
/** Between a place above the ground and one below it. */
function between(ground: Ground, eye: Vector, ray: Vector, above: number, below: number): number {
  for (let step = 0; step < 6; step++) {
    const middle = (above + below) / 2;
    if (eye[1] + ray[1] * middle < ground(eye[0] + ray[0] * middle, eye[2] + ray[2] * middle)) below = middle;
    else above = middle;
  }
  return below;
}
/** Along a ray: how far away its skin is; null = not before `most`. */
function toBody(body: Body, from: Vector, ray: Vector, most: number, steps: number): number | null {
  let [near, far] = [0.1, most];
  for (const axis of [0, 1, 2] as const) {
    const [place, way] = [from[axis], ray[axis]];
    if (Math.abs(way) < 1e-6) {
      if (place < body.least[axis] || place > body.most[axis]) return null;
      continue;
    }
    const [one, other] = [(body.least[axis] - place) / way, (body.most[axis] - place) / way];
    near = Math.max(near, Math.min(one, other));
    far = Math.min(far, Math.max(one, other));
  }
  for (let step = 0, at = near; step < steps && at < far; step++) {
    const { off } = body.feel(from[0] + ray[0] * at, from[1] + ray[1] * at, from[2] + ray[2] * at, false);
    if (off < 0.12) return at;
    at += Math.max(off, 0.14);
  }
  return null;
}
/** How much of the lamp reaches a place, past dunes and the sandworm. */
function lit({ ground, body }: Desert, [x, y, z]: Vector, out: Vector, far: number, isSand: boolean): number {
  const facing = out[0] * SUN[0] + out[1] * SUN[1] + out[2] * SUN[2];
  if (facing <= 0.01) return 0;
  let share = 1;
  if (isSand || y < 60) {
    for (let way = 3 + far * 0.004; way < 320 && share > 0.05; way *= 1.32) {
      const above = y + SUN[1] * way - ground(x + SUN[0] * way, z + SUN[2] * way);
      if (above < 0) share = Math.min(share, Math.max(0, 1 + above * 0.5));
    }
  }
  const from: Vector = [x + out[0] * 1.2, y + out[1] * 1.2, z + out[2] * 1.2];
  if (body && share > 0.05 && Math.abs(x) < 440 && toBody(body, from, SUN, 420, 46) !== null) share = Math.min(share, 0.06);
  return facing * share;
}
function ofSand(desert: Desert, at: Vector, far: number): Met {
  const { ground, body } = desert;
  const [x, y, z] = at;
  const reach = 0.8 + far * 0.0022;
  const out = unit([ground(x - reach, z) - ground(x + reach, z), 2 * reach, ground(x, z - reach) - ground(x, z + reach)]);
  const open = body ? 0.5 + 0.5 * ramp(-2, 26, body.feel(x, y + 2, z, false).off) : 1;
  const tone = 1 + noise(x / 1.3, z / 1.3) * 0.09 + noise(x / 7, z / 7) * 0.05;
  return { what: 'sand', at, far, lamp: lit(desert, at, out, far, true), sky: (0.6 + 0.4 * out[1]) * open, back: 0, tone };
}
/** Teeth around the gullet. */
const TEETH = 17;
function ofBody(desert: Desert, body: Body, at: Vector, far: number): Met {
  const [x, y, z] = at;
  const reach = 0.35;
  const off = (dx: number, dy: number, dz: number): number => body.feel(x + dx, y + dy, z + dz, true).off;
  const out = unit([off(reach, 0, 0) - off(-reach, 0, 0), off(0, reach, 0) - off(0, -reach, 0), off(0, 0, reach) - off(0, 0, -reach)]);
  const { along, inMouth } = body.feel(x, y, z, true);
  const lamp = lit(desert, at, out, far, false);
  const sky = 0.6 + 0.4 * out[1];
  const back = Math.max(0, -out[1]) * 0.22 + Math.max(0, out[0]) * 0.1;
  if (inMouth && inMouth.off < body.mouth * 0.93) {
    const deep = Math.min(1, Math.max(0, inMouth.deep / 27));
    const angle = Math.atan2(y - body.tip[1], x - body.tip[0]);
    const isTooth = Math.abs(Math.sin(angle * TEETH - inMouth.deep * 0.1)) > 0.72 - deep * 0.2 && inMouth.deep < 26;
    const light = 1 - deep * 0.7;
    return {
      what: isTooth ? 'tooth' : 'gullet',
      at,
      far,
      lamp,
      sky: sky * light,
      back: back * light,
      tone: 1 - deep * (isTooth ? 0.75 : 0.9),
    };
  }
  const tone = (0.82 + noise(x / 5, y / 4 + z / 5) * 0.22) * (0.45 + 0.55 * bulge(along));
  return { what: 'skin', at, far, lamp, sky, back, tone };
}
/** What an eye meets along a ray; null = the sky. */
export function meet(desert: Desert, eye: Vector, ray: Vector): Met | null {
  const far = toGround(desert.ground, eye, ray);
  const onBody = desert.body && toBody(desert.body, eye, ray, Math.min(far, NEAR), 130);
  const place = (way: number): Vector => [eye[0] + ray[0] * way, eye[1] + ray[1] * way, eye[2] + ray[2] * way];
  if (desert.body && onBody !== null && onBody < far) return ofBody(desert, desert.body, place(onBody), onBody);
  return far === Infinity ? null : ofSand(desert, place(far), far);
}
