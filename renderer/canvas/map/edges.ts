import { type Line, pathOf } from '../../../shared/land/lines.ts';
import type { Box } from '../ink.ts';
import type { Palette } from '../palette.ts';

type Pen = CanvasRenderingContext2D;

/** The box around a region, with room for a line along its edge. */
export function boxOf(line: Line): Box {
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => y);
  return { left: Math.min(...xs) - 4, top: Math.min(...ys) - 4, right: Math.max(...xs) + 4, bottom: Math.max(...ys) + 4 };
}

/** How the edge of a region is drawn. All edges lie inside the region, so neighbours never share one. */
export type Edge = 'offer' | 'offer-pointed' | 'chosen' | 'chosen-pointed' | 'refused' | 'looked-at' | 'target';
type PaintEdge = (pen: EdgePen, palette: Palette) => void;

/** Strokes and fills one region. */
interface EdgePen {
  stroke(colour: string, width: number): void;
  dashes(colour: string, width: number): void;
  glow(colour: string, alpha: number): void;
}
const doubleEdge = (pen: EdgePen, palette: Palette, width: number) => {
  pen.stroke(palette.mapEdge, width);
  pen.stroke(palette.edgeCore, 8);
};
const EDGES: Readonly<Record<Edge, PaintEdge>> = {
  offer: (pen, palette) => doubleEdge(pen, palette, 26),
  'offer-pointed': (pen, palette) => {
    pen.glow(palette.mapEdge, 0.13);
    doubleEdge(pen, palette, 40);
  },
  chosen: (pen, palette) => {
    pen.glow(palette.mapEdge, 0.16);
    doubleEdge(pen, palette, 46);
    pen.stroke(palette.mapEdge, 4);
  },
  'chosen-pointed': (pen, palette) => {
    pen.glow(palette.mapEdge, 0.24);
    doubleEdge(pen, palette, 54);
  },
  refused: (pen, palette) => {
    pen.stroke(palette.mapHalo, 22);
    pen.dashes(palette.mapInk, 16);
  },
  'looked-at': (pen, palette) => {
    pen.stroke(palette.mapHalo, 20);
    pen.stroke(palette.mapInk, 11);
  },
  target: (pen, palette) => {
    pen.stroke(palette.mapHalo, 30);
    pen.stroke(palette.mapInk, 22);
    pen.stroke(palette.mapHalo, 12);
    pen.stroke(palette.mapInk, 4);
  },
};

/**
 * Draws the edge of a region.
 * @param width factor on the widths of its lines
 */
export function paintEdge(pen: Pen, region: Line, edge: Edge, width: number, palette: Palette): void {
  const path = new Path2D(pathOf(region));
  pen.save();
  pen.clip(path);
  pen.lineJoin = 'round';
  const stroke = (colour: string, wide: number) => {
    pen.strokeStyle = colour;
    pen.lineWidth = wide * width;
    pen.stroke(path);
  };
  EDGES[edge](
    {
      stroke,
      dashes(colour, wide) {
        pen.setLineDash([34 * width, 24 * width]);
        stroke(colour, wide);
        pen.setLineDash([]);
      },
      glow(colour, alpha) {
        pen.globalAlpha = alpha;
        pen.fillStyle = colour;
        pen.fill(path);
        pen.globalAlpha = 1;
      },
    },
    palette,
  );
  pen.restore();
}
