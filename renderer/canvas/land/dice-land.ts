import { HALF_HEIGHT, HALF_WIDTH, LAND_REGIONS, type LandLayout, type Terrain } from './dice-plan.ts';
import { LAND } from './dice-shape.ts';
import type { Plane } from './raster.ts';
import { type Ground, type HeightField, light, model } from './relief.ts';
import { type Hour, LAND_LIGHT } from './terrain.ts';

/** What the picture of the land shows beyond the rim, in map units. */
export const LAND_MARGIN = 30;
export const HOURS: readonly Hour[] = ['night', 'noon'];

/** A plane for the whole land, that many pixels wide. */
export function landPlane(width: number): Plane {
  const scale = width / (2 * (HALF_WIDTH + LAND_MARGIN));
  return {
    width,
    height: Math.round(2 * (HALF_HEIGHT + LAND_MARGIN) * scale),
    left: -HALF_WIDTH - LAND_MARGIN,
    top: -HALF_HEIGHT - LAND_MARGIN,
    scale,
  };
}

/** Sand first, then what lies on it, the calm basins last. */
const LAYERS: readonly Terrain[] = ['desert', 'flat', 'erg', 'plateau', 'mountain', 'rock', 'polar', 'basin'];

/** The ground of one layout, ready to be modelled. */
export function landGround(layout: LandLayout, plane: Plane): Ground {
  const shape = LAND[layout];
  const polygonsOf = (terrain: Terrain) => {
    if (terrain === 'rock') return shape.rocks;
    if (terrain === 'basin') return shape.basins;
    return LAND_REGIONS.filter((region) => shape.terrain[region] === terrain).map((region) => shape.regions[region]);
  };
  return {
    plane,
    mask: shape.rim,
    kinds: LAYERS.map((terrain) => ({ terrain, polygons: polygonsOf(terrain) })),
    grooves: shape.borders.map((line) => ({ line, width: 7, strength: 0.95 })),
    blocks: shape.towns,
    exaggerate: 1.15,
  };
}

/** The land of one layout as heights, with the colours of night and noon. */
export const modelLand = (layout: LandLayout, width: number): HeightField =>
  model(
    landGround(layout, landPlane(width)),
    HOURS.map((hour) => LAND_LIGHT[hour]),
  );

/** A picture of the modelled land: RGBA, transparent beyond the rim. */
export const lightLand = (field: HeightField, hour: Hour): Uint8ClampedArray => light(field, HOURS.indexOf(hour), LAND_LIGHT[hour]);
