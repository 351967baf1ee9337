import type { SheetDesk } from './desk.ts';
import { diamond, figure, group, line, tag } from './draw.ts';
import { framed, paperOf, roomOf } from './frame.ts';
import { SMALLEST } from './measure.ts';
import type { Box, Item, Page } from './page.ts';
import { qrCode } from './qr.ts';
import { type Column, fitAll, ruled } from './rows.ts';

/** What is said at each step, and the rules behind it. */
export interface Lesson {
  readonly text: string;
  readonly rule: string;
}
/** In the order in which people take it in. */
export type Lessons = Readonly<Record<'aim' | 'show' | 'turn' | 'fight' | 'later', Lesson>>;

/**
 * How to teach a game, on one page: large enough to be read while one speaks.
 * @param game whose lessons a host has
 */
export function teachPage(desk: SheetDesk, game: string, lessons: Lessons): Page {
  const { say, request, frame } = desk;
  const room = roomOf(paperOf(request), true);
  const steps = [
    ...(['aim', 'show', 'turn', 'fight', 'later'] as const).map((id) => ({ name: say(`sheet.teach.${id}`), ...lessons[id] })),
    { name: say('sheet.teach.first'), text: say('sheet.teach.first.text'), rule: '' },
  ];
  const { host } = request;
  const above = host ? { ...room, height: room.height - LINK - 4 } : room;
  const set = (size: number, leading: number): Column => stepsOf(desk, above, steps, { size, leading });
  return framed(frame, { number: 1, of: 1, head: { note: say('sheet.teach.note') } }, [
    ...fitAll([{ room: above, set }], 15, 10),
    ...(host
      ? linkTo(desk, `${host.replace(/[/]+$/, '')}/#/learn?game=${game}`, { ...room, y: room.y + room.height - LINK, height: LINK })
      : []),
  ]);
}

/** Edge of the code that leads to the lessons. */
const LINK = 26;
/** The lessons of the group's own host, for a phone to look at. */
function linkTo({ setter, say }: SheetDesk, address: string, { x, y, width, height }: Box): Item[] {
  const told = say('sheet.teach.link', { address });
  return [
    figure(told, qrCode(address, x, y, height)),
    tag(
      'P',
      setter.fit(told, { face: 'regular', size: 10, leading: 1.4 }, { x: x + height + 6, y, width: width - height - 6, height }, 'middle'),
    ),
  ];
}

const MARK = 12;
/** Numbers of rules beside the letters of the text. */
const RULE = 0.7;
function stepsOf(
  { setter }: SheetDesk,
  room: Box,
  steps: readonly ({ readonly name: string } & Lesson)[],
  { size, leading }: { readonly size: number; readonly leading: number },
): Column {
  let { y } = room;
  const [x, width] = [room.x + MARK, room.width - MARK];
  const items = steps.map(({ name, text, rule }, at): Item => {
    const number = setter.fit(`${at + 1}`, { face: 'bold', size: 12, align: 'centre' }, { x: room.x, y, width: 9, height: 9 }, 'middle');
    const head = setter.set(name, { face: 'display', size: size * 1.35, leading: 1.1 }, x, y + 1, width);
    const under = y + head.box.height + 1.8;
    const told = setter.set(
      [{ text: `${text} ` }, ...ruled(rule).map((span) => ({ ...span, size: Math.max(SMALLEST, size * RULE) }))],
      { face: 'regular', size, leading: leading + 0.1 },
      x,
      under + 1.4,
      width,
    );
    y = under + told.box.height + 5;
    return group(0, 0, [
      diamond(room.x + 4.5, under - head.box.height / 2 - 0.9, 4.4, { stroke: 'ink', width: 0.4 }),
      tag('H2', group(0, under - head.box.height / 2 - 0.9 - (number.box.y + number.box.height / 2), [number]), head),
      line([x, under], [room.x + room.width, under], { stroke: 'hair' }),
      tag('P', told),
    ]);
  });
  return { items, height: y - room.y - 5 };
}
