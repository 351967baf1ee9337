import { type Line, pathOf, type Point, roughen, soften } from '../../../shared/land/lines.ts';

/** The opening in the rock through which the desert is seen, in a frame 660 wide and 800 high. */
export const DOOR_WIDTH = 660;
export const DOOR_HEIGHT = 800;
const MIDDLE = 326;
const HALF = 237;
const TOP = 104;
export const SILL = 720;

function opening(): Line {
  const arch = Array.from({ length: 25 }, (_, at): Point => {
    const angle = Math.PI + (at / 24) * Math.PI;
    return [MIDDLE + Math.cos(angle) * HALF * (1 + 0.05 * Math.sin(angle * 3)), TOP + HALF * 1.12 + Math.sin(angle) * HALF * 1.12];
  });
  const shoulder = SILL - DOOR_HEIGHT * 0.22;
  const guide: Point[] = [
    [MIDDLE - HALF * 1.07, SILL],
    [MIDDLE - HALF * 1.03, shoulder],
    ...arch,
    [MIDDLE + HALF * 1.03, shoulder],
    [MIDDLE + HALF * 1.08, SILL],
  ];
  return soften(roughen(guide, 12, 0.16, 3));
}
const OPENING = opening();
/** The opening as an SVG path. */
export const DOOR = pathOf(OPENING);
/** The far edge of the wall, a little smaller: between the two lies its thickness. */
export const DOOR_FAR = pathOf(OPENING.map(([x, y]): Point => [MIDDLE + (x - MIDDLE) * 0.93 + 8, (y - SILL) * 0.955 + SILL]));
/** Light that falls through onto the floor. */
export const DOOR_LIGHT = `M${MIDDLE - HALF * 1.1} ${SILL + 2}H${MIDDLE + HALF * 1.06}L${MIDDLE + HALF * 1.7} ${DOOR_HEIGHT + 40}H${MIDDLE - HALF * 0.9}Z`;
