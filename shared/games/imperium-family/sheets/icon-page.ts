import { group, line, tag } from '../../../sheets/draw.ts';
import { framed, paperOf, roomOf } from '../../../sheets/frame.ts';
import { SMALLEST } from '../../../sheets/measure.ts';
import type { Box, Item, Page } from '../../../sheets/page.ts';
import { spilt } from '../../../sheets/rows.ts';
import type { IconId } from '../ids.ts';
import { iconName } from '../words/names.ts';
import type { Desk } from './common.ts';
import { type Entry, GLOSSARY, type Section } from './glossary.ts';
import { signLines, signWidth } from './sign-line.ts';

const GAP = 6;
const COLUMNS: readonly (readonly Section[])[] = [
  ['icons', 'goods', 'board'],
  ['cards', 'how', 'when'],
];
/** Room for signs at the left of what they mean. */
const SIGNS = 27;
const EDGE = 4;

/** Every sign with what it means, in two columns. R17 */
export function iconPage(desk: Desk, number: number, of: number): Page {
  const room = roomOf(paperOf(desk.request), true);
  const width = (room.width - GAP) / 2;
  for (let size = 8.2; ; size -= 0.2) {
    const fitted = Math.max(size, SMALLEST);
    const set = COLUMNS.map((sections, at) => column(desk, { ...room, x: room.x + at * (width + GAP), width }, sections, fitted));
    if (fitted > SMALLEST && set.some(({ height }) => height > room.height)) continue;
    const items = set.flatMap(({ items: rows, height }) =>
      height > room.height + 0.01 ? rows.map(spilt) : spread(rows, room.height - height),
    );
    return framed(desk.frame, { number, of, head: { note: desk.tell('icons.note') } }, items);
  }
}

interface Column {
  readonly items: readonly Item[];
  readonly height: number;
}
function column(desk: Desk, room: Box, sections: readonly Section[], size: number): Column {
  let y = room.y;
  const items = sections.flatMap((section, index) => {
    y += index > 0 ? 2.4 : 0;
    const head = sectionHead(desk, section, { ...room, y });
    y += 6.4;
    const rows = GLOSSARY.filter((entry) => entry.section === section).map((entry) => {
      const { item, height } = entryRow(desk, entry, { ...room, y }, size);
      y += height;
      return item;
    });
    return [head, ...rows];
  });
  return { items, height: y - room.y };
}
/** What is left over goes between the rows. */
const spread = (items: readonly Item[], free: number): Item[] => {
  const gap = Math.max(0, Math.min(1.4, free / Math.max(1, items.length - 1)));
  return items.map((item, index) => group(0, gap * index, [item]));
};

function sectionHead({ setter, tell }: Desk, section: Section, { x, y, width }: Box): Item {
  const title = setter.fit(tell(`icons.${section}`), { face: 'display', size: 12, leading: 1.1 }, { x, y, width, height: 5 }, 'bottom');
  return group(0, 0, [tag('H2', title), line([x, y + 5.5], [x + width, y + 5.5], { stroke: 'ink', width: 0.35 })]);
}

function entryRow(desk: Desk, { section, key, signs }: Entry, { x, y, width }: Box, size: number): { item: Item; height: number } {
  const own = section === 'icons' || section === 'goods' || section === 'board' ? 15 : SIGNS;
  const left = signWidth(desk, [signs], EDGE) > own ? SIGNS : own;
  const meaning = desk.setter.set(
    section === 'icons' ? iconText(desk, key as IconId) : desk.tell(`icon.${key}`),
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
const iconText = ({ tell, book }: Desk, icon: IconId): string => tell('icon.send', { name: iconName(icon), n: book.spacesOf[icon].length });
