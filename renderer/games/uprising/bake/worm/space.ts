import { smooth } from '../../../../canvas/land/noise.ts';

/** Metres: x to the right, y up, z away from the eye. */
export type Vector = readonly [x: number, y: number, z: number];
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;
/** 0 up to `from`, 1 from `to` on, smoothly in between. */
export const ramp = (from: number, to: number, value: number): number => smooth(Math.min(1, Math.max(0, (value - from) / (to - from))));
/** A hill of height 1 around 0, so wide. */
export const bell = (value: number, wide: number): number => Math.exp(-((value / wide) ** 2));
export function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
