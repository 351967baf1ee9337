import type { Rank, Side } from '../../../../shared/games/arrakis/ids.ts';
import { BONE } from '../../../canvas/palette.ts';
import { STONES } from '../../../canvas/stones.ts';
import type { TokenBack } from './props.ts';

/** The sign of one unit: a bead, a chevron, or the gem of a special elite; each has a form of its own. */
type Pen = CanvasRenderingContext2D;

const TOKENS: Readonly<Record<TokenBack, { readonly fill: string; readonly line: string; readonly dash: boolean }>> = {
  own: { fill: '#0f1f2a', line: '#7cc4ea', dash: true },
  hidden: { fill: '#2b231c', line: '#cdbfa6', dash: true },
  black: { fill: '#0c0a09', line: '#a99b84', dash: false },
  silver: { fill: '#b9bcc0', line: '#2a211a', dash: false },
};

function path(pen: Pen, d: string, fill: string, line: string, width: number): void {
  const shape = new Path2D(d);
  pen.lineJoin = 'round';
  pen.fillStyle = fill;
  pen.fill(shape);
  pen.strokeStyle = line;
  pen.lineWidth = width;
  pen.stroke(shape);
}
const at = (x: number, y: number, s: number, points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([dx, dy]) => `${x + dx * s} ${y + dy * s}`).join('L')}Z`;

/** @param s how large, in units of the drawing */
export function paintUnit(pen: Pen, rank: Rank, side: Side, x: number, y: number, s: number): void {
  if (rank === 'regular') {
    pen.beginPath();
    pen.arc(x, y, s * 0.4, 0, Math.PI * 2);
    pen.fillStyle = BONE.face;
    pen.fill();
  } else if (rank === 'elite') {
    const chevron = at(x, y, s, [
      [-0.5, 0.46],
      [0, -0.52],
      [0.5, 0.46],
      [0, 0.12],
    ]);
    path(pen, chevron, BONE.face, BONE.face, s * 0.1);
  } else if (side === 'harkonnen') {
    const gem = at(x, y, s, [
      [0, -0.62],
      [0.56, 0],
      [0, 0.62],
      [-0.56, 0],
    ]);
    path(pen, gem, STONES.corrino.colour, BONE.face, s * 0.15);
  } else {
    const dome = `M${x} ${y - s * 0.62}Q${x + s * 0.54} ${y - s * 0.25} ${x + s * 0.5} ${y + s * 0.52}H${x - s * 0.5}Q${x - s * 0.54} ${y - s * 0.25} ${x} ${y - s * 0.62}Z`;
    path(pen, dome, STONES.fremen.colour, BONE.ink, s * 0.08);
  }
}

/** A token face down: a square with a bar. */
export function paintBack(pen: Pen, back: TokenBack, x: number, y: number, s: number): void {
  const { fill, line, dash } = TOKENS[back];
  pen.save();
  pen.beginPath();
  pen.roundRect(x - s * 0.46, y - s * 0.46, s * 0.92, s * 0.92, s * 0.12);
  pen.fillStyle = fill;
  pen.fill();
  pen.strokeStyle = line;
  pen.lineWidth = s * 0.15;
  if (dash) pen.setLineDash([s * 0.26, s * 0.14]);
  pen.stroke();
  pen.setLineDash([]);
  pen.beginPath();
  pen.moveTo(x - s * 0.2, y);
  pen.lineTo(x + s * 0.2, y);
  pen.stroke();
  pen.restore();
}
