import { diamond, line, tag } from './draw.ts';
import { type FrameOf, framed, paperOf, roomOf } from './frame.ts';
import type { Setter } from './measure.ts';
import type { Box, Item, Page } from './page.ts';
import { type Phase, PHASES, type Sheet, type SheetRequest } from './sheet.ts';

/** A sheet as tonight's players need it: some of its pages, some of them more than once. */
interface Part {
  readonly sheet: Sheet;
  readonly phase: Phase;
  readonly pages: readonly Page[];
}

/**
 * What a group needs tonight, in the order of use: a page that says what all this is, then set-up, play and end, each a
 * chapter of the outline.
 * @param game by which its texts begin
 */
export function tonightsPages(game: string, sheets: readonly Sheet[], request: SheetRequest, setter: Setter): readonly Page[] {
  const parts = PHASES.flatMap((phase) => sheets.flatMap((sheet) => partOf(sheet, phase, request, setter)));
  const { speaker } = request;
  return [
    cover(game, parts, request, setter),
    ...parts.flatMap(({ phase, pages }) => pages.map((page) => ({ ...page, chapter: speaker.say(`sheet.tonight.${phase}`) }))),
  ];
}

function partOf(sheet: Sheet, phase: Phase, request: SheetRequest, setter: Setter): readonly Part[] {
  const { use } = sheet;
  if (use?.phase !== phase) return [];
  const pages = sheet.pages(request, setter).flatMap((page, at) => Array.from({ length: use.copies?.(at, request) ?? 1 }, () => page));
  return pages.length > 0 ? [{ sheet, phase, pages }] : [];
}

const ROW = 13;
const NAME = 9;

function cover(game: string, parts: readonly Part[], request: SheetRequest, setter: Setter): Page {
  const { speaker, seats, seed } = request;
  const frame: FrameOf = { request, setter, game: { key: `${game}.name` }, title: { key: 'sheet.tonight' } };
  const room = roomOf(paperOf(request), true);
  const note = speaker.say('sheet.tonight.note', { game: { key: `${game}.name` }, seats, seed: String(seed) });
  const names = namesOf(request, setter, room);
  const rest = { ...room, y: room.y + names.height + 6, height: room.height - names.height - 6 };
  return {
    ...framed(frame, { number: 1, of: 1, head: { note } }, [...names.items, ...listOf(parts, request, setter, rest)]),
    chapter: speaker.say('sheet.tonight'),
  };
}
const heading = (setter: Setter, text: string, { x, y, width }: Box): Item[] => [
  tag('H2', setter.fit(text, { face: 'display', size: 14, leading: 1.1 }, { x, y, width, height: 6 }, 'bottom')),
  line([x, y + 6.8], [x + width, y + 6.8], { stroke: 'ink', width: 0.4 }),
];

/** Who plays, with a line for whoever is not named yet. */
function namesOf({ speaker, seats, names = [] }: SheetRequest, setter: Setter, room: Box): { items: readonly Item[]; height: number } {
  const columns = 2;
  const width = (room.width - 8) / columns;
  const rows = Math.ceil(seats / columns);
  const cells = Array.from({ length: seats }, (_, seat): Item[] => {
    const [x, y] = [room.x + (seat % columns) * (width + 8), room.y + 9 + Math.floor(seat / columns) * NAME];
    const number = setter.fit(
      `${seat + 1}`,
      { face: 'bold', size: 8.5, align: 'centre' },
      { x, y: y + 0.6, width: 5.6, height: 5.6 },
      'middle',
    );
    const name = names[seat]?.trim();
    const box = { x: x + 8, y, width: width - 8, height: NAME - 2 };
    return [
      diamond(x + 2.8, y + 3.4, 2.9, { stroke: 'ink', width: 0.35 }),
      tag('P', number, ...(name ? [setter.fit(name, { face: 'semibold', size: 11 }, box, 'middle')] : [])),
      line([box.x, y + NAME - 1.4], [box.x + box.width, y + NAME - 1.4], { stroke: 'place', width: 0.2 }),
    ];
  });
  return { items: [...heading(setter, speaker.say('sheet.tonight.players'), room), ...cells.flat()], height: 9 + rows * NAME };
}

/** Every sheet in the order of use, with what it is for and how many pages of it follow. */
function listOf(parts: readonly Part[], { speaker }: SheetRequest, setter: Setter, room: Box): Item[] {
  const chapters = PHASES.filter((phase) => parts.some((part) => part.phase === phase));
  const each = Math.min(ROW, (room.height - chapters.length * 10) / Math.max(1, parts.length));
  let { y } = room;
  return chapters.flatMap((phase): Item[] => {
    const head = heading(setter, speaker.say(`sheet.tonight.${phase}`), { ...room, y });
    y += 9;
    const rows = parts
      .filter((part) => part.phase === phase)
      .flatMap(({ sheet, pages }): Item[] => {
        const box = { ...room, y, width: room.width - 30, height: each - 1.4 };
        y += each;
        const words = [
          { text: `${speaker.say(sheet.title)}\n`, face: 'semibold' as const, size: 9.5 },
          { text: speaker.say(sheet.about), ink: 'soft' as const },
        ];
        const count = speaker.say('sheet.tonight.pages', { n: pages.length });
        return [
          tag(
            'P',
            setter.fit(words, { face: 'regular', size: 8, leading: 1.3 }, box),
            setter.fit(count, { face: 'semibold', size: 8.5, align: 'right' }, { ...box, x: box.x + box.width, width: 30 }),
          ),
          line([room.x, y - 1], [room.x + room.width, y - 1], { stroke: 'hair' }),
        ];
      });
    y += 2;
    return [...head, ...rows];
  });
}
