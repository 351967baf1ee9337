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
  const centre = thing.left + (thing.width - size.width) / 2;
  const levels = [thing.top + (thing.height - size.height) / 2, thing.top + thing.height - size.height, thing.top];
  const sides = [thing.left + thing.width + GAP, thing.left - size.width - GAP];
  const isLeft = thing.left + thing.width / 2 < screen.width / 2;
  const spots = [
    ...(isLeft ? sides : sides.reverse()).flatMap((left) => levels.map((top) => ({ left, top }))),
    { left: centre, top: thing.top - size.height - GAP },
    { left: centre, top: thing.top + thing.height + GAP },
  ].map(({ left, top }) => ({ left: within(left, size.width, screen.width), top: within(top, size.height, screen.height) }));
  const covered = ({ left, top }: Spot): number => {
    const { width, height } = size; // one by one: what a browser measures cannot be spread
    const box = { left, top, width, height };
    return overlap(box, thing) * 10 + others.reduce((sum, one) => sum + overlap(box, one), 0);
  };
  return spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
}
