import { keysOf } from '../../../kernel/typed.ts';
import type { Point } from '../../../sheets/draw.ts';
import { grown } from '../../../sheets/geometry.ts';
import type { Box } from '../../../sheets/page.ts';
import { COLOURS, type Ring, type SpaceId } from '../ids.ts';
import type { Desk } from './common.ts';

/** Around 0,0. Millimetres. */
export interface Oval {
  readonly a: number;
  readonly b: number;
}
/** Where a space stands. */
export interface Place {
  readonly id: SpaceId;
  readonly ring: Ring;
  readonly at: Point;
}
/** The edges of the desert, of the castle's rock and of the pit, and the ways that figures walk. */
interface Ovals {
  readonly rim: Oval;
  readonly wall: Oval;
  readonly pit: Oval;
  readonly ways: Readonly<Record<Ring, Oval>>;
}

/** The ovals of a board of this size. */
export function ovalsOf({ width, height }: { readonly width: number; readonly height: number }): Ovals {
  const [a, b] = [width / 2 - 2, height / 2 - 1];
  return {
    rim: { a, b },
    wall: { a: a * 0.73, b: b * 0.665 },
    pit: { a: a * 0.37, b: b * 0.25 },
    ways: { desert: { a: a - 10.4, b: b - 11.4 }, castle: { a: a * 0.575, b: b * 0.465 } },
  };
}

/** Of the disc of a space. */
export const RADIUS: Readonly<Record<Ring, number>> = { desert: 5.2, castle: 4.9 };

/** So many points of an oval are enough to measure along it. */
const FINE = 720;

/** The spaces of a ring in the order in which figures walk, from the first colour's. R3.1-R3.4 */
export function ringOf({ board }: Desk, ring: Ring): readonly SpaceId[] {
  const { spaces } = board.data.board;
  const kind = ring === 'desert' ? 'sietch' : 'training';
  const ids = keysOf(spaces);
  const first = ids.find((id) => spaces[id].ring === ring && spaces[id].kind === kind && spaces[id].colour === COLOURS[0]);
  const walked: SpaceId[] = [];
  for (let at = first; at && !walked.includes(at); at = spaces[at].next.find((id) => spaces[id].ring === ring)) walked.push(at);
  return walked;
}

/** An oval drawn from its left end. */
export const oval = ({ a, b }: Oval): string => `M${-a} 0A${a} ${b} 0 1 1 ${a} 0A${a} ${b} 0 1 1 ${-a} 0Z`;
/** A place on an oval, by an angle that grows clockwise from the right. */
export const onOval = ({ a, b }: Oval, angle: number): Point => [a * Math.cos(angle), b * Math.sin(angle)];
/** Where the spaces of a ring stand on its way. */
export const placesOn = (desk: Desk, ring: Ring, way: Oval): readonly Place[] => spread(ringOf(desk, ring), ring, way);
/** The same way between all neighbours; the first stands on the upper left diagonal, where a quarter of the way begins. */
function spread(ids: readonly SpaceId[], ring: Ring, { a, b }: Oval): Place[] {
  const fine = Array.from({ length: FINE + 1 }, (_, index) => onOval({ a, b }, Math.PI + (2 * Math.PI * index) / FINE));
  const ways = fine.map(() => 0);
  for (let index = 1; index <= FINE; index++) {
    const [before, now] = [fine[index - 1] ?? [0, 0], fine[index] ?? [0, 0]];
    ways[index] = (ways[index - 1] ?? 0) + Math.hypot(now[0] - before[0], now[1] - before[1]);
  }
  const whole = ways[FINE] ?? 1;
  return ids.map((id, index) => {
    const wanted = (whole * (1 / 8 + index / ids.length)) % whole;
    return { id, ring, at: fine[ways.findIndex((way) => way >= wanted)] ?? [0, 0] };
  });
}

/** The entrance of a sietch, wide enough for three figures: from its middle to its sides, its top and its ground. */
export const DOORWAY = { half: 7.6, above: 7.2, below: 6.2 } as const;
/** Half the width of an outline, and a hair. */
const STROKE = 0.4;
/** The room of a space's shape, with the ring and the mark of a House. */
export function shapeOf({ board }: Desk, { id, ring, at: [x, y] }: Place): Box {
  const { kind, colour } = board.data.board.spaces[id];
  const { half, above, below } = DOORWAY;
  if (kind === 'sietch') return grown({ x: x - half, y: y - above, width: 2 * half, height: above + below }, STROKE);
  const radius = RADIUS[ring] + (colour ? 1.4 : STROKE);
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}
