import { bandsOf, type ChancePoint, endOf, steadied, THE_GAME } from '../../report/chances.ts';
import type { Report, ReportPlayer } from '../../report/report.ts';
import type { SheetDesk } from '../desk.ts';
import { diamond, figure, group, line, outline, path, type Point, silent } from '../draw.ts';
import type { Box, Item } from '../page.ts';
import { patternIn, stone, type StoneId, STONES } from '../stones.ts';

/** Strokes that are told apart without any colour. */
const STROKES = [
  { width: 0.9 },
  { width: 0.5, dash: [2.4, 1.2] },
  { width: 0.9, dash: [0.5, 1.3] },
  { width: 0.35 },
  { width: 0.5, dash: [4, 1, 0.6, 1] },
  { width: 0.9, dash: [4, 1.4] },
  { width: 0.35, dash: [1, 0.8] },
  { width: 0.6, dash: [0.4, 0.8] },
] as const;
/** At the left the numbers, at the right who it is, above the marks, below the rounds. */
const EDGE = { left: 11, right: 36, top: 7, bottom: 5.5 } as const;
const APART = 6.2;

export const stoneOf = ({ look }: Pick<ReportPlayer, 'look'>): StoneId | null =>
  look.stone !== null && look.stone in STONES ? (look.stone as StoneId) : null;
const turnsOf = ({ standings, answers }: Report): number => Math.max(1, standings.at(-1)?.turn ?? answers);

/** Where numbers lie in the room of a chart. */
interface Frame {
  readonly room: Box;
  x(share: number): number;
  y(share: number): number;
}
function frameIn({ x, y, width, height }: Box): Frame {
  const room = { x: x + EDGE.left, y: y + EDGE.top, width: width - EDGE.left - EDGE.right, height: height - EDGE.top - EDGE.bottom };
  return { room, x: (share) => room.x + room.width * share, y: (share) => room.y + room.height * (1 - share) };
}

/** Who would have won when, if a mentat has looked at the whole game; else how near each came. @param alt what it shows, in words */
export function chartOf(desk: SheetDesk, report: Report, box: Box, alt: string): Item {
  const frame = frameIn(box);
  const drawn = hasChances(report) ? chances(desk, report, frame) : standings(desk, report, frame);
  return figure(alt, ...roundLines(desk, report, frame), ...drawn, ...marks(desk, report, frame));
}
/** So few moments tell nothing of the whole. */
const FEW = 8;
export const hasChances = ({ findings }: Report): boolean => findings.length >= FEW;

/** Where each round begins. */
function roundLines({ setter, say }: SheetDesk, report: Report, { room, x }: Frame): Item[] {
  const all = turnsOf(report);
  const begun: { round: number; at: number }[] = [];
  for (let turn = 1; turn <= all; turn++) {
    const round = report.round(turn);
    if (round !== null && round !== begun.at(-1)?.round) begun.push({ round, at: (turn - 1) / all });
  }
  let free = room.x;
  return begun.flatMap(({ round, at }): Item[] => {
    const left = x(at);
    const rule = line([left, room.y], [left, room.y + room.height], { stroke: 'hair', width: 0.2 });
    const name = say('report.round', { round });
    const wide = setter.width(name, { face: 'regular', size: 7 });
    if (left < free || left + wide > room.x + room.width) return [rule];
    free = left + wide + 3;
    const told = setter.fit(
      name,
      { face: 'regular', size: 7, ink: 'soft' },
      { x: left, y: room.y + room.height + 1, width: wide + 0.5, height: 4 },
    );
    return [rule, silent(told)];
  });
}

/** The moments that are told on the next page. */
function marks({ setter }: SheetDesk, report: Report, { room, x }: Frame): Item[] {
  const all = turnsOf(report);
  let free = Number.NEGATIVE_INFINITY;
  return report.moments.flatMap(({ turn }, at): Item[] => {
    const true_x = x(turn / all);
    const cx = Math.max(true_x, free);
    free = cx + 5.4;
    const number = setter.fit(
      String(at + 1),
      { face: 'bold', size: 7, ink: 'paper', align: 'centre' },
      { x: cx - 2.4, y: room.y - 6.2, width: 4.8, height: 4.8 },
      'middle',
    );
    return [
      line([true_x, room.y - 1.4], [true_x, room.y + room.height], { stroke: 'place', width: 0.2, dash: [0.6, 0.8] }),
      diamond(cx, room.y - 3.8, 2.7, { fill: 'ink' }),
      silent(number),
    ];
  });
}

