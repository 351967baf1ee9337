import { chamfered, sign, tag } from '../../../sheets/draw.ts';
import { framed, paperOf, roomOf } from '../../../sheets/frame.ts';
import type { SignId } from '../../../sheets/icons.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { ruled } from '../../../sheets/rows.ts';
import type { SpaceName } from '../ids.ts';
import type { SpaceRecord } from '../records.ts';
import { ICON_SIGNS } from '../signs/names.ts';
import { signsOf } from '../signs/effects.ts';
import { signsOfPrice, signsOfSpace } from '../signs/records.ts';
import { saidCondition, saidEffects } from '../words/effects.ts';
import { type Desk, hairline, sentence, sheetFor, split, text } from './common.ts';
import { strip } from './patterns.ts';
import { signLines } from './sign-line.ts';

const ZONE_HEAD = 5.4;
const HEAD = 6;
/** Name, price, effects as signs, effects in words. */
const SHARES = [35, 20, 46, 82] as const;

/** All spaces, zone by zone: what they ask and what they give. R7 */
export const spaceGuide = sheetFor('space-guide', (desk) => {
  const room = roomOf(paperOf(desk.request), true);
  const zones = Object.entries(desk.book.board.zones);
  const each = (room.height - HEAD - zones.length * ZONE_HEAD) / desk.book.spaceNames.length;
  let y = room.y + HEAD;
  const items = zones.flatMap(([zone, spaces]) => {
    const block = zoneBlock(desk, zone, spaces, { ...room, y, height: ZONE_HEAD + spaces.length * each });
    y += ZONE_HEAD + spaces.length * each;
    return block;
  });
  return [framed(desk.frame, { number: 1, of: 1, head: { note: desk.tell('spaces.note') } }, [...heads(desk, room), ...items])];
});

function heads(desk: Desk, room: Box): Item[] {
  const boxes = split({ ...room, x: room.x + 5, width: room.width - 5, height: HEAD - 1 }, SHARES, 2);
  const keys = ['space', 'price', 'signs', 'words'] as const;
  return boxes.map((box, index) => tag('P', text(desk, desk.tell(`spaces.${keys[index]}`), box, { size: 6.8, ink: 'soft' })));
}

function zoneBlock(desk: Desk, zone: string, spaces: readonly SpaceName[], { x, y, width, height }: Box): Item[] {
  const icon = desk.book.board.spaces[spaces[0] ?? '']?.icon;
  const alike = spaces.every((space) => desk.book.board.spaces[space]?.icon === icon);
  const named = desk.say(desk.speaker.has(`${desk.edition}.zone.${zone}`) ? `${desk.edition}.zone.${zone}` : `imperium.faction.${zone}`);
  const head = text(desk, named, { x: x + (alike ? 11 : 5), y, width: width - 11, height: ZONE_HEAD }, { face: 'display', size: 11.5 });
  const each = (height - ZONE_HEAD) / spaces.length;
  return [
    ...strip(zone, { x, y, width: 2.4, height: height - 1 }),
    ...(alike && icon ? [sign(ICON_SIGNS[icon], x + 7.4, y + ZONE_HEAD / 2, 4)] : []),
    tag('H2', head),
    ...spaces.flatMap((space, index) => [
      hairline(x + 5, y + ZONE_HEAD + index * each, width - 5),
      tag('Sect', ...spaceRow(desk, space, !alike, { x: x + 5, y: y + ZONE_HEAD + index * each, width: width - 5, height: each })),
    ]),
  ];
}

function spaceRow(desk: Desk, id: SpaceName, withIcon: boolean, row: Box): Item[] {
  const space = desk.book.board.spaces[id];
  if (!space) return [];
  const [name, price, signs, words] = split({ ...row, y: row.y + 0.3, height: row.height - 0.6 }, SHARES, 2) as [Box, Box, Box, Box];
  const control = space.control_bonus ? signsOf(space.control_bonus) : null;
  const bonus = control ? 13 : 0;
  return [
    ...nameCell(desk, id, withIcon, name),
    ...signLines(desk, [signsOfPrice(space)], price),
    ...signLines(desk, signsOfSpace(space), { ...signs, width: signs.width - bonus }),
    ...(control
      ? signLines(desk, [[{ tab: [{ sign: 'flag' }] }, ...control]], { ...signs, x: signs.x + signs.width - bonus, width: bonus + 1 })
      : []),
    tag('P', text(desk, [{ text: `${wordsOf(desk, space)} ` }, ...ruled(desk.rules.spaces[id] ?? '')], words, { size: 7.4 })),
  ];
}

/** The name, and under it what kind of space it is. */
function nameCell(desk: Desk, id: SpaceName, withIcon: boolean, { x, y, width, height }: Box): Item[] {
  const space = desk.book.board.spaces[id];
  if (!space) return [];
  const marks: readonly SignId[] = [
    ...(withIcon ? [ICON_SIGNS[space.icon]] : []),
    ...(space.combat ? ['swords' as const] : []),
    ...(space.maker ? ['worm' as const] : []),
  ];
  const room = marks.length * 4.4;
  const once = space.once_per_player;
  const label = { x, y, width: width - room - (once ? 4.6 : 0), height };
  const one = { x: x + width - room - 4.2, y: y + height / 2 - 1.9, width: 3.8, height: 3.8 };
  return [
    tag('H3', text(desk, desk.name('space', id), label, { face: 'semibold', size: 8.2, leading: 1.05 })),
    ...(once
      ? [chamfered(one, 0.6, { stroke: 'ink', width: 0.25 }), text(desk, '1', one, { face: 'bold', size: 7, align: 'centre' })]
      : []),
    ...marks.map((mark, index) => sign(mark, x + width - room + 2.2 + index * 4.4, y + height / 2, 3.6)),
  ];
}

/** Requirement, effects and control bonus as sentences. */
function wordsOf(desk: Desk, { requirement, effects, control_bonus, once_per_player }: SpaceRecord): string {
  const { edition, tell } = desk;
  const parts = [
    ...(requirement ? [tell('spaces.only', { condition: saidCondition(requirement, edition) })] : []),
    tell('spaces.effect', { effects: saidEffects(effects, edition) }),
    ...(once_per_player ? [tell('spaces.once')] : []),
    ...(control_bonus ? [tell('spaces.control', { effects: saidEffects(control_bonus, edition) })] : []),
  ];
  return parts.map((part) => sentence(desk, part)).join(' ');
}
