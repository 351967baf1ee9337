import { Container, Sprite, type Texture } from 'pixi.js';
import { REGIONS, type RegionId } from '../../../../shared/games/dice/ids.ts';
import { canvasTexture, inkPot, wear } from '../../../canvas/ink.ts';
import { HALF_HEIGHT, HALF_WIDTH, type LandLayout } from '../../../../shared/games/dice/land/plan.ts';
import { LAND } from '../../../../shared/games/dice/land/shape.ts';
import { recordOf } from '../../../../shared/kernel/typed.ts';
import { regionAt } from '../../../../shared/land/region-map.ts';
import type { Hour } from '../../../canvas/land/terrain.ts';
import { PALETTES } from '../../../canvas/palette.ts';
import { createStage } from '../../../canvas/stage.ts';
import { BEZEL, paintGround } from './ground.ts';
import { type BoardModel, isSamePosition } from './model.ts';
import { labelOf } from '../../../canvas/map/label.ts';
import { type Names, regionLayer } from './regions.ts';
import type { Brush } from '../../../canvas/map/brush.ts';
import { stormLayer } from './storm.ts';
import { troopLayer } from './troops.ts';

/** How the board is to look, apart from the position on it. */
export interface BoardLook {
  readonly hour: Hour;
  /** Factor on all durations; 0 = nothing moves. */
  readonly motion: number;
  /** What the regions are called. */
  readonly names: Readonly<Record<RegionId, string>>;
  /** Pictures of the land, the best one that is there. */
  readonly picture: (layout: LandLayout) => CanvasImageSource | null;
}
/** The board of the Dice Game on a canvas. */
export interface Board {
  readonly show: (model: BoardModel, look: BoardLook) => void;
  /** Draws everything anew: another size, hour or language, a better picture, fonts that have come. */
  readonly redraw: () => void;
  /** Sets everything down where it is going. */
  readonly skip: () => void;
  /** The region at a place of the host element, in CSS pixels. */
  readonly regionAt: (x: number, y: number) => RegionId | null;
  /** Where the name of a region stands, in CSS pixels of the host element. */
  readonly placeOf: (layout: LandLayout, region: RegionId) => { readonly x: number; readonly y: number };
  readonly destroy: () => void;
}

/** Room around the bezel, in map units: the storm stone juts out of it. */
const MARGIN = 18;
/** Names and pieces never get smaller than this, in CSS pixels per map unit of a desk. */
const LABEL_LEAST = 0.205;
const PIECE_LEAST = 0.2;
const LARGEST = 1.6;

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  /** CSS pixels per map unit. */
  readonly scale: number;
}
function frameOf(host: HTMLElement): Frame {
  const width = Math.max(1, host.clientWidth);
  const height = Math.max(1, host.clientHeight);
  const scale = Math.min(width / (2 * (HALF_WIDTH + BEZEL + MARGIN)), height / (2 * (HALF_HEIGHT + BEZEL + MARGIN)));
  return { width, height, ratio: window.devicePixelRatio || 1, scale };
}

/** Puts the board into `host`, which gives it its size. */
export async function createBoard(host: HTMLElement): Promise<Board> {
  const stage = await createStage(host);
  const ground = new Sprite();
  const map = new Container();
  const regions = regionLayer();
  const storm = stormLayer();
  const troops = troopLayer();
  map.addChild(regions.veils, storm.dust, regions.edges, storm.bezel, regions.names, troops.pieces);
  stage.root.addChild(ground, map);
  const pieces = inkPot();
  const labels = inkPot();
  let frame = frameOf(host);
  let shown: { model: BoardModel; look: BoardLook } | null = null;
  let groundTexture: Texture | null = null;

  const toMap = (x: number, y: number) => [(x - frame.width / 2) / frame.scale, (y - frame.height / 2) / frame.scale] as const;
  const grown = (least: number) => Math.min(LARGEST, Math.max(1, least / frame.scale));

  function brush(look: BoardLook): Brush {
    return {
      palette: PALETTES[look.hour],
      tweens: stage.tweens,
      pieces,
      labels,
      pieceScale: grown(PIECE_LEAST),
      labelScale: grown(LABEL_LEAST),
      motion: look.motion,
    };
  }
  function namesOf(model: BoardModel, look: BoardLook): Names {
    const room = (id: RegionId) => LAND[model.layout].rooms[id].width / grown(LABEL_LEAST);
    return recordOf(REGIONS, (id) => labelOf(look.names[id], room(id)));
  }

  function drawGround(model: BoardModel, look: BoardLook): void {
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(frame.width * frame.ratio);
    canvas.height = Math.round(frame.height * frame.ratio);
    const pen = canvas.getContext('2d');
    if (!pen) return;
    const scale = frame.scale * frame.ratio;
    pen.setTransform(scale, 0, 0, scale, canvas.width / 2, canvas.height / 2);
    paintGround(pen, model.layout, look.picture(model.layout), model.pass, PALETTES[look.hour]);
    groundTexture?.destroy(true);
    groundTexture = canvasTexture(canvas, frame.ratio);
    wear(ground, groundTexture);
  }

  function drawAll(): void {
    if (!shown) return;
    const { model, look } = shown;
    stage.tweens.finish();
    frame = frameOf(host);
    stage.resize(frame.width, frame.height, frame.ratio);
    map.position.set(frame.width / 2, frame.height / 2);
    map.scale.set(frame.scale);
    for (const layer of [regions, storm, troops]) layer.clear();
    pieces.refill(frame.scale * frame.ratio * grown(PIECE_LEAST));
    labels.refill(frame.scale * frame.ratio * grown(LABEL_LEAST));
    drawGround(model, look);
    const still = { ...brush(look), motion: 0 };
    regions.show(still, model, namesOf(model, look));
    storm.show(still, null, model);
    troops.show(still, null, model);
    stage.invalidate();
  }

  return {
    show(model, look) {
      const before = shown;
      shown = { model, look };
      const same = before && before.look.hour === look.hour && before.look.names === look.names;
      if (!same || before.model.layout !== model.layout || before.model.pass !== model.pass) {
        drawAll();
        return;
      }
      const now = brush(look);
      // Pointing at something only moves light: what is on its way goes on.
      const isMoved = before.look.motion !== look.motion || !isSamePosition(before.model, model);
      if (isMoved) stage.tweens.finish();
      regions.show(now, model, namesOf(model, look));
      if (!isMoved) {
        stage.invalidate();
        return;
      }
      storm.show(now, before.model, model);
      troops.show(now, before.model, model);
      stage.invalidate();
    },
    redraw: drawAll,
    skip() {
      stage.tweens.finish();
      stage.invalidate();
    },
    regionAt(x, y) {
      return shown && regionAt(LAND[shown.model.layout], toMap(x, y));
    },
    placeOf(layout, region) {
      const [x, y] = LAND[layout].anchors[region];
      return { x: frame.width / 2 + x * frame.scale, y: frame.height / 2 + y * frame.scale };
    },
    destroy() {
      pieces.refill(1);
      labels.refill(1);
      groundTexture?.destroy(true);
      stage.destroy();
    },
  };
}
