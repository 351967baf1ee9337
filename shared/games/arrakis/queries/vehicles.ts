import { keysOf } from '../../../kernel/typed.ts';
import { type Aircraft, type AreaId, type Vehicle, VEHICLES, type ZoneId } from '../ids.ts';
import type { VehicleAt } from '../questions.ts';
import type { State } from '../types.ts';
import { hostileTo, isFree, desertAreas } from './areas.ts';
import { book } from './table.ts';

/** Vehicles of a kind in the box that are not on the map. R2.1 */
export const vehiclesLeft = (state: State, kind: Vehicle): number =>
  book(state).data.pieces.vehicles[kind] - whereVehicles(state, kind).length;
/** Where the vehicles of a kind are. */
export const whereVehicles = (state: State, kind: Vehicle): readonly (AreaId | ZoneId)[] =>
  kind === 'harvester' ? state.harvesters : zonesWith(state, kind);
/** Zones with an aircraft of this kind. R3.4 */
export const zonesWith = ({ zones }: State, kind: Aircraft): readonly ZoneId[] => keysOf(zones).filter((zone) => zones[zone] === kind);
/** Zones over an area that hold an aircraft of this kind. */
export const zonesAbove = (state: State, at: AreaId, kind: Aircraft): readonly ZoneId[] =>
  book(state).zonesOver[at].filter((zone) => state.zones[zone] === kind);

/** Desert where no harvester and nothing hostile is; wormsigns do not matter. R5.4 */
const takesHarvester = (state: State, at: AreaId): boolean => !state.harvesters.includes(at) && isFree(state, 'harkonnen', at);
/** How many vehicles of each kind are still to be placed; `any` are of each kind. */
export type VehiclesDue = Readonly<Partial<Record<Vehicle | 'any', number>>>;
/** Kinds that can be placed: `moving` also from elsewhere on the map. RU-45 */
const kindsOf = (state: State, due: VehiclesDue, moving: boolean): readonly Vehicle[] =>
  VEHICLES.filter((kind) => (due[kind] ?? due.any ?? 0) > 0 && (moving || vehiclesLeft(state, kind) > 0));

/** Where vehicles can be placed. A zone that holds one of the same kind would be none the better for another. R5.4 */
export function vehiclePlaces(state: State, due: VehiclesDue, moving: boolean): VehicleAt[] {
  const found: VehicleAt[] = [];
  const { harvesters, aircraft } = book(state);
  for (const vehicle of kindsOf(state, due, moving)) {
    if (vehicle === 'harvester') {
      const taken = hostileTo(state, 'harkonnen');
      for (const at of state.harvesters) taken.add(at);
      for (const spot of harvesters) if (!taken.has(spot.at)) found.push(spot);
      const made = state.atomics.at; // the atomics have made desert of it
      if (made && !taken.has(made)) found.push({ vehicle, at: made });
    } else for (const spot of aircraft[vehicle]) if (state.zones[spot.at] !== vehicle) found.push(spot);
  }
  return found;
}
/** Is there anything to place? */
export const canPlaceVehicle = (state: State, due: VehiclesDue, moving: boolean): boolean =>
  // There are more zones than aircraft of a kind: for these there is always one.
  kindsOf(state, due, moving).some((vehicle) => vehicle !== 'harvester' || desertAreas(state).some((at) => takesHarvester(state, at)));
/** One less of this kind, first of those that must be of it. */
export const oneLess = (due: VehiclesDue, kind: Vehicle): VehiclesDue => {
  const from = (due[kind] ?? 0) > 0 ? kind : 'any';
  return { ...due, [from]: (due[from] ?? 0) - 1 };
};

/** Where a vehicle can come from: the supply, or elsewhere on the map. RU-45 */
export const vehicleSources = (state: State, { vehicle, at }: VehicleAt): readonly ('supply' | AreaId | ZoneId)[] => [
  ...(vehiclesLeft(state, vehicle) > 0 ? (['supply'] as const) : []),
  ...whereVehicles(state, vehicle).filter((other) => other !== at),
];
