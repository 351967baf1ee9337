import { type HouseId, POLAR_SINK, type RegionId } from '../ids.ts';
import type { State } from '../types.ts';
import { board, troops } from './table.ts';

/** The storm covers all regions of its zone, never the Polar Sink; every step asks this before anything is done there. R14.2, R14.6 */
export const isUnderStorm = (state: State, at: RegionId): boolean => board(state).zoneOf[at] === state.storm;
/** Every House with at least one troop there, clockwise from the start player. R1.5 */
export const occupants = (state: State, at: RegionId): HouseId[] => state.order.filter((id) => troops(state, id, at) > 0);
export const isOccupied = (state: State, at: RegionId): boolean => state.order.some((id) => troops(state, id, at) > 0);
/** Is it the only House with troops there? Nobody controls the Polar Sink. R1.5 */
export const controlsAlone = (state: State, id: HouseId, at: RegionId): boolean =>
  at !== POLAR_SINK && troops(state, id, at) > 0 && !hasOthers(state, at, id, null);
/** At least one of the two stands there, and no third House. R1.5 */
export const controlTogether = (state: State, one: HouseId, other: HouseId, at: RegionId): boolean =>
  at !== POLAR_SINK && (troops(state, one, at) > 0 || troops(state, other, at) > 0) && !hasOthers(state, at, one, other);
/** Houses other than these two that stand there. */
export const hasOthers = (state: State, at: RegionId, one: HouseId | null, other: HouseId | null): boolean =>
  state.order.some((id) => id !== one && id !== other && troops(state, id, at) > 0);
export const othersAt = (state: State, at: RegionId, one: HouseId | null, other: HouseId | null): HouseId[] =>
  state.order.filter((id) => id !== one && id !== other && troops(state, id, at) > 0);
