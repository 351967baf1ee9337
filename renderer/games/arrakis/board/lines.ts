import { Container, Graphics } from 'pixi.js';
import type { Point } from '../../../../shared/land/lines.ts';
import type { Palette } from '../../../canvas/palette.ts';
import { empty } from '../../../canvas/stage.ts';
import { pointOf } from './places.ts';
import type { MapWay, WayKind } from './ways.ts';

/** The ways over the map, each kind with a line of its own: straight on foot, waves on worms, dashes through the air. */
export interface LineLayer {
  readonly lines: Container;
  /** @param width map units of a unit of the pieces */
  readonly show: (palette: Palette, ways: readonly MapWay[], width: number) => void;
  readonly clear: () => void;
}

/** In units of the pieces. */
const WAVE = { long: 9, high: 3 } as const;
const DASH = { long: 8, gap: 5 } as const;
const STEP = 2.5;
/** How much further out than straight a way through the air swings. */
const SWING = 0.16;

const along = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t];
/** Places close to each other along a line through these. */
function fine(points: readonly Point[], step: number): readonly Point[] {
  return points.slice(1).flatMap((to, nth): Point[] => {
    const from = points[nth] ?? to;
    const count = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
    return Array.from({ length: count + 1 }, (_, at) => along(from, to, at / count));
  });
}
/** A line that swings to and fro around another. */
function waved(points: readonly Point[], unit: number): readonly Point[] {
  let far = 0;
  return points.map(([x, y], nth): Point => {
    const [px, py] = points[nth - 1] ?? [x, y];
    const [nx, ny] = points[nth + 1] ?? [x, y];
    far += Math.hypot(x - px, y - py);
    const length = Math.hypot(nx - px, ny - py) || 1;
    const out = Math.sin((far / (WAVE.long * unit)) * Math.PI) * WAVE.high * unit;
    return [x - ((ny - py) / length) * out, y + ((nx - px) / length) * out];
  });
}
/** A bow over the middle place, from end to end. */
function bow([from, over, to]: readonly [Point, Point, Point], step: number): readonly Point[] {
  const [mx, my] = along(from, to, 0.5);
  // The carrier lies where it lies: the line leans to it, without a detour.
  const lean: Point = [mx + (over[0] - mx) * 0.35, my + (over[1] - my) * 0.35];
  const out: Point = [lean[0] + (to[1] - from[1]) * SWING, lean[1] - (to[0] - from[0]) * SWING];
  const count = Math.max(6, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
  return Array.from({ length: count + 1 }, (_, at) => {
    const t = at / count;
    return along(along(from, out, t), along(out, to, t), t);
  });
}

/** The strokes of a way. */
function strokesOf(kind: WayKind, points: readonly Point[], unit: number): readonly (readonly Point[])[] {
  const [from, over = from, to = over] = points;
  if (!from || !over || !to) return [];
  if (kind === 'air') return dashes(bow([from, over, to], STEP * unit), unit);
  const line = fine(points, STEP * unit);
  return [kind === 'foot' ? line : waved(line, unit)];
}
function dashes(line: readonly Point[], unit: number): readonly (readonly Point[])[] {
  const each = Math.max(2, Math.round(DASH.long / STEP));
  const gap = Math.max(1, Math.round(DASH.gap / STEP));
  const found: (readonly Point[])[] = [];
  for (let at = 0; at < line.length - 1; at += each + gap) found.push(line.slice(at, at + each + 1));
  return unit > 0 ? found.filter((one) => one.length > 1) : [];
}

export function lineLayer(): LineLayer {
  const lines = new Container();
  let drawn = '';
  function draw(palette: Palette, way: MapWay, unit: number): Graphics {
    const shape = new Graphics();
    const strokes = strokesOf(way.kind, way.over.map(pointOf), unit);
    const stroke = (color: string, width: number): void => {
      for (const [first, ...more] of strokes) {
        if (!first) continue;
        shape.moveTo(...first);
        for (const point of more) shape.lineTo(...point);
      }
      shape.stroke({ color, width: width * unit, cap: 'round', join: 'round' });
    };
    stroke(palette.mapHalo, way.strong ? 6.5 : 4.4);
    stroke(way.strong ? palette.mapInk : palette.mapEdge, way.strong ? 3.4 : 2.2);
    return shape;
  }
  return {
    lines,
    show(palette, ways, unit) {
      // Through the air everything lies open: only the way that is spoken of is drawn, or one would see nothing but lines.
      const shown = ways
        .filter(({ kind, strong }) => strong || kind !== 'air')
        .toSorted((one, other) => Number(one.strong) - Number(other.strong));
      const name = JSON.stringify([palette.mapEdge, unit, shown]);
      if (name === drawn) return;
      drawn = name;
      empty(lines);
      for (const way of shown) lines.addChild(draw(palette, way, unit));
    },
    clear() {
      drawn = '';
      empty(lines);
    },
  };
}
