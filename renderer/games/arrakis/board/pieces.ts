import { Container, Sprite } from 'pixi.js';
import type { AreaId } from '../../../../shared/games/arrakis/ids.ts';
import { LAND } from '../../../../shared/games/arrakis/land/shape.ts';
import type { Point } from '../../../../shared/land/lines.ts';
import { wear } from '../../../canvas/ink.ts';
import type { Brush } from '../../../canvas/map/brush.ts';
import { empty } from '../../../canvas/stage.ts';
import { JOURNEY, QUICK, STEP } from '../../../canvas/tween.ts';
import { legionBox, legionName, paintLegion } from '../pieces/legion.ts';
import type { Layout, PlacedPiece } from './layout.ts';
import type { March } from './marches.ts';

/** Everything that lies on the land. */
export interface PieceLayer {
  readonly pieces: Container;
  /**
   * @param moved what is on its way there
   * @param fresh what was not there before comes before one's eyes
   */
  readonly show: (brush: Brush, layout: Layout, moved: readonly March[], fresh: boolean) => void;
  readonly clear: () => void;
}
interface Shown {
  readonly sprite: Sprite;
  at: Point;
}
/** How high a piece is lifted, in units of the pieces. */
const LIFT = 12;

export function pieceLayer(): PieceLayer {
  const pieces = new Container();
  const shown = new Map<string, Shown>();
  const draw = (brush: Brush, { drawing, box }: PlacedPiece) => brush.pieces.draw(drawing.name, box, drawing.paint);

  function setDown(brush: Brush, want: PlacedPiece, fresh: boolean, awaited: boolean): void {
    const known = shown.get(want.id);
    if (known) {
      if (!awaited) wear(known.sprite, draw(brush, want));
      slide(brush, known, want.at);
      return;
    }
    const sprite = new Sprite(draw(brush, want));
    sprite.scale.set(brush.pieceScale);
    sprite.position.set(...want.at);
    sprite.visible = !awaited;
    shown.set(want.id, { sprite, at: want.at });
    pieces.addChild(sprite);
    if (!fresh || awaited) return;
    const lift = brush.motion > 0 ? LIFT * brush.pieceScale : 0;
    brush.tweens.run(brush.motion > 0 ? STEP * brush.motion : QUICK, (t) => {
      if (sprite.destroyed) return;
      sprite.alpha = t;
      sprite.y = want.at[1] - lift * (1 - t);
    });
  }

  function slide(brush: Brush, known: Shown, to: Point): void {
    const from = known.at;
    known.at = to;
    if (from[0] === to[0] && from[1] === to[1]) return;
    brush.tweens.run(STEP * brush.motion, (t) => {
      if (!known.sprite.destroyed) known.sprite.position.set(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t);
    });
  }

  function takeAway(brush: Brush, id: string, { sprite, at }: Shown, leaves: boolean): void {
    shown.delete(id);
    const lift = brush.motion > 0 ? LIFT * brush.pieceScale : 0;
    brush.tweens.run(
      leaves ? 0 : brush.motion > 0 ? STEP * brush.motion : QUICK,
      (t) => {
        sprite.alpha = 1 - t;
        sprite.y = at[1] - lift * t;
      },
      () => sprite.destroy(),
    );
  }

  /** A legion on its way: a plate of its own, which those already there take in. */
  function march(brush: Brush, { legion }: March, from: Point, to: Point, arrive: () => void): void {
    const sprite = new Sprite(brush.pieces.draw(legionName(legion, true), legionBox(legion), (pen) => paintLegion(pen, legion, true)));
    pieces.addChild(sprite);
    brush.tweens.run(
      JOURNEY * brush.motion,
      (t) => {
        const lift = Math.sin(Math.PI * t);
        sprite.position.set(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t - lift * LIFT * brush.pieceScale);
        sprite.scale.set(brush.pieceScale * (1 + lift * 0.08));
      },
      () => {
        sprite.destroy();
        arrive();
      },
    );
  }

  return {
    pieces,
    show(brush, layout, moved, fresh) {
      const plate = (at: AreaId, { legion }: March): string => `${at}/legion ${legion.side}`;
      const starts = new Map(moved.map((one) => [one, shown.get(plate(one.from, one))?.at ?? LAND.anchors[one.from]]));
      const awaited = new Set(moved.map((one) => plate(one.to, one)));
      const left = new Set(moved.map((one) => plate(one.from, one)));
      const wants = new Map(layout.pieces.map((piece) => [piece.id, piece]));
      for (const [id, gone] of [...shown]) if (!wants.has(id)) takeAway(brush, id, gone, left.has(id));
      for (const want of wants.values()) setDown(brush, want, fresh, awaited.has(want.id));
      for (const one of moved) {
        const want = wants.get(plate(one.to, one));
        const start = starts.get(one);
        if (!want || !start) continue;
        march(brush, one, start, want.at, () => {
          const there = shown.get(want.id)?.sprite;
          if (!there || there.destroyed) return;
          wear(there, draw(brush, want));
          there.visible = true;
        });
      }
    },
    clear() {
      empty(pieces);
      shown.clear();
    },
  };
}
