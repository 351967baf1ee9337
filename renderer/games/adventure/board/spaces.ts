import { Container, Graphics, type Sprite } from 'pixi.js';
import { type SpaceId, SPACES } from '../../../../shared/games/adventure/ids.ts';
import { fades } from '../../../canvas/fade.ts';
import type { Box } from '../../../canvas/ink.ts';
import type { Label } from '../../../canvas/label.ts';
import { empty } from '../../../canvas/stage.ts';
import { STEP } from '../../../canvas/tween.ts';
import { BOWL, PLACES } from '../bake/plan.ts';
import { SPACE_SIGNS } from '../../../../shared/games/adventure/signs.ts';
import { type Brush, isDesert, put } from './brush.ts';
import { type BoardModel, type BoardSpace, type Edge, edgeOf } from './model.ts';
import { BADGE_BOX, paintBadge } from '../../../canvas/map/marks.ts';
import { paintStone } from '../../../canvas/map/stone.ts';
import {
  EDGE_BOX,
  GROUNDS,
  labelBox,
  labelOf,
  paintLabel,
  paintRimSign,
  paintSign,
  paintSocket,
  paintSpaceEdge,
  RIM_SIGN_BOX,
  SIGN_BOX,
  SOCKET_BOX,
  STONE_BOX,
} from './paint.ts';

/** The spaces: veil, socket, edge, sign, name and key of each. */
export interface SpaceLayer {
  /** Lies under the figures. */
  readonly ground: Container;
  /** Lie over them: names, then keys. */
  readonly names: Container;
  readonly keys: Container;
  readonly show: (brush: Brush, model: BoardModel) => void;
  /** Forgets all drawings: they are made anew at the next `show`. */
  readonly clear: () => void;
}
/** How far from its neighbour's name a name may reach, in map units. */
const LABEL_ROOM = 250;
/** Where names would have to be larger than this, a strip is left of the board: they would hide it. */
const LARGEST = 3;
const VEILED = 0.62;

export function spaceLayer(): SpaceLayer {
  const ground = new Container();
  const keys = new Container();
  const veils = new Container();
  const sockets = new Container();
  const edges = new Container();
  const signs = new Container();
  const names = new Container();
  ground.addChild(veils, sockets, edges, signs);
  const light = fades();
  let veil: Graphics | null = null;
  const socketOf = new Map<SpaceId, Sprite>();
  const edgeShown = new Map<SpaceId, { name: Edge; sprite: Sprite }>();

  function dim(brush: Brush, asks: boolean): void {
    if (!veil) {
      veil = new Graphics().ellipse(0, 0, BOWL.x, BOWL.y).fill(brush.palette.mapDim);
      veil.alpha = 0;
      veil.visible = false;
      veils.addChild(veil);
    }
    const cover = veil;
    fade(brush, cover, asks ? 1 : 0);
  }
  /** Light crosses from the old offers to the new. */
  const fade = (brush: Brush, what: Container, to: number): void => light.to(brush.tweens, what, to, STEP * brush.motion);
  function socket(brush: Brush, space: BoardSpace, brightness: number): void {
    let sprite = socketOf.get(space.id);
    const [x, y] = PLACES[space.id].at;
    if (!sprite) {
      const desert = isDesert(brush, space.id);
      const texture = brush.pieces.draw(`socket ${space.kind === 'sietch'} ${space.stone} ${desert}`, SOCKET_BOX, (pen) =>
        paintSocket(pen, space, GROUNDS[brush.hour], desert),
      );
      sprite = put(texture, x, y);
      socketOf.set(space.id, sprite);
      sockets.addChild(sprite);
      sprite.alpha = brightness;
    }
    fade(brush, sprite, brightness);
  }
  function edge(brush: Brush, space: BoardSpace): void {
    const name = edgeOf(space, space.fight);
    const shown = edgeShown.get(space.id);
    if (shown?.name === name) return;
    if (shown) {
      edgeShown.delete(space.id);
      shown.sprite.destroy();
    }
    if (!name) return;
    const desert = isDesert(brush, space.id);
    const [x, y] = PLACES[space.id].at;
    const texture = brush.pieces.draw(`edge ${name} ${space.kind === 'sietch'} ${desert}`, EDGE_BOX, (pen) =>
      paintSpaceEdge(pen, name, space, desert, brush.palette),
    );
    const sprite = put(texture, x, y);
    edges.addChild(sprite);
    edgeShown.set(space.id, { name, sprite });
    if (name === 'offer' && !shown) {
      sprite.alpha = 0;
      fade(brush, sprite, 1);
    }
  }

  return {
    ground,
    names,
    keys,
    show(brush, model) {
      dim(brush, model.asks);
      for (const layer of [signs, names, keys]) empty(layer);
      const written = writtenOf(brush, model);
      for (const id of SPACES) {
        const space = model.spaces[id];
        const own = space.figures.some((figure) => ['offer', 'chosen'].includes(model.figures[figure].light));
        const brightness = space.light === 'veiled' && !own && !space.fight ? VEILED : 1;
        // A gate stays solid: sand must not shine through it.
        socket(brush, space, space.kind === 'sietch' ? 1 : brightness);
        edge(brush, space);
        const sign = signOf(brush, space);
        const name = written.has(id) ? nameOf(brush, space) : null;
        for (const one of [sign, name]) if (one) one.alpha = brightness < 1 ? 0.8 : 1;
        signs.addChild(sign);
        if (name) names.addChild(name);
        const key = keyOf(brush, space);
        if (key) keys.addChild(key);
      }
    },
    clear() {
      for (const layer of [veils, sockets, edges, signs, names, keys]) empty(layer);
      veil = null;
      socketOf.clear();
      edgeShown.clear();
    },
  };
}

