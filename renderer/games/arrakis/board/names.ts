import { Container, Sprite } from 'pixi.js';
import { type AreaId, AREAS } from '../../../../shared/games/arrakis/ids.ts';
import { LAND } from '../../../../shared/games/arrakis/land/shape.ts';
import { recordOf } from '../../../../shared/kernel/typed.ts';
import type { Box } from '../../../canvas/ink.ts';
import { wear } from '../../../canvas/ink.ts';
import type { Label } from '../../../canvas/label.ts';
import type { Brush } from '../../../canvas/map/brush.ts';
import { labelBox, labelOf, labelRise, paintLabel } from '../../../canvas/map/label.ts';
import { BADGE_BOX, paintBadge } from '../../../canvas/map/marks.ts';
import { type Palette, TEXT_FONT } from '../../../canvas/palette.ts';
import { empty } from '../../../canvas/stage.ts';
import type { AreaModel, MapModel } from './model.ts';
import { type Stand, standOf } from './standing.ts';

/** What an area is called on the map: a name, or its number within its sector. */
export interface AreaName {
  readonly text: string;
  readonly numbered: boolean;
}
export type AreaNames = Readonly<Record<AreaId, AreaName>>;

/** The names of the areas, each under what stands there, with the key of an offer above. */
export interface NameLayer {
  readonly names: Container;
  readonly keys: Container;
  readonly show: (brush: Brush, model: MapModel, names: AreaNames) => void;
  readonly clear: () => void;
}

/** The units of names are finer than those of pieces: a name is that many of them high. */
const FINE = 62 / 12.4;
const NUMBER_BOX: Box = { left: -52, top: -56, right: 52, bottom: 24 };
const LINE = 12.6;
/** Between a piece and the name under it. */
const NEAR = 1;

/** How far what stands in an area is moved up to leave room for its name, in units of the pieces. */
export function liftOf(stand: Stand): number {
  return stand.pieces.length > 0 ? (LINE + NEAR) / 2 : 0;
}

function paintNumber(pen: CanvasRenderingContext2D, text: string, palette: Palette): void {
  pen.font = `650 60px ${TEXT_FONT}`;
  pen.textAlign = 'center';
  pen.lineJoin = 'round';
  pen.strokeStyle = palette.mapHalo;
  pen.lineWidth = 15;
  pen.strokeText(text, 0, 0);
  pen.fillStyle = palette.mapInk;
  pen.fillText(text, 0, 0);
}

export function nameLayer(): NameLayer {
  const names = new Container();
  const keys = new Container();
  const shown = new Map<AreaId, Sprite>();

  function name(brush: Brush, id: AreaId, { text, numbered }: AreaName, stand: Stand): void {
    const unit = brush.labelScale / FINE;
    const empty = stand.pieces.length === 0;
    const room = empty ? Math.max(60, (LAND.rooms[id].width * 1.15) / unit) : Number.POSITIVE_INFINITY;
    const label: Label = numbered ? { lines: [text], width: 60 } : labelOf(text, room);
    const texture = numbered
      ? brush.labels.draw(`number ${text}`, NUMBER_BOX, (pen) => paintNumber(pen, text, brush.palette))
      : brush.labels.draw(`name ${label.lines.join('/')}`, labelBox(label), (pen) => paintLabel(pen, label, brush.palette));
    let sprite = shown.get(id);
    if (!sprite) {
      sprite = new Sprite();
      shown.set(id, sprite);
      names.addChild(sprite);
    }
    wear(sprite, texture);
    sprite.scale.set(unit);
    const [x, y] = LAND.anchors[id];
    const below = empty
      ? ((numbered ? 40 : labelRise(label) - 14) / 2) * unit
      : (stand.bottom - liftOf(stand) + NEAR) * brush.pieceScale + (numbered ? 46 : 34) * unit;
    sprite.position.set(x, y + below);
    sprite.alpha = numbered ? 0.9 : 1;
  }

  function key(brush: Brush, id: AreaId, { key: text, light }: AreaModel, stand: Stand): void {
    const chosen = light === 'chosen';
    if (!chosen && (light !== 'offer' || text === null)) return;
    const sprite = new Sprite(
      brush.labels.draw(`key ${text} ${chosen}`, BADGE_BOX, (pen) => paintBadge(pen, text ?? '', chosen, brush.palette)),
    );
    const unit = (brush.labelScale / FINE) * 1.15;
    const [x, y] = LAND.anchors[id];
    const up = stand.pieces.length > 0 ? (stand.top - liftOf(stand)) * brush.pieceScale - 14 * unit : -74 * unit;
    sprite.scale.set(unit);
    sprite.position.set(x, y + up);
    keys.addChild(sprite);
  }

  return {
    names,
    keys,
    show(brush, model, called) {
      empty(keys);
      const stands = recordOf(AREAS, (id) => standOf(model.areas[id]));
      for (const id of AREAS) {
        name(brush, id, called[id], stands[id]);
        key(brush, id, model.areas[id], stands[id]);
      }
    },
    clear() {
      empty(names);
      empty(keys);
      shown.clear();
    },
  };
}
