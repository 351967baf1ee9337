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

/** The rows in two columns, so parted that the higher one is as low as can be. */
function evened(desk: SheetDesk, width: number, rows: readonly Row[]): readonly (readonly Row[])[] {
  const room = { x: 0, y: 0, width, height: 0 };
  const heights = rows.map((row) => rowColumn(desk, room, [row], EVENED).height);
  const sum = (some: readonly number[]): number => some.reduce((all, one) => all + one, 0);
  const higher = (at: number): number => Math.max(sum(heights.slice(0, at)), sum(heights.slice(at)));
  const ways = rows.map((_, at) => at).filter((at) => at > 0 && !rows[at - 1]?.heading);
  const best = ways.reduce((one, other) => (higher(other) < higher(one) ? other : one), rows.length);
  return [rows.slice(0, best), rows.slice(best)];
}
