import { isOneOf } from '../../../kernel/typed.ts';
import { chamfered, rect, sign, tag, type Point } from '../../../sheets/draw.ts';
import { contains } from '../../../land/lines.ts';
import { grown, overlap } from '../../../sheets/geometry.ts';
import type { SignId } from '../../../sheets/icons.ts';
import type { Box, Item, TextItem } from '../../../sheets/page.ts';
import { AREAS, type AreaId, ATOMICS, type SectorId, SECTORS } from '../ids.ts';
import { area, said } from '../words/names.ts';
import type { Desk } from './common.ts';

export interface Label {
  readonly items: readonly Item[];
  readonly boxes: readonly Box[];
}
interface Format {
  readonly name: number;
  readonly number: number;
  readonly sign: number;
}
interface Place {
  readonly at: Point;
  readonly shape: readonly Point[];
  /** Room for a name, millimetres. */
  readonly room: number;
}
const GAP = 0.5;

/**
 * Names and signs of all areas and the names of the sectors, none on another: each as near to the middle of its area as it can be.
 * Areas without a name of their own have their number, so their sector's name stands near them.
 */
export function labelsOn(desk: Desk, format: Format, placeOf: (id: AreaId) => Place, taken: readonly Box[]): readonly Label[] {
  const placed: Box[] = [...taken];
  /** Inside one of its areas if it can be, so that no border is hidden; else its middle is. */
  const set = (blocks: readonly [Block, ...Block[]], wanted: Point, shapes: readonly (readonly Point[])[]): Label => {
    const [first] = blocks;
    const whole = blocks.flatMap((block) => {
      const at = nearestFree(block, wanted, placed, ([x, y]) => shapes.some((shape) => isWithin(shape, block, x, y)));
      return at ? [{ block, at }] : [];
    });
    const { block, at } = whole[0] ?? {
      block: first,
      at: nearestFree(first, wanted, placed, (place) => shapes.some((shape) => contains(shape, place))) ?? wanted,
    };
    const [x, y] = at;
    const boxes = block.boxes.map((box) => ({ ...box, x: box.x + x, y: box.y + y }));
    placed.push(...boxes);
    return { items: block.draw(x, y), boxes };
  };
  const isNamed = (id: AreaId): boolean => !/-\d+$/.test(id);
  const inOrder = [...AREAS.filter(isNamed), ...AREAS.filter((id) => !isNamed(id))];
  const areas = inOrder.map((id) => {
    const place = placeOf(id);
    return set(blocksOf(desk, format, id, isNamed(id), place.room), place.at, [place.shape]);
  });
  const sectors = SECTORS.map((id) => {
    const home = AREAS.filter((one) => desk.board.data.areas[one].sectors[0] === id && desk.board.data.areas[one].sectors.length === 1).map(
      placeOf,
    );
    const middle: Point = [mean(home.map(({ at: [x] }) => x)), mean(home.map(({ at: [, y] }) => y))];
    return set(
      [sectorBlock(desk, format, id)],
      middle,
      home.map(({ shape }) => shape),
    );
  });
  return [...areas, ...sectors];
}
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Boxes around 0,0, and what is drawn when that stands at a place. */
interface Block {
  readonly boxes: readonly Box[];
  draw(x: number, y: number): readonly Item[];
}

const isWithin = (shape: readonly Point[], { boxes }: Block, x: number, y: number): boolean =>
  contains(shape, [x, y]) && boxes.every((box) => rimOf(box, x, y).every((point) => contains(shape, point)));
/** Corners of a box and the middles of its sides, a little larger than it is. */
function rimOf({ x, y, width, height }: Box, dx: number, dy: number): readonly Point[] {
  const [left, top, wide, high] = [x + dx - CLEAR, y + dy - CLEAR, width + 2 * CLEAR, height + 2 * CLEAR];
  return [0, 0.5, 1].flatMap((across) => [0, 0.5, 1].map((down): Point => [left + across * wide, top + down * high]));
}
/** So far names stay from borders. */
const CLEAR = 0.4;

/** The nearest place where nothing else stands; null = there is none. */
function nearestFree({ boxes }: Block, [wx, wy]: Point, placed: readonly Box[], fits: (at: Point) => boolean): Point | null {
  const isFree = (x: number, y: number): boolean =>
    boxes.every(
      (box) =>
        !placed.some((other) =>
          overlap({ x: box.x + x - GAP, y: box.y + y - GAP / 2, width: box.width + 2 * GAP, height: box.height + GAP }, other),
        ),
    );
  for (let out = 0; out < 34; out += 0.8)
    for (let turn = 0; turn < (out === 0 ? 1 : 20); turn++) {
      const angle = (turn / 20) * Math.PI * 2;
      const [x, y] = [wx + Math.cos(angle) * out, wy + Math.sin(angle) * out * 0.8];
      if (fits([x, y]) && isFree(x, y)) return [x, y];
    }
  return null;
}

