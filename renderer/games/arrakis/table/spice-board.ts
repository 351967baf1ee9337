import { boardOf } from '../../../../shared/games/arrakis/board.ts';
import { POWERS, type PowerId, type Vehicle, VEHICLES } from '../../../../shared/games/arrakis/ids.ts';
import type { ArrakisView } from '../../../../shared/games/arrakis/types.ts';

/** One of the three markers. R9 */
export interface Marker {
  readonly power: PowerId;
  readonly step: number;
  /** Its ban holds. R9.8 */
  readonly banned: boolean;
}
export interface SpiceBoard {
  /** Steps from the top to the bottom. */
  readonly steps: readonly number[];
  readonly markers: readonly Marker[];
  /** The step of the lowest marker: its row says what the Harkonnen get. R5.3 */
  readonly active: number;
  readonly row: Readonly<Record<Vehicle | 'setAside', number>>;
  readonly reserve: number;
  readonly spice: number;
}
/** The spice board as all see it. */
export function spiceBoardOf(view: ArrakisView): SpiceBoard {
  const { numbers, spiceRows } = boardOf(view.options).data;
  const { top, bottom } = numbers.imperium;
  const active = Math.min(...POWERS.map((power) => view.imperium[power]));
  const { harvester = 0, ornithopter = 0, carryall = 0, setAside = 0 } = spiceRows[active] ?? {};
  return {
    steps: Array.from({ length: top - bottom + 1 }, (_, at) => top - at),
    markers: POWERS.map((power) => ({ power, step: view.imperium[power], banned: view.bans.includes(power) })),
    active,
    row: { harvester, ornithopter, carryall, setAside },
    reserve: view.reserve,
    spice: view.spice,
  };
}
/** Vehicles that are not on the map. R2.1 */
export function vehiclesLeft(view: ArrakisView): readonly { readonly vehicle: Vehicle; readonly count: number }[] {
  const { vehicles } = boardOf(view.options).data.pieces;
  const inZones = (vehicle: Vehicle): number => Object.values(view.zones).filter((one) => one === vehicle).length;
  const onMap = (vehicle: Vehicle): number => (vehicle === 'harvester' ? view.harvesters.length : inZones(vehicle));
  return VEHICLES.map((vehicle) => ({ vehicle, count: vehicles[vehicle] - onMap(vehicle) }));
}
