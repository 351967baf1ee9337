import { Container, Sprite } from 'pixi.js';
import { type AreaId, AREAS, ZONES } from '../../../../shared/games/arrakis/ids.ts';
import { LAND, ZONE_PLACES } from '../../../../shared/games/arrakis/land/shape.ts';
import type { Point } from '../../../../shared/land/lines.ts';
import { type Box, wear } from '../../../canvas/ink.ts';
import type { Hour } from '../../../canvas/land/terrain.ts';
import type { Brush } from '../../../canvas/map/brush.ts';
import { empty } from '../../../canvas/stage.ts';
import { JOURNEY, QUICK, STEP } from '../../../canvas/tween.ts';
import { legionBox, legionName, paintLegion } from '../pieces/legion.ts';
import { type Drawing, drawingBox } from '../pieces/tokens.ts';
import { zoneDrawing } from '../pieces/zone.ts';
import { type March, marches } from './marches.ts';
import type { MapModel } from './model.ts';
import { liftOf } from './names.ts';
import { standOf } from './standing.ts';

/** Everything that lies on the land. */
export interface PieceLayer {
  readonly pieces: Container;
  readonly show: (brush: Brush, hour: Hour, before: MapModel | null, model: MapModel) => void;
  readonly clear: () => void;
}
interface Wanted {
  readonly id: string;
  readonly drawing: Drawing;
  readonly box: Box;
  readonly at: Point;
}
interface Shown {
  readonly sprite: Sprite;
  at: Point;
}
/** How high a piece is lifted, in units of the pieces. */
const LIFT = 12;

function wantedOf(scale: number, hour: Hour, { areas, zones }: MapModel): Wanted[] {
  const inAreas = AREAS.flatMap((id): Wanted[] => {
    const stand = standOf(areas[id]);
    const lift = liftOf(stand);
    const [x, y] = LAND.anchors[id];
    return stand.pieces.map(({ drawing, box, at }) => ({
      id: `${id}/${drawing.key}`,
      drawing,
      box,
      at: [x + at[0] * scale, y + (at[1] - lift) * scale],
    }));
  });
  const inZones = ZONES.map((id): Wanted => {
    const drawing = zoneDrawing(zones[id], hour);
    return { id, drawing, box: drawingBox(drawing), at: ZONE_PLACES[id] };
  });
  return [...inZones, ...inAreas];
}

export function pieceLayer(): PieceLayer {
  const pieces = new Container();
  const shown = new Map<string, Shown>();
  const draw = (brush: Brush, { drawing, box }: Wanted) => brush.pieces.draw(drawing.name, box, drawing.paint);

  function setDown(brush: Brush, want: Wanted, fresh: boolean, awaited: boolean): void {
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
    show(brush, hour, before, model) {
      const moved = before && brush.motion > 0 ? marches(before, model) : [];
      const plate = (at: AreaId, { legion }: March): string => `${at}/legion ${legion.side}`;
      const starts = new Map(moved.map((one) => [one, shown.get(plate(one.from, one))?.at ?? LAND.anchors[one.from]]));
      const awaited = new Set(moved.map((one) => plate(one.to, one)));
      const left = new Set(moved.map((one) => plate(one.from, one)));
      const wants = wantedOf(brush.pieceScale, hour, model);
      const ids = new Set(wants.map(({ id }) => id));
      for (const [id, gone] of [...shown]) if (!ids.has(id)) takeAway(brush, id, gone, left.has(id));
      for (const want of wants) setDown(brush, want, before !== null, awaited.has(want.id));
      for (const one of moved) {
        const want = wants.find(({ id }) => id === plate(one.to, one));
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
