import { type AreaId, AREAS, type ZoneId } from '../../../../shared/games/arrakis/ids.ts';
import type { RegionLook } from '../../../canvas/map/light.ts';
import type { LegionProps, TokenProps, ZoneProps } from '../pieces/props.ts';

/** An area as the map shows it. */
export interface AreaModel extends RegionLook, TokenProps {
  readonly legion: LegionProps | null;
  /** The key that chooses it. */
  readonly key: string | null;
}
/** Everything the map shows, without a picture of it. */
export interface MapModel {
  readonly areas: Readonly<Record<AreaId, AreaModel>>;
  readonly zones: Readonly<Record<ZoneId, ZoneProps>>;
}

/** An area where nothing lies and nothing is asked. */
export const EMPTY: AreaModel = {
  light: 'plain',
  pointed: false,
  blocked: false,
  target: false,
  settlement: null,
  sietch: null,
  station: false,
  wormsign: false,
  worm: null,
  harvester: false,
  atomics: false,
  legion: null,
  key: null,
};

/** Do the same pieces lie in the same places and look the same, whatever is lit? */
export function isSamePosition(before: MapModel, after: MapModel): boolean {
  const lies = ({ areas, zones }: MapModel) =>
    JSON.stringify([
      zones,
      AREAS.map((id) => {
        const { light: _light, pointed: _pointed, blocked: _blocked, key: _key, ...lying } = areas[id];
        return lying;
      }),
    ]);
  return lies(before) === lies(after);
}
