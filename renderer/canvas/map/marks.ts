import type { Box } from '../ink.ts';
import { BONE, type Palette, TEXT_FONT } from '../palette.ts';
import { drawSign } from '../signs.ts';

/** What stands beside a name. */
type Pen = CanvasRenderingContext2D;

export const BADGE_BOX: Box = { left: -44, top: -44, right: 44, bottom: 44 };
/** The key of an offer; a tick when it is part of the answer. */
export function paintBadge(pen: Pen, key: string, chosen: boolean, palette: Palette): void {
  pen.fillStyle = palette.spice;
  pen.strokeStyle = '#1d120a';
  pen.lineWidth = 5;
  pen.beginPath();
  pen.roundRect(-38, -38, 76, 76, 12);
  pen.fill();
  pen.stroke();
  if (chosen) {
    drawSign(pen, 'check', 0, 0, 56, palette.spiceInk);
    return;
  }
  pen.fillStyle = palette.spiceInk;
  pen.font = `650 68px ${TEXT_FONT}`;
  pen.textAlign = 'center';
  pen.fillText(key, 0, 24);
}

export const MARK_BOX: Box = { left: -48, top: -48, right: 56, bottom: 56 };
/** Crossed swords where a battle will be fought, the sign of the march where troops will go: on a round stone. */
export function paintMark(pen: Pen, sign: string, now: boolean): void {
  pen.beginPath();
  pen.arc(2, 5, 40, 0, Math.PI * 2);
  pen.fillStyle = 'rgba(0,0,0,.4)';
  pen.fill();
  pen.beginPath();
  pen.arc(0, 0, 40, 0, Math.PI * 2);
  pen.fillStyle = now ? BONE.face : '#2a211c';
  pen.strokeStyle = now ? BONE.ink : '#f6ead2';
  pen.lineWidth = 5;
  pen.fill();
  pen.stroke();
  drawSign(pen, sign, 0, 0, 52, now ? BONE.ink : '#f6ead2');
}
