import { isOneOf } from '../../../kernel/typed.ts';
import { type AreaId, SECTORS, SIETCHES, type SectorId, type SietchId, type Vehicle, VEHICLES } from '../ids.ts';
import type { SpecialTarget, VehicleAt } from '../questions.ts';
import type { State } from '../types.ts';
import { isEmpty, legionAt, legionsOf } from './legions.ts';
import { areaOf, book, isDesert, sameSector, terrain } from './table.ts';
import { whereVehicles, zonesWith } from './vehicles.ts';

type Target = Exclude<SpecialTarget, 'done'>;
const area = (at: AreaId): Target => ({ area: at });

/** Wormsigns of the whole map, or those next to an area. */
export const wormsignTargets = (state: State, nextTo: AreaId | null): Target[] =>
  state.wormsigns.filter((at) => nextTo === null || book(state).open[nextTo].includes(at)).map(area);
/** Harvesters in deep desert; after the first, those of its sector. */
export const deepHarvesters = (state: State, first: AreaId | null): Target[] =>
  state.harvesters.filter((at) => terrain(state, at) === 'deep-desert' && (first === null || sameSector(state, at, first))).map(area);

/** Vehicles in a sector, those in zones connected to it too. RU-29 */
function vehiclesIn(state: State, sectors: readonly SectorId[]): VehicleAt[] {
  const { data } = book(state);
  const isIn = (kind: Vehicle, at: string): boolean =>
    (kind === 'harvester' ? data.areas[at as AreaId].sectors : data.zones[at as keyof typeof data.zones]).some((sector) =>
      sectors.includes(sector),
    );
  return VEHICLES.flatMap((kind) =>
    whereVehicles(state, kind)
      .filter((at) => isIn(kind, at))
      .map((at) => ({ vehicle: kind, at }) as VehicleAt),
  );
}
/** Vehicles in the sector of a leader, or in a chosen one. RU-55 */
export const vehicleTargets = (state: State, sectors: readonly SectorId[]): Target[] =>
  vehiclesIn(state, sectors).map((vehicle) => ({ vehicle }));
export const sectorsOf = (state: State, leader: Parameters<typeof areaOf>[1]): readonly SectorId[] => {
  const at = areaOf(state, leader);
  return at ? book(state).data.areas[at].sectors : [];
};
/** Sectors with an own legion in which there is a vehicle. */
export const rocketSectors = (state: State): Target[] => {
  const held = new Set(legionsOf(state, 'atreides').flatMap((at) => book(state).data.areas[at].sectors));
  return SECTORS.filter((sector) => held.has(sector) && vehiclesIn(state, [sector]).length > 0).map((sector) => ({ sector }));
};

/** A legion in a settlement, and where another own legion is. */
export function carrierFlights(state: State): Target[] {
  const legions = legionsOf(state, 'harkonnen');
  return legions
    .filter((from) => isOneOf(state.settlements, from))
    .flatMap((from) => legions.filter((to) => to !== from).map((to) => ({ from, to })));
}
/** Harkonnen legions in desert, and empty areas next to them. */
export const displacements = (state: State): Target[] =>
  legionsOf(state, 'harkonnen')
    .filter((from) => isDesert(state, from))
    .flatMap((from) =>
      book(state)
        .open[from].filter((to) => isEmpty(state, to))
        .map((to) => ({ from, to })),
    );
/** Sietches, and empty desert next to them. */
export const sietchMoves = (state: State): Target[] =>
  SIETCHES.flatMap((sietch) => {
    const at = state.sietches[sietch]?.at;
    const near = at ? book(state).open[at].filter((to) => isDesert(state, to) && isEmpty(state, to)) : [];
    return near.map((to) => ({ sietch, to }));
  });
/** Two sietches of which one at least has deployment tokens. */
export function tokenSwaps(state: State): Target[] {
  const sites = SIETCHES.flatMap((id) => state.sietches[id]?.at ?? []);
  const holds = (at: AreaId): boolean => (legionAt(state, 'atreides', at)?.tokens.hidden.length ?? 0) > 0;
  return sites.flatMap((from, nth) =>
    sites
      .slice(nth + 1)
      .filter((to) => holds(from) || holds(to))
      .map((to) => ({ from, to })),
  );
}
export const areaOfSietch = ({ sietches }: State, id: SietchId): AreaId | null => sietches[id]?.at ?? null;
/** Whoever is where a sietch has been can follow it. */
export const followers = (state: State, route: Target): Target[] =>
  'from' in route && legionAt(state, 'atreides', route.from) ? [route] : [];
/** Zones with an ornithopter. */
export const carrierVehicles = (state: State): Target[] => zonesWith(state, 'ornithopter').map((zone) => ({ zone }));
