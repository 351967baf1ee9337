/** A rectangle on the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
type Size = Pick<Box, 'width' | 'height'>;
type Spot = Pick<Box, 'left' | 'top'>;

const GAP = 14;
const MARGIN = 10;
const within = (at: number, length: number, room: number): number => Math.max(MARGIN, Math.min(at, room - length - MARGIN));
const shared = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom));
const overlap = (one: Box, other: Box): number =>
  shared(one.left, one.left + one.width, other.left, other.left + other.width) *
  shared(one.top, one.top + one.height, other.top, other.top + other.height);

/**
 * Where something of this size lies beside a thing, on the screen and never over it if there is any other place.
 * @param others what should not be covered either
 */
export function beside(thing: Box, size: Size, screen: Size, others: readonly Box[] = []): Spot {
  const middle = within(thing.top + (thing.height - size.height) / 2, size.height, screen.height);
  const centre = within(thing.left + (thing.width - size.width) / 2, size.width, screen.width);
  const right = { left: thing.left + thing.width + GAP, top: middle };
  const left = { left: thing.left - size.width - GAP, top: middle };
  const above = { left: centre, top: thing.top - size.height - GAP };
  const below = { left: centre, top: thing.top + thing.height + GAP };
  const isLeft = thing.left + thing.width / 2 < screen.width / 2;
  const spots = [...(isLeft ? [right, left] : [left, right]), above, below].map((spot) => ({
    left: within(spot.left, size.width, screen.width),
    top: within(spot.top, size.height, screen.height),
  }));
  const covered = (spot: Spot): number =>
    overlap({ ...spot, ...size }, thing) * 10 + others.reduce((sum, one) => sum + overlap({ ...spot, ...size }, one), 0);
  return spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
}
