import { BONE, type Palette, TEXT_FONT } from '../../../canvas/palette.ts';
import { drawSign } from '../../../canvas/signs.ts';
import { STONES } from '../../../canvas/stones.ts';
import { BEZEL, BOWL, GROUND_MARGIN } from '../bake/plan.ts';
import type { Frame } from './layout.ts';
import { type BoardCorner, type BoardField, type Edge, edgeOf } from './model.ts';
import type { Pen } from './paint.ts';

function oval(out: number): Path2D {
  const path = new Path2D();
  path.ellipse(0, 0, BOWL.x + out, BOWL.y + out, 0, 0, Math.PI * 2);
  return path;
}

/** Bowl and bezel: everything that does not move. Map units; `land` null = only the bezel. */
export function paintGround(pen: Pen, land: CanvasImageSource | null, palette: Palette): void {
  pen.fillStyle = palette.gap;
  pen.fill(oval(12));
  if (land) {
    pen.save();
    pen.clip(oval(8));
    pen.imageSmoothingEnabled = true;
    pen.imageSmoothingQuality = 'high';
    const [x, y] = [BOWL.x + GROUND_MARGIN, BOWL.y + GROUND_MARGIN];
    pen.drawImage(land, -x, -y, 2 * x, 2 * y);
    pen.restore();
  }
  pen.save();
  pen.clip(oval(2));
  pen.scale(1, BOWL.y / BOWL.x);
  const shade = pen.createRadialGradient(0, 0, BOWL.x * 0.9, 0, 0, BOWL.x);
  shade.addColorStop(0, 'rgba(0,0,0,0)');
  shade.addColorStop(1, palette.bowl);
  pen.fillStyle = shade;
  pen.fillRect(-1400, -1400, 2800, 2800);
  pen.restore();
  const sheen = pen.createLinearGradient(-BOWL.x, -BOWL.y, BOWL.x * 0.6, BOWL.y);
  sheen.addColorStop(0, palette.bezelDark);
  sheen.addColorStop(1, palette.bezelLit);
  const bezel = oval(BEZEL);
  bezel.addPath(oval(2));
  pen.fillStyle = sheen;
  pen.fill(bezel, 'evenodd');
  const line = (path: Path2D, colour: string, width: number) => {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.stroke(path);
  };
  line(oval(BEZEL), palette.light, 5);
  line(oval(4), palette.dark, 9);
}

/** A rectangle from 0, 0 whose four corners are cut off, `cut` along each edge. */
const chamfered = (width: number, height: number, cut: number): Path2D =>
  new Path2D(`M${cut} 0H${width - cut}L${width} ${cut}V${height - cut}L${width - cut} ${height}H${cut}L0 ${height - cut}V${cut}Z`);

const FIELD_EDGES: Readonly<Record<Edge, { width: number; dash?: boolean; spice?: boolean }>> = {
  offer: { width: 0.14, spice: true },
  'offer-pointed': { width: 0.22, spice: true },
  chosen: { width: 0.24, spice: true },
  'chosen-pointed': { width: 0.28, spice: true },
  refused: { width: 0.12, dash: true },
  'looked-at': { width: 0.1 },
  fight: { width: 0.1 },
};

/** How an investment field says its numbers. */
export interface FieldWords {
  readonly ratio: (ratio: number) => string;
}
/**
 * One investment field: two numbers, what it pays, and the spice staked there. CSS pixels from its upper left corner.
 * A small diamond marks values no source states.
 */
