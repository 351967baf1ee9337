import type { SheetDesk } from './desk.ts';
import { line, sign, silent, tag } from './draw.ts';
import { framed, MARGIN, paperOf } from './frame.ts';
import { SMALLEST } from './measure.ts';
import type { Box, Page } from './page.ts';
import { type CardFoot, rowColumn, type Row, rowsCard } from './rows.ts';

/** What is read stays that far from the cut in the middle of the page, beside the edge that every card has. */
const GAP = 2;
/** Room for the foot of the page; the upper half leaves as much, so that both are the same when they are cut. */
const FOOT = 15.5;
/** Letters are no larger, however few the words are (points). */
const LARGEST = 10;
/** At this size columns are made equally high; what is read is set in the largest that fits (points). */
const EVENED = 8.4;

/**
 * Rules on half a page, twice: the page is cut in the middle. Only the first is read aloud.
 * @param rows in the order of reading; they go into two columns, a heading stays with what it stands over
 * @param least no letters are smaller (points)
 */
export function halfPage(desk: SheetDesk, rows: readonly Row[], foot: CardFoot, least = SMALLEST): Page {
  const paper = paperOf(desk.request);
  const cut = paper.height / 2;
  const height = cut - GAP - FOOT;
  const upper: Box = { x: MARGIN - GAP, y: FOOT, width: paper.width - 2 * (MARGIN - GAP), height };
  const half = (box: Box) =>
    rowsCard(desk, box, desk.speaker.say(desk.frame.title), evened(desk, box.width / 2, rows), {
      foot,
      note: desk.speaker.say(desk.frame.game),
      largest: LARGEST,
      least,
    });
  return framed(desk.frame, { number: 1, of: 1 }, [
    tag('Sect', ...half(upper)),
    silent(...half({ ...upper, y: cut + GAP })),
    sign('crop', MARGIN + 2, cut, 4, 'place'),
    line([MARGIN + 6, cut], [paper.width - MARGIN, cut], { stroke: 'place', width: 0.2, dash: [2, 1.2] }),
  ]);
}

/** The higher column may be so much higher than it must be, if no chapter is parted then. */
const UNEVEN = 1.12;

/** The rows in two columns, so parted that the higher one is as low as can be; where a chapter is parted, its heading stands again. */
function evened(desk: SheetDesk, width: number, rows: readonly Row[]): readonly (readonly Row[])[] {
  const room = { x: 0, y: 0, width, height: 0 };
  const heightOf = (some: readonly Row[]): number => some.reduce((sum, row) => sum + rowColumn(desk, room, [row], EVENED).height, 0);
  const ways = rows.flatMap((row, at) => {
    if (at === 0 || rows[at - 1]?.heading) return [];
    const isWhole = row.heading !== undefined;
    const columns = [rows.slice(0, at), [...(isWhole ? [] : headingAgain(desk, rows.slice(0, at))), ...rows.slice(at)]];
    return [{ isWhole, columns, height: Math.max(...columns.map(heightOf)) }];
  });
  const lowest = (some: typeof ways) => some.reduce((one, other) => (other.height < one.height ? other : one));
  const [best, whole] = [lowest(ways), lowest(ways.filter(({ isWhole }) => isWhole))];
  return (whole.height <= best.height * UNEVEN ? whole : best).columns;
}
function headingAgain({ say }: SheetDesk, before: readonly Row[]): readonly Row[] {
  const last = before.findLast(({ heading }) => heading);
  return last ? [{ ...last, name: say('sheet.again', { name: last.name }), rule: '' }] : [];
}
