import { Container, Sprite, type Texture } from 'pixi.js';
import { REGIONS, type RegionId } from '../../../../shared/games/dice/ids.ts';
import { wear } from '../../../canvas/ink.ts';
import { LAND } from '../../../../shared/games/dice/land/shape.ts';
import { empty } from '../../../canvas/stage.ts';
import { JOURNEY, QUICK, STEP } from '../../../canvas/tween.ts';
import { type Journey, journeys } from './journeys.ts';
import { inRows, type Placed } from '../../../canvas/map/stacks.ts';
import type { BoardModel, BoardPiece } from './model.ts';
import { ASSET_BOX, assetPiece, paintAsset, paintTally, tallyBox, tallyPiece } from './paint.ts';
import type { Brush } from '../../../canvas/map/brush.ts';

/** Troops and assets on the land. */
export interface TroopLayer {
  readonly pieces: Container;
  readonly show: (brush: Brush, before: BoardModel | null, model: BoardModel) => void;
  readonly clear: () => void;
}
interface Shown {
  readonly sprite: Sprite;
  placed: Placed;
}
/** A piece that should stand on the board: where, and as what. */
interface Wanted {
  readonly id: string;
  readonly placed: Placed;
  readonly texture: (missing: number) => Texture | null;
}
const LIFT = 46;

export function troopLayer(): TroopLayer {
  const pieces = new Container();
  const shown = new Map<string, Shown>();

  function tally(brush: Brush, { stone, large }: BoardPiece, count: number): Texture {
    return brush.pieces.draw(`${stone} ${count} ${large}`, tallyBox(stone, count, large), (pen) => paintTally(pen, stone, count, large));
  }

  function wanted(brush: Brush, model: BoardModel): Wanted[] {
    return REGIONS.flatMap((id) => {
      const { pieces: troops, asset } = model.regions[id];
      const placed = placeRegion(brush, model, id);
      const want = (key: string, texture: Wanted['texture']): Wanted => ({
        id: `${id}/${key}`,
        placed: placed.get(key) as Placed,
        texture,
      });
      const standing = troops.map((piece) =>
        want(piece.key, (missing) => (piece.count > missing ? tally(brush, piece, piece.count - missing) : null)),
      );
      if (asset) standing.push(want(`asset:${asset}`, () => brush.pieces.draw(asset, ASSET_BOX, (pen) => paintAsset(pen, asset))));
      return standing;
    });
  }

  function setDown(brush: Brush, { id, placed, texture }: Wanted, missing: number, fresh: boolean): void {
    const look = texture(missing);
    const known = shown.get(id);
    if (known) {
      if (look) wear(known.sprite, look);
      slide(brush, known, placed);
      return;
    }
    const sprite = new Sprite(look ?? undefined);
    sprite.visible = look !== null;
    settle(sprite, placed);
    shown.set(id, { sprite, placed });
    pieces.addChild(sprite);
    if (fresh && look) {
      const lift = brush.motion > 0 ? LIFT : 0;
      brush.tweens.run(brush.motion > 0 ? STEP * brush.motion : QUICK, (t) => {
        if (sprite.destroyed) return;
        sprite.alpha = t;
        sprite.y = placed.at[1] - lift * (1 - t);
      });
    }
  }

  function slide(brush: Brush, known: Shown, placed: Placed): void {
    const from = known.placed;
    known.placed = placed;
    if (from.at[0] === placed.at[0] && from.at[1] === placed.at[1] && from.scale === placed.scale) return;
    brush.tweens.run(STEP * brush.motion, (t) => settle(known.sprite, between(from, placed, t)));
  }

  function takeAway(brush: Brush, id: string, gone: Shown, travels: boolean): void {
    shown.delete(id);
    const { sprite, placed } = gone;
    const duration = travels ? 0 : brush.motion > 0 ? STEP * brush.motion : QUICK;
    const lift = brush.motion > 0 ? LIFT : 0;
    brush.tweens.run(
      duration,
      (t) => {
        sprite.alpha = 1 - t;
        sprite.y = placed.at[1] - lift * t;
      },
      () => sprite.destroy(),
    );
  }

  /** Troops on their way: a counter of their own, which is then set down beside those that are already there. */
  function travel(brush: Brush, { piece, count }: Journey, start: Placed, end: Placed, arrive: () => void): void {
    const [stone, kind] = piece.split(':') as [BoardPiece['stone'], string];
    const sprite = new Sprite(tally(brush, { key: piece, stone, count, large: kind === 'large' }, count));
    pieces.addChild(sprite);
    brush.tweens.run(
      JOURNEY * brush.motion,
      (t) => {
        const way = between(start, end, t);
        const lift = Math.sin(Math.PI * t);
        settle(sprite, { at: [way.at[0], way.at[1] - lift * LIFT], scale: way.scale * (1 + lift * 0.08) });
      },
      () => {
        sprite.destroy();
        arrive();
      },
    );
  }

  return {
    pieces,
    show(brush, before, model) {
      const moved = before && brush.motion > 0 ? journeys(before, model) : [];
      const starts = new Map(moved.map((one) => [one, shown.get(`${one.from}/${one.piece}`)?.placed]));
      const missing = new Map<string, number>();
      for (const { to, piece, count } of moved) missing.set(`${to}/${piece}`, (missing.get(`${to}/${piece}`) ?? 0) + count);
      const wants = wanted(brush, model);
      const ids = new Set(wants.map(({ id }) => id));
      for (const [id, gone] of [...shown]) {
        if (!ids.has(id))
          takeAway(
            brush,
            id,
            gone,
            moved.some(({ from, piece }) => `${from}/${piece}` === id),
          );
      }
      for (const want of wants) setDown(brush, want, missing.get(want.id) ?? 0, before !== null);
      for (const journey of moved) {
        const want = wants.find(({ id }) => id === `${journey.to}/${journey.piece}`);
        const start = starts.get(journey);
        if (!want) continue;
        const arrive = () => {
          const there = shown.get(want.id);
          const look = want.texture(0);
          if (!there || there.sprite.destroyed || !look) return;
          wear(there.sprite, look);
          there.sprite.visible = true;
        };
        if (start) travel(brush, journey, start, want.placed, arrive);
        else arrive();
      }
    },
    clear() {
      empty(pieces);
      shown.clear();
    },
  };
}

function settle(sprite: Sprite, { at, scale }: Placed): void {
  if (sprite.destroyed) return;
  sprite.position.set(at[0], at[1]);
  sprite.scale.set(scale);
}
const between = (from: Placed, to: Placed, t: number): Placed => ({
  at: [from.at[0] + (to.at[0] - from.at[0]) * t, from.at[1] + (to.at[1] - from.at[1]) * t],
  scale: from.scale + (to.scale - from.scale) * t,
});

/** Where the pieces of a region stand: in rows under its name. */
function placeRegion(brush: Brush, model: BoardModel, id: RegionId): ReadonlyMap<string, Placed> {
  const { pieces, asset } = model.regions[id];
  const land = LAND[model.layout];
  const [x, y] = land.anchors[id];
  const standing = pieces.map(({ key, stone, count, large }) => tallyPiece(key, stone, count, large));
  if (asset) standing.push(assetPiece(`asset:${asset}`));
  return inRows(standing, [x, y + 32 * brush.labelScale + 62 * brush.pieceScale], land.rooms[id], brush.pieceScale);
}
