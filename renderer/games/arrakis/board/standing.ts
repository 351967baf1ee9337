import type { Point } from '../../../../shared/land/lines.ts';
import { legionBox, legionName, legionSize, paintLegion } from '../pieces/legion.ts';
import { type Drawing, drawingBox, tokensOf } from '../pieces/tokens.ts';
import type { Box } from '../../../canvas/ink.ts';
import type { AreaModel } from './model.ts';

/** A piece at its place, in units of the pieces from the middle of the area. */
export interface Standing {
  readonly drawing: Drawing;
  readonly box: Box;
  readonly at: Point;
}
export interface Stand {
  readonly pieces: readonly Standing[];
  /** Upper and lower edge of all of them. */
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

/** Beside a legion tokens lie in columns of two, alone in rows of three. */
const COLUMN = 2;
const ROW = 3;
const GAP = 1.5;

interface Cell {
  readonly drawing: Drawing;
  readonly x: number;
  readonly y: number;
}
interface Block {
  readonly cells: readonly Cell[];
  readonly width: number;
  readonly height: number;
}

/** Tokens side by side, lines of them below each other; each line in the middle. */
function inLines(lines: readonly (readonly Drawing[])[]): Block {
  const heights = lines.map((line) => Math.max(...line.map(({ height }) => height)));
  const widths = lines.map((line) => line.reduce((sum, { width }) => sum + width + GAP, -GAP));
  const [width, height] = [Math.max(0, ...widths), heights.reduce((sum, one) => sum + one + GAP, -GAP)];
  let y = -height / 2;
  const cells = lines.flatMap((line, nth): Cell[] => {
    const [high, wide] = [heights[nth] ?? 0, widths[nth] ?? 0];
    let x = -wide / 2;
    const placed = line.map((drawing): Cell => {
      const cell = { drawing, x: x + drawing.width / 2, y: y + high / 2 };
      x += drawing.width + GAP;
      return cell;
    });
    y += high + GAP;
    return placed;
  });
  return { cells, width, height: Math.max(0, height) };
}
const cut = (drawings: readonly Drawing[], each: number): Drawing[][] =>
  Array.from({ length: Math.ceil(drawings.length / each) }, (_, nth) => drawings.slice(nth * each, (nth + 1) * each));

/** What stands on an area and where: tokens at the left, the legion at the right. */
export function standOf(area: AreaModel): Stand {
  const { legion } = area;
  const tokens = tokensOf(area);
  const perLine = legion ? Math.ceil(tokens.length / COLUMN) : ROW;
  const block = inLines(cut(tokens, Math.max(1, perLine)));
  const size = legion ? legionSize(legion) : { width: 0, height: 0 };
  const gap = legion && tokens.length > 0 ? GAP : 0;
  const width = block.width + gap + size.width;
  const height = Math.max(block.height, size.height);
  const lying = block.cells.map(
    ({ drawing, x, y }): Standing => ({ drawing, box: drawingBox(drawing), at: [x - (width - block.width) / 2, y] }),
  );
  if (legion) {
    const drawing: Drawing = {
      key: `legion ${legion.side}`,
      name: legionName(legion, area.target),
      ...size,
      paint: (pen) => paintLegion(pen, legion, area.target),
    };
    lying.push({ drawing, box: legionBox(legion), at: [(width - size.width) / 2, 0] });
  }
  return { pieces: lying, top: -height / 2, bottom: height / 2, width };
}
