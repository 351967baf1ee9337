import { HALF_HEIGHT, HALF_WIDTH } from '../../../shared/games/dice/land/plan.ts';

/** What the picture of the land shows beyond the rim, in map units. */
const LAND_MARGIN = 30;
/** What the picture of the land shows, in map units. */
export const LAND_BOX = {
  x: -HALF_WIDTH - LAND_MARGIN,
  y: -HALF_HEIGHT - LAND_MARGIN,
  width: 2 * (HALF_WIDTH + LAND_MARGIN),
  height: 2 * (HALF_HEIGHT + LAND_MARGIN),
} as const;
