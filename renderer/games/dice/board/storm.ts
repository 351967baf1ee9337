import { Container, Graphics, Sprite } from 'pixi.js';
import { REGIONS, type StormZone } from '../../../../shared/games/dice/ids.ts';
import { at, STORM_SPACES } from '../../../../shared/games/dice/land/plan.ts';
import { LAND } from '../../../../shared/games/dice/land/shape.ts';
import { empty } from '../../../canvas/stage.ts';
import { JOURNEY, STEP } from '../../../canvas/tween.ts';
import { onBezel, paintVortex, SOCKET, VORTEX_BOX } from './ground.ts';
import type { BoardModel } from './model.ts';
import { paintStormStone, STORM_BOX } from './paint.ts';
import type { Brush } from '../../../canvas/map/brush.ts';

/** The storm: dust over its zone, and its stone in the bezel. */
export interface StormLayer {
  readonly dust: Container;
  readonly bezel: Container;
  readonly show: (brush: Brush, before: BoardModel | null, model: BoardModel) => void;
  readonly clear: () => void;
}
/** The vortex turns 2 degrees a second, and only while the storm moves. */
const TURN = (2 * Math.PI) / 180;
const STORM_JOURNEY = JOURNEY * 2;
/** The dust is soft: half the resolution of the pieces is enough. */
const DUST_SCALE = 2;

export function stormLayer(): StormLayer {
  const dust = new Container();
  const bezel = new Container();
  let stone: Sprite | null = null;
  let ring: Graphics | null = null;
  let cloud: { vortex: Container; sprite: Sprite; zone: StormZone; layout: string } | null = null;

  function blow(brush: Brush, model: BoardModel): void {
    if (cloud?.zone === model.storm && cloud.layout === model.layout) return;
    const old = cloud;
    const vortex = new Container();
    const mask = new Graphics();
    for (const id of REGIONS) if (model.regions[id].storm) mask.poly(LAND[model.layout].regions[id].flat()).fill(0xffffff);
    const { left, top, right, bottom } = VORTEX_BOX;
    const half = { left: left / DUST_SCALE, top: top / DUST_SCALE, right: right / DUST_SCALE, bottom: bottom / DUST_SCALE };
    const sprite = new Sprite(
      brush.pieces.draw('vortex', half, (pen) => {
        pen.scale(1 / DUST_SCALE, 1 / DUST_SCALE);
        paintVortex(pen, brush.palette);
      }),
    );
    sprite.scale.set(DUST_SCALE);
    const [x, y] = at(STORM_SPACES[model.storm] + 3, 0.66);
    sprite.position.set(x, y);
    vortex.addChild(sprite, mask);
    sprite.mask = mask;
    dust.addChild(vortex);
    cloud = { vortex, sprite, zone: model.storm, layout: model.layout };
    if (!old) return;
    const duration = brush.motion > 0 ? STORM_JOURNEY * brush.motion : STEP;
    brush.tweens.run(
      duration,
      (t) => {
        old.vortex.alpha = 1 - t;
        vortex.alpha = t;
        if (brush.motion > 0) sprite.rotation = old.sprite.rotation = TURN * (t - 1) * (duration / 1000);
      },
      () => old.vortex.destroy({ children: true }),
    );
  }

  function roll(brush: Brush, before: BoardModel | null, model: BoardModel): void {
    const to = STORM_SPACES[model.storm];
    const from = before ? STORM_SPACES[before.storm] : to;
    if (!stone) {
      stone = new Sprite(brush.pieces.draw('storm', STORM_BOX, paintStormStone));
      bezel.addChild(stone);
    }
    const moving = stone;
    const way = ((to - from + 540) % 360) - 180;
    brush.tweens.run(way === 0 ? 0 : STORM_JOURNEY * brush.motion, (t) => {
      const [x, y] = onBezel(from + way * t, SOCKET);
      moving.position.set(x, y);
    });
  }

  function light(brush: Brush, model: BoardModel): void {
    ring?.destroy();
    ring = null;
    if (model.zone === null || model.zone === model.storm) return;
    const [x, y] = onBezel(STORM_SPACES[model.zone], SOCKET);
    ring = new Graphics().circle(x, y, 46).stroke({ color: brush.palette.spice, width: 9 });
    bezel.addChildAt(ring, 0);
  }

  return {
    dust,
    bezel,
    show(brush, before, model) {
      blow(brush, model);
      roll(brush, before, model);
      light(brush, model);
    },
    clear() {
      for (const layer of [dust, bezel]) empty(layer);
      stone = ring = cloud = null;
    },
  };
}
