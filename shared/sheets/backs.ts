import type { SheetDesk } from './desk.ts';
import { chamfered, circle, group, line, path, sign, silent, tag } from './draw.ts';
import { framed, paperOf, roomOf } from './frame.ts';
import type { SignId } from './icons.ts';
import type { Box, Item, Page } from './page.ts';
import type { Backs } from './sheet.ts';

/** How far the ink of a card reaches beyond its cut, so that a cut a little beside it shows no white edge. */
export const BLEED = 3;

/**
 * The back of a card that many share: dunes to the very edge, a sign in the middle. Nothing tells above from below, so a
 * card that was put back the other way round gives nothing away.
 * @param cell the card as it will be cut
 */
export function duneBack(cell: Box, mark: SignId, bleed = BLEED): readonly Item[] {
  const [left, right] = [cell.x - bleed, cell.x + cell.width + bleed];
  const [top, bottom] = [cell.y - bleed, cell.y + cell.height + bleed];
  const [cx, cy] = [cell.x + cell.width / 2, cell.y + cell.height / 2];
  const waves: string[] = [];
  const step = 2.6;
  const count = Math.floor((bottom - top) / step);
  for (let row = 0; row <= count; row++) {
    const y = r(top + ((bottom - top) * row) / count);
    const third = r((right - left) / 3);
    // Half the rows swing up first, the other half, seen from the other end, do the same.
    const swing = row % 2 === 0 ? 2.2 : -2.2;
    waves.push(`M${r(left)} ${y}c${third} ${swing} ${third} ${-swing} ${r(right - left)} 0`);
  }
  const shield = Math.min(cell.width * 0.4, 26);
  const frame = { x: cell.x + 3.4, y: cell.y + 3.4, width: cell.width - 6.8, height: cell.height - 6.8 };
  const plate = { x: cx - shield / 2, y: cy - shield / 2, width: shield, height: shield };
  return [
    group(0, 0, [path(waves.join(''), { stroke: 'ink', width: 0.45 })], { clip: `M${left} ${top}H${right}V${bottom}H${left}Z` }),
    chamfered(frame, 2.4, { stroke: 'ink', width: 0.8 }),
    chamfered(plate, 3.4, { fill: 'paper', stroke: 'ink', width: 0.8 }),
    chamfered({ x: plate.x + 1.2, y: plate.y + 1.2, width: shield - 2.4, height: shield - 2.4 }, 2.8, { stroke: 'ink', width: 0.3 }),
    sign(mark, cx, cy, shield * 0.6),
  ];
}
const r = (value: number): number => Math.round(value * 1000) / 1000;

/** Rings of the target, millimetres from its middle. */
const RINGS = [1, 2, 3, 5] as const;
const LETTERS = ['A', 'B', 'C', 'D'] as const;

/** Crosses in rings; on the other side of the paper crosses alone, which should come to lie in the middle of the rings. */
function target(desk: SheetDesk, x: number, y: number, letter: string, front: boolean): Item[] {
  const fine = { stroke: 'ink', width: 0.15 } as const;
  const name = desk.setter.fit(
    letter,
    { face: 'bold', size: 12, align: 'centre' },
    { x: x - 5, y: y + 6.4, width: 10, height: 6 },
    'middle',
  );
  return [
    line([x - 7, y], [x + 7, y], fine),
    line([x, y - 7], [x, y + 5.8], fine),
    ...(front ? RINGS.map((radius) => circle(x, y, radius, fine)) : [circle(x, y, 0.5, { fill: 'ink' })]),
    silent(name),
  ];
}

/**
 * What is printed before everything else: whether the printer keeps the size, and whether backs come to lie behind their
 * fronts. One page where the paper is folded, else a page and what belongs on its back.
 * @param of pages of the sheet
 */
export function checkPages(desk: SheetDesk, backs: Exclude<Backs, 'none'>, of: number): readonly Page[] {
  const size = paperOf(desk.request);
  const room = roomOf(size, true);
  const note = desk.say('sheet.check');
  const words = [
    backs === 'fold' ? 'alone' : 'print',
    'size',
    backs === 'fold' ? 'crease' : 'light',
    backs === 'fold' ? 'glue' : 'shift',
    'cut',
  ].map((id) => desk.say(`sheet.check.${id}`, { bleed: BLEED, ...(backs === 'fold' ? {} : { edge: { key: `sheet.backs.${backs}` } }) }));
  const at = [size.height * 0.56, size.height * 0.56 + 62] as const;
  const corner = (letter: number, mirrored: boolean): readonly [number, number] => {
    const inset = backs === 'fold' ? 20 : 34;
    const left = letter % 2 === 0;
    const reach = backs === 'fold' ? size.width / 2 - 20 : size.width - inset;
    const x = left ? inset : reach;
    return [mirrored ? size.width - x : x, at[Math.floor(letter / 2)] ?? 0];
  };
  // Turned along the short edge of an upright page the back stands on its head: its top is the foot of the front.
  const turned = backs === 'short';
  const marks = (front: boolean): Item[] =>
    LETTERS.flatMap((letter, index) => {
      const [x, y] = corner(index, !front && !turned);
      return target(desk, x, !front && turned ? size.height - y : y, letter, front);
    });
  const list = words.map((text, index): Item => {
    const style = { face: 'regular', size: 10.5, leading: 1.4 } as const;
    return tag(
      'P',
      desk.setter.fit(`${index + 1}.`, { ...style, face: 'bold' }, { x: room.x, y: room.y + 4 + index * 19, width: 8, height: 6 }),
      desk.setter.fit(text, style, { x: room.x + 9, y: room.y + 4 + index * 19, width: room.width - 9, height: 17.5 }),
    );
  });
  const page = (number: number, items: readonly Item[]): Page => framed(desk.frame, { number, of, head: { note } }, items);
  if (backs !== 'fold') {
    const behind = desk.setter.fit(
      desk.say('sheet.check.behind'),
      { face: 'regular', size: 10.5 },
      { x: room.x, y: room.y + 4, width: room.width, height: 8 },
    );
    return [page(1, [...list, ...marks(true)]), page(2, [tag('P', behind), ...marks(false)])];
  }
  const x = size.width / 2;
  const fold = line([x, at[0] - 14], [x, at[1] + 16], { stroke: 'ink', width: 0.15, dash: [2, 1.2] });
  return [page(1, [...list, fold, ...marks(true), group(0, 0, marks(false))])];
}
