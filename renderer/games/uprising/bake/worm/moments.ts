import type { Moment } from './picture.ts';

/** A sandworm comes: the ridge runs up, it breaks through, it towers. */
export const MOMENTS = {
  wormNear: {
    wake: { ridge: 0.985, hole: 0.55, thrown: false },
    posture: null,
    dust: { thick: 1, wide: 85, high: 16 },
  },
  wormBreaks: {
    wake: { ridge: 1, hole: 1, thrown: true },
    posture: { length: 74, bend: 74, upright: 46, aside: -0.45 },
    dust: { thick: 2.4, wide: 95, high: 60 },
  },
  wormTowers: {
    wake: { ridge: 1, hole: 1, thrown: true },
    posture: { length: 168, bend: 74, upright: 27, aside: -0.66 },
    dust: { thick: 1.2, wide: 150, high: 34 },
  },
} as const satisfies Readonly<Record<string, Moment>>;
