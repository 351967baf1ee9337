import { line, sign, silent, tag } from '../../../sheets/draw.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { innerOf } from '../../../sheets/rows.ts';
import type { PlayerId, RivalName } from '../ids.ts';
import type { RivalRecord } from '../rival-records.ts';
import { ICON_SIGNS } from '../signs/names.ts';
import { signsOf } from '../signs/effects.ts';
import { saidEffects } from '../words/effects.ts';
import { nameOf } from '../words/names.ts';
import { rivalLines } from '../words/rivals.ts';
import { type Desk, hairline, saidOn, text } from './common.ts';
import type { Draw } from './draw-of.ts';
import { signLines } from './sign-line.ts';

/** Cards of Rivals, on a set-up sheet and to be cut out. Uprising R17.1, Uprising R17.8, Uprising R17.11, Uprising R17.13 */

const linesOf = (desk: Desk, record: RivalRecord): readonly string[] =>
  rivalLines(desk.edition, record, saidEffects).map((each) => desk.speaker.say(each));
/** The Objective that somebody has drawn. Uprising R2.8 */
export const objectiveOf = (desk: Desk, { state }: Draw, player: PlayerId): readonly string[] =>
  (state.players[player]?.objectives ?? []).map(({ objective }) => desk.speaker.say(nameOf(desk.edition, 'objective', objective)));

/** Among those who play: who the Rival is, and what its card says. */
export function rivalBlock(desk: Desk, draw: Draw, id: RivalName, role: string, { x, y, width, height }: Box): Item[] {
  const record = desk.book.rivals?.[id];
  const player = draw.state.order.find((each) => draw.state.players[each]?.rivalCard === id);
  if (!record || !player) return [];
  const under = [role, ...objectiveOf(desk, draw, player)].join(', ');
  const left = x + 17;
  const wide = width - 17;
  const words = { x: left, y: y + 12.6, width: wide, height: height - 14.6 };
  return [
    sign('bot', x + 6.5, y + 7.5, 11),
    tag('H3', text(desk, desk.name('rival', id), { x: left, y, width: wide, height: 7.4 }, { face: 'display', size: 13, leading: 1 })),
    tag('P', text(desk, under, { x: left, y: y + 7.2, width: wide, height: 5.2 }, { size: 7.8, ink: 'soft' })),
    tag('P', desk.setter.fit(linesOf(desk, record).join(' '), { face: 'regular', size: 8, leading: 1.22 }, words)),
    hairline(x, y + height - 1, width),
  ];
}

const NUMBER = 11;
/** Where signet and scheme begin. */
const PARTS = 35.6;
/** To be cut out: the price of its third Agent, its Factions in their order, signet and scheme. */
export function rivalCard(desk: Desk, id: RivalName, cell: Box): Item[] {
  const record = desk.book.rivals?.[id];
  if (!record) return [];
  const { x, y, width, height } = innerOf(cell);
  const [value, order] = linesOf(desk, record);
  const half = (height - PARTS) / 2;
  return [
    tag(
      'H2',
      text(desk, desk.name('rival', id), { x, y, width: width - NUMBER - 1, height: 9.6 }, { face: 'display', size: 12.5, leading: 1 }),
    ),
    sign('swordmaster', x + width - NUMBER + 2, y + 4.6, 5),
    silent(
      text(
        desk,
        String(record.swordmaster_value),
        { x: x + width - NUMBER + 4.6, y, width: NUMBER - 4.6, height: 9.2 },
        { face: 'bold', size: 12, align: 'centre' },
      ),
    ),
    line([x, y + 10.6], [x + width, y + 10.6], { stroke: 'ink', width: 0.5 }),
    tag('P', text(desk, value ?? '', { x, y: y + 12, width, height: 7.4 }, { size: 7.8 })),
    ...record.priority.map((faction, at) => sign(ICON_SIGNS[faction], x + 3 + at * 9, y + 24, 6)),
    tag('P', text(desk, order ?? '', { x, y: y + 27.4, width, height: 7.6 }, { size: 7.8 })),
    ...partOf(desk, { x, y: y + PARTS, width, height: half }, 'signet', record.signet),
    ...partOf(desk, { x, y: y + PARTS + half, width, height: half }, 'scheme', record.scheme),
  ];
}
function partOf(desk: Desk, { x, y, width, height }: Box, part: 'signet' | 'scheme', effects: RivalRecord['signet']): Item[] {
  return [
    line([x, y], [x + width, y], { stroke: 'hair' }),
    tag('H3', text(desk, desk.tell(`rival.${part}`), { x, y: y + 1, width, height: 4.4 }, { face: 'bold', size: 8.4 })),
    ...signLines(desk, [signsOf(effects, desk.edition)], { x, y: y + 6, width, height: 5.4 }, { size: 4 }),
    tag(
      'P',
      desk.setter.fit(
        `${saidOn(desk, effects)}.`,
        { face: 'regular', size: 7.8, leading: 1.2 },
        { x, y: y + 11.6, width, height: height - 12 },
      ),
    ),
  ];
}
