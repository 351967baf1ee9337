import { group, line, tag } from '../../../sheets/draw.ts';
import { framed, paperOf, roomOf } from '../../../sheets/frame.ts';
import type { Box, Item, Page } from '../../../sheets/page.ts';
import { type Column, fitAll } from '../../../sheets/rows.ts';
import type { IconId } from '../ids.ts';
import type { Section } from '../special.ts';
import { iconName, saidBy } from '../words/names.ts';
import type { Desk } from './common.ts';
import { type Entry, glossaryOf } from './glossary.ts';
import { signLines, signWidth } from './sign-line.ts';

const GAP = 6;
const COLUMNS: readonly (readonly Section[])[] = [
  ['icons', 'goods', 'board'],
  ['cards', 'how', 'when'],
];
/** Where an edition has too many signs for one page. */
const ON_TWO_PAGES: readonly (readonly (readonly Section[])[])[] = [
  [
    ['icons', 'goods'],
    ['cards', 'how'],
  ],
  [['board'], ['when']],
];
const ON_ONE_PAGE = 66;
/** Room for signs at the left of what they mean. */
const SIGNS = 27;
const EDGE = 4;

const sharedOut = (desk: Desk): readonly (readonly (readonly Section[])[])[] =>
  glossaryOf(desk.edition).length > ON_ONE_PAGE ? ON_TWO_PAGES : [COLUMNS];
export const iconPageCount = (desk: Desk): number => sharedOut(desk).length;

/** Every sign with what it means, in two columns; the cards of the sheet come first. R17 */
export const iconPages = (desk: Desk): readonly Page[] =>
  sharedOut(desk).map((columns, at, all) => iconPage(desk, columns, at + 2, all.length + 1));

function iconPage(desk: Desk, sections: readonly (readonly Section[])[], number: number, of: number): Page {
  const room = roomOf(paperOf(desk.request), true);
  const width = (room.width - GAP) / 2;
  const columns = sections.map((here, at) => {
    const box = { ...room, x: room.x + at * (width + GAP), width };
    return { room: box, set: (size: number) => column(desk, box, here, size) };
  });
  // On two pages there is room to be read from further away.
  const [largest, apart] = of > 2 ? [9.4, 2.6] : [8.2, 1.4];
  return framed(desk.frame, { number, of, head: { note: desk.tell('icons.note') } }, fitAll(columns, largest, apart));
}

function column(desk: Desk, room: Box, sections: readonly Section[], size: number): Column {
  let y = room.y;
  const items = sections.flatMap((section, index) => {
    y += index > 0 ? 2.4 : 0;
    const head = sectionHead(desk, section, { ...room, y });
    y += 6.4;
    const rows = glossaryOf(desk.edition)
      .filter((entry) => entry.section === section)
      .map((entry) => {
        const { item, height } = entryRow(desk, entry, { ...room, y }, size);
        y += height;
        return item;
      });
    return [head, ...rows];
  });
  return { items, height: y - room.y };
}
function sectionHead({ setter, tell }: Desk, section: Section, { x, y, width }: Box): Item {
  const title = setter.fit(tell(`icons.${section}`), { face: 'display', size: 12, leading: 1.1 }, { x, y, width, height: 5 }, 'bottom');
  return group(0, 0, [tag('H2', title), line([x, y + 5.5], [x + width, y + 5.5], { stroke: 'ink', width: 0.35 })]);
}

function entryRow(desk: Desk, { section, key, signs, isOwn }: Entry, { x, y, width }: Box, size: number): { item: Item; height: number } {
  const own = section === 'icons' || section === 'goods' || section === 'board' ? 15 : SIGNS;
  const left = signWidth(desk, [signs], EDGE) > own ? SIGNS : own;
  const meaning = desk.setter.set(
    isOwn
      ? desk.speaker.say(saidBy(desk.edition, `sheet.icon.${key}`))
      : section === 'icons'
        ? iconText(desk, key as IconId)
        : desk.tell(`icon.${key}`),
    { face: 'regular', size, leading: 1.2 },
    x + left,
    y,
    width - left,
  );
  const height = Math.max(meaning.box.height, EDGE * 1.34) + 0.7;
  const down = (height - 0.7 - meaning.box.height) / 2;
  const drawn = signLines(desk, [signs], { x, y, width: left - 1.5, height: height - 0.7 }, { size: EDGE });
  return { item: group(0, 0, [...drawn, tag('P', group(0, down, [meaning]))]), height };
}
const iconText = ({ tell, book }: Desk, icon: IconId): string =>
  icon === 'spy' ? tell('icon.spy') : tell('icon.send', { name: iconName(icon), n: book.spacesOf[icon].length });
