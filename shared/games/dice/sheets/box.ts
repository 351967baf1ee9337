import { group, line, path, polygon, type Point, rect, sign, tag } from '../../../sheets/draw.ts';
import { framed, paperOf, PRINTABLE } from '../../../sheets/frame.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { patternIn, stone } from '../../../sheets/stones.ts';
import { HOUSES } from '../ids.ts';
import { type Desk, sheetOf } from './common.ts';
import { paperDice } from './dice.ts';
import { tableTokens, tokensOf } from './tokens.ts';

/** Inside: House cards of 63 by 88, two layers of dice, the tokens. Millimetres. */
const WIDE = 67;
const HIGH = 92;
const DEEP = 36;
const TUCK = 13;
const GLUE = 8;
const FOLD = { stroke: 'place', width: 0.2, dash: [1.6, 1.1] } as const;
const CUT = { stroke: 'ink', width: 0.2 } as const;
const ALL = { width: GLUE + 2 * (WIDE + DEEP), height: TUCK + DEEP + HIGH + DEEP + GLUE } as const;

/** A box to fold and glue: cut along full lines, fold along dashed ones. */
export const box = sheetOf('box', (desk) => {
  const paper = paperOf(desk.request, true);
  const [x, y] = [(paper.width - ALL.width) / 2, PRINTABLE + 1.4];
  return [framed(desk.frame, { number: 1, of: 1, landscape: true }, [group(x, y, net(desk))])];
});

/** From the left: strip to glue, side, front, side, back. Lid and bottom hang on the front. */
function net(desk: Desk): Item[] {
  const xs = [GLUE, GLUE + DEEP, GLUE + DEEP + WIDE, GLUE + 2 * DEEP + WIDE, GLUE + 2 * (DEEP + WIDE)] as const;
  const [top, bottom] = [TUCK + DEEP, TUCK + DEEP + HIGH];
  const [front, end] = [xs[1], xs[2]];
  const flap = (left: number, up: boolean): readonly Point[] => {
    const [from, to] = up ? [top, top - DEEP * 0.7] : [bottom, bottom + DEEP * 0.7];
    return [
      [left, from],
      [left + 2, to],
      [left + DEEP - 2, to],
      [left + DEEP, from],
    ];
  };
  const outlines: readonly (readonly Point[])[] = [
    [
      [xs[0], top],
      [0, top + 6],
      [0, bottom - 6],
      [xs[0], bottom],
    ],
    flap(xs[0], true),
    flap(xs[0], false),
    flap(xs[2], true),
    flap(xs[2], false),
    [
      [front, top],
      [front, TUCK],
      [front + 1, TUCK],
      [front + 5, 0],
      [end - 5, 0],
      [end - 1, TUCK],
      [end, TUCK],
      [end, top],
    ],
    [
      [front, bottom],
      [front, bottom + DEEP],
      [front + 4, bottom + DEEP + GLUE],
      [end - 4, bottom + DEEP + GLUE],
      [end, bottom + DEEP],
      [end, bottom],
    ],
  ];
  const folds: readonly (readonly [Point, Point])[] = [
    ...xs.slice(0, 4).map((at): readonly [Point, Point] => [
      [at, top],
      [at, bottom],
    ]),
    ...[top, bottom].flatMap((y): readonly (readonly [Point, Point])[] => [
      [
        [xs[0], y],
        [xs[3], y],
      ],
    ]),
    [
      [front, TUCK],
      [end, TUCK],
    ],
    [
      [front, bottom + DEEP],
      [end, bottom + DEEP],
    ],
  ];
  const back = { x: xs[3], y: top, width: WIDE, height: HIGH };
  return [
    ...frontOf(desk, { x: front, y: top, width: WIDE, height: HIGH }),
    ...[xs[0], xs[2]].map((left, at) => sideOf({ x: left, y: top, width: DEEP, height: HIGH }, at)),
    lid({ x: front, y: TUCK, width: WIDE, height: DEEP }),
    ...backOf(desk, back),
    ...outlines.map((points) => path(points.map(([px, py], at) => `${at === 0 ? 'M' : 'L'}${px} ${py}`).join(''), CUT)),
    // The back is open above and below: the lid is tucked in there, the bottom glued.
    path(`M${back.x} ${top}H${back.x + WIDE}V${bottom}H${back.x}`, CUT),
    ...folds.map(([from, to]) => line(from, to, FOLD)),
  ];
}

function frontOf({ setter, say }: Desk, { x, y, width, height }: Box): Item[] {
  const title = setter.fit(
    say('dice.title'),
    { face: 'display', size: 21, leading: 1.08, align: 'centre' },
    { x: x + 5, y: y + 6, width: width - 10, height: 24 },
    'middle',
  );
  const [cx, cy, ring] = [x + width / 2, y + 59, 23];
  const stones = HOUSES.map((house, at) => {
    const angle = (2 * Math.PI * at) / HOUSES.length - Math.PI / 2;
    return stone(house, cx + ring * Math.cos(angle), cy + ring * Math.sin(angle), 11.4);
  });
  const dunes = [0, 1, 2].map((row) => `M${x} ${y + height - 2.4 - row * 1.9}q${width / 4} -3 ${width / 2} 0t${width / 2} 0`).join('');
  return [tag('H2', title), path(dunes, { stroke: 'ink', width: 0.4 }), ...stones, sign('sietch', cx, cy, 19, 'spice')];
}
/** Patterns of four Houses each, one below the other. */
function sideOf({ x, y, width, height }: Box, at: number): Item {
  const four = HOUSES.slice(at * 4, at * 4 + 4);
  const each = height / four.length;
  return group(
    0,
    0,
    four.flatMap((house, row) => {
      const cell = { x: x + 3, y: y + row * each + 2, width: width - 6, height: each - 4 };
      const plate = { x: cell.x + cell.width / 2 - 8, y: cell.y + cell.height / 2 - 8, width: 16, height: 16 };
      return [
        patternIn(house, cell),
        rect(plate, { fill: 'paper', stroke: 'ink', width: 0.4 }),
        stone(house, plate.x + 8, plate.y + 8, 12),
      ];
    }),
  );
}
const lid = ({ x, y, width, height }: Box): Item =>
  group(0, 0, [
    sign('spice', x + width / 2, y + height / 2, 12, 'spice'),
    polygon(
      [
        [x + 4, y + height / 2],
        [x + width / 2, y + 4],
        [x + width - 4, y + height / 2],
        [x + width / 2, y + height - 4],
      ],
      { stroke: 'ink', width: 0.6 },
    ),
  ]);

/** What lies in it, and how it becomes a box. */
function backOf(desk: Desk, { x, y, width, height }: Box): Item[] {
  const { setter, say } = desk;
  const tokens = HOUSES.reduce((sum, house) => sum + tokensOf(desk, house).length, tableTokens(desk).length);
  const inside = setter.fit(
    say('dice.sheet.box.inside', { cards: HOUSES.length, tokens, dice: paperDice(desk).length }),
    { face: 'regular', size: 9, leading: 1.4 },
    { x: x + 6, y: y + 8, width: width - 12, height: 40 },
  );
  const how = setter.fit(
    say('dice.sheet.box.how'),
    { face: 'regular', size: 7.5, ink: 'soft', leading: 1.35 },
    { x: x + 6, y: y + height - 34, width: width - 12, height: 27 },
    'bottom',
  );
  return [tag('P', inside), tag('P', how)];
}
