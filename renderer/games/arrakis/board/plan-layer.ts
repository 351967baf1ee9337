import { Container, Graphics, Sprite } from 'pixi.js';
import { LAND } from '../../../../shared/games/arrakis/land/shape.ts';
import type { Point } from '../../../../shared/land/lines.ts';
import type { Box } from '../../../canvas/ink.ts';
import type { Brush } from '../../../canvas/map/brush.ts';
import { BONE, TEXT_FONT } from '../../../canvas/palette.ts';
import { empty } from '../../../canvas/stage.ts';
import type { AreaId } from '../../../../shared/games/arrakis/ids.ts';
import { FINE, type Layout } from './layout.ts';
import type { PlanMark } from './plan.ts';

/** What Mahdi is about, on the map: diamonds with a letter or a number, and dashes around its target. */
export interface PlanLayer {
  readonly plan: Container;
  readonly show: (brush: Brush, layout: Layout, marks: readonly PlanMark[]) => void;
  readonly clear: () => void;
}
const BOX: Box = { left: -58, top: -58, right: 58, bottom: 58 };
/** How far left of the middle of what stands there, and from each other, in units of the pieces. */
const ASIDE = 17;
const APART = 15;
/** In units of the pieces. */
const DASH = { long: 9, gap: 6, wide: 2.6, halo: 5 } as const;
const SIZE = 1.1;

function paintDiamond(pen: CanvasRenderingContext2D, { text, kind }: PlanMark): void {
  const isStep = kind === 'step';
  pen.beginPath();
  pen.moveTo(0, -52);
  pen.lineTo(52, 0);
  pen.lineTo(0, 52);
  pen.lineTo(-52, 0);
  pen.closePath();
  pen.fillStyle = isStep ? BONE.face : '#17110d';
  pen.strokeStyle = isStep ? '#17110d' : '#fff4dd';
  pen.lineWidth = 7;
  pen.fill();
  pen.stroke();
  pen.fillStyle = isStep ? BONE.ink : '#fff4dd';
  pen.font = `750 59px ${TEXT_FONT}`;
  pen.textAlign = 'center';
  pen.fillText(text, 0, 21);
}
/** Dashes along the border of a region. */
function dashed(region: readonly Point[], long: number, gap: number): readonly (readonly [Point, Point])[] {
  const found: [Point, Point][] = [];
  let left = 0;
  region.forEach((from, nth) => {
    const to = region[(nth + 1) % region.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const at = (far: number): Point => [from[0] + ((to[0] - from[0]) * far) / length, from[1] + ((to[1] - from[1]) * far) / length];
    for (let far = 0; far < length; ) {
      const inDash = left < long;
      const end = Math.min(length, far + (inDash ? long - left : long + gap - left));
      if (inDash) found.push([at(far), at(end)]);
      left += end - far;
      if (left >= long + gap - 1e-6) left = 0;
      far = end;
    }
  });
  return found;
}

export function planLayer(): PlanLayer {
  const plan = new Container();
  let drawn = '';
  function outline(id: AreaId, unit: number): Graphics {
    const shape = new Graphics();
    const strokes = dashed(LAND.regions[id], DASH.long * unit, DASH.gap * unit);
    for (const [color, width] of [
      ['#17110d', DASH.halo],
      ['#fff4dd', DASH.wide],
    ] as const) {
      for (const [from, to] of strokes) shape.moveTo(...from).lineTo(...to);
      shape.stroke({ color, width: width * unit, cap: 'round' });
    }
    return shape;
  }
  return {
    plan,
    show(brush, layout, marks) {
      const name = JSON.stringify([brush.pieceScale, marks, marks.map(({ at }) => layout.names[at].key)]);
      if (name === drawn) return;
      drawn = name;
      empty(plan);
      for (const { at, kind } of marks) if (kind === 'goal') plan.addChild(outline(at, brush.pieceScale));
      const there = new Map<AreaId, number>();
      for (const mark of marks) {
        const before = there.get(mark.at) ?? 0;
        there.set(mark.at, before + 1);
        const [x, y] = layout.names[mark.at].key;
        const sprite = new Sprite(brush.labels.draw(`plan ${mark.kind} ${mark.text}`, BOX, (pen) => paintDiamond(pen, mark)));
        sprite.position.set(x - (ASIDE + before * APART) * brush.pieceScale, y);
        sprite.scale.set((brush.labelScale / FINE) * SIZE);
        plan.addChild(sprite);
      }
    },
    clear() {
      drawn = '';
      empty(plan);
    },
  };
}
