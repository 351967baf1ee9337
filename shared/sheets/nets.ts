import { circle, figure, group, type Point, polygon, rect } from './draw.ts';
import type { Item } from './page.ts';

/** Edge of a die with six faces, and how far a tab reaches beyond. Millimetres. */
export const CUBE = 16;
const TAB = 4;
/** Edge of a die with eight faces: about as large as the other when it lies on the table. */
export const EIGHT = 20;
/** How high each of its faces is. */
export const RISE = (EIGHT * Math.sqrt(3)) / 2;

const TAB_LOOK = { stroke: 'place', width: 0.15 } as const;
const FOLD_LOOK = { stroke: 'ink', width: 0.15 } as const;

/** Drawn around 0,0. */
type Face = readonly Item[];

/**
 * Where faces 1-6 lie in the net, in edges. 1 and 6, 2 and 5, 3 and 4 come to lie opposite: the column goes around the
 * cube as 2, 1, 5, 6; the arms beside the 1 are 3 and 4.
 */
const PLACE = [
  [1, 1],
  [1, 0],
  [0, 1],
  [2, 1],
  [1, 2],
  [1, 3],
] as const;
/** Edges with a tab: both ends, clockwise around the square they belong to, in edges. */
const TABS: readonly (readonly [Point, Point])[] = [
  [
    [0, 1],
    [1, 1],
  ],
  [
    [2, 1],
    [3, 1],
  ],
  [
    [0, 2],
    [0, 1],
  ],
  [
    [3, 1],
    [3, 2],
  ],
  [
    [1, 2],
    [0, 2],
  ],
  [
    [3, 2],
    [2, 2],
  ],
  [
    [2, 4],
    [1, 4],
  ],
];

/**
 * A cross of six faces with tabs to glue; the long strip goes around, the two arms close it.
 * @param faces by their numbers, each drawn around 0,0 in a square of `CUBE`
 * @param alt what it is and what is on its faces
 * @returns items from 0,0, three edges wide and four high; tabs reach beyond
 */
export function cubeNet(faces: readonly Face[], alt: string): Item[] {
  const drawn = faces.map((items, at) => {
    const [column, row] = PLACE[at] ?? [0, 0];
    return group((column + 0.5) * CUBE, (row + 0.5) * CUBE, items);
  });
  const squares = PLACE.map(([column, row]) => rect({ x: column * CUBE, y: row * CUBE, width: CUBE, height: CUBE }, FOLD_LOOK));
  return [...TABS.map(([from, to]) => tabOn(scaled(from), scaled(to))), ...squares, figure(alt, ...drawn)];
}
const scaled = ([x, y]: Point): Point => [x * CUBE, y * CUBE];

/** Which face lies where along the strip of six: three further along it lies the opposite one, and together they are nine. */
const STRIP = [1, 2, 3, 8, 7, 6] as const;
/** Above and below the strip. */
const [ABOVE, BELOW] = [4, 5] as const;

/**
 * A strip of six triangles that goes around, with one above and one below that close it, and tabs to glue.
 * @param faces by their numbers, each drawn around 0,0 in a triangle with edges of `EIGHT`
 * @param alt what it is and what is on its faces
 * @returns items from 0,0, three and a half edges wide and three rises high; tabs reach beyond
 */
export function octahedronNet(faces: readonly Face[], alt: string): Item[] {
  const at = (half: number, level: number): Point => [(half * EIGHT) / 2, level * RISE];
  const strip = STRIP.map((number, index): Triangle => {
    const even = index % 2 === 0;
    const [wide, point] = even ? [2, 1] : [1, 2];
    return { number, corners: [at(index, wide), at(index + 2, wide), at(index + 1, point)] };
  });
  const ends: readonly Triangle[] = [
    { number: ABOVE, corners: [at(3, 1), at(5, 1), at(4, 0)] },
    { number: BELOW, corners: [at(2, 2), at(4, 2), at(3, 3)] },
  ];
  const all = [...strip, ...ends];
  const tabs = [
    tabOn(at(0, 2), at(1, 1)),
    tabOn(at(3, 1), at(4, 0)),
    tabOn(at(4, 0), at(5, 1)),
    tabOn(at(4, 2), at(3, 3)),
    tabOn(at(3, 3), at(2, 2)),
  ];
  return [
    ...tabs,
    ...all.map(({ corners }) => polygon(corners, FOLD_LOOK)),
    figure(alt, ...all.map(({ number, corners }) => group(...middleOf(corners), faces[number - 1] ?? []))),
  ];
}
interface Triangle {
  readonly number: number;
  readonly corners: readonly [Point, Point, Point];
}
const middleOf = (corners: Triangle['corners']): Point => [
  corners.reduce((sum, [x]) => sum + x, 0) / 3,
  corners.reduce((sum, [, y]) => sum + y, 0) / 3,
];

/** Outside of an edge that runs clockwise around its face. */
function tabOn([x, y]: Point, [toX, toY]: Point): Item {
  const length = Math.hypot(toX - x, toY - y);
  const [alongX, alongY] = [(toX - x) / length, (toY - y) / length];
  const inset = 2.6;
  const near: Point = [x + alongX * inset + alongY * TAB, y + alongY * inset - alongX * TAB];
  const far: Point = [toX - alongX * inset + alongY * TAB, toY - alongY * inset - alongX * TAB];
  return polygon([[x, y], near, far, [toX, toY]], TAB_LOOK);
}

/** Pips of a die, as on every die: `CUBE` wide, around 0,0. */
export function pips(n: number): Face {
  const [far, near] = [CUBE * 0.26, CUBE * 0.085];
  const spots: readonly Point[] = [
    ...(n % 2 === 1 ? [[0, 0] as const] : []),
    ...(n > 1 ? [[-far, -far] as const, [far, far] as const] : []),
    ...(n > 3 ? [[far, -far] as const, [-far, far] as const] : []),
    ...(n === 6 ? [[-far, 0] as const, [far, 0] as const] : []),
  ];
  return spots.map(([x, y]) => circle(x, y, near, { fill: 'ink' }));
}
