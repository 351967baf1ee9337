import { group, line, silent, tag } from './draw.ts';
import type { Setter } from './measure.ts';
import type { Box, Item, Page, Size } from './page.ts';
import { isOwners, PAPERS, type SheetRequest } from './sheet.ts';
import type { Message } from '../text/message.ts';

/** No printer is asked to print nearer to the edge (millimetres). */
export const PRINTABLE = 5;
/** Where text begins on a sheet that is not cut up. */
export const MARGIN = 12;
/** The ruler every sheet carries. */
export const RULER = 50;

const FOOT = 9;
/** What is said about the ruler may be longer than it. */
const ASIDE = 14;

/** A name, marked where no source states what it stands for; the foot of every page says what the mark means. */
export const marked = (name: string, isOurs: boolean): string => (isOurs ? `${name}\u00a0◇` : name);

/** What every page says about itself. */
export interface FrameOf {
  readonly request: SheetRequest;
  readonly setter: Setter;
  readonly game: Message;
  readonly title: Message;
}
export interface PageSpec {
  readonly number: number;
  readonly of: number;
  readonly landscape?: boolean;
  /** Other paper than the one that was asked for. */
  readonly size?: Size;
  /**
   * Pages of cards need the whole height of Letter: their foot stands along the left edge. What is printed behind a page
   * that is turned over its top has its room there.
   */
  readonly foot?: 'below' | 'side' | 'above';
  /** Shown beside the title; absent title line = the page is full of cards. */
  readonly head?: { readonly note?: string };
}

export function paperOf(request: SheetRequest, landscape = false): Size {
  const { width, height } = PAPERS[request.paper];
  return landscape ? { width: height, height: width } : { width, height };
}

/** The room between head and foot. */
export function roomOf(size: Size, head: boolean): Box {
  const top = head ? MARGIN + 14 : MARGIN;
  return { x: MARGIN, y: top, width: size.width - 2 * MARGIN, height: size.height - top - PRINTABLE - FOOT - 3 };
}

/** A page with its foot (ruler, name, page number, what this is) and, if wanted, its head. */
export function framed(frame: FrameOf, spec: PageSpec, items: readonly Item[]): Page {
  const { request, setter, title } = frame;
  const { speaker } = request;
  const size = spec.size ?? paperOf(request, spec.landscape);
  const side = spec.foot === 'side';
  const length = (side ? size.height : size.width) - 2 * MARGIN;
  const foot = footOf(frame, spec, length);
  const placed = side
    ? group(PRINTABLE + 0.7, size.height - MARGIN, foot, { turn: -90 })
    : group(MARGIN, spec.foot === 'above' ? PRINTABLE + 1 : size.height - PRINTABLE - FOOT + 2.5, foot);
  const name = speaker.say(title);
  const head = spec.head ? headOf(setter, name, spec.head.note ?? speaker.say(frame.game), size.width) : [];
  const pageTitle = spec.of > 1 ? speaker.say('sheet.pageTitle', { name, number: spec.number, of: spec.of }) : name;
  return { title: pageTitle, size, items: [...head, ...(spec.head ? [] : [placed]), ...items, ...(spec.head ? [placed] : [])] };
}

function headOf(setter: Setter, name: string, note: string, pageWidth: number): Item[] {
  const width = pageWidth - 2 * MARGIN;
  const title = setter.fit(
    name,
    { face: 'display', size: 22, leading: 1.1 },
    { x: MARGIN, y: MARGIN - 2, width: width * 0.6, height: 10 },
    'bottom',
  );
  const beside = setter.fit(
    note,
    { face: 'regular', size: 8.5, ink: 'soft', align: 'right', leading: 1.25 },
    { x: MARGIN + width * 0.62, y: MARGIN - 2, width: width * 0.38, height: 9.4 },
    'bottom',
  );
  return [tag('H1', title), tag('P', beside), line([MARGIN, MARGIN + 9.6], [MARGIN + width, MARGIN + 9.6], { stroke: 'ink', width: 0.6 })];
}

/** Drawn from 0,0 to the right: ruler, then two lines. */
function footOf({ request, setter, game, title }: FrameOf, spec: PageSpec, length: number): Item[] {
  const { speaker } = request;
  const ticks = Array.from({ length: 11 }, (_, index) => {
    const x = (RULER / 10) * index;
    return line([x, 0], [x, index % 2 === 0 ? 2 : 1.2], { stroke: 'ink', width: 0.15 });
  });
  const small = { face: 'regular', size: 7, ink: 'soft', leading: 1.2 } as const;
  const measured = speaker.say('sheet.ruler', { length: RULER });
  const wide = Math.min(RULER + ASIDE, Math.max(RULER, setter.width(measured, small) + 0.5));
  const label = setter.fit(measured, small, { x: 0, y: 2.2, width: wide, height: 3 });
  const name = speaker.say(isOwners(request) ? 'sheet.foot.own' : 'sheet.foot', { game, title, number: spec.number, of: spec.of });
  const about = speaker.say('sheet.fanProject');
  const box = { x: wide + 4, width: length - wide - 4, height: 3 };
  const named = setter.fit(name, { ...small, align: 'right' }, { ...box, y: -0.8 });
  const told = setter.fit(about, { ...small, align: 'right' }, { ...box, y: 2.2 });
  return [
    line([0, 0], [RULER, 0], { stroke: 'ink', width: 0.15 }),
    ...ticks,
    silent(label),
    spec.head ? silent(named) : tag('H1', named),
    tag('P', told),
  ];
}
