import type { EquipmentId, SpaceKind } from '../../../../shared/games/adventure/ids.ts';
import type { Box } from '../../../canvas/ink.ts';
import { type Label, labelIn } from '../../../canvas/label.ts';
import { BONE, type Palette, TAB, TEXT_FONT } from '../../../canvas/palette.ts';
import { drawSign } from '../../../canvas/signs.ts';
import { STONES, type StoneId } from '../../../canvas/stones.ts';
import { CARD_SIGNS, ROLE_SIGNS, SPACE_SIGNS } from '../../../../shared/games/adventure/signs.ts';
import { RADII } from '../bake/plan.ts';
import type { BoardFigure, BoardSpace, Edge } from './model.ts';

/** Drawings of what stands on the board, each around its own origin, in map units. */
export type Pen = CanvasRenderingContext2D;
const PALE = '#f6ead2';
const RIM = '#120c08';

function disc(pen: Pen, radius: number, x = 0, y = 0): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
}
function line(pen: Pen, path: Path2D | null, colour: string, width: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  if (path) pen.stroke(path);
  else pen.stroke();
}

/** How the sockets look at an hour: cut into sand, or into the castle's floor. */
export interface Grounds {
  readonly desert: string;
  readonly castle: string;
  readonly arch: string;
}
export const GROUNDS: Readonly<Record<'night' | 'noon', Grounds>> = {
  night: { desert: 'rgba(29,21,16,.86)', castle: 'rgba(25,19,17,.86)', arch: '#2b231d' },
  noon: { desert: 'rgba(107,79,47,.82)', castle: 'rgba(93,70,52,.84)', arch: '#8d744d' },
};

export const SOCKET_BOX: Box = { left: -140, top: -140, right: 146, bottom: 140 };
/** A space: a socket in the ground, or the gate of a sietch. Training spaces carry the ring of their House. */
export function paintSocket(pen: Pen, { kind, stone }: Pick<BoardSpace, 'kind' | 'stone'>, grounds: Grounds, isDesert: boolean): void {
  if (kind === 'sietch') {
    paintGate(pen, stone, grounds);
    return;
  }
  const radius = isDesert ? RADII.desert : RADII.castle;
  disc(pen, radius);
  pen.fillStyle = isDesert ? grounds.desert : grounds.castle;
  pen.fill();
  line(
    pen,
    new Path2D(`M${-radius * 0.87} ${radius * 0.5}A${radius} ${radius} 0 0 0 ${radius * 0.87} ${radius * 0.5}`),
    'rgba(255,233,198,.55)',
    5,
  );
  line(
    pen,
    new Path2D(`M${-radius * 0.87} ${-radius * 0.5}A${radius} ${radius} 0 0 1 ${radius * 0.87} ${-radius * 0.5}`),
    'rgba(0,0,0,.6)',
    6,
  );
  if (!stone) return;
  disc(pen, radius - 12);
  line(pen, null, STONES[stone].colour, 15);
  disc(pen, radius - 3);
  line(pen, null, 'rgba(246,234,210,.7)', 3);
  disc(pen, radius - 21);
  line(pen, null, 'rgba(246,234,210,.35)', 2);
}
const GATE = new Path2D('M-122 104V10C-122-74-64-126 0-126S122-74 122 10V104Z');
const DOOR = new Path2D('M-96 104V16C-96-48-50-92 0-92S96-48 96 16V104Z');
function paintGate(pen: Pen, stone: StoneId | null, grounds: Grounds): void {
  pen.save();
  pen.translate(7, 13);
  pen.fillStyle = 'rgba(0,0,0,.4)';
  pen.fill(GATE);
  pen.restore();
  pen.fillStyle = grounds.arch;
  pen.fill(GATE);
  pen.lineJoin = 'round';
  line(pen, GATE, RIM, 6);
  line(pen, new Path2D('M-112 98V12C-112-66-58-114 0-114'), 'rgba(255,233,198,.5)', 5);
  pen.fillStyle = '#120d0a';
  pen.fill(DOOR);
  if (!stone) return;
  line(pen, DOOR, STONES[stone].colour, 9);
  line(pen, new Path2D('M-96 104V16C-96-48-50-92 0-92S96-48 96 16V104'), 'rgba(246,234,210,.5)', 2.5);
}

