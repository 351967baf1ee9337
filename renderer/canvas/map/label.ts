import type { Box } from '../ink.ts';
import { type Label, labelIn } from '../label.ts';
import { DISPLAY_FONT, type Palette } from '../palette.ts';

/** Names on a map. */
type Pen = CanvasRenderingContext2D;
const LABEL_SIZE = 62;
const LABEL_LINE = 62;
const labelFont = `${LABEL_SIZE}px ${DISPLAY_FONT}`;
/** A name within its room. */
export const labelOf = (name: string, room: number): Label => labelIn(name, room, labelFont, 30);
/** A label stands on its origin; a second line pushes the first one up. */
export const labelBox = ({ lines, width }: Label): Box => ({
  left: -width / 2 - 20,
  top: -58 - (lines.length - 1) * LABEL_LINE,
  right: width / 2 + 20,
  bottom: 40,
});
/** Height of the label above its origin. */
export const labelRise = ({ lines }: Label): number => 48 + (lines.length - 1) * LABEL_LINE;
export function paintLabel(pen: Pen, { lines }: Label, palette: Palette): void {
  pen.font = labelFont;
  pen.textAlign = 'center';
  pen.lineJoin = 'round';
  pen.letterSpacing = '.6px';
  lines.forEach((line, at) => {
    const y = 12 - (lines.length - 1 - at) * LABEL_LINE;
    pen.strokeStyle = palette.mapHalo;
    pen.lineWidth = 13;
    pen.strokeText(line, 0, y);
    pen.fillStyle = palette.mapInk;
    pen.fillText(line, 0, y);
  });
}
