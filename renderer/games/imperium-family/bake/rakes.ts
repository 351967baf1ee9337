import type { Line, Point } from '../../../../shared/land/lines.ts';
import { around, cut, outside, type Raking, row, steps } from '../../../canvas/land/tray.ts';

/** Straight furrows, as a beginner draws them. */
export const furrows: Raking = ({ w, h }) => steps(0, h + 20, 20).map((y) => cut(row(10, (t) => [t * w, y])));

/** Loops like a lying eight: the Guild folds space. */
export const loops: Raking = ({ w, x, y, r }) =>
  steps(0, Math.ceil(w / 30), 1).map((at) => {
    const reach = r * 0.95 + at * 19;
    return cut(
      row(90, (t) => {
        const angle = t * 2 * Math.PI;
        const far = reach * (1 + 0.34 * Math.cos(2 * angle));
        return [x + Math.cos(angle) * far * 1.15, y + Math.sin(angle) * far * 0.78];
      }),
    );
  });

/** Arcs nested above and below, like lids of an eye. */
export const lids: Raking = ({ w, x, y, r }) =>
  steps(r, w * 0.9, 20).flatMap((reach) =>
    [-1, 1].map((side) =>
      cut(
        row(40, (t): Point => {
          const high = Math.max(0, Math.cos((t - 0.5) * Math.PI)) ** 1.15 * reach;
          return [x + (t * 2 - 1) * reach * 1.5, y + side * high];
        }),
      ),
    ),
  );

/** Slanting furrows crossing each other. */
export const weave: Raking = ({ w, h, x, y, r }) =>
  steps(-h, w + h, 30).flatMap((start) => {
    const slants: readonly (readonly [Line, number])[] = [
      [row(60, (t) => [start + t * h, t * h]), 0.42],
      [row(60, (t) => [start + t * h, h - t * h]), 0.26],
    ];
    return slants.flatMap(([line, strength]) => outside(line, [x, y], r * 1.02).map((part) => cut(part, 6, strength)));
  });

/** A sun setting behind flat sand. */
export const sunset: Raking = ({ w, h, x, y, r }) => {
  const ground = y + r * 0.5;
  const arcs = steps(r, w, 20).map((reach) =>
    cut(row(60, (t) => [x + Math.cos(Math.PI * (1 + t)) * reach, ground + Math.sin(Math.PI * (1 + t)) * reach])),
  );
  return [
    ...arcs,
    ...steps(ground + 14, h, 16).map((level) =>
      cut([
        [0, level],
        [w, level],
      ]),
    ),
  ];
};

/** Cells without a hand that drew them: a machine's card. */
export const cells: Raking = ({ w, h }) =>
  steps(6, h, 34).flatMap((y) =>
    steps(6, w, 34).map((x) =>
      cut(
        [
          [x, y + 17],
          [x + 10, y],
          [x + 27, y],
          [x + 34, y + 17],
          [x + 27, y + 34],
          [x + 10, y + 34],
          [x, y + 17],
        ],
        5,
      ),
    ),
  );

/** Rings around something that fell into the sand. */
export const ripples: Raking = ({ w, h, x, y, r }) =>
  steps(r, Math.max(w, h) * 1.1, 24).map((reach) => cut(around(x, y, reach, reach * 0.96)));
