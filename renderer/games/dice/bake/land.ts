import { REGIONS } from '../../../../shared/games/dice/ids.ts';
import type { LandLayout } from '../../../../shared/games/dice/land/plan.ts';
import { LAND } from '../../../../shared/games/dice/land/shape.ts';
import type { Plane } from '../../../canvas/land/raster.ts';
import { type Ground, type HeightField, model } from '../../../canvas/land/relief.ts';
import { HOURS, LAND_LIGHT, type Terrain } from '../../../canvas/land/terrain.ts';
import { LAND_BOX } from '../land-box.ts';
import { basinsOf, ROCKS, TERRAIN, TOWNS } from './places.ts';

/** A plane for the whole land, that many pixels wide. */
export function landPlane(width: number): Plane {
  const scale = width / LAND_BOX.width;
  return { width, height: Math.round(LAND_BOX.height * scale), left: LAND_BOX.x, top: LAND_BOX.y, scale };
}

/** Sand first, then what lies on it, the calm basins last. */
const LAYERS: readonly Terrain[] = ['desert', 'flat', 'erg', 'plateau', 'mountain', 'rock', 'polar', 'basin'];

/** The ground of one layout, ready to be modelled. */
function landGround(layout: LandLayout, plane: Plane): Ground {
  const { regions, rim, borders } = LAND[layout];
  const polygonsOf = (terrain: Terrain) => {
    if (terrain === 'rock') return ROCKS[layout];
    if (terrain === 'basin') return basinsOf(layout);
    return REGIONS.filter((region) => TERRAIN[region] === terrain).map((region) => regions[region]);
  };
  return {
    plane,
    mask: rim,
    kinds: LAYERS.map((terrain) => ({ terrain, polygons: polygonsOf(terrain) })),
    grooves: borders.filter(({ between }) => between.length === 2).map(({ line }) => ({ line, width: 7, strength: 0.95 })),
    blocks: TOWNS,
    exaggerate: 1.15,
  };
}

/** The land of one layout as heights, with the colours of night and noon. */
export const modelLand = (layout: LandLayout, width: number): HeightField =>
  model(
    landGround(layout, landPlane(width)),
    HOURS.map((hour) => LAND_LIGHT[hour]),
  );
