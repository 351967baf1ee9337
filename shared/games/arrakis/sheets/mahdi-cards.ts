import { BLEED, duneBack } from '../../../sheets/backs.ts';
import { backed } from '../../../sheets/desk.ts';
import { circle, disc, figure, line, path, sign, tag } from '../../../sheets/draw.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { FORMATS, type Piece, piecePages } from '../../../sheets/pieces.ts';
import { innerOf, type Row, rowsCard } from '../../../sheets/rows.ts';
import { type SietchId, SIETCHES, type TacticalSector } from '../ids.ts';
import { area, said, sectorName, symbol } from '../words/names.ts';
import { LEAST, spoken } from './blocks.ts';
import { type Desk, sheetOf } from './common.ts';
import { ACTIONS, LADDERS, type Ladder, strengthOf } from './mahdi.ts';

/** The tactical cards with one back for all, and cards that say what the automa does, to lie beside the board. R16 */
export const mahdiCards = backed(
  sheetOf('mahdi-cards', (desk) => {
    const tactical = SIETCHES.map(
      (id): Piece => ({ front: (cell) => tacticalCard(desk, id, cell), back: (cell) => duneBack(cell, 'sietch') }),
    );
    const rules = rulesOf(desk).map(
      ({ title, rows }): Piece => ({
        front: (cell) => rowsCard(desk, cell, title, [rows], { largest: 9.4, least: LEAST }),
        back: (cell) => duneBack(cell, 'bot'),
      }),
    );
    return piecePages(desk, [
      { cutting: { size: FORMATS.card, bleed: BLEED }, pieces: tactical },
      { cutting: { size: FORMATS.tarot, bleed: BLEED }, pieces: rules },
    ]);
  }),
);

const LABEL = { face: 'regular', size: LEAST, ink: 'soft', align: 'centre', leading: 1.1 } as const;
const NAME = { face: 'display', size: 16, leading: 1.02, align: 'centre' } as const;
/** The sector where harvesters go stands above, the sietch that is the target below: one card is used for either. R16.3 */
function tacticalCard({ setter, word, tell, board }: Desk, id: SietchId, cell: Box): readonly Item[] {
  const { x, y, width, height } = innerOf(cell);
  const middle = y + height * 0.62;
  const sector = board.data.tacticalSectors[id];
  const cx = cell.x + cell.width / 2;
  const name = word(sectorName(sector));
  return [
    tag('H2', setter.fit(tell('mahdi.harvest'), LABEL, { x, y, width, height: 4 }, 'middle')),
    tag('P', setter.fit(name, NAME, { x, y: y + 4, width, height: 13 }, 'middle')),
    figure(name, ...rose(cx, y + 33, 14, sector)),
    line([cell.x - BLEED, middle], [cell.x + cell.width + BLEED, middle], { stroke: 'ink', width: 0.7 }),
    tag('H2', setter.fit(tell('mahdi.target'), LABEL, { x, y: middle + 2.4, width, height: 4 }, 'middle')),
    tag('P', setter.fit(word(area(id)), NAME, { x, y: middle + 6.6, width, height: 13 }, 'middle')),
    sign('sietch', cx, middle + 25, 8),
  ];
}
/** Where a quarter of the ring begins, in degrees clockwise from the top. */
const QUARTERS = { 'ne-outer': 0, 'se-outer': 90, 'sw-outer': 180, 'nw-outer': 270 } as const satisfies Partial<
  Record<TacticalSector, number>
>;
/** The inner sectors reach so far from the pole, in shares of the map. */
const INNER = 0.5;
/** The sectors around the pole; the one that is meant is black. */
function rose(x: number, y: number, r: number, sector: TacticalSector): readonly Item[] {
  const thin = { stroke: 'ink', width: 0.3 } as const;
  const from = sector === 'inner' ? null : QUARTERS[sector];
  const filled = from === null ? path(disc(x, y, r * INNER), { fill: 'ink' }) : path(quarter(x, y, r, from), { fill: 'ink' });
  return [
    filled,
    circle(x, y, r, thin),
    circle(x, y, r * INNER, thin),
    line([x, y - r], [x, y + r], thin),
    line([x - r, y], [x + r, y], thin),
  ];
}
function quarter(x: number, y: number, r: number, from: number): string {
  const at = (radius: number, degrees: number): string => {
    const turn = ((degrees - 90) * Math.PI) / 180;
    return `${rounded(x + radius * Math.cos(turn))} ${rounded(y + radius * Math.sin(turn))}`;
  };
  const inner = rounded(r * INNER);
  return `M${at(inner, from)}L${at(r, from)}A${r} ${r} 0 0 1 ${at(r, from + 90)}L${at(inner, from + 90)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** What a card says. */
interface RulesCard {
  readonly title: string;
  readonly rows: readonly Row[];
}
function rulesOf(desk: Desk): readonly RulesCard[] {
  const { word, tell } = desk;
  const headed = (name: string, its = ''): Row => ({ name, text: '', rule: its, heading: 'H3' });
  const ruleOf = (id: string): Row => ({ ...spoken(desk, id), rule: id });
  const phase = (name: string, rules: readonly string[]): readonly Row[] => [headed(word(said(`phase.${name}`))), ...rules.map(ruleOf)];
  const ladder = (name: Ladder): readonly Row[] => {
    const [count, its] = LADDERS[name];
    const step = (at: number): Row => ({ mark: { letter: `${at}` }, name: '', text: tell(`mahdi.${name}.${at}`), rule: '' });
    return [headed(tell(`mahdi.${name}`), its), ...Array.from({ length: count }, (_, at) => step(at + 1))];
  };
  const strength = strengthOf(desk).map(([name, coarse, fine]): Row => ({ name, text: `${coarse} / ${fine}`, rule: '' }));
  const attacking = `${word(symbol('strategy'))}, ${word(symbol('leadership'))}`;
  return [
    {
      title: `${tell('mahdi.round')} 1/2`,
      rows: [...ladder('start'), ...phase('vehicles', ['R16.4']), ...phase('action', ['R16.5', 'R16.6'])],
    },
    {
      title: `${tell('mahdi.round')} 2/2`,
      rows: [
        ...ACTIONS.map((id): Row => ({ ...ruleOf(id), mark: { sign: 'die' } })),
        ...phase('hazards', ['R8.5', 'R8.6', 'R8.8']),
        ...phase('end', ['R16.15']),
      ],
    },
    { title: word(said('phase.vehicles')), rows: [...ladder('harvesters'), ...ladder('ornithopters')] },
    { title: `${attacking} 1/2`, rows: [...ladder('attack'), ...ladder('fight')] },
    { title: `${attacking} 2/2`, rows: [ruleOf('R16.9'), ...ladder('move'), ...ladder('path')] },
    {
      title: `${word(symbol('deployment'))}, ${word(symbol('house'))}`,
      rows: [...ladder('deploy'), ...ladder('replace'), ...ladder('spice')],
    },
    {
      title: tell('mahdi.reinforcements'),
      rows: [...ladder('battle'), ...ladder('losses'), ...['R16.17', 'R16.18'].map(ruleOf)],
    },
    {
      title: tell('mahdi.strength'),
      rows: [headed(`${tell('mahdi.coarse')} / ${tell('mahdi.fine')}`, 'R16.7'), ...strength, ...['R16.7', 'R16.2', 'R16.16'].map(ruleOf)],
    },
  ];
}
