import { boardOf } from '../../../../shared/games/arrakis/board.ts';
import { POWERS, type PowerId, type Vehicle, VEHICLES } from '../../../../shared/games/arrakis/ids.ts';
import type { SpiceSplit } from '../../../../shared/games/arrakis/questions.ts';
import type { ArrakisView } from '../../../../shared/games/arrakis/types.ts';
import { spiceLeft } from '../../../../shared/games/arrakis/words/hints.ts';

/** One of the three markers. R9 */
export interface Marker {
  readonly power: PowerId;
  readonly step: number;
  /** Its ban holds. R9.8 */
  readonly banned: boolean;
  /** Where it goes, when that has been decided. R9.3 */
  readonly goes: number | null;
}
/** The spice is being spent: what has been decided on, by marker. R9.3 */
export interface Spending {
  readonly chosen: Partial<SpiceSplit>;
}
export const isSpending = (task: { readonly do: string } | null | undefined): task is { readonly do: 'spendSpice' } & Spending =>
  task?.do === 'spendSpice';
export interface SpiceBoard {
  /** Steps from the top to the bottom. */
  readonly steps: readonly number[];
  readonly markers: readonly Marker[];
  /** The step of the lowest marker: its row says what the Harkonnen get. R5.3 */
  readonly active: number;
  readonly row: Readonly<Record<Vehicle | 'setAside', number>>;
  readonly reserve: number;
  readonly spice: number;
  /** What is left of the spice while it is spent; null = it is not. */
  readonly left: number | null;
}
const MOVES: Readonly<Record<SpiceSplit[PowerId], number>> = { raise: 1, keep: 0, drop: -1 };
/** The spice board as all see it. @param spending what has been decided, while the spice is spent */
export function spiceBoardOf(view: ArrakisView, spending: Spending | null = null): SpiceBoard {
  const { numbers, spiceRows } = boardOf(view.options).data;
  const { top, bottom } = numbers.imperium;
  const active = Math.min(...POWERS.map((power) => view.imperium[power]));
  const { harvester = 0, ornithopter = 0, carryall = 0, setAside = 0 } = spiceRows[active] ?? {};
  return {
    steps: Array.from({ length: top - bottom + 1 }, (_, at) => top - at),
    markers: POWERS.map((power) => {
      const to = spending?.chosen[power];
      const step = view.imperium[power];
      return { power, step, banned: view.bans.includes(power), goes: to ? step + MOVES[to] : null };
    }),
    active,
    row: { harvester, ornithopter, carryall, setAside },
    reserve: view.reserve,
    spice: view.spice,
    left: spending && spiceLeft({ view, names: {} }, spending.chosen),
  };
}
/** Vehicles that are not on the map. R2.1 */
export function vehiclesLeft(view: ArrakisView): readonly { readonly vehicle: Vehicle; readonly count: number }[] {
  const { vehicles } = boardOf(view.options).data.pieces;
  const inZones = (vehicle: Vehicle): number => Object.values(view.zones).filter((one) => one === vehicle).length;
  const onMap = (vehicle: Vehicle): number => (vehicle === 'harvester' ? view.harvesters.length : inZones(vehicle));
  return VEHICLES.map((vehicle) => ({ vehicle, count: vehicles[vehicle] - onMap(vehicle) }));
}
