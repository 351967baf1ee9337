import { CASTLE, type Colour, DESERT, SPACES, type SpaceId } from '../../../../shared/games/adventure/ids.ts';
import type { Line, Point } from '../../../../shared/land/lines.ts';

/** Half the width and half the height of the bowl, in map units; 0,0 is its middle. */
export const BOWL = { x: 1290, y: 1000 } as const;
/** Width of the bezel around the bowl. */
export const BEZEL = 72;
/** What the baked ground shows beyond the bowl. */
export const GROUND_MARGIN = 30;
/** Half the axes of the lines the two rings of spaces stand on. */
export const RINGS = { desert: { x: 1085, y: 822 }, castle: { x: 640, y: 452 } } as const;
/** The pit in the middle of the castle. */
export const PIT = { x: 452, y: 282 } as const;
/** Radius of a space by what it is. */
export const RADII = { sietch: 124, desert: 96, castle: 92 } as const;

/** Where each quarter of a ring begins, in degrees clockwise from the right: the sietches lie on the diagonals. */
const QUARTERS = [225, 315, 45, 135] as const;
const FINE = 200;

/** A place on an oval, `degrees` clockwise from the right. */
export function onOval({ x, y }: { readonly x: number; readonly y: number }, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle), y * Math.sin(angle)];
}

/** Spreads places over an oval: every quarter begins on a diagonal, inside it all are equally far apart. */
function spread(oval: { readonly x: number; readonly y: number }, count: number): Point[] {
  const each = count / QUARTERS.length;
  return QUARTERS.flatMap((start) => {
    const fine = Array.from({ length: FINE + 1 }, (_, at) => onOval(oval, start + (90 * at) / FINE));
    const ways = [0];
    for (let at = 1; at <= FINE; at++) {
      const [ax, ay] = fine[at - 1] as Point;
      const [bx, by] = fine[at] as Point;
      ways.push((ways[at - 1] as number) + Math.hypot(bx - ax, by - ay));
    }
    const whole = ways[FINE] as number;
    return Array.from({ length: each }, (_, place) => fine[ways.findIndex((way) => way >= (whole * place) / each - 1e-6)] as Point);
  });
}

export interface Place {
  readonly at: Point;
  readonly radius: number;
}
const desert = spread(RINGS.desert, DESERT.length);
const castle = spread(RINGS.castle, CASTLE.length);
/** Where every space lies. */
export const PLACES = Object.fromEntries([
  ...DESERT.map((id, at) => [id, { at: desert[at], radius: id.endsWith('-sietch') ? RADII.sietch : RADII.desert }]),
  ...CASTLE.map((id, at) => [id, { at: castle[at], radius: RADII.castle }]),
]) as Readonly<Record<SpaceId, Place>>;

/** The four passages between the rings: a sietch and its Training space. R3.4 */
export const LINKS: readonly (readonly [sietch: SpaceId, training: SpaceId])[] = [
  ['red-sietch', 'training-red'],
  ['yellow-sietch', 'training-yellow'],
  ['blue-sietch', 'training-blue'],
  ['green-sietch', 'training-green'],
];

/** In which corner of the hall a colour keeps its investments: -1 = left or top. */
export const CORNERS: Readonly<Record<Colour, readonly [x: -1 | 1, y: -1 | 1]>> = {
  red: [-1, -1],
  yellow: [1, -1],
  blue: [1, 1],
  green: [-1, 1],
};

/** The space at a place of the map, or null. */
export function spaceAt([x, y]: Point): SpaceId | null {
  const near = SPACES.filter((id) => Math.hypot(PLACES[id].at[0] - x, PLACES[id].at[1] - y) <= PLACES[id].radius + 18);
  const far = (id: SpaceId) => Math.hypot(PLACES[id].at[0] - x, PLACES[id].at[1] - y);
  return near.sort((one, other) => far(one) - far(other))[0] ?? null;
}

/** An oval as a closed line. */
export const ovalLine = (oval: { readonly x: number; readonly y: number }, parts = 180): Line =>
  Array.from({ length: parts }, (_, at) => onOval(oval, (360 * at) / parts));
