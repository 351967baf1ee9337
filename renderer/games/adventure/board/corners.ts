import { Container } from 'pixi.js';
import { type Colour, COLOURS, type FieldId, FIELDS } from '../../../../shared/games/adventure/ids.ts';
import type { Box, InkPot } from '../../../canvas/ink.ts';
import { TEXT_FONT } from '../../../canvas/palette.ts';
import { drawSign } from '../../../canvas/signs.ts';
import { empty } from '../../../canvas/stage.ts';
import { CORNERS } from '../bake/plan.ts';
import { type Brush, put } from './brush.ts';
import { paintField } from './ground.ts';
import { cornerWidth, type Frame } from './layout.ts';
import type { BoardCorner, BoardModel } from './model.ts';
import { paintStone } from '../../../canvas/map/stone.ts';
import type { Pen } from './paint.ts';

/** The four corners of the hall: three investment fields of each colour, and its pacts. CSS pixels. */
export interface CornerLayer {
  readonly corners: Container;
  readonly show: (brush: Brush, model: BoardModel, frame: Frame, rem: number) => void;
  readonly clear: () => void;
}

/** The upper left corner of a field in the box of the board, in CSS pixels. */
export function fieldPlace(frame: Frame, colour: Colour, field: FieldId): { readonly x: number; readonly y: number } {
  const [side, end] = CORNERS[colour];
  const { width, height, gap } = frame.field;
  const margin = gap;
  const left = side < 0 ? margin : frame.width - margin - cornerWidth(frame.field);
  return { x: left + FIELDS.indexOf(field) * (width + gap), y: end < 0 ? margin : frame.height - margin - height };
}
/** The field at a place of that box, or null. */
export function fieldAt(frame: Frame, x: number, y: number): { readonly colour: Colour; readonly field: FieldId } | null {
  for (const colour of COLOURS)
    for (const field of FIELDS) {
      const at = fieldPlace(frame, colour, field);
      if (x >= at.x && x <= at.x + frame.field.width && y >= at.y && y <= at.y + frame.field.height) return { colour, field };
    }
  return null;
}

export function cornerLayer(inks: InkPot): CornerLayer {
  const corners = new Container();
  return {
    corners,
    show(brush, model, frame, rem) {
      empty(corners);
      if (frame.near) return;
      const box: Box = { left: -4, top: -4, right: frame.field.width + 4, bottom: frame.field.height + 4 };
      for (const corner of model.corners) {
        const isTop = CORNERS[corner.colour][1] < 0;
        for (const field of corner.fields) {
          const { x, y } = fieldPlace(frame, corner.colour, field.id);
          const { light, blocked, pointed, colour, out } = corner;
          const name = JSON.stringify([colour, out, light, blocked, pointed, field]);
          const texture = inks.draw(name, box, (pen) =>
            paintField(pen, corner, field, frame, rem, isTop, brush.look.field, brush.palette, brush.hour === 'night'),
          );
          corners.addChild(put(texture, x, y));
        }
        showPacts(inks, corners, corner, frame, rem, brush);
      }
    },
    clear: () => empty(corners),
  };
}

/** Beside the fields, towards the middle of the edge: with whom this player keeps peace, and for how many rounds. R12.5 */
function showPacts(inks: InkPot, into: Container, corner: BoardCorner, frame: Frame, rem: number, brush: Brush): void {
  if (corner.out || frame.small) return;
  const [side, end] = CORNERS[corner.colour];
  const first = fieldPlace(frame, corner.colour, 'left');
  const height = rem * 1.35;
  corner.pacts.forEach(({ stones, rounds }, at) => {
    const width = rem * (2.7 + stones.length * 1.15);
    const box: Box = { left: 0, top: 0, right: width, bottom: height + 2 };
    const texture = inks.draw(`pact ${stones.join()} ${rounds} ${brush.hour}`, box, (pen) => {
      drawSign(pen, 'pact', rem * 0.65, height / 2, rem * 1.15, brush.palette.ink);
      for (const [nth, stone] of stones.entries())
        paintSmall(pen, rem * (1.95 + nth * 1.15), height / 2, rem, () => paintStone(pen, stone));
      pen.fillStyle = brush.palette.ink;
      pen.font = `650 ${rem * 0.8}px ${TEXT_FONT}`;
      pen.textAlign = 'left';
      pen.fillText(String(rounds), rem * (1.5 + stones.length * 1.15), height / 2 + rem * 0.29);
    });
    const x = side < 0 ? first.x : first.x + cornerWidth(frame.field) - width;
    const away = (height + rem * 0.1) * at + rem * 0.2;
    into.addChild(put(texture, x, end < 0 ? first.y + frame.field.height + away : first.y - height - away));
  });
}
function paintSmall(pen: Pen, x: number, y: number, rem: number, paint: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(rem / 125, rem / 125);
  paint();
  pen.restore();
}