/** Stone and name at the end of each line, none on another. */
function ends(desk: SheetDesk, frame: Frame, at: readonly { readonly player: ReportPlayer; readonly y: number }[]): Item[] {
  const { setter, speaker } = desk;
  const sorted = at.toSorted((one, other) => one.y - other.y);
  const placed: number[] = [];
  for (const { y } of sorted) placed.push(Math.max(y, (placed.at(-1) ?? Number.NEGATIVE_INFINITY) + APART));
  const over = Math.max(0, (placed.at(-1) ?? 0) - (frame.room.y + frame.room.height));
  // What was pushed out below pushes the others up again.
  for (let index = placed.length - 1; index >= 0; index--) {
    const below = placed[index + 1];
    placed[index] = Math.min(placed[index] ?? 0, below === undefined ? (placed[index] ?? 0) - over : below - APART);
  }
  const right = frame.room.x + frame.room.width;
  return sorted.flatMap(({ player, y }, index): Item[] => {
    const here = placed[index] ?? y;
    const its = stoneOf(player);
    const name = setter.fit(
      speaker.say(player.name),
      { face: 'semibold', size: 8, leading: 1 },
      { x: right + 10, y: here - 3, width: EDGE.right - 10, height: 6 },
      'middle',
    );
    return [
      line([right, y], [right + 3.6, here], { stroke: 'place', width: 0.2 }),
      ...(its ? [stone(its, right + 6.4, here, 5.4)] : []),
      silent(name),
    ];
  });
}

/** How near each came, turn by turn. */
function standings(desk: SheetDesk, report: Report, frame: Frame): Item[] {
  const { room, x, y } = frame;
  const { arrival, goal, players } = report;
  const all = turnsOf(report);
  const most = Math.max(arrival, ...report.standings.flatMap(({ of }) => Object.values(of)), 0.001);
  const lines = players.flatMap((player, index) => {
    const known = report.standings.filter(({ of }) => player.id in of);
    const points = known.flatMap(({ turn, of }, at): readonly Point[] => {
      const before = known[at - 1]?.of[player.id];
      const [px, py] = [x(turn / all), y((of[player.id] ?? 0) / most)];
      return before === undefined
        ? [[px, py]]
        : [
            [px, y(before / most)],
            [px, py],
          ];
    });
    if (points.length === 0) return [];
    const { width, ...dash } = STROKES[index % STROKES.length] ?? STROKES[0];
    return [{ player, y: points.at(-1)?.[1] ?? 0, item: path(outline(points), { stroke: 'ink', width, ...dash }) }];
  });
  return [
    ...axis(desk, frame, goal > 0 ? { top: (goal * most) / arrival, percent: false } : { top: most, percent: true }),
    line([room.x, y(arrival / most)], [room.x + room.width, y(arrival / most)], { stroke: 'spice', width: 0.5 }),
    ...lines.map(({ item }) => item),
    ...ends(desk, frame, lines),
  ];
}
/** Numbers at the left, with fine lines. */
function axis(
  { setter, speaker }: SheetDesk,
  { room, y }: Frame,
  { top, percent }: { readonly top: number; readonly percent: boolean },
): Item[] {
  const step = percent ? 0.25 * Math.max(1, Math.ceil(top)) : ([1, 2, 5, 10, 20].find((one) => top / one <= 5) ?? top);
  const format = new Intl.NumberFormat(speaker.language, percent ? { style: 'percent', maximumFractionDigits: 0 } : {});
  return Array.from({ length: Math.floor(top / step + 1e-6) + 1 }, (_, at) => at * step).flatMap((value): Item[] => {
    const height = y(value / top);
    const number = setter.fit(
      format.format(value),
      { face: 'regular', size: 7, ink: 'soft', align: 'right' },
      { x: room.x - EDGE.left, y: height - 2, width: EDGE.left - 1.6, height: 4 },
      'middle',
    );
    return [line([room.x, height], [room.x + room.width, height], { stroke: 'hair', width: 0.15 }), silent(number)];
  });
}

/** Who would have won: bands in the patterns of the sides that fill the height. */
function chances(desk: SheetDesk, report: Report, frame: Frame): Item[] {
  const { room, x, y } = frame;
  const all = turnsOf(report);
  const seats = report.players.filter(({ kind }) => kind !== 'rule').map(({ id }) => id);
  const told = steadied(report.findings.map(({ turn, chances: of, games }) => ({ turn, games, at: Math.min(1, (turn + 1) / all), of })));
  const first = told[0];
  const points: readonly ChancePoint[] = [
    ...(first ? [{ at: 0, of: first.of }] : []),
    ...told.filter(({ at }) => at < 1),
    endOf(
      seats,
      report.players.filter(({ won }) => won).map(({ id }) => id),
    ),
  ];
  const bands = bandsOf(points, seats);
  const edge = (heights: readonly number[]): readonly Point[] => heights.map((height, at) => [x(points[at]?.at ?? 0), y(height)]);
  const drawn = bands.flatMap(({ id, low, high }): Item[] => {
    const player = report.players.find((one) => one.id === id);
    const its = player && stoneOf(player);
    const shape = outline([...edge(high), ...edge(low).toReversed()], true);
    return [...(its ? [patternIn(its, room, shape, 'place')] : []), path(outline(edge(high)), { stroke: 'ink', width: 0.4 })];
  });
  const last = points.length - 2;
  const named = bands.flatMap(({ id, low, high }) => {
    const player = report.players.find((one) => one.id === id);
    return id === THE_GAME || !player ? [] : [{ player, y: y(((low[last] ?? 0) + (high[last] ?? 0)) / 2) }];
  });
  return [
    group(0, 0, drawn),
    path(`M${room.x} ${room.y}H${room.x + room.width}V${room.y + room.height}H${room.x}Z`, { stroke: 'ink', width: 0.35 }),
    ...axis(desk, frame, { top: 1, percent: true }),
    ...ends(desk, frame, named),
  ];
}
