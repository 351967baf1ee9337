import { Container, Sprite, type Texture } from 'pixi.js';
import { FIGURES, type SpaceId } from '../../../../shared/games/adventure/ids.ts';
import type { Entity } from '../../../../shared/games/face.ts';
import { canvasTexture, inkPot, wear } from '../../../canvas/ink.ts';
import { PALETTES } from '../../../canvas/palette.ts';
import { createStage } from '../../../canvas/stage.ts';
import { PLACES, spaceAt } from '../bake/plan.ts';
import type { BoardLook, Brush } from './brush.ts';
import { cornerLayer, fieldAt, fieldPlace } from './corners.ts';
import { figureLayer } from './figures.ts';
import { paintGround } from './ground.ts';
import { FIGURE_ROOM, type Frame, frameOf, inBox, nearTo, placeFigures } from './layout.ts';
import { inCrowd } from './crowd.ts';
import { type BoardModel, fieldEntity, isSamePosition } from './model.ts';
import { lastThrow, pitLayer, type Thrown } from './pit.ts';
import { spaceLayer } from './spaces.ts';

/** The board of the adventure game on a canvas. */
export interface Board {
  readonly show: (model: BoardModel, look: BoardLook, events?: readonly { readonly type: string }[]) => void;
  /** Draws everything anew: another size, hour or language, a better picture, fonts that have come. */
  readonly redraw: () => void;
  /** Small screens: the whole board instead of the part a question is about, or back. */
  readonly stepBack: () => void;
  /** Sets everything down where it is going. */
  readonly skip: () => void;
  /** What lies at a place of the host element (CSS pixels), the topmost first: a figure on a space, then the space. */
  readonly under: (x: number, y: number) => readonly Entity[];
  /** Where things are, in CSS pixels of the host element. */
  readonly placeOf: (entity: Entity) => { readonly x: number; readonly y: number } | null;
  readonly destroy: () => void;
}

/** Names and tokens never get smaller than this, in CSS pixels per map unit of a desk. */
const LABEL_LEAST = 0.262;
const PIECE_LEAST = 0.27;
/** Larger than this names would lie on each other: then there are fewer of them. */
const LARGEST = 1.5;
/** Names are never drawn as large as this: a board that has no size yet would ask for letters without end. */
const UNWRITTEN = 4;
const LARGEST_PIECE = 1.3;