export const STONE_BOX: Box = { left: -66, top: -66, right: 70, bottom: 74 };
export const SIGN_BOX: Box = { left: -60, top: -60, right: 60, bottom: 60 };
/** The sign of a space that nobody stands on. */
export function paintSign(pen: Pen, kind: SpaceKind): void {
  drawSign(pen, SPACE_SIGNS[kind], 0, 0, 112, '#f0e2c6');
}
export const RIM_SIGN_BOX: Box = { left: -46, top: -46, right: 46, bottom: 46 };
/** The sign of a space with somebody on it, moved to its rim. */
export function paintRimSign(pen: Pen, sign: string): void {
  disc(pen, 40);
  pen.fillStyle = '#1d1510';
  pen.fill();
  line(pen, null, 'rgba(246,234,210,.6)', 3);
  drawSign(pen, sign, 0, 0, 54, PALE);
}

/** How much of a figure lies beside its token: its clip above, its equipment below. */
export const FIGURE_BOX: Box = { left: -112, top: -100, right: 112, bottom: 124 };
const GEAR_Y = 70;
const CLIP = new Path2D('M-29-33H29V11L15 36H-15L-29 11Z');
/** A fighter: its House's cut, a silhouette, a clip of bone with its Strength, and small signs of what it carries. */
export function paintFigure(
  pen: Pen,
  { stone, role, strength, gear, safe, pact }: Pick<BoardFigure, 'stone' | 'role' | 'strength' | 'gear' | 'safe' | 'pact'>,
): void {
  const { cut, colour, mark } = STONES[stone];
  const token = new Path2D();
  token.addPath(new Path2D(cut), new DOMMatrix([1.3, 0, 0, 1.3, 0, 0]));
  pen.beginPath();
  pen.ellipse(14, 62, 66, 20, 0, 0, Math.PI * 2);
  pen.fillStyle = 'rgba(0,0,0,.5)';
  pen.fill();
  pen.fillStyle = colour;
  pen.fill(token);
  pen.lineJoin = 'round';
  line(pen, token, RIM, 9);
  line(pen, token, 'rgba(246,234,210,.9)', 3.5);
  drawSign(pen, ROLE_SIGNS[role], 0, -2, 90, mark);
  paintGear(pen, gear);
  if (pact) paintMark(pen, 'pact', -68, 14);
  else if (safe) paintMark(pen, 'sheltered', -68, 14);
  pen.save();
  pen.translate(60, -48);
  paintClip(pen, strength);
  pen.restore();
}
/** The clip of bone that shows Strength, around the pen's origin. */
export function paintClip(pen: Pen, strength: number): void {
  pen.save();
  pen.translate(3, 5);
  pen.fillStyle = 'rgba(0,0,0,.5)';
  pen.fill(CLIP);
  pen.restore();
  pen.fillStyle = BONE.face;
  pen.fill(CLIP);
  pen.lineJoin = 'round';
  line(pen, CLIP, BONE.ink, 6);
  pen.fillStyle = BONE.ink;
  pen.font = `700 68px ${TEXT_FONT}`;
  pen.textAlign = 'center';
  pen.fillText(String(strength), 0, 21, 50);
}
function paintMark(pen: Pen, sign: string, x: number, y: number): void {
  disc(pen, 29, x, y);
  pen.fillStyle = '#1d1510';
  pen.fill();
  line(pen, null, PALE, 3);
  drawSign(pen, sign, x, y, 42, PALE);
}
/** Equipment on a dark tab at the token's foot: four signs, or two and, in the room of two, how many more. */
const GEAR_SHOWN = 4;
const GEAR_SIZE = 46;
function paintGear(pen: Pen, gear: readonly EquipmentId[]): void {
  if (gear.length === 0) return;
  const signs = gear.length > GEAR_SHOWN ? gear.slice(0, GEAR_SHOWN - 2) : gear;
  const places = Math.min(gear.length, GEAR_SHOWN);
  const width = places * GEAR_SIZE + 14;
  pen.fillStyle = TAB.face;
  pen.beginPath();
  pen.roundRect(-width / 2, GEAR_Y - GEAR_SIZE / 2 - 3, width, GEAR_SIZE + 6, 9);
  pen.fill();
  line(pen, null, TAB.edge, 2.5);
  const x = (nth: number) => (nth - (places - 1) / 2) * GEAR_SIZE;
  signs.forEach((id, nth) => {
    drawSign(pen, CARD_SIGNS[id], x(nth), GEAR_Y, GEAR_SIZE - 5, TAB.ink);
  });
  if (signs.length === gear.length) return;
  pen.fillStyle = TAB.ink;
  pen.font = `700 62px ${TEXT_FONT}`;
  pen.textAlign = 'center';
  pen.fillText(`+${gear.length - signs.length}`, x(GEAR_SHOWN - 1.5), GEAR_Y + 22, 2 * GEAR_SIZE - 4);
}

