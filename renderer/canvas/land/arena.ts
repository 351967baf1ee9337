import type { Line, Point } from '../../../shared/land/lines.ts';
import type { Plane, Stroke } from './raster.ts';
import { type HeightField, model } from './relief.ts';
import { HOURS, LAND_LIGHT } from './terrain.ts';

/** The place where two fists meet: an oval of sand, raked around both of them. Units: 2600 wide, 0,0 is the middle. */
export const ARENA_RADII = { x: 1010, y: 480 } as const;
export const ARENA_PLANE: Plane = { width: 1640, height: 788, left: -1025, top: -492.5, scale: 0.8 };
/** Where the two sides hold their fists, left and right of the middle. */
export const ARENA_SIDE = 420;

export function oval(radiusX: number, radiusY: number): Line {
  return Array.from({ length: 180 }, (_, at): Point => {
    const angle = (at / 180) * Math.PI * 2;
    return [Math.cos(angle) * radiusX, Math.sin(angle) * radiusY];
  });
}

/** The rings of the rake around one side, cut at the middle and at the edge. */
function rakeAround(side: 1 | -1): Stroke[] {
  const strokes: Stroke[] = [];
  for (let radius = 250; radius < 1500; radius += 44) {
    let open: Point[] = [];
    const close = () => {
      if (open.length > 1) strokes.push({ line: open, width: 11, strength: 0.3 });
      open = [];
    };
    for (let part = 0; part <= 220; part++) {
      const angle = (part / 220) * Math.PI * 2;
      const x = side * ARENA_SIDE + Math.cos(angle) * radius * 1.08;
      const y = Math.sin(angle) * radius * 0.8;
      const within = (x / (ARENA_RADII.x - 90)) ** 2 + (y / (ARENA_RADII.y - 86)) ** 2 < 1;
      if (x * side > 26 && within) open.push([x, y]);
      else close();
    }
    close();
  }
  return strokes;
}

/** The arena as heights, with the colours of night and noon. */
export function modelArena(): HeightField {
  const sand = oval(ARENA_RADII.x, ARENA_RADII.y);
  return model(
    {
      plane: ARENA_PLANE,
      mask: sand,
      kinds: [{ terrain: 'basin', polygons: [oval(ARENA_RADII.x + 60, ARENA_RADII.y + 60)] }],
      grooves: [
        ...rakeAround(-1),
        ...rakeAround(1),
        {
          line: [
            [0, -ARENA_RADII.y],
            [0, ARENA_RADII.y],
          ],
          width: 8,
          strength: 0.9,
        },
        { line: oval(ARENA_RADII.x - 40, ARENA_RADII.y - 40), width: 8, strength: 0.8, closed: true },
        { line: oval(ARENA_RADII.x - 66, ARENA_RADII.y - 62), width: 4, strength: 0.6, closed: true },
      ],
      exaggerate: 0.95,
    },
    HOURS.map((hour) => LAND_LIGHT[hour]),
  );
}
