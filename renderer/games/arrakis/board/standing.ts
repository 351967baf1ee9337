import type { Point } from '../../../../shared/land/lines.ts';
import type { Room } from '../../../../shared/land/region-map.ts';
import { legionBox, legionName, legionSize, paintLegion } from '../pieces/legion.ts';
import type { LegionProps } from '../pieces/props.ts';
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

/** Beside a legion tokens lie in two lines, alone in lines of three. */
const COLUMN = 2;
const ROW = 3;
const GAP = 1.5;
/** Room for the name. */
const NAME = 13;

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

/** Tokens at the left of the legion, or above it. */
function arranged(tokens: readonly Drawing[], legion: LegionProps, target: boolean, above: boolean): Stand {
  const size = legionSize(legion);
  const perLine = above ? Math.max(1, tokens.length) : Math.max(1, Math.ceil(tokens.length / COLUMN));
  const block = inLines(cut(tokens, perLine));
  const gap = tokens.length > 0 ? GAP : 0;
  const width = above ? Math.max(block.width, size.width) : block.width + gap + size.width;
  const height = above ? block.height + gap + size.height : Math.max(block.height, size.height);
  const [tokensAt, legionAt]: readonly [Point, Point] = above
    ? [
        [0, (block.height - height) / 2],
        [0, (height - size.height) / 2],
      ]
    : [
        [(block.width - width) / 2, 0],
        [(width - size.width) / 2, 0],
      ];
  const drawing: Drawing = {
    key: `legion ${legion.side}`,
    name: legionName(legion, target),
    ...size,
    paint: (pen) => paintLegion(pen, legion, target),
  };
  const lying = block.cells.map(
    ({ drawing: token, x, y }): Standing => ({ drawing: token, box: drawingBox(token), at: [x + tokensAt[0], y + tokensAt[1]] }),
  );
  return { pieces: [...lying, { drawing, box: legionBox(legion), at: legionAt }], top: -height / 2, bottom: height / 2, width };
}

/** How much larger than its room a stand is, with its name. */
const beyond = ({ width, top, bottom }: Stand, room: Room): number => Math.max(width / room.width, (bottom - top + NAME) / room.height);

/**
 * What stands on an area and where.
 * @param room of the area, in units of the pieces
 */
export function standOf(area: AreaModel, room: Room): Stand {
  const tokens = tokensOf(area);
  if (area.legion) {
    const beside = arranged(tokens, area.legion, area.target, false);
    if (tokens.length === 0) return beside;
    const above = arranged(tokens, area.legion, area.target, true);
    return beyond(beside, room) <= beyond(above, room) ? beside : above;
  }
  const { cells, width, height } = inLines(cut(tokens, ROW));
  const pieces = cells.map(({ drawing, x, y }): Standing => ({ drawing, box: drawingBox(drawing), at: [x, y] }));
  return { pieces, top: -height / 2, bottom: height / 2, width };
}
