import { areas } from '../../../../shared/games/arrakis/data/map.ts';
import { AREAS, type Terrain as AreaTerrain } from '../../../../shared/games/arrakis/ids.ts';
import { cliffsOf, sectorLinesOf } from '../../../../shared/games/arrakis/land/lines.ts';
import { LAND } from '../../../../shared/games/arrakis/land/shape.ts';
import type { Plane } from '../../../canvas/land/raster.ts';
import { type HeightField, model } from '../../../canvas/land/relief.ts';
import { HOURS, LAND_LIGHT, type Terrain } from '../../../canvas/land/terrain.ts';
import { LAND_BOX } from '../land-box.ts';

/** A plane for the whole land, that many pixels wide. */
export function landPlane(width: number): Plane {
  const scale = width / LAND_BOX.width;
  return { width, height: Math.round(LAND_BOX.height * scale), left: LAND_BOX.x, top: LAND_BOX.y, scale };
}

/** Sand first, then the rock that lies on it. */
const LAYERS: Readonly<Record<AreaTerrain, Terrain>> = {
  'deep-desert': 'deep',
  desert: 'desert',
  'minor-erg': 'erg',
  plateau: 'plateau',
  mountain: 'mountain',
};
const kindOf = (terrain: AreaTerrain, ...under: AreaTerrain[]) => ({
  terrain: LAYERS[terrain],
  polygons: AREAS.filter((id) => [terrain, ...under].includes(areas[id].terrain)).map((id) => LAND.regions[id]),
});

/** The land as heights, with the colours of night and noon: borders are grooves, sector lines deeper ones, cliffs walls. R3 */
export function modelLand(width: number): HeightField {
  const lines = sectorLinesOf(areas);
  return model(
    {
      plane: landPlane(width),
      mask: LAND.rim,
      // Sand lies under the rock too: it fills what is open between two kinds of it.
      kinds: [kindOf('deep-desert'), kindOf('desert', 'plateau', 'mountain'), kindOf('minor-erg'), kindOf('plateau'), kindOf('mountain')],
      grooves: LAND.borders
        .filter(({ between }) => between.length === 2)
        .map((border) => ({ line: border.line, width: lines.includes(border) ? 10 : 6.5, strength: 0.8 })),
      walls: cliffsOf(areas).map(({ line }) => ({ line, width: 22, strength: 1 })),
      exaggerate: 0.95,
    },
    HOURS.map((hour) => LAND_LIGHT[hour]),
  );
}
