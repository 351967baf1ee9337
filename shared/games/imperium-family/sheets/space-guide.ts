import { chamfered, headCell, sign, silent, tag } from '../../../sheets/draw.ts';
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
import { saidSpacePrice } from '../words/price.ts';
import { type Desk, hairline, boardSides, sentence, sheetFor, sideNote, split, text } from './common.ts';
import { strip } from './patterns.ts';
import { signLines } from './sign-line.ts';
import { depth, type Layer, stack } from './stack.ts';

const ZONE_HEAD = 6.6;
/** Room for the pattern of a Faction. */
const LEFT = 5;
/** Between columns. */
const GAP = 2;
/** Name, price, effects as signs, effects in words. */
const SHARES = [35, 20, 46, 82] as const;

/** All spaces, zone by zone: what they ask and what they give; the side for teams on a page of its own. R7 */
export const spaceGuide = sheetFor('space-guide', (desk) =>
  boardSides(desk).map((side, at, { length: of }) =>
    framed(side.frame, { number: at + 1, of, head: { note: sideNote(side, 'spaces.note') } }, spacesPage(side)),
  ),
);
function spacesPage(desk: Desk): Item[] {
  const room = roomOf(paperOf(desk.request), true);
  const { zones, spaces } = desk.book.board;
  // What one Leader alone may enter stands on the board of that Leader.
  const open = Object.entries(zones).filter(([, names]) => names.every((name) => spaces[name]?.only === undefined));
  const layers = open.flatMap(([zone, names]) => zoneLayers(desk, zone, names, room.width));
  return stack(room, layers, 7.6);
}

/**
 * A zone is a table: its name is the head of the names of its spaces, so it stands in the first row, beside what the other
 * columns are. The icon stands there if all spaces have the same.
 */
function zoneLayers(desk: Desk, zone: string, spaces: readonly SpaceName[], width: number): readonly Layer[] {
  const icons = new Set(spaces.map((space) => desk.book.board.spaces[space]?.icon));
  const [icon] = icons;
  const brings = spaces.some((space) => desk.book.board.spaces[space]?.influence_gain);
  const alike = icons.size === 1 && icon !== undefined;
  const key = `${desk.edition}.zone.${zone}`;
  const named = desk.say(desk.speaker.has(key) ? key : `imperium.faction.${zone}`);
  const head: Layer = {
    firm: true,
    need: () => ZONE_HEAD,
    draw: (box) => {
      const { x, y } = box;
      const indent = alike ? 6 : 0;
      const [name, ...others] = columnsIn({ ...box, y: y + 0.4, height: ZONE_HEAD - 0.4 }) as [Box, Box, Box, Box];
      const title = text(
        desk,
        named,
        { ...name, x: name.x + indent, width: name.width - indent },
        { face: 'display', size: 11.5, leading: 1 },
      );
      // Only where Influence comes beside what the words say does the head tell so.
      const keys = ['price', 'signs', brings ? 'words' : 'words.plain'] as const;
      const heads = others.map((column, at) =>
        headCell('Column', tag('P', text(desk, desk.tell(`spaces.${keys[at]}`), column, { size: 7, ink: 'soft' }))),
      );
      return [
        ...strip(zone, { x, y: y + 0.8, width: 2.4, height: ZONE_HEAD - 0.8 }),
        ...(alike ? [sign(ICON_SIGNS[icon], x + LEFT + 2.4, y + ZONE_HEAD / 2 + 0.3, 4)] : []),
        tag('TR', headCell('Column', tag('H2', title)), ...heads),
      ];
    },
  };
  return [head, ...spaces.map((space) => spaceLayer(desk, zone, space, !alike, width))];
}
const columnsIn = (box: Box): readonly Box[] => split({ ...box, x: box.x + LEFT, width: box.width - LEFT }, SHARES, GAP);

