import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import { REGIONS, type RegionId } from '../../../../shared/games/dice/ids.ts';
import type { InkPot } from '../../../canvas/ink.ts';
import type { Label } from '../../../canvas/label.ts';
import { fades } from '../../../canvas/fade.ts';
import { LAND } from '../../../canvas/land/dice-shape.ts';
import type { Palette } from '../../../canvas/palette.ts';
import { empty } from '../../../canvas/stage.ts';
import { STEP, type Tweens } from '../../../canvas/tween.ts';
import { boxOf, type Edge, paintEdge } from './ground.ts';
import type { BoardModel, BoardRegion } from './model.ts';
import { BADGE_BOX, labelBox, labelRise, MARK_BOX, paintBadge, paintLabel, paintMark, paintSeal, SEAL_BOX } from './paint.ts';

/** What all layers of the board draw with. */
export interface Brush {
  readonly palette: Palette;
  readonly tweens: Tweens;
  /** Drawings at the size of pieces and of names. */
  readonly pieces: InkPot;
  readonly labels: InkPot;
  /** How much larger than on a desk pieces and names are, for small screens. */
  readonly pieceScale: number;
  readonly labelScale: number;
  /** Factor on all durations; 0 = nothing moves. */
  readonly motion: number;
}
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

/** Which edge a region shows; pointing comes before the rest. */
export function edgeOf({ light, pointed, blocked, target }: Pick<BoardRegion, 'light' | 'pointed' | 'blocked' | 'target'>): Edge | null {
  if (light === 'chosen') return pointed ? 'chosen-pointed' : 'chosen';
  if (light === 'offer') return pointed ? 'offer-pointed' : 'offer';
  if (pointed) return blocked ? 'refused' : 'looked-at';
  return target ? 'target' : null;
}

export function regionLayer(): RegionLayer {
  const veils = new Container();
  const edges = new Container();
  const names = new Container();
  const veilOf = new Map<RegionId, Graphics>();
  const light = fades();
  const edgeShown = new Map<RegionId, { name: Edge; sprite: Sprite }>();

  function veil(brush: Brush, model: BoardModel, id: RegionId): void {
    let shape = veilOf.get(id);
    if (!shape) {
      shape = new Graphics().poly(LAND[model.layout].regions[id].flat()).fill(brush.palette.mapDim);
      shape.alpha = 0;
      shape.visible = false;
      veilOf.set(id, shape);
      veils.addChild(shape);
    }
    light.to(brush.tweens, shape, model.regions[id].light === 'veiled' ? 1 : 0, STEP * brush.motion);
  }

  function edge(brush: Brush, model: BoardModel, id: RegionId): void {
    const name = edgeOf(model.regions[id]);
    const shown = edgeShown.get(id);
    if (shown?.name === name) return;
    if (shown) {
      edgeShown.delete(id);
      // Pointing answers at once; only the light of a new question takes its time.
      light.to(brush.tweens, shown.sprite, 0, name ? 0 : STEP * brush.motion, () => shown.sprite.destroy());
    }
    if (!name) return;
    const box = boxOf(LAND[model.layout].regions[id]);
    const sprite = new Sprite(brush.pieces.draw(`${name} ${id}`, box, (pen) => paintEdge(pen, model.layout, id, name, brush.palette)));
    edges.addChild(sprite);
    edgeShown.set(id, { name, sprite });
    if (name !== 'offer' || shown) return;
    sprite.alpha = 0;
    light.to(brush.tweens, sprite, 1, STEP * brush.motion);
  }

  return {
    veils,
    edges,
    names,
    show(brush, model, labels) {
      empty(names);
      for (const id of REGIONS) {
        veil(brush, model, id);
        edge(brush, model, id);
        names.addChild(nameOf(brush, model, id, labels[id]));
      }
    },
    clear() {
      for (const layer of [veils, edges, names]) empty(layer);
      veilOf.clear();
      edgeShown.clear();
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
