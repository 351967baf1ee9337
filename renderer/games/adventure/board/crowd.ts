import type { Container } from 'pixi.js';
import type { FigureId } from '../../../../shared/games/adventure/ids.ts';
import { PIT } from '../bake/plan.ts';
import { type Brush, put } from './brush.ts';
import { FIGURE_ROOM, type Placed } from './layout.ts';
import { type BoardFigure, edgeOf } from './model.ts';
import { BADGE_BOX, paintBadge } from '../../../canvas/map/marks.ts';
import { EDGE_BOX, FIGURE_BOX, labelBox, labelOf, paintFigure, paintFigureEdge, paintLabel } from './paint.ts';

/** Rows in the pit: most in one, and how far apart. */
const ROW = 4;
const STEP = { x: 186, y: 196 } as const;
/** Room for a figure and its name under it, from the middle of the figure. */
const CARD = { x: 88, above: 70, below: 130 } as const;

/** Where so many figures stand in the pit, none over another. */
export function crowdPlaces(count: number): readonly Placed[] {
  const rows = Array.from({ length: Math.ceil(count / ROW) }, (_, row) => Math.min(ROW, count - row * ROW));
  const wide = Math.max(...rows, 1) * STEP.x;
  const high = rows.length * STEP.y;
  const scale = Math.min(1.15, (2 * PIT.x * 0.86) / wide, (2 * PIT.y * 0.8) / high);
  return rows.flatMap((many, row) =>
    Array.from({ length: many }, (_, at) => ({
      at: [
        (at - (many - 1) / 2) * STEP.x * scale,
        ((row - (rows.length - 1) / 2) * STEP.y - (CARD.below - CARD.above) / 2) * scale,
      ] as const,
      scale,
    })),
  );
}
/** The figure of the crowd at a place of the map. */
export function inCrowd(crowd: readonly FigureId[], [x, y]: readonly [number, number]): FigureId | undefined {
  const places = crowdPlaces(crowd.length);
  return crowd.find((_, nth) => {
    const { at, scale } = places[nth] as Placed;
    return Math.abs(x - at[0]) <= CARD.x * scale && y >= at[1] - CARD.above * scale && y <= at[1] + CARD.below * scale;
  });
}

/** Draws the crowd: each with its edge, its key and its name. */
export function drawCrowd(brush: Brush, crowd: readonly BoardFigure[], into: Container): void {
  const places = crowdPlaces(crowd.length);
  crowd.forEach((figure, nth) => {
    const { at, scale } = places[nth] as Placed;
    const { stone, role, strength, gear, safe, pact, light, key } = figure;
    const [x, y] = at;
    const edge = edgeOf(figure);
    if (edge) {
      const around = brush.pieces.draw(`figure edge ${edge} ${stone}`, EDGE_BOX, (pen) => paintFigureEdge(pen, edge, stone, brush.palette));
      into.addChild(put(around, x, y, scale));
    }
    const name = `figure ${stone} ${role} ${strength} ${gear.join()} ${safe} ${pact}`;
    into.addChild(
      put(
        brush.pieces.draw(name, FIGURE_BOX, (pen) => paintFigure(pen, figure)),
        x,
        y,
        scale,
      ),
    );
    const label = labelOf(brush.look.figures[figure.id], 2 * CARD.x);
    const called = brush.labels.draw(`name ${label.lines.join('/')}`, labelBox(label), (pen) => paintLabel(pen, label, brush.palette));
    // One row leaves room under it for names that have to be larger.
    const most = crowd.length > ROW ? 0 : Math.min(brush.labelScale, ((STEP.x - 8) * scale) / label.width);
    into.addChild(put(called, x, y + (FIGURE_ROOM.y + 12) * scale, Math.max(0.86 * scale, most)));
    if (light !== 'chosen' && (light !== 'offer' || key === null)) return;
    const badge = brush.pieces.draw(`key ${key} ${light === 'chosen'}`, BADGE_BOX, (pen) =>
      paintBadge(pen, key ?? '', light === 'chosen', brush.palette),
    );
    into.addChild(put(badge, x - 66 * scale, y + 26 * scale, 0.9 * scale));
  });
}
