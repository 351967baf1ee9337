import { blob, type Line, type Point, roughen, soften } from '../../../../shared/land/lines.ts';
import { rolls } from '../../../../shared/land/rolls.ts';
import type { Plane, Stroke } from '../../../canvas/land/raster.ts';
import { type HeightField, model } from '../../../canvas/land/relief.ts';
import { type Hour, LAND_LIGHT } from '../../../canvas/land/terrain.ts';
import { BOWL, GROUND_MARGIN, LINKS, onOval, ovalLine, PIT, PLACES, RINGS } from './plan.ts';

/** A plane for the whole bowl, that many pixels wide. */
export function groundPlane(width: number): Plane {
  const scale = width / (2 * (BOWL.x + GROUND_MARGIN));
  return {
    width,
    height: Math.round(2 * (BOWL.y + GROUND_MARGIN) * scale),
    left: -BOWL.x - GROUND_MARGIN,
    top: -BOWL.y - GROUND_MARGIN,
    scale,
  };
}

/** The shield wall: rock between the rings, broken where a sietch leads to its training ground. */
function wall(start: number, seed: number): Line {
  const angles = Array.from({ length: 13 }, (_, at) => start + 15 + at * 5);
  const outer = angles.map((angle) => onOval({ x: 930, y: 684 }, angle));
  const inner = angles.map((angle) => onOval({ x: 776, y: 576 }, angle)).reverse();
  return soften(roughen([...outer, ...inner, outer[0] as Point], seed, 0.5, 3));
}
const WALLS = [225, 315, 45, 135].map((start, at) => wall(start, 40 + at * 7));

/** Rocks along the rim of the bowl. */
function teeth(): Line[] {
  const roll = rolls(12);
  return Array.from({ length: 16 }, (_, at) =>
    blob(onOval({ x: 1235, y: 955 }, roll() * 360), 30 + roll() * 44, 20 + roll() * 22, 100 + at),
  );
}
const CASTLE_FLOOR = soften(
  roughen([...Array.from({ length: 36 }, (_, at) => onOval({ x: 755, y: 558 }, at * 10)), onOval({ x: 755, y: 558 }, 0)], 8, 0.25, 2),
);

/** The passage between a sietch and its training ground: steps between two kerbs. */
function stairs([ax, ay]: Point, [bx, by]: Point): Stroke[] {
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const at = (along: number, aside: number): Point => [ax + ux * along - uy * aside, ay + uy * along + ux * aside];
  const strokes: Stroke[] = [];
  for (let along = 130; along < length - 90; along += 24) strokes.push({ line: [at(along, -50), at(along, 50)], width: 7, strength: 0.75 });
  for (const side of [-56, 56]) strokes.push({ line: [at(110, side), at(length - 80, side)], width: 7, strength: 0.8 });
  return strokes;
}
const grown = (oval: { x: number; y: number }, by: number) => ({ x: oval.x + by, y: oval.y + by });
const ring = (oval: { x: number; y: number }, width: number, strength: number): Stroke => ({
  line: ovalLine(oval),
  width,
  strength,
  closed: true,
});
const track = (oval: { x: number; y: number }): Stroke[] => [ring(grown(oval, 62), 8, 0.5), ring(grown(oval, -62), 8, 0.5)];
/** Sand raked in rings, where figures fight. */
const RAKED = Array.from({ length: 7 }, (_, at) => 0.2 + at * 0.105).map((share) => ring({ x: 428 * share, y: 258 * share }, 9, 0.3));

/** Two rings sunk into one bowl, ready to be lit at night and at noon. */
export const modelGround = (width: number, hours: readonly Hour[]): HeightField =>
  model(
    {
      plane: groundPlane(width),
      mask: ovalLine(BOWL),
      kinds: [
        { terrain: 'desert', polygons: [ovalLine(grown(BOWL, 60))] },
        { terrain: 'erg', polygons: [blob([-900, -480], 420, 200, 5), blob([880, 520], 460, 220, 6)] },
        { terrain: 'plateau', polygons: [CASTLE_FLOOR] },
        { terrain: 'rock', polygons: [...WALLS, ...teeth()] },
        { terrain: 'basin', polygons: [ovalLine(grown(PIT, 3))] },
      ],
      grooves: [
        ...track(RINGS.desert),
        ...track(RINGS.castle),
        ...LINKS.flatMap(([sietch, training]) => stairs(PLACES[sietch].at, PLACES[training].at)),
        ring(PIT, 12, 0.95),
        ring(grown(PIT, -24), 6, 0.6),
        ...RAKED,
      ],
      exaggerate: 1.15,
    },
    hours.map((hour) => LAND_LIGHT[hour]),
  );
