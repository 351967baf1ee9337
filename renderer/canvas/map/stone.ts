import { drawSign } from '../signs.ts';
import { STONES, type StoneId } from '../stones.ts';

/** A seat's stone of radius 50. */
export function paintStone(pen: CanvasRenderingContext2D, id: StoneId): void {
  const stone = STONES[id];
  const cut = new Path2D(stone.cut);
  pen.save();
  pen.translate(3, 7);
  pen.fillStyle = 'rgba(0,0,0,.45)';
  pen.fill(cut);
  pen.translate(-3, -7);
  pen.fillStyle = stone.colour;
  pen.fill(cut);
  pen.lineJoin = 'round';
  pen.strokeStyle = '#120c08';
  pen.lineWidth = 9;
  pen.stroke(cut);
  pen.strokeStyle = 'rgba(246,234,210,.85)';
  pen.lineWidth = 3.2;
  pen.stroke(cut);
  pen.restore();
  drawSign(pen, stone.sign, 0, 0, 62, stone.mark);
}
