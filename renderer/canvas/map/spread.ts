import type { Point } from '../../../shared/land/lines.ts';
import type { Box } from '../ink.ts';

/** Something that stands at a place of the map and covers boxes around it. */
export interface Block {
  readonly at: Point;
  /** Around its place. */
  readonly boxes: readonly Box[];
  /** How far it may give way; 0 = it stands fast. */
  readonly most: number;
}
const ROUNDS = 40;

/** How far one box has to go to leave another, along the shorter way; null = they do not meet. */
function wayOut(one: Box, other: Box): Point | null {
  const x = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const y = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  if (x <= 0 || y <= 0) return null;
  if (x < y) return [one.left + one.right < other.left + other.right ? -x : x, 0];
  return [0, one.top + one.bottom < other.top + other.bottom ? -y : y];
}
const moved = ({ left, top, right, bottom }: Box, [x, y]: Point): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

/**
 * Lets things that would cover each other give way, each no further than it may. The same things always end at the same places.
 * @param edges nothing stands beyond them
 * @returns how far each of them has gone
 */
export function spread(blocks: readonly Block[], edges: Box): readonly Point[] {
  const gone = blocks.map((): [number, number] => [0, 0]);
  const boxesOf = (nth: number): Box[] => {
    const block = blocks[nth];
    const [dx, dy] = gone[nth] ?? [0, 0];
    return block ? block.boxes.map((box) => moved(box, [block.at[0] + dx, block.at[1] + dy])) : [];
  };
  const pairs = meetings(blocks);
  for (let round = 0; round < ROUNDS; round++) {
    let still = true;
    const now = blocks.map((_, nth) => boxesOf(nth));
    for (const { one, other, share } of pairs) {
      const push = pushOf(now[one] ?? [], now[other] ?? []);
      if (!push) continue;
      still = false;
      give(gone[one], push, share / 2);
      give(gone[other], [-push[0], -push[1]], (1 - share) / 2);
    }
    gone.forEach((way, nth) => {
      hold(way, blocks[nth]?.most ?? 0);
      keepIn(way, boxesOf(nth), edges);
    });
    if (still) break;
  }
  return gone;
}
interface Meeting {
  readonly one: number;
  readonly other: number;
  /** How much of the way the first of them goes. */
  readonly share: number;
}
/** The pairs that could ever meet, however far each of them goes. */
function meetings(blocks: readonly Block[]): readonly Meeting[] {
  const reach = blocks.map(
    ({ at: [x, y], boxes, most }): Box => ({
      left: x - most + Math.min(...boxes.map(({ left }) => left)),
      top: y - most + Math.min(...boxes.map(({ top }) => top)),
      right: x + most + Math.max(...boxes.map(({ right }) => right)),
      bottom: y + most + Math.max(...boxes.map(({ bottom }) => bottom)),
    }),
  );
  return blocks.flatMap(({ most: a }, one) =>
    blocks.flatMap(({ most: b }, other): Meeting[] => {
      const [mine, theirs] = [reach[one], reach[other]];
      if (other <= one || a + b === 0 || !mine || !theirs || !wayOut(mine, theirs)) return [];
      return [{ one, other, share: a / (a + b) }];
    }),
  );
}
/** The longest way out of all that meets of two things. */
function pushOf(one: readonly Box[], other: readonly Box[]): Point | null {
  let longest: Point | null = null;
  for (const a of one) {
    for (const b of other) {
      const way = wayOut(a, b);
      if (way && (!longest || Math.abs(way[0] + way[1]) > Math.abs(longest[0] + longest[1]))) longest = way;
    }
  }
  return longest;
}
function give(way: [number, number] | undefined, push: Point, share: number): void {
  if (!way) return;
  way[0] += push[0] * share;
  way[1] += push[1] * share;
}
/** Back over the edge with what stands beyond it. */
function keepIn(way: [number, number], boxes: readonly Box[], edges: Box): void {
  for (const { left, top, right, bottom } of boxes) {
    way[0] += Math.max(0, edges.left - left) - Math.max(0, right - edges.right);
    way[1] += Math.max(0, edges.top - top) - Math.max(0, bottom - edges.bottom);
  }
}
function hold(way: [number, number], most: number): void {
  const far = Math.hypot(...way);
  if (far <= most) return;
  way[0] *= most / far;
  way[1] *= most / far;
}
