/** Where something lies on the page, in CSS pixels, by its middle. */
export interface Place {
  readonly x: number;
  readonly y: number;
}
/** How one die lies at one moment of its throw. */
export interface Moment {
  /** From 0, where it leaves the hand, to 1, where it rests. */
  readonly offset: number;
  readonly x: number;
  readonly y: number;
  /** How high it is above the sand, in pixels. */
  readonly height: number;
  /** How large it is beside how it will lie. */
  readonly scale: number;
  /** It rolls the way it goes: the axis lies across, the angle is what it has still to turn, in degrees. */
  readonly axis: readonly [number, number];
  readonly turn: number;
  /** How far it still lies askew, in degrees. */
  readonly yaw: number;
}
interface Plan {
  /** The hand that throws, and where over the land it goes. */
  readonly from: Place;
  readonly over: Place;
  readonly to: Place;
  /** Which of the dice it is: no two go the same way. */
  readonly nth: number;
  /** How large it is over the land beside how it will lie. */
  readonly large: number;
}
const STEPS = 24;
/** It strikes the sand four times, each time lower: from, to, and how high in between as a share of the way's length. */
const HOPS: readonly (readonly [number, number, number])[] = [
  [0, 0.34, 0.2],
  [0.34, 0.62, 0.11],
  [0.62, 0.82, 0.045],
  [0.82, 0.94, 0.012],
];
/** Four numbers from 0 to 1 that are the same for the same die: how it looks must not be dealt, and none is like the next. */
const ownWays = (nth: number): readonly number[] => [0.381, 0.617, 0.233, 0.853].map((way, at) => ((nth + 1) * (way + at * 0.071)) % 1);
const between = (a: Place, b: Place, c: Place, t: number): Place => ({
  x: (1 - t) * (1 - t) * a.x + 2 * t * (1 - t) * b.x + t * t * c.x,
  y: (1 - t) * (1 - t) * a.y + 2 * t * (1 - t) * b.y + t * t * c.y,
});

/** The way of one die from the hand over the land to its place, as moments in order; the last one is how it lies there. */
export function flightOf({ from, over, to, nth, large }: Plan): readonly Moment[] {
  const [late = 0, wide = 0, high = 0, fast = 0] = ownWays(nth);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const by = { x: over.x + (wide - 0.5) * length * 1.1, y: over.y + (high - 0.5) * length * 0.6 };
  const [dx, dy] = [to.x - by.x, to.y - by.y];
  const far = Math.hypot(dx, dy) || 1;
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const offset = step / STEPS;
    const now = Math.max(0, Math.min(1, (offset - late * 0.16) / 0.84));
    const gone = 1 - (1 - now) ** 1.75;
    const hop = HOPS.find(([begin, end]) => now >= begin && now < end);
    const through = hop ? (now - hop[0]) / (hop[1] - hop[0]) : 0;
    return {
      offset,
      ...between(from, by, to, gone),
      height: hop ? hop[2] * length * (0.8 + high * 0.4) * 4 * through * (1 - through) : 0,
      scale: 1 + (large - 1) * Math.min(1, (1 - now) * 3.2),
      axis: [-dy / far, dx / far],
      turn: -(1 - gone) * (520 + fast * 260),
      yaw: (1 - gone) * (wide - 0.5) * 160,
    };
  });
}
