/** The rings of a sandworm that arches out of the sand, from its foot to its mouth, in a box of 108 by 80. */
export interface Ring {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}
const RINGS = 16;
/** Where the arch stands, half its span, and how high it is. */
const ARCH = { x: 50, y: 62, half: 34, height: 46 } as const;
/** Its arc ends just before the ground. */
const END = 0.98;
export const WORM_RINGS: readonly Ring[] = Array.from({ length: RINGS }, (_, at) => {
  const way = at / (RINGS - 1);
  const angle = Math.PI * (1 - way * END);
  return {
    x: round(ARCH.x + Math.cos(angle) * ARCH.half),
    y: round(ARCH.y - Math.sin(angle) * ARCH.height),
    r: round(8.5 + 9 * way ** 0.7),
  };
});
const TEETH = 12;
/** Its teeth, around the middle of the mouth. */
export const WORM_TEETH: string = Array.from({ length: TEETH }, (_, at) => {
  const angle = (at / TEETH) * 2 * Math.PI;
  const on = (wide: number, high: number): string => `${round(Math.cos(angle) * wide)} ${round(Math.sin(angle) * high)}`;
  return `M${on(15.5, 8.8)}L${on(8, 4)}`;
}).join('');
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