/** A name on one line if it is as wide as its room; else, or where that meets a border, on as many as it has words. */
function blocksOf(desk: Desk, format: Format, id: AreaId, isNamed: boolean, room: number): readonly [Block, ...Block[]] {
  const wide = blockOf(desk, format, id, isNamed, room * 1.2);
  return isNamed ? [wide, blockOf(desk, format, id, isNamed, 0)] : [wide];
}
/** @param most a name of some words is no wider, if its longest word is not */
function blockOf({ setter, word, board }: Desk, format: Format, id: AreaId, isNamed: boolean, most: number): Block {
  const signs = marksOf(board.data.areas[id], isOneOf(ATOMICS, id));
  const text = isNamed ? word(area(id)) : (/\d+$/.exec(id)?.[0] ?? '');
  const style = {
    face: isNamed ? 'semibold' : 'regular',
    size: isNamed ? format.name : format.number,
    leading: 1.05,
    align: 'centre',
  } as const;
  const widest = Math.max(...text.split(/[ -]/).map((part) => setter.width(`${part}-`, style)));
  const width = Math.max(widest + 0.2, Math.min(setter.width(text, style) + 0.2, most));
  const name = setter.set(text, style, 0, 0, width);
  const deep = name.box.height;
  const high = signs.length > 0 ? format.sign + 0.3 : 0;
  const top = -(deep + high) / 2;
  const wide = signs.length * format.sign;
  return {
    boxes: [
      ...linesOf(name, -width / 2, top + high),
      ...(signs.length > 0 ? [{ x: -wide / 2, y: top, width: wide, height: format.sign }] : []),
    ],
    draw: (x, y) => [
      ...linesOf(name, x - width / 2, y + top + high).map((box) =>
        rect({ ...box, x: box.x - 0.2, width: box.width + 0.4 }, { fill: 'paper' }),
      ),
      ...(signs.length > 0 ? [rect({ x: x - wide / 2, y: y + top, width: wide, height: format.sign }, { fill: 'paper' })] : []),
      ...signs.map((its, nth) => sign(its, x - wide / 2 + (nth + 0.5) * format.sign, y + top + format.sign / 2, format.sign * 0.92)),
      tag('P', moved(name, x - width / 2, y + top + high)),
    ],
  };
}
/** A plate with capitals: nobody takes it for the name of an area. */
function sectorBlock({ setter, word, speaker }: Desk, format: Format, id: SectorId): Block {
  const text = word(said(`area.in.${id}`)).toLocaleUpperCase(speaker.language);
  const style = { face: 'bold', size: format.name, ink: 'spice', leading: 1.1 } as const;
  const [padX, padY] = [1.2, 0.5];
  const wide = setter.width(text, style) + 0.2;
  const name = setter.set(text, style, 0, 0, wide);
  const { height } = name.box;
  const plate = { x: -wide / 2 - padX, y: -height / 2 - padY, width: wide + 2 * padX, height: height + 2 * padY };
  return {
    boxes: [grown(plate, 0.5)],
    draw: (x, y) => [sectorPlate({ ...plate, x: plate.x + x, y: plate.y + y }), tag('P', moved(name, x - wide / 2, y - height / 2))],
  };
}
/** What the name of a sector stands on. */
export const sectorPlate = (box: Box): Item => chamfered(box, 0.7, { fill: 'paper', stroke: 'spice', width: 0.35 });

/** Room of each line of a text. */
function linesOf({ lines, box }: TextItem, x: number, y: number): readonly Box[] {
  const each = box.height / Math.max(1, lines.length);
  return lines.map((line, at) => ({
    x: x + line.x,
    y: y + at * each,
    width: line.runs.reduce((sum, run) => sum + run.width, 0),
    height: each,
  }));
}
const moved = (text: TextItem, x: number, y: number): TextItem => ({
  ...text,
  box: { ...text.box, x, y },
  lines: text.lines.map((line) => ({ ...line, x: line.x + x, y: line.y + y })),
});

/** Signs of what stands in an area at first, and of what the atomics may do to it. R3.5, R3.6, R13.9 */
export const marksOf = (
  { settlement, sietch, station, sheltered }: Desk['board']['data']['areas'][AreaId],
  isAtomics: boolean,
): readonly SignId[] => [
  ...(sietch ? (['sietch'] as const) : []),
  ...(settlement ? (['settlement'] as const) : []),
  ...(station ? (['station'] as const) : []),
  ...(sheltered ? (['sheltered'] as const) : []),
  ...(isAtomics ? (['exposed'] as const) : []),
];