function spaceLayer(desk: Desk, zone: string, id: SpaceName, withIcon: boolean, width: number): Layer {
  const space = desk.book.board.spaces[id] as SpaceRecord;
  const words = wordsOfSpace(desk, space);
  const rule = desk.rules.spaces[id] ?? '';
  const column = columnsIn({ x: 0, y: 0, width, height: 0 })[3]?.width ?? 0;
  return {
    row: true,
    need: (size) => Math.max(space.cost_options ? 7.4 : 5.6, depth(desk.setter, `${words} ${rule}`, size, column) + 1),
    draw(box, size) {
      const boxes = columnsIn({ ...box, y: box.y + 0.3, height: box.height - 0.6 }) as [Box, Box, Box, Box];
      const told = text(desk, [{ text: `${words} ` }, ...ruled(rule)], boxes[3], { size });
      return [
        ...strip(zone, { ...box, width: 2.4 }),
        hairline(box.x + LEFT, box.y, box.width - LEFT),
        tag('TR', ...spaceCells(desk, id, space, withIcon, boxes), tag('TD', tag('P', told))),
      ];
    },
  };
}

/** Name, price, and what it gives as signs. */
function spaceCells(
  desk: Desk,
  id: SpaceName,
  space: SpaceRecord,
  withIcon: boolean,
  [name, price, signs]: readonly [Box, Box, Box, Box],
): Item[] {
  const control = space.control_bonus ? [{ tab: [{ sign: 'flag' }] } as const, ...signsOf(space.control_bonus, desk.edition)] : null;
  const bonus = control ? 13 : 0;
  // Several prices stand before what each buys.
  const gives = space.cost_options ? { ...signs, x: price.x, width: signs.x + signs.width - price.x } : signs;
  return [
    headCell('Row', ...nameCell(desk, id, space, withIcon, name)),
    tag('TD', ...(space.cost_options ? [] : signLines(desk, [signsOfPrice(space)], price, { said: priceOf(desk, space) }))),
    tag(
      'TD',
      ...signLines(desk, signsOfSpace(space, desk.edition), { ...gives, width: gives.width - bonus }),
      ...(control ? signLines(desk, [control], { ...signs, x: signs.x + signs.width - bonus, width: bonus + 1 }) : []),
    ),
  ];
}

/** What the signs of the price say; what it asks for besides stands in words. */
function priceOf({ edition, speaker, tell }: Desk, space: SpaceRecord): string {
  const price = saidSpacePrice(space, edition);
  return price ? `${tell('spaces.price')}: ${speaker.say(price)}` : '';
}

/** The name, and under it what kind of space it is. */
function nameCell(desk: Desk, id: SpaceName, space: SpaceRecord, withIcon: boolean, { x, y, width, height }: Box): Item[] {
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
    tag('P', text(desk, desk.name('space', id), label, { face: 'semibold', size: 8.2, leading: 1.05 })),
    ...(once
      ? [chamfered(one, 0.6, { stroke: 'ink', width: 0.25 }), silent(text(desk, '1', one, { face: 'bold', size: 7, align: 'centre' }))]
      : []),
    ...marks.map((mark, index) => sign(mark, x + width - room + 2.2 + index * 4.4, y + height / 2, 3.6)),
  ];
}

/** Requirement, effects and control bonus as sentences. */
export function wordsOfSpace(desk: Desk, { requirement, effects, control_bonus, once_per_player }: SpaceRecord): string {
  const { edition, tell } = desk;
  const parts = [
    ...(requirement ? [tell('spaces.only', { condition: saidCondition(requirement, edition) })] : []),
    tell('spaces.effect', { effects: saidEffects(effects, edition) }),
    ...(once_per_player ? [tell('spaces.once')] : []),
    ...(control_bonus ? [tell('spaces.control', { effects: saidEffects(control_bonus, edition) })] : []),
  ];
  return parts.map((part) => sentence(desk, part)).join(' ');
}