/** The sign of a space; it moves to the rim when somebody stands there. */
function signOf({ pieces }: Brush, { id, kind, stone, figures }: BoardSpace): Sprite {
  const { at, radius } = PLACES[id];
  const [x, y] = at;
  const taken = figures.length > 0;
  if (kind === 'sietch' && stone) {
    const texture = pieces.draw(`stone ${stone}`, STONE_BOX, (pen) => paintStone(pen, stone));
    return taken ? put(texture, x, y - 122, 0.62) : put(texture, x, y + 22, 1.08);
  }
  if (taken) {
    const texture = pieces.draw(`rim ${kind}`, RIM_SIGN_BOX, (pen) => paintRimSign(pen, SPACE_SIGNS[kind]));
    return put(texture, x - radius * 0.84, y - radius * 0.7);
  }
  return put(
    pieces.draw(`sign ${kind}`, SIGN_BOX, (pen) => paintSign(pen, kind)),
    x,
    y,
  );
}
/** How much a space's name matters where there is no room for all. */
const weightOf = ({ pointed, light, fight }: BoardSpace): number =>
  pointed ? 3 : light === 'chosen' || fight ? 2 : light === 'offer' ? 1 : 0;
/** The spaces whose names are written: all, or of those that are asked about as many as do not lie on each other. */
function writtenOf(brush: Brush, { spaces }: BoardModel): ReadonlySet<SpaceId> {
  if (!brush.sparse) return new Set(SPACES);
  if (brush.labelScale > LARGEST) return new Set();
  const asked = SPACES.map((id) => spaces[id]).filter((space) => space.kind !== 'sietch' && weightOf(space) > 0);
  const written: { readonly id: SpaceId; readonly box: Box }[] = [];
  for (const space of asked.toSorted((one, other) => weightOf(other) - weightOf(one))) {
    const { at, radius } = PLACES[space.id];
    const { left, top, right, bottom } = labelBox(wordsOf(brush, space));
    const [x, y] = [at[0], at[1] + radius];
    const scale = brush.labelScale;
    const box = { left: x + left * scale, top: y + top * scale, right: x + right * scale, bottom: y + bottom * scale };
    if (!written.some((other) => meets(box, other.box))) written.push({ id: space.id, box });
  }
  return new Set(written.map(({ id }) => id));
}
const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const wordsOf = ({ labelScale, look }: Brush, { kind }: BoardSpace): Label => labelOf(look.kinds[kind], LABEL_ROOM / labelScale);
/** A sietch is known by its House's stone. */
function nameOf(brush: Brush, space: BoardSpace): Sprite | null {
  if (space.kind === 'sietch') return null;
  const { labels, labelScale, palette } = brush;
  const { at, radius } = PLACES[space.id];
  const label = wordsOf(brush, space);
  const texture = labels.draw(`name ${label.lines.join('/')}`, labelBox(label), (pen) => paintLabel(pen, label, palette));
  return put(texture, at[0], at[1] + radius - 2, labelScale);
}

function keyOf(brush: Brush, space: BoardSpace): Sprite | null {
  const chosen = space.light === 'chosen';
  if (!chosen && (space.light !== 'offer' || space.key === null)) return null;
  const { at, radius } = PLACES[space.id];
  const texture = brush.pieces.draw(`key ${space.key} ${chosen}`, BADGE_BOX, (pen) =>
    paintBadge(pen, space.key ?? '', chosen, brush.palette),
  );
  return put(texture, at[0] - radius * 0.82, at[1] + radius * 0.5, brush.pieceScale);
}
