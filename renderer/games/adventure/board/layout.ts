import type { FigureId, SpaceId } from '../../../../shared/games/adventure/ids.ts';
import type { Point } from '../../../../shared/land/lines.ts';
import { BEZEL, BOWL, PLACES } from '../bake/plan.ts';
import type { BoardModel } from './model.ts';

/** Where something stands, in map units, and how large. */
export interface Placed {
  readonly at: Point;
  readonly scale: number;
}
/** Room a figure takes at scale 1, from its middle. */
export const FIGURE_ROOM = { x: 68, y: 66 } as const;

/** Rows of so many figures on one space: how many stand in each row, how far apart, and how large. */
const ROWS: readonly {
  readonly most: number;
  readonly rows: (count: number) => readonly number[];
  readonly step: Point;
  readonly scale: number;
}[] = [
  { most: 1, rows: () => [1], step: [0, 0], scale: 1 },
  { most: 2, rows: () => [2], step: [140, 0], scale: 0.96 },
  { most: 3, rows: () => [1, 2], step: [132, 112], scale: 0.86 },
  { most: 4, rows: () => [2, 2], step: [128, 112], scale: 0.84 },
  { most: 6, rows: (count) => [Math.floor(count / 2), Math.ceil(count / 2)], step: [112, 104], scale: 0.76 },
  { most: 9, rows: (count) => [3, Math.ceil((count - 3) / 2), Math.floor((count - 3) / 2)], step: [98, 84], scale: 0.62 },
  { most: 12, rows: (count) => [4, Math.ceil((count - 4) / 2), Math.floor((count - 4) / 2)], step: [88, 80], scale: 0.58 },
];

/** Places for so many figures around 0,0, none over another. */
export function slots(count: number): readonly Placed[] {
  const plan = ROWS.find(({ most }) => count <= most) ?? (ROWS.at(-1) as (typeof ROWS)[number]);
  const rows = plan.rows(count);
  return rows.flatMap((many, row) =>
    Array.from(
      { length: many },
      (_, at): Placed => ({
        at: [(at - (many - 1) / 2) * plan.step[0], (row - (rows.length - 1) / 2) * plan.step[1]],
        scale: plan.scale,
      }),
    ),
  );
}

/** Where every figure stands. `grow`: how much larger than on a desk, where there is room for it. */
export function placeFigures(model: BoardModel, grow: number): ReadonlyMap<FigureId, Placed> {
  const placed = new Map<FigureId, Placed>();
  for (const { id, figures, kind } of Object.values(model.spaces)) {
    const [x, y] = PLACES[id].at;
    const low = kind === 'sietch' ? 26 : figures.length > 2 ? -30 : -4;
    const by = figures.length === 1 ? grow : figures.length <= 2 ? Math.min(grow, 1.05) : 1;
    figures.forEach((figure, at) => {
      const { at: aside, scale } = slots(figures.length)[at] as Placed;
      placed.set(figure, { at: [x + aside[0], y + low + aside[1]], scale: scale * by });
    });
  }
  return placed;
}

/** How the board lies in its box, in CSS pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** CSS pixels per map unit. */
  readonly scale: number;
  /** The place of the map in the middle of the box. */
  readonly middle: Point;
  /** Only a part of the board is shown: the corners make way. */
  readonly near: boolean;
  /** One investment field, and the room between two. */
  readonly field: { readonly width: number; readonly height: number; readonly gap: number };
  /** There is no room for numbers in the corners: only stakes lie there. */
  readonly small: boolean;
}
const MARGIN = 10;
const LEAST_WIDTH = 600;
const LEAST_HEIGHT = 400;

/**
 * Fits the bowl between the four corners: as large as it can be without touching a field.
 * @param rem size of the page's text, in CSS pixels
 */
export function frameOf(width: number, height: number, rem: number): Frame {
  const small = width < LEAST_WIDTH || height < LEAST_HEIGHT;
  const field = small ? { width: 1.3 * rem, height: 1.3 * rem, gap: 0.2 * rem } : { width: 3.4 * rem, height: 4.05 * rem, gap: 0.25 * rem };
  const [a, b] = [BOWL.x + BEZEL + MARGIN, BOWL.y + BEZEL + MARGIN];
  const x = Math.max(0, width / 2 - cornerWidth(field) - 0.3 * rem);
  const y = Math.max(0, height / 2 - field.height - 0.3 * rem);
  return {
    width,
    height,
    scale: Math.min(width / (2 * a), height / (2 * b), Math.hypot(x / a, y / b)),
    middle: [0, 0],
    near: false,
    field,
    small,
  };
}
export const cornerWidth = ({ width, gap }: Frame['field']): number => 3 * width + 2 * gap;

/** A finger needs spaces of this size, in CSS pixels per map unit; what a question is about is never shown larger. */
const NEAR_SCALE = 0.235;
/** Room around the spaces a question is about, in map units. */
const AROUND = 260;
/** On a small screen: nearer to the stretch of ring a question is about. */
export function nearTo(frame: Frame, spaces: readonly SpaceId[]): Frame {
  if (!frame.small || spaces.length === 0) return frame;
  const xs = spaces.map((id) => PLACES[id].at[0]);
  const ys = spaces.map((id) => PLACES[id].at[1]);
  const [left, right, top, bottom] = [
    Math.min(...xs) - AROUND,
    Math.max(...xs) + AROUND,
    Math.min(...ys) - AROUND,
    Math.max(...ys) + AROUND,
  ];
  const scale = Math.min(NEAR_SCALE, frame.width / (right - left), frame.height / (bottom - top));
  if (scale < frame.scale * 1.15) return frame;
  const keep = (at: number, half: number, most: number) => Math.min(Math.max(0, most - half), Math.max(Math.min(0, half - most), at));
  const middle = [
    keep((left + right) / 2, frame.width / 2 / scale, BOWL.x + BEZEL),
    keep((top + bottom) / 2, frame.height / 2 / scale, BOWL.y + BEZEL),
  ] as const;
  return { ...frame, scale, middle, near: true };
}

/** A place of the map in the box of the board, in CSS pixels. */
export const inBox = ({ width, height, scale, middle }: Frame, [x, y]: Point): { readonly x: number; readonly y: number } => ({
  x: width / 2 + (x - middle[0]) * scale,
  y: height / 2 + (y - middle[1]) * scale,
});
