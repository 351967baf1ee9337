import type { Point } from '../../../shared/land/lines.ts';

/** Size of the smallest thing that can be laid down, in map units at scale 1. */
export interface Piece {
  readonly key: string;
  /** From its origin to the left and to the right. */
  readonly left: number;
  readonly right: number;
}
export interface Placed {
  readonly at: Point;
  readonly scale: number;
}
export const ROW_HEIGHT = 106;
const GAP = 20;
const SCALES = [1, 0.88, 0.76, 0.66, 0.56] as const;

/**
 * Lays pieces in centred rows, as large as the room allows.
 * @param top middle of the first row at scale 1
 */
export function inRows(
  pieces: readonly Piece[],
  top: Point,
  room: { readonly width: number; readonly height: number },
  largest: number,
): ReadonlyMap<string, Placed> {
  const fitting = SCALES.map((share) => share * largest).find(
    (scale) => rowsAt(pieces, room.width, scale).length * ROW_HEIGHT * scale <= Math.max(room.height, ROW_HEIGHT * largest),
  );
  const scale = fitting ?? (SCALES[SCALES.length - 1] as number) * largest;
  const placed = new Map<string, Placed>();
  rowsAt(pieces, room.width, scale).forEach((row, at) => {
    const width = row.reduce((sum, { left, right }) => sum + left + right + GAP, -GAP) * scale;
    let x = top[0] - width / 2;
    for (const { key, left, right } of row) {
      placed.set(key, { at: [x + left * scale, top[1] + at * ROW_HEIGHT * scale], scale });
      x += (left + right + GAP) * scale;
    }
  });
  return placed;
}

function rowsAt(pieces: readonly Piece[], room: number, scale: number): Piece[][] {
  const rows: Piece[][] = [];
  let row: Piece[] = [];
  let width = 0;
  for (const piece of pieces) {
    const own = (piece.left + piece.right + GAP) * scale;
    if (row.length > 0 && width + own - GAP * scale > room) {
      rows.push(row);
      row = [];
      width = 0;
    }
    row.push(piece);
    width += own;
  }
  if (row.length > 0) rows.push(row);
  return rows;
}