/** Puts the board into `host`, which gives it its size. */
export async function createBoard(host: HTMLElement): Promise<Board> {
  const stage = await createStage(host);
  const ground = new Sprite();
  const map = new Container();
  const pieces = inkPot();
  const labels = inkPot();
  const fields = inkPot();
  const spaces = spaceLayer();
  const pit = pitLayer();
  const figures = figureLayer();
  const corners = cornerLayer(fields);
  map.addChild(spaces.ground, pit.pit, figures.pieces, spaces.names, spaces.keys);
  stage.root.addChild(ground, map, corners.corners);
  const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  let letters = rem();
  let ratio = 1;
  let frame = frameOf(1, 1, letters);
  /** What a question is about is shown nearer, unless somebody wants to see all. */
  let whole = false;
  let shown: { model: BoardModel; look: BoardLook; thrown: Thrown | null } | null = null;
  let groundTexture: Texture | null = null;

  const grown = (least: number, most: number) => Math.min(most, Math.max(1, least / frame.scale));
  /** How large names have to be to be read. */
  const legible = () => grown(LABEL_LEAST * (letters / 16), UNWRITTEN);
  const brush = (look: BoardLook, motion = look.motion): Brush => ({
    palette: PALETTES[look.hour],
    hour: look.hour,
    tweens: stage.tweens,
    pieces,
    labels,
    pieceScale: grown(PIECE_LEAST, LARGEST_PIECE),
    labelScale: legible(),
    sparse: legible() > LARGEST,
    motion,
    look,
  });

  function frameFor(model: BoardModel): Frame {
    const all = frameOf(Math.max(1, host.clientWidth), Math.max(1, host.clientHeight), letters);
    return whole ? all : nearTo(all, model.focus);
  }
  const toMap = (x: number, y: number) =>
    [(x - frame.width / 2) / frame.scale + frame.middle[0], (y - frame.height / 2) / frame.scale + frame.middle[1]] as const;

  function drawGround(look: BoardLook): void {
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(frame.width * ratio);
    canvas.height = Math.round(frame.height * ratio);
    const pen = canvas.getContext('2d');
    if (!pen) return;
    const scale = frame.scale * ratio;
    const [x, y] = frame.middle;
    pen.setTransform(scale, 0, 0, scale, canvas.width / 2 - x * scale, canvas.height / 2 - y * scale);
    paintGround(pen, look.picture(), PALETTES[look.hour]);
    groundTexture?.destroy(true);
    groundTexture = canvasTexture(canvas, ratio);
    wear(ground, groundTexture);
  }
  function drawAll(): void {
    if (!shown) return;
    const { model, look, thrown } = shown;
    stage.tweens.finish();
    ratio = window.devicePixelRatio || 1;
    letters = rem();
    frame = frameFor(model);
    stage.resize(frame.width, frame.height, ratio);
    const origin = inBox(frame, [0, 0]);
    map.position.set(origin.x, origin.y);
    map.scale.set(frame.scale);
    for (const layer of [spaces, pit, figures, corners]) layer.clear();
    pieces.refill(frame.scale * ratio * grown(PIECE_LEAST, LARGEST_PIECE));
    labels.refill(frame.scale * ratio * legible());
    fields.refill(ratio);
    drawGround(look);
    const still = brush(look, 0);
    spaces.show(still, model);
    pit.show(still, model, thrown);
    figures.show(still, null, model);
    corners.show(still, model, frame, letters);
    stage.invalidate();
  }
  /** The field drawings of one moment are not kept for ever. */
  const MANY_FIELDS = 200;
  let drawn = 0;

  return {
    show(model, look, events) {
      const before = shown;
      const thrown = model.fight ? lastThrow(events, before?.thrown ?? null) : null;
      shown = { model, look, thrown };
      drawn += 1;
      if (before && before.model.focus.join() !== model.focus.join()) whole = false;
      const next = frameFor(model);
      const isMoved = next.scale !== frame.scale || next.middle.join() !== frame.middle.join();
      if (!before || isMoved || before.look.hour !== look.hour || before.look.kinds !== look.kinds || drawn > MANY_FIELDS) {
        drawn = 0;
        drawAll();
        return;
      }
      const now = brush(look);
      // Pointing at something only moves light: what is on its way goes on.
      const isStirred = before.look.motion !== look.motion || !isSamePosition(before.model, model);
      if (isStirred) stage.tweens.finish();
      spaces.show(now, model);
      pit.show(now, model, thrown);
      corners.show(now, model, frame, letters);
      if (isStirred) figures.show(now, before.model, model, events);
      else figures.light(now, model);
      stage.invalidate();
    },
    redraw: drawAll,
    stepBack() {
      whole = !whole;
      drawAll();
    },
    skip() {
      stage.tweens.finish();
      stage.invalidate();
    },
    under(x, y) {
      if (!shown) return [];
      const { model, look } = shown;
      const field = frame.near ? null : fieldAt(frame, x, y);
      if (field) return [fieldEntity(field.colour, field.field), { kind: 'colour', id: field.colour }];
      const place = toMap(x, y);
      const large = model.fight ? undefined : inCrowd(model.crowd, place);
      if (large) return [{ kind: 'figure', id: large }];
      const placed = placeFigures(model, brush(look).pieceScale);
      const over = [...FIGURES].reverse().find((id) => {
        const one = placed.get(id);
        return (
          one && Math.abs(place[0] - one.at[0]) <= FIGURE_ROOM.x * one.scale && Math.abs(place[1] - one.at[1]) <= FIGURE_ROOM.y * one.scale
        );
      });
      const space = (over ? model.figures[over].at : null) ?? spaceAt(place);
      return [...(over ? [{ kind: 'figure', id: over }] : []), ...(space ? [{ kind: 'space', id: space }] : [])];
    },
    placeOf({ kind, id }) {
      if (kind === 'space') return inBox(frame, PLACES[id as SpaceId].at);
      if (kind === 'field') {
        const [colour, field] = id.split('/') as [Parameters<typeof fieldPlace>[1], Parameters<typeof fieldPlace>[2]];
        const { x, y } = fieldPlace(frame, colour, field);
        return { x: x + frame.field.width / 2, y: y + frame.field.height / 2 };
      }
      const figure = shown && FIGURES.find((one) => one === id);
      const one = shown && figure ? placeFigures(shown.model, brush(shown.look).pieceScale).get(figure) : null;
      return one ? inBox(frame, one.at) : null;
    },
    destroy() {
      for (const pot of [pieces, labels, fields]) pot.refill(1);
      groundTexture?.destroy(true);
      stage.destroy();
    },
  };
}