type PaintEdge = (pen: Pen, path: Path2D, palette: Palette) => void;
const double =
  (width: number, glow: number): PaintEdge =>
  (pen, path, palette) => {
    if (glow > 0) {
      pen.globalAlpha = glow;
      pen.fillStyle = palette.mapEdge;
      pen.fill(path);
      pen.globalAlpha = 1;
    }
    line(pen, path, palette.edgeCore, width + 10);
    line(pen, path, palette.mapEdge, width);
  };
const EDGES: Readonly<Record<Edge, PaintEdge>> = {
  offer: double(15, 0),
  'offer-pointed': double(24, 0.16),
  chosen: double(26, 0.2),
  'chosen-pointed': double(32, 0.26),
  refused: (pen, path, palette) => {
    line(pen, path, palette.mapHalo, 18);
    pen.setLineDash([26, 18]);
    line(pen, path, palette.mapInk, 12);
    pen.setLineDash([]);
  },
  'looked-at': (pen, path, palette) => {
    line(pen, path, palette.mapHalo, 18);
    line(pen, path, palette.mapInk, 9);
  },
  fight: (pen, path, palette) => {
    line(pen, path, palette.mapHalo, 24);
    line(pen, path, palette.mapInk, 16);
    line(pen, path, palette.mapHalo, 8);
  },
};
export const EDGE_BOX: Box = { left: -170, top: -170, right: 170, bottom: 150 };
/** The edge around a space. */
export function paintSpaceEdge(pen: Pen, edge: Edge, { kind }: Pick<BoardSpace, 'kind'>, isDesert: boolean, palette: Palette): void {
  const radius = (isDesert ? RADII.desert : RADII.castle) + 7;
  const path =
    kind === 'sietch' ? GATE : new Path2D(`M${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0Z`);
  pen.lineJoin = 'round';
  EDGES[edge](pen, path, palette);
}
/** The edge around a figure's token: its House's cut, a little larger. */
export function paintFigureEdge(pen: Pen, edge: Edge, stone: StoneId, palette: Palette): void {
  const path = new Path2D();
  path.addPath(new Path2D(STONES[stone].cut), new DOMMatrix([1.56, 0, 0, 1.56, 0, 0]));
  pen.lineJoin = 'round';
  EDGES[edge](pen, path, palette);
}

const LABEL_SIZE = 46;
const LABEL_LINE = 44;
const labelFont = `600 ${LABEL_SIZE}px ${TEXT_FONT}`;
/** A name within its room. */
export const labelOf = (name: string, room: number): Label => labelIn(name, room, labelFont, 24);
/** A label hangs from its origin. */
export const labelBox = ({ lines, width }: Label): Box => ({
  left: -width / 2 - 14,
  top: -12,
  right: width / 2 + 14,
  bottom: lines.length * LABEL_LINE + 20,
});
export function paintLabel(pen: Pen, { lines }: Label, palette: Palette): void {
  pen.font = labelFont;
  pen.textAlign = 'center';
  pen.lineJoin = 'round';
  lines.forEach((text, at) => {
    const y = 36 + at * LABEL_LINE;
    line(pen, null, palette.mapHalo, 11);
    pen.strokeText(text, 0, y);
    pen.fillStyle = palette.mapInk;
    pen.fillText(text, 0, y);
  });
}
