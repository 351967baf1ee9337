import { HEIGHT, WIDTH } from '../../../shared/games/arrakis/land/shape.ts';

/** How far the picture of the land reaches beyond its frame: the rim is broken. */
const MARGIN = 40;
/** What the picture of the land shows, in map units. */
export const LAND_BOX = { x: -MARGIN, y: -MARGIN, width: WIDTH + 2 * MARGIN, height: HEIGHT + 2 * MARGIN } as const;
/** The same by its edges. */
export const LAND_EDGES = { left: -MARGIN, top: -MARGIN, right: WIDTH + MARGIN, bottom: HEIGHT + MARGIN } as const;
