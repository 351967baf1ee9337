import type { Box } from '../../../canvas/ink.ts';
import { BONE, TAB, TEXT_FONT } from '../../../canvas/palette.ts';
import { drawSign } from '../../../canvas/signs.ts';
import type { SietchProps, TokenProps, WormId } from './props.ts';

/** What lies in an area besides legions. One unit of a drawing is a CSS pixel on a desk; the origin is the middle. */
type Pen = CanvasRenderingContext2D;

/** A drawing of a piece: what it is called, the room it takes, and how it is painted. */
export interface Drawing {
  /** The same thing keeps its key while it changes its look. */
  readonly key: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly paint: (pen: Pen) => void;
}
export const drawingBox = ({ width, height }: Drawing): Box => ({
  left: -width / 2 - 2,
  top: -height / 2 - 2,
  right: width / 2 + 3,
  bottom: height / 2 + 4,
});

function shadowed(pen: Pen, shape: Path2D, fill: string, line: string, width: number): void {
  pen.save();
  pen.translate(0.8, 2);
  pen.fillStyle = 'rgba(0,0,0,.42)';
  pen.fill(shape);
  pen.restore();
  pen.fillStyle = fill;
  pen.fill(shape);
  pen.strokeStyle = line;
  pen.lineWidth = width;
  pen.stroke(shape);
}
function disc(radius: number): Path2D {
  const path = new Path2D();
  path.arc(0, 0, radius, 0, Math.PI * 2);
  return path;
}
function written(pen: Pen, text: string, y: number, colour: string): void {
  pen.fillStyle = colour;
  pen.font = `750 12px ${TEXT_FONT}`;
  pen.textAlign = 'center';
  pen.fillText(text, 0, y);
}

const SETTLEMENT_SIGNS: Readonly<Record<number, string>> = { 1: 'settlement', 2: 'city', 3: 'fort' };
const settlement = (rank: number): Drawing => ({
  key: 'settlement',
  name: `settlement ${rank}`,
  width: 27,
  height: 27,
  paint(pen) {
    shadowed(pen, disc(13), BONE.face, BONE.ink, 1.5);
    drawSign(pen, SETTLEMENT_SIGNS[rank] ?? 'settlement', 0, -4.5, 15, BONE.ink);
    written(pen, String(rank), 10.8, BONE.ink);
  },
});

const DOOR = 'M0-14C8-12 12-5 12 2V13H-12V2C-12-5-8-12 0-14Z';
/** A sietch whose rank is secret has a broken line; blue = the viewer knows it all the same. */
const SIETCH_LINES = { open: BONE.face, own: '#7cc4ea', secret: '#cdbfa6' } as const;
function sietch({ rank, open }: SietchProps): Drawing {
  const state = open ? 'open' : rank === null ? 'secret' : 'own';
  return {
    key: 'sietch',
    name: `sietch ${rank ?? '?'} ${state}`,
    width: 26,
    height: 28,
    paint(pen) {
      const colour = SIETCH_LINES[state];
      shadowed(pen, new Path2D(DOOR), '#17110d', '#17110d', 3);
      pen.setLineDash(open ? [] : [3, 2]);
      pen.strokeStyle = colour;
      pen.lineWidth = 1.6;
      pen.stroke(new Path2D(DOOR));
      pen.setLineDash([]);
      drawSign(pen, 'sietch', 0, -5, 12, colour);
      written(pen, rank === null ? '?' : String(rank), 11, colour);
    },
  };
}

const station: Drawing = {
  key: 'station',
  name: 'station',
  width: 24,
  height: 24,
  paint(pen) {
    shadowed(pen, disc(11), BONE.face, BONE.ink, 1.4);
    drawSign(pen, 'station', 0, 0, 15, BONE.ink);
  },
};
const wormsign: Drawing = {
  key: 'wormsign',
  name: 'wormsign',
  width: 25,
  height: 25,
  paint(pen) {
    shadowed(pen, disc(11.5), '#b8854f', '#2a1708', 1.5);
    pen.strokeStyle = '#2a1708';
    pen.lineWidth = 2;
    pen.lineCap = 'round';
    pen.stroke(new Path2D('M-7-3q3.5-4 7 0t7 0M-7 3q3.5-4 7 0t7 0'));
  },
};
/** The Wild Maker has a second ring. R14.9 */
const worm = (id: WormId): Drawing => ({
  key: 'worm',
  name: id,
  width: id === 'wild-maker' ? 37 : 32,
  height: id === 'wild-maker' ? 37 : 32,
  paint(pen) {
    if (id === 'wild-maker') {
      shadowed(pen, disc(18), '#2a1708', '#f0c386', 1.4);
      pen.strokeStyle = '#f0c386';
      pen.setLineDash([3, 2.4]);
      pen.lineWidth = 1.6;
      pen.stroke(disc(15.6));
      pen.setLineDash([]);
    } else shadowed(pen, disc(15), '#2a1708', '#f0c386', 2);
    drawSign(pen, 'worm', 0, 0, id === 'wild-maker' ? 24 : 22, '#f0c386');
  },
});
const harvester: Drawing = {
  key: 'harvester',
  name: 'harvester',
  width: 29,
  height: 23,
  paint(pen) {
    shadowed(pen, new Path2D('M-12-10.5H12L14-8V8L12 10.5H-12L-14 8V-8Z'), BONE.face, BONE.ink, 1.4);
    drawSign(pen, 'harvester', 0, 0, 19, BONE.ink);
  },
};
/** Burnt ground where the Family Atomics went off. */
const atomics: Drawing = {
  key: 'atomics',
  name: 'atomics',
  width: 25,
  height: 25,
  paint(pen) {
    shadowed(pen, disc(11.5), TAB.face, '#f2b25c', 1.6);
    drawSign(pen, 'exposed', 0, 0, 16, '#f2b25c');
  },
};

/** The tokens of an area, from what stays to what moves. */
export function tokensOf(area: TokenProps): Drawing[] {
  const lying: (Drawing | null)[] = [
    area.settlement === null ? null : settlement(area.settlement),
    area.sietch && sietch(area.sietch),
    area.station ? station : null,
    area.atomics ? atomics : null,
    area.wormsign ? wormsign : null,
    area.worm && worm(area.worm),
    area.harvester ? harvester : null,
  ];
  return lying.filter((one) => one !== null);
}
