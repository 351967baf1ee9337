import type { Rank } from '../../../../shared/games/arrakis/ids.ts';
import type { Box } from '../../../canvas/ink.ts';
import { paintStone } from '../../../canvas/map/stone.ts';
import { BONE, TAB, TEXT_FONT } from '../../../canvas/palette.ts';
import { drawSign } from '../../../canvas/signs.ts';
import { paintBack, paintUnit } from './pips.ts';
import { type LegionProps, type NamedLeader, type TokenBack, unitsIn } from './props.ts';

/**
 * A legion as a plate: the side's stone over the number of its units, a sign for each unit beside it, its leaders below. All of it
 * is counted without pointing at anything. One unit of the drawing is a CSS pixel on a desk.
 */
type Pen = CanvasRenderingContext2D;

/** Left of the signs: stone and number. */
const HEAD = 23;
const PIP = 10.8;
const IN_ROW = 3;
const ROW = 11;
const LEADER_ROW = 16;
const NAMED = 20;
const GENERIC = 12;
/** Leaders stand side by side up to this width. */
const LEADERS_WIDE = 62;
/** More generic leaders than that are a sign and a number. */
const GENERIC_SHOWN = 3;
const LEAST = 36;

type Pip = { readonly rank: Rank } | { readonly back: TokenBack };
/** The strongest first; what lies face down at the end. */
function pipsOf({ regular, elite, special, tokens }: LegionProps): Pip[] {
  const of = (rank: Rank, count: number): Pip[] => Array.from({ length: count }, () => ({ rank }));
  return [...of('special', special), ...of('elite', elite), ...of('regular', regular), ...tokens.map((back) => ({ back }))];
}

type Leader = { readonly width: number } & ({ readonly named: NamedLeader } | { readonly generic: number });
function leadersOf({ named, generic }: LegionProps): Leader[] {
  const shown: Leader[] = named.map((one) => ({ named: one, width: NAMED }));
  if (generic > GENERIC_SHOWN) shown.push({ generic, width: GENERIC + 3 + 8 * String(generic).length });
  else for (let nth = 0; nth < generic; nth++) shown.push({ generic: 1, width: GENERIC });
  return shown;
}
function inLines(leaders: readonly Leader[]): Leader[][] {
  const lines: Leader[][] = [];
  let width = LEADERS_WIDE;
  for (const leader of leaders) {
    if (width + leader.width > LEADERS_WIDE) {
      lines.push([]);
      width = 0;
    }
    lines.at(-1)?.push(leader);
    width += leader.width;
  }
  return lines;
}

interface Plate {
  readonly width: number;
  readonly height: number;
  readonly pips: readonly Pip[];
  readonly lines: readonly (readonly Leader[])[];
  /** Height of pips and leaders together. */
  readonly content: number;
}
function plateOf(legion: LegionProps): Plate {
  const pips = pipsOf(legion);
  const lines = inLines(leadersOf(legion));
  const wide = Math.max(Math.min(pips.length, IN_ROW) * PIP, ...lines.map((line) => line.reduce((sum, { width }) => sum + width, 0)));
  const content = Math.ceil(pips.length / IN_ROW) * ROW + lines.length * LEADER_ROW;
  return { width: HEAD + Math.max(wide, 12) + 5, height: Math.max(LEAST, content + 7), pips, lines, content };
}

/** The room a legion takes, around its middle. */
export function legionSize(legion: LegionProps): { readonly width: number; readonly height: number } {
  const { width, height } = plateOf(legion);
  return { width, height };
}
export function legionBox(legion: LegionProps): Box {
  const { width, height } = plateOf(legion);
  return { left: -width / 2 - 3, top: -height / 2 - 3, right: width / 2 + 5, bottom: height / 2 + 6 };
}
/** What tells the drawing of one legion from that of another. */
export const legionName = ({ side, regular, elite, special, tokens, generic, named }: LegionProps, lit: boolean): string =>
  `legion ${side} ${regular}/${elite}/${special} [${tokens.join()}] ${generic} ${named.map(({ short }) => short).join()}${lit ? ' lit' : ''}`;

/** @param lit it is the one that is spoken of */
export function paintLegion(pen: Pen, legion: LegionProps, lit: boolean): void {
  const { width, height, pips, lines, content } = plateOf(legion);
  pen.save();
  pen.translate(-width / 2, -height / 2);
  paintTab(pen, width, height, lit);
  pen.save();
  pen.translate(11.5, 11);
  pen.scale(0.172, 0.172);
  paintStone(pen, legion.side);
  pen.restore();
  pen.fillStyle = TAB.ink;
  pen.textAlign = 'center';
  pen.font = `700 13px ${TEXT_FONT}`;
  pen.fillText(String(unitsIn(legion)), 11.5, height - 5);
  const top = (height - content) / 2;
  pips.forEach((pip, nth) => {
    const [x, y] = [HEAD + PIP / 2 + (nth % IN_ROW) * PIP, top + ROW / 2 + Math.floor(nth / IN_ROW) * ROW];
    if ('rank' in pip) paintUnit(pen, pip.rank, legion.side, x, y, 9.4);
    else paintBack(pen, pip.back, x, y, 9.4);
  });
  const below = top + Math.ceil(pips.length / IN_ROW) * ROW;
  lines.forEach((line, nth) => {
    let x = HEAD;
    for (const leader of line) {
      paintLeader(pen, leader, x, below + nth * LEADER_ROW + LEADER_ROW / 2 + 1);
      x += leader.width;
    }
  });
  pen.restore();
}

function paintTab(pen: Pen, width: number, height: number, lit: boolean): void {
  const tab = new Path2D(`M5 0H${width - 5}L${width} 5V${height - 5}L${width - 5} ${height}H5L0 ${height - 5}V5Z`);
  pen.save();
  pen.translate(1, 2.2);
  pen.fillStyle = 'rgba(0,0,0,.42)';
  pen.fill(tab);
  pen.restore();
  pen.fillStyle = TAB.face;
  pen.fill(tab);
  pen.strokeStyle = lit ? '#fff6e4' : TAB.edge;
  pen.lineWidth = lit ? 2 : 1;
  pen.stroke(tab);
}

/** Two letters on bone for who has a name, a figure for who has none. */
function paintLeader(pen: Pen, leader: Leader, x: number, y: number): void {
  pen.textAlign = 'center';
  if ('named' in leader) {
    pen.beginPath();
    pen.roundRect(x, y - 7, NAMED - 1.5, 14, 2);
    pen.fillStyle = BONE.face;
    pen.fill();
    pen.fillStyle = BONE.ink;
    pen.font = `700 12px ${TEXT_FONT}`;
    pen.fillText(leader.named.short, x + (NAMED - 1.5) / 2, y + 4.2);
    return;
  }
  drawSign(pen, 'leader', x + 6, y, 14, BONE.face);
  if (leader.generic < 2) return;
  pen.fillStyle = TAB.ink;
  pen.font = `700 12px ${TEXT_FONT}`;
  pen.textAlign = 'left';
  pen.fillText(String(leader.generic), x + GENERIC + 1, y + 4.2);
}
