import { Container, Sprite, type Texture } from 'pixi.js';
import { type AreaId, AREAS, ZONES } from '../../../../shared/games/arrakis/ids.ts';
import type { Point } from '../../../../shared/land/lines.ts';
import { type Box, wear } from '../../../canvas/ink.ts';
import type { Brush } from '../../../canvas/map/brush.ts';
import { labelBox, paintLabel } from '../../../canvas/map/label.ts';
import { BADGE_BOX, paintBadge } from '../../../canvas/map/marks.ts';
import { type Palette, TEXT_FONT } from '../../../canvas/palette.ts';
import { empty } from '../../../canvas/stage.ts';
import { ZONE_PLACES } from '../../../../shared/games/arrakis/land/shape.ts';
import { paintRing, RING_BOX } from '../pieces/zone.ts';
import { nameOfTag, paintTag, tagBox, waysTold } from '../pieces/tag.ts';
import { FINE, type Layout } from './layout.ts';
import type { MapModel } from './model.ts';

/** What an area is called on the map: a name, or its number within its sector. */
export interface AreaName {
  readonly text: string;
  readonly numbered: boolean;
  /** In full, where it is only heard: a number alone says nothing. */
  readonly said: string;
}
export type AreaNames = Readonly<Record<AreaId, AreaName>>;

/** The names of the areas, each under what stands there, and the keys of offers above it. */
export interface NameLayer {
  readonly names: Container;
  readonly keys: Container;
  readonly show: (brush: Brush, layout: Layout, called: AreaNames) => void;
  readonly light: (brush: Brush, layout: Layout, model: MapModel) => void;
  readonly clear: () => void;
}

const NUMBER_BOX: Box = { left: -60, top: -60, right: 60, bottom: 24 };
/** A key is that much larger than the name it stands by. */
const KEY = 1.15;
/** How far over the middle of a zone its key stands, in units of the pieces. */
const ABOVE = 22;

function paintNumber(pen: CanvasRenderingContext2D, text: string, palette: Palette): void {
  pen.font = `650 60px ${TEXT_FONT}`;
  pen.textAlign = 'center';
  pen.lineJoin = 'round';
  pen.strokeStyle = palette.mapHalo;
  pen.lineWidth = 15;
  pen.strokeText(text, 0, 4);
  pen.fillStyle = palette.mapInk;
  pen.fillText(text, 0, 4);
}

export function nameLayer(): NameLayer {
  const names = new Container();
  const keys = new Container();
  const shown = new Map<AreaId, Sprite>();

  function spriteOf(id: AreaId): Sprite {
    const known = shown.get(id);
    if (known) return known;
    const sprite = new Sprite();
    shown.set(id, sprite);
    names.addChild(sprite);
    return sprite;
  }

  const badge = (brush: Brush, key: string | null, chosen: boolean): Texture =>
    brush.labels.draw(`key ${key} ${chosen}`, BADGE_BOX, (pen) => paintBadge(pen, key ?? '', chosen, brush.palette));
  function stand(brush: Brush, texture: Texture, at: Point): void {
    const sprite = new Sprite(texture);
    sprite.scale.set((brush.labelScale / FINE) * KEY);
    sprite.position.set(...at);
    keys.addChild(sprite);
  }

  return {
    names,
    keys,
    show(brush, layout, called) {
      for (const id of AREAS) {
        const { text, numbered } = called[id];
        const { label, at } = layout.names[id];
        const sprite = spriteOf(id);
        wear(
          sprite,
          numbered
            ? brush.labels.draw(`number ${text}`, NUMBER_BOX, (pen) => paintNumber(pen, text, brush.palette))
            : brush.labels.draw(`name ${label.lines.join('/')}`, labelBox(label), (pen) => paintLabel(pen, label, brush.palette)),
        );
        sprite.scale.set(brush.labelScale / FINE);
        sprite.position.set(...at);
        sprite.alpha = numbered ? 0.9 : 1;
      }
    },
    light(brush, layout, model) {
      empty(keys);
      for (const id of AREAS) {
        const { key, light } = model.areas[id];
        const chosen = light === 'chosen';
        const tag = { key, tags: waysTold(model.areas[id].tags) };
        if (light === 'offer' && tag.tags.length > 0)
          stand(
            brush,
            brush.labels.draw(nameOfTag(tag), tagBox(tag), (pen) => paintTag(pen, tag, brush.palette)),
            layout.names[id].key,
          );
        else if (chosen || (light === 'offer' && key !== null)) stand(brush, badge(brush, key, chosen), layout.names[id].key);
      }
      for (const id of ZONES) {
        const { light, key, pointed } = model.zones[id];
        if (light !== 'offer' && light !== 'chosen' && !pointed) continue;
        const ring = light === 'plain' || light === 'veiled' ? 'looked-at' : light;
        const sprite = new Sprite(
          brush.pieces.draw(`ring ${ring} ${pointed}`, RING_BOX, (pen) => paintRing(pen, ring, pointed, brush.palette)),
        );
        sprite.scale.set(brush.pieceScale);
        sprite.position.set(...ZONE_PLACES[id]);
        keys.addChild(sprite);
        const [x, y] = ZONE_PLACES[id];
        if (light === 'chosen' || key !== null) stand(brush, badge(brush, key, light === 'chosen'), [x, y - ABOVE * brush.pieceScale]);
      }
    },
    clear() {
      empty(names);
      empty(keys);
      shown.clear();
    },
  };
}
