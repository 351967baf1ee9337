import type { Box } from '../../../canvas/ink.ts';
import { BONE, type Palette, TEXT_FONT } from '../../../canvas/palette.ts';
import { drawSign } from '../../../canvas/signs.ts';
import type { WayKind, WayTag } from '../board/ways.ts';

/** The key of an offer with how it is reached beside it, in the units of keys. */
type Pen = CanvasRenderingContext2D;
const KEY = { wide: 72, high: 72, bare: 20 } as const;
const SIGN = 56;
const DIGIT = 38;
/** One area away needs no number. */
const isCounted = ({ cost }: WayTag): boolean => cost > 1;
const WAVES = 'M-20 0q10-18 20 0t20 0';

const widthOf = (tag: WayTag): number => (tag.attacks ? SIGN : 0) + SIGN + (isCounted(tag) ? DIGIT : 0) + 8;
const keyWidth = (key: string | null): number => (key === null ? KEY.bare : KEY.wide);

export interface TagProps {
  /** null = it has none: it is chosen where it lies. */
  readonly key: string | null;
  /** The ways there, the easiest first. */
  readonly tags: readonly WayTag[];
}
/** Ways that look alike are told once. */
export const waysTold = (tags: readonly WayTag[]): readonly WayTag[] =>
  tags.filter((one, nth) => tags.findIndex((other) => tagName(one) === tagName(other)) === nth).slice(0, 2);
const tagName = ({ kind, cost, attacks }: WayTag): string => `${attacks ? 'x' : ''}${kind}${cost}`;
export const nameOfTag = ({ key, tags }: TagProps): string => `tag ${key ?? '-'} ${tags.map(tagName).join()}`;

export function tagBox({ key, tags }: TagProps): Box {
  const half = (keyWidth(key) + tags.reduce((sum, tag) => sum + widthOf(tag), 0)) / 2;
  return { left: -half - 6, top: -KEY.high / 2 - 6, right: half + 6, bottom: KEY.high / 2 + 6 };
}

export function paintTag(pen: Pen, { key, tags }: TagProps, palette: Palette): void {
  const { left, right } = tagBox({ key, tags });
  const [from, to] = [left + 6, right - 6];
  const [high, edge] = [KEY.high, from + keyWidth(key)];
  const outline = new Path2D();
  outline.roundRect(from, -high / 2, to - from, high, 16);
  pen.save();
  pen.clip(outline);
  pen.fillStyle = BONE.face;
  pen.fillRect(from, -high / 2, to - from, high);
  pen.fillStyle = palette.spice;
  pen.fillRect(from, -high / 2, edge - from, high);
  pen.restore();
  pen.strokeStyle = '#1d120a';
  pen.lineWidth = 6;
  pen.stroke(outline);
  if (key !== null) {
    pen.fillStyle = palette.spiceInk;
    pen.font = `650 60px ${TEXT_FONT}`;
    pen.textAlign = 'center';
    pen.fillText(key, (from + edge) / 2, 21);
  }
  let x = edge + 4;
  for (const tag of tags) {
    if (tag.attacks) drawSign(pen, 'swords', x + SIGN / 2, 0, 50, BONE.ink);
    x += tag.attacks ? SIGN : 0;
    paintWay(pen, tag.kind, x + SIGN / 2);
    x += SIGN;
    if (isCounted(tag)) {
      pen.fillStyle = BONE.ink;
      pen.font = `700 60px ${TEXT_FONT}`;
      pen.textAlign = 'left';
      pen.fillText(String(tag.cost), x - 2, 21);
      x += DIGIT;
    }
    x += 8;
  }
}

function paintWay(pen: Pen, kind: WayKind, x: number): void {
  if (kind === 'air') drawSign(pen, 'ornithopter', x, 0, 54, BONE.ink);
  else if (kind === 'worm') drawSign(pen, 'worm', x, 0, 52, BONE.ink);
  else {
    pen.save();
    pen.translate(x, 0);
    pen.strokeStyle = BONE.ink;
    pen.lineWidth = 8;
    pen.lineCap = pen.lineJoin = 'round';
    pen.stroke(new Path2D(kind === 'sand' ? WAVES : 'M-20 0H18M6-13L20 0L6 13'));
    pen.restore();
  }
}
