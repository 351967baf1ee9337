import { disc, group, line, path, sign, type Look } from './draw.ts';
import type { SignId } from './icons.ts';
import type { Box, GroupItem, Ink, Item } from './page.ts';

/** A seat on paper: no colour, but its cut, its sign and its pattern. */
interface PaperStone {
  /** Outline around 0,0, about 50 units in radius. */
  readonly cut: string;
  readonly sign: SignId;
  readonly pattern: Pattern;
}
type Pattern = 'solid' | 'lattice' | 'waves' | 'bars' | 'dots' | 'lines' | 'rings' | 'slashes';

export const STONES = {
  atreides: { cut: 'M0 -50A50 50 0 1 1 0 50A50 50 0 1 1 0 -50Z', sign: 'e-atreides', pattern: 'solid' },
  harkonnen: { cut: 'M-30 -48H30L48 -30V30L30 48H-30L-48 30V-30Z', sign: 'e-harkonnen', pattern: 'lattice' },
  fremen: { cut: 'M0 -56C30 -44 47 -18 47 8V46H-47V8C-47 -18 -30 -44 0 -56Z', sign: 'e-fremen', pattern: 'waves' },
  corrino: { cut: 'M0 -60L58 0L0 60L-58 0Z', sign: 'e-corrino', pattern: 'bars' },
  guild: { cut: 'M-26 -42H26A42 42 0 0 1 26 42H-26A42 42 0 0 1 -26 -42Z', sign: 'e-guild', pattern: 'dots' },
  'bene-gesserit': {
    cut: 'M0 -60C34 -34 48 -14 48 8C48 34 28 52 0 52C-28 52 -48 34 -48 8C-48 -14 -34 -34 0 -60Z',
    sign: 'e-bene-gesserit',
    pattern: 'lines',
  },
  'bene-tleilax': { cut: 'M-46 -46H46C50 -14 34 26 0 58C-34 26 -50 -14 -46 -46Z', sign: 'e-tleilax', pattern: 'rings' },
  smugglers: { cut: 'M-34 -46H34L54 -4L0 56L-54 -4Z', sign: 'e-smugglers', pattern: 'slashes' },
} as const satisfies Record<string, PaperStone>;
export type StoneId = keyof typeof STONES;

/** Units of a cut from edge to edge, rim included: the capsule is wider than the others. */
export const spanOf = (id: StoneId): number => (id === 'guild' ? 144 : 128);

/**
 * The stone of a seat in outline with its sign.
 * @param x, y its middle
 * @param size edge of its square in millimetres
 */
export function stone(id: StoneId, x: number, y: number, size: number, ink: Ink = 'ink'): GroupItem {
  const { cut, sign: its } = STONES[id];
  const inner = group(0, 0, [path(cut, { stroke: ink, width: 2 })], { scale: 0.86 });
  return group(x, y, [path(cut, { fill: 'paper', stroke: ink, width: 6 }), inner, sign(its, 0, 0, 66, ink)], { scale: size / spanOf(id) });
}

/** Edge of a pattern tile in millimetres. */
const TILE = 2.4;

/** The pattern of a seat over a box, cut off at its edges (or at `clip`, path data in the same units). */
export function patternIn(id: StoneId, box: Box, clip?: string, ink: Ink = 'ink'): Item {
  const { x, y, width, height } = box;
  const edge = clip ?? `M${x} ${y}H${x + width}V${y + height}H${x}Z`;
  const kind = STONES[id].pattern;
  if (kind === 'solid') return path(edge, { fill: ink });
  const columns = Math.ceil(width / TILE);
  const rows = Math.ceil(height / TILE);
  const d: string[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) d.push(TILES[kind](x + column * TILE, y + row * TILE));
  const look: Look = kind === 'dots' ? { fill: ink } : { stroke: ink, width: 0.36 };
  return group(0, 0, [path(d.join(''), look)], { clip: edge });
}

/** That pattern as a band across a card, with a line above and below. */
export const bandOf = (id: StoneId, band: Box): Item[] => [
  patternIn(id, band),
  line([band.x, band.y], [band.x + band.width, band.y]),
  line([band.x, band.y + band.height], [band.x + band.width, band.y + band.height]),
];

const r = (value: number): number => Math.round(value * 1000) / 1000;
/** One tile of each pattern as path data, its corner at x, y. */
const TILES: Readonly<Record<Exclude<Pattern, 'solid'>, (x: number, y: number) => string>> = {
  lattice: (x, y) => `M${r(x)} ${r(y)}l2.4 2.4M${r(x + 2.4)} ${r(y)}l-2.4 2.4`,
  waves: (x, y) => `M${r(x)} ${r(y + 0.8)}q.6 -.8 1.2 0t1.2 0M${r(x)} ${r(y + 2)}q.6 -.8 1.2 0t1.2 0`,
  bars: (x, y) => `M${r(x + 0.6)} ${r(y)}v2.4M${r(x + 1.8)} ${r(y)}v2.4`,
  dots: (x, y) => disc(x + 0.6, y + 0.6, 0.4) + disc(x + 1.8, y + 1.8, 0.4),
  lines: (x, y) => `M${r(x)} ${r(y + 0.6)}h2.4M${r(x)} ${r(y + 1.8)}h2.4`,
  rings: (x, y) => disc(x + 1.2, y + 1.2, 0.8),
  slashes: (x, y) => `M${r(x - 0.6)} ${r(y + 0.6)}l1.2 -1.2M${r(x)} ${r(y + 2.4)}l2.4 -2.4M${r(x + 1.8)} ${r(y + 3)}l1.2 -1.2`,
};
