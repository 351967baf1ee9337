import type { AssetId } from '../../../../shared/games/dice/ids.ts';
import type { Box } from '../../../canvas/ink.ts';
import { BONE, type Palette, TAB, TEXT_FONT } from '../../../canvas/palette.ts';
import { paintStone } from '../../../canvas/map/stone.ts';
import { drawSign } from '../../../canvas/signs.ts';
import type { StoneId } from '../../../canvas/stones.ts';
import type { Piece } from '../../../canvas/map/stacks.ts';

/** Drawings of the pieces, each around its own origin, in map units. */
type Pen = CanvasRenderingContext2D;
export const ASSET_SIGNS: Readonly<Record<AssetId, string>> = { fortification: 'fort', harvester: 'harvester', ornithopter: 'ornithopter' };

const DIGIT = 38;
const CHEVRON = 54;
/** Where the number begins: the Guild's capsule is wider than the others. */
const head = (stone: StoneId): number => (stone === 'guild' ? 82 : stone === 'corrino' ? 68 : 62);
const tallyWidth = (stone: StoneId, count: number, large: boolean): number =>
  String(count).length * DIGIT + (large ? CHEVRON : 0) + head(stone);

/** Room a tally takes. */
export function tallyPiece(key: string, stone: StoneId, count: number, large: boolean): Piece {
  return { key, left: stone === 'guild' ? 74 : 60, right: tallyWidth(stone, count, large) + 30 };
}
export function tallyBox(stone: StoneId, count: number, large: boolean): Box {
  return { left: -80, top: -72, right: tallyWidth(stone, count, large) + 36, bottom: 76 };
}

/** The House's stone and how many troops it stands for; large troops carry a double chevron. */
export function paintTally(pen: Pen, stone: StoneId, count: number, large: boolean): void {
  const width = tallyWidth(stone, count, large);
  pen.fillStyle = TAB.face;
  pen.strokeStyle = TAB.edge;
  pen.lineWidth = 3;
  const tab = new Path2D(`M0-41H${width + 12}L${width + 30}-22V22L${width + 12} 41H0Z`);
  pen.fill(tab);
  pen.stroke(tab);
  paintStone(pen, stone);
  pen.fillStyle = TAB.ink;
  pen.font = `700 62px ${TEXT_FONT}`;
  pen.textAlign = 'left';
  pen.fillText(String(count), head(stone), 22);
  if (large) drawSign(pen, 'elite', head(stone) + String(count).length * DIGIT + 28, 0, 48, TAB.ink);
}

export const ASSET_BOX: Box = { left: -58, top: -58, right: 60, bottom: 64 };
export const assetPiece = (key: string): Piece => ({ key, left: 54, right: 54 });
/** An asset on its tile of bone. */
export function paintAsset(pen: Pen, asset: AssetId): void {
  const tile = new Path2D('M-52-38-38-52H38L52-38V38L38 52H-38L-52 38Z');
  pen.save();
  pen.translate(3, 7);
  pen.fillStyle = 'rgba(0,0,0,.4)';
  pen.fill(tile);
  pen.restore();
  pen.fillStyle = BONE.shade;
  pen.fill(tile);
  pen.strokeStyle = BONE.ink;
  pen.lineWidth = 7;
  pen.stroke(tile);
  pen.strokeStyle = 'rgba(255,255,255,.8)';
  pen.lineWidth = 4;
  pen.stroke(new Path2D('M-44-36-36-44H36L44-36'));
  drawSign(pen, ASSET_SIGNS[asset], 0, 0, 70, BONE.ink);
}

export const SEAL_BOX: Box = { left: -40, top: -40, right: 40, bottom: 40 };
/** The mark of a strategic region. */
export function paintSeal(pen: Pen, palette: Palette): void {
  const diamond = new Path2D('M0-33 33 0 0 33-33 0Z');
  pen.fillStyle = pen.strokeStyle = palette.mapHalo;
  pen.lineWidth = 8;
  pen.lineJoin = 'round';
  pen.fill(diamond);
  pen.stroke(diamond);
  drawSign(pen, 'seal', 0, 0, 68, palette.mapInk);
}

export const STORM_BOX: Box = { left: -70, top: -70, right: 74, bottom: 80 };
/** The storm stone of the bezel. */
export function paintStormStone(pen: Pen): void {
  const disc = (radius: number, dx = 0, dy = 0) => {
    pen.beginPath();
    pen.arc(dx, dy, radius, 0, Math.PI * 2);
  };
  disc(62, 4, 9);
  pen.fillStyle = 'rgba(0,0,0,.5)';
  pen.fill();
  disc(62);
  pen.fillStyle = BONE.stone;
  pen.fill();
  pen.strokeStyle = BONE.ink;
  pen.lineWidth = 6;
  pen.stroke();
  disc(53);
  pen.strokeStyle = 'rgba(255,255,255,.7)';
  pen.lineWidth = 4;
  pen.stroke();
  drawSign(pen, 'storm', 0, 0, 92, '#4a3a2b');
}