export function paintField(
  pen: Pen,
  corner: BoardCorner,
  field: BoardField,
  { field: room, small }: Pick<Frame, 'field' | 'small'>,
  rem: number,
  isTop: boolean,
  words: FieldWords,
  palette: Palette,
  isNight: boolean,
): void {
  const { width, height } = room;
  const cut = small ? rem * 0.2 : rem * 0.28;
  const shape = chamfered(width, height, cut);
  pen.globalAlpha = corner.out ? 0.5 : 1;
  pen.fillStyle = isNight ? 'rgba(10,7,5,.58)' : 'rgba(120,88,44,.3)';
  pen.fill(shape);
  const stroke = (path: Path2D, colour: string, line: number) => {
    pen.strokeStyle = colour;
    pen.lineWidth = line;
    pen.stroke(path);
  };
  stroke(new Path2D(`M0 ${cut} ${cut} 0H${width - cut}`), palette.dark, 1.5);
  stroke(new Path2D(`M${cut} ${height}H${width - cut}L${width} ${height - cut}V${cut}`), palette.light, 1);
  const bar = Math.max(3, rem * 0.24);
  pen.save();
  pen.clip(shape);
  pen.fillStyle = STONES[corner.stone].colour;
  pen.fillRect(0, isTop ? 0 : height - bar, width, bar);
  pen.fillStyle = 'rgba(246,234,210,.55)';
  pen.fillRect(0, isTop ? bar : height - bar - 1, width, 1);
  pen.restore();
  if (small) paintStakeAlone(pen, field, width / 2, height / 2 + (isTop ? bar / 2 : -bar / 2), rem, palette);
  else paintNumbers(pen, field, width, rem, isTop ? bar : 0, words, palette);
  pen.globalAlpha = 1;
  const edge = edgeOf(field.light === 'veiled' || field.light === 'plain' ? { ...field, ...lightOfCorner(corner, field) } : field);
  if (!edge) return;
  const { width: wide, dash, spice } = FIELD_EDGES[edge];
  if (dash) pen.setLineDash([5, 4]);
  pen.save();
  pen.clip(shape);
  stroke(shape, spice ? palette.spice : palette.ink, wide * rem * 2);
  pen.restore();
  pen.setLineDash([]);
}
/** Pointing at a colour, or offering it, lights all of its corner. */
const lightOfCorner = (corner: BoardCorner, field: BoardField) => ({
  light: corner.light,
  pointed: field.pointed || corner.pointed,
  blocked: field.blocked || corner.blocked,
});

function paintNumbers(pen: Pen, field: BoardField, width: number, rem: number, top: number, words: FieldWords, palette: Palette): void {
  const middle = width / 2;
  pen.textAlign = 'center';
  pen.fillStyle = palette.ink;
  pen.font = `650 ${rem * 0.94}px ${TEXT_FONT}`;
  pen.fillText(field.numbers.join(' · '), middle, top + rem * 1.12);
  const ratio = words.ratio(field.ratio);
  pen.font = `500 ${rem * 0.78}px ${TEXT_FONT}`;
  pen.fillStyle = palette.bezelInk;
  const wide = Math.min(pen.measureText(ratio).width, width - rem * (field.reconstructed ? 0.9 : 0.3));
  const aside = field.reconstructed ? rem * 0.32 : 0;
  pen.fillText(ratio, middle - aside, top + rem * 2.12, width - rem * (field.reconstructed ? 0.9 : 0.3));
  if (field.reconstructed) {
    const [x, y, r] = [middle - aside + wide / 2 + rem * 0.42, top + rem * 1.86, rem * 0.24];
    pen.strokeStyle = palette.bezelInk;
    pen.lineWidth = 1.2;
    pen.stroke(new Path2D(`M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`));
  }
  const low = top + rem * 3.06;
  if (field.stake > 0) paintStake(pen, field.stake, middle, low, width - rem * 0.5, rem);
  else {
    pen.beginPath();
    pen.arc(middle, low, rem * 0.27, 0, Math.PI * 2);
    pen.strokeStyle = palette.bezelInk;
    pen.globalAlpha *= 0.6;
    pen.lineWidth = 1.2;
    pen.stroke();
  }
}
/** Spice on a field, as a tile of bone. */
function paintStake(pen: Pen, stake: number, x: number, y: number, width: number, rem: number): void {
  const height = rem * 1.16;
  pen.save();
  pen.translate(x - width / 2, y - height / 2);
  const tile = chamfered(width, height, rem * 0.18);
  pen.fillStyle = BONE.face;
  pen.fill(tile);
  pen.strokeStyle = BONE.ink;
  pen.lineWidth = 1.4;
  pen.stroke(tile);
  pen.restore();
  drawSign(pen, 'spice', x - rem * (stake > 9 ? 0.62 : 0.5), y, rem * 0.95, '#9a4a0c');
  pen.fillStyle = BONE.ink;
  pen.font = `700 ${rem * 0.98}px ${TEXT_FONT}`;
  pen.textAlign = 'center';
  pen.fillText(String(stake), x + rem * 0.45, y + rem * 0.35);
}
function paintStakeAlone(pen: Pen, { stake }: BoardField, x: number, y: number, rem: number, palette: Palette): void {
  pen.textAlign = 'center';
  pen.fillStyle = palette.ink;
  pen.font = `700 ${rem * 0.85}px ${TEXT_FONT}`;
  if (stake > 0) pen.fillText(String(stake), x, y + rem * 0.3);
  else {
    pen.beginPath();
    pen.arc(x, y, rem * 0.16, 0, Math.PI * 2);
    pen.strokeStyle = palette.bezelInk;
    pen.lineWidth = 1;
    pen.stroke();
  }
}
