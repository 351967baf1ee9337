import { Container, Sprite, type Texture } from 'pixi.js';
import { REGIONS, type RegionId } from '../../../../shared/games/dice/ids.ts';
import { LAND } from '../../../../shared/games/dice/land/shape.ts';
import type { Label } from '../../../canvas/label.ts';
import type { Brush } from '../../../canvas/map/brush.ts';
import { labelBox, labelRise, paintLabel } from '../../../canvas/map/label.ts';
import { lightLayer } from '../../../canvas/map/light.ts';
import { BADGE_BOX, MARK_BOX, paintBadge, paintMark } from '../../../canvas/map/marks.ts';
import { empty } from '../../../canvas/stage.ts';
import type { BoardModel } from './model.ts';
import { paintSeal, SEAL_BOX } from './paint.ts';

export type Names = Readonly<Record<RegionId, Label>>;

/** The regions of the land: veil, edge, name, seal, key and mark of each. */
export interface RegionLayer {
  readonly veils: Container;
  readonly edges: Container;
  readonly names: Container;
  readonly show: (brush: Brush, model: BoardModel, names: Names) => void;
  /** Forgets all drawings: they are made anew at the next `show`. */
  readonly clear: () => void;
}

export function regionLayer(): RegionLayer {
  const light = lightLayer<RegionId>();
  const names = new Container();
  return {
    veils: light.veils,
    edges: light.edges,
    names,
    show(brush, model, labels) {
      light.show(brush, { ids: REGIONS, regions: LAND[model.layout].regions, look: (id) => model.regions[id], width: 1 });
      empty(names);
      for (const id of REGIONS) names.addChild(nameOf(brush, model, id, labels[id]));
    },
    clear() {
      light.clear();
      empty(names);
    },
  };
}

/** Name, seal, key and mark, standing together at the anchor. */
function nameOf(brush: Brush, model: BoardModel, id: RegionId, label: Label): Container {
  const { strategic, key, light, battle, target } = model.regions[id];
  const { labels, palette } = brush;
  const group = new Container();
  const [x, y] = LAND[model.layout].anchors[id];
  group.position.set(x, y);
  const put = (texture: Texture, dx: number, dy: number) => {
    const sprite = new Sprite(texture);
    sprite.position.set(dx * brush.labelScale, dy * brush.labelScale);
    sprite.scale.set(brush.labelScale);
    group.addChild(sprite);
  };
  put(
    labels.draw(`name ${label.lines.join('/')}`, labelBox(label), (pen) => paintLabel(pen, label, palette)),
    0,
    0,
  );
  const above = -labelRise(label) - 30;
  if (strategic)
    put(
      labels.draw('seal', SEAL_BOX, (pen) => paintSeal(pen, palette)),
      0,
      above,
    );
  const beside = label.width / 2 + 62;
  const chosen = light === 'chosen';
  if (light === 'offer' || chosen) {
    if (key !== null || chosen)
      put(
        labels.draw(`key ${key} ${chosen}`, BADGE_BOX, (pen) => paintBadge(pen, key ?? '', chosen, palette)),
        -beside,
        -10,
      );
  }
  const sign = battle !== 'none' ? 'swords' : target ? 'move' : null;
  if (sign)
    put(
      labels.draw(`mark ${sign} ${battle}`, MARK_BOX, (pen) => paintMark(pen, sign, battle === 'now')),
      beside,
      -10,
    );
  return group;
}
