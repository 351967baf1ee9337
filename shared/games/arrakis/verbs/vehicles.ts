import { set } from '../../../kernel/write.ts';
import type { VehicleLoss } from '../events.ts';
import type { AreaId, ZoneId } from '../ids.ts';
import { without } from '../queries/table.ts';
import type { VehicleAt } from '../questions.ts';
import type { Game } from '../types.ts';
import { countDeed } from './deeds.ts';

/** A vehicle comes from the supply or from elsewhere on the map; one that is in its zone goes back to the supply. R5.4, RU-45 */
export function placeVehicle(game: Game, { vehicle, at }: VehicleAt, from: 'supply' | AreaId | ZoneId): void {
  const { state } = game;
  if (vehicle === 'harvester') {
    set(game, state, 'harvesters', [...without<AreaId | ZoneId>(state.harvesters, [from as AreaId]), at] as readonly AreaId[]);
    game.tell({ type: 'vehiclePlaced', vehicle, at });
    return;
  }
  const instead = state.zones[at];
  set(game, state, 'zones', { ...withoutZone(state.zones, from as ZoneId), [at]: vehicle });
  game.tell({ type: 'vehiclePlaced', vehicle, at, ...(instead && { instead }) });
}
const withoutZone = (zones: Game['state']['zones'], zone: ZoneId): Game['state']['zones'] => {
  const { [zone]: _, ...rest } = zones;
  return rest;
};

/** A vehicle leaves the map; of harvesters a prescience card asks how many did in this action phase. R12.7, R13.4 */
export function removeVehicle(game: Game, { vehicle, at }: VehicleAt, by: VehicleLoss): void {
  const { state } = game;
  if (vehicle === 'harvester') {
    set(game, state, 'harvesters', without(state.harvesters, [at]));
    if (state.phase === 'action') countDeed(game, 'harvesters');
  } else set(game, state, 'zones', withoutZone(state.zones, at));
  game.tell({ type: 'vehicleRemoved', vehicle, at, by });
}
