import type { Committed } from './fists.ts';

/** Pieces lie in rows, so far apart; few lie there one by one, many are counted. */
const STEP_X = 200;
const STEP_Y = 176;
export const ROWS = 3;
const LOOSE = 4;
/** How large an open hand is. */
export const HAND = 0.98;

/** Where everything of a side lies in the picture of a battle: from the middle outwards, or on a narrow screen from its own edge inwards. */
export interface BattleLie {
  /** Half of what the picture shows. */
  readonly half: { readonly x: number; readonly y: number };
  /** Middle of the row. */
  readonly y: number;
  readonly hand: number;
  readonly pieces: number;
  /** A second column lies there, seen from the first. */
  readonly step: number;
  readonly number: number;
  readonly note: number;
}
const WIDE: BattleLie = { half: { x: 1060, y: 520 }, y: 10, hand: 732, pieces: 392, step: STEP_X, number: 160, note: 330 };
/** Two columns of pieces: the hands make room. */
const WIDER: BattleLie = { ...WIDE, half: { x: 1290, y: 570 }, hand: 960, pieces: 430, number: 150 };
/** One side above the other. */
const NARROW: BattleLie = { half: { x: 560, y: 590 }, y: 300, hand: 227, pieces: -110, step: -STEP_X, number: -380, note: 300 };
const NARROWER: BattleLie = { ...NARROW, half: { x: 660, y: 610 }, hand: 330, pieces: -10, number: -490 };
export const battleLie = (narrow: boolean, wide: boolean): BattleLie => (narrow ? (wide ? NARROWER : NARROW) : wide ? WIDER : WIDE);

/** Each piece for itself, as far as they are few. */
export function looseIn(pieces: readonly Committed[]): readonly Committed[] {
  const total = pieces.reduce((sum, piece) => sum + (piece.what === 'troops' ? piece.count : 1), 0);
  return pieces.flatMap((piece): readonly Committed[] =>
    piece.what === 'troops' && total <= LOOSE ? Array.from({ length: piece.count }, () => ({ ...piece, count: 1 })) : [piece],
  );
}
/** Places for what lay in a fist: one column beside the hand, or two. */
export function laid(
  pieces: readonly Committed[],
  lie: BattleLie,
  outwards: 1 | -1,
): readonly { readonly piece: Committed; readonly x: number; readonly y: number }[] {
  const single = looseIn(pieces);
  const columns = Math.ceil(single.length / ROWS);
  const rows = Math.ceil(single.length / Math.max(1, columns));
  return single.map((piece, at) => ({
    piece,
    x: outwards * (lie.pieces + Math.floor(at / rows) * lie.step),
    y: ((at % rows) - (Math.min(rows, single.length - Math.floor(at / rows) * rows) - 1) / 2) * STEP_Y,
  }));
}
