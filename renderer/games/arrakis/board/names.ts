import { Container, Sprite } from 'pixi.js';
import { type AreaId, AREAS } from '../../../../shared/games/arrakis/ids.ts';
import { type Box, wear } from '../../../canvas/ink.ts';
import type { Brush } from '../../../canvas/map/brush.ts';
import { labelBox, paintLabel } from '../../../canvas/map/label.ts';
import { BADGE_BOX, paintBadge } from '../../../canvas/map/marks.ts';
import { type Palette, TEXT_FONT } from '../../../canvas/palette.ts';
import { empty } from '../../../canvas/stage.ts';
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
        if (!chosen && (light !== 'offer' || key === null)) continue;
        const sprite = new Sprite(
          brush.labels.draw(`key ${key} ${chosen}`, BADGE_BOX, (pen) => paintBadge(pen, key ?? '', chosen, brush.palette)),
        );
        sprite.scale.set((brush.labelScale / FINE) * KEY);
        sprite.position.set(...layout.names[id].key);
        keys.addChild(sprite);
      }
    },
    clear() {
      empty(names);
      empty(keys);
      shown.clear();
    },
  };
}
