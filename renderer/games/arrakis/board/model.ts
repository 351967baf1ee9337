import { type AreaId, AREAS, type ZoneId, ZONES } from '../../../../shared/games/arrakis/ids.ts';
import type { RegionLight, RegionLook } from '../../../canvas/map/light.ts';
import type { LegionProps, TokenProps, ZoneProps } from '../pieces/props.ts';
import type { Happening } from './happenings.ts';
import type { PlanMark } from './plan.ts';
import type { MapWay, WayTag } from './ways.ts';

/** An area as the map shows it. */
export interface AreaModel extends RegionLook, TokenProps {
  readonly legion: LegionProps | null;
  /** The key that chooses it. */
  readonly key: string | null;
  /** How it is reached by what is taken up, and what waits there. */
  readonly tags: readonly WayTag[];
}
/** An air zone as the map shows it. */
export interface ZoneModel {
  readonly vehicle: ZoneProps;
  readonly light: RegionLight;
  readonly pointed: boolean;
  readonly key: string | null;
}
/** Everything the map shows, without a picture of it. */
export interface MapModel {
  readonly areas: Readonly<Record<AreaId, AreaModel>>;
  readonly zones: Readonly<Record<ZoneId, ZoneModel>>;
  /** Ways that can be gone, and the one that is being gone. */
  readonly ways: readonly MapWay[];
  /** What Mahdi is about. */
  readonly plan: readonly PlanMark[];
  /** What has just happened, place by place: it is shown once, and leaves nothing behind. */
  readonly happened: readonly Happening[];
}

const UNLIT = { light: 'plain', pointed: false, key: null } as const;
/** An area where nothing lies and nothing is asked. */
export const EMPTY: AreaModel = {
  ...UNLIT,
  blocked: false,
  target: false,
  tags: [],
  settlement: null,
  sietch: null,
  station: false,
  wormsign: false,
  worm: null,
  harvester: false,
  atomics: false,
  legion: null,
};
/** A zone with this in it, of which nothing is asked. */
export const zoneWith = (vehicle: ZoneProps): ZoneModel => ({ ...UNLIT, vehicle });

/** What lies somewhere, whatever is lit. */
const LYING = [
  'legion',
  'settlement',
  'sietch',
  'station',
  'wormsign',
  'worm',
  'harvester',
  'atomics',
  'target',
] as const satisfies readonly (keyof AreaModel)[];
const same = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

/** Do the same pieces lie in the same places and look the same, whatever is lit? */
export const isSamePosition = (before: MapModel, after: MapModel): boolean =>
  ZONES.every((id) => before.zones[id].vehicle === after.zones[id].vehicle) &&
  AREAS.every((id) => LYING.every((thing) => same(before.areas[id][thing], after.areas[id][thing])));
