import { NORTH_POLE } from '../../ids.ts';
import { effectOf } from '../../queries/effects.ts';
import { carrierVehicles, deepHarvesters, rocketSectors, sectorsOf, vehicleTargets, wormsignTargets } from '../../queries/card-effects.ts';
import { pick } from '../../verbs/round.ts';
import { removeVehicle } from '../../verbs/vehicles.ts';
import { discardWormsign, rollCombat } from '../../verbs/worms.ts';
import { again, chosen, type Special } from './special.ts';

/** Cards about wormsigns and vehicles. */
export const sandSpecials = {
  /** So many anywhere, or all next to the North Pole. */
  discardWormsigns: {
    count: 9,
    targets: (state, { ref }) => wormsignTargets(state, effectOf(state, ref, 'special').count === undefined ? NORTH_POLE : null),
    resolve(game, task, target) {
      const at = chosen(target, 'area')?.area;
      if (at) discardWormsign(game, at);
      return again(task);
    },
  },
  /** All from deep desert of one sector, which the first decides. */
  removeHarvesters: {
    targets: (state, task) => deepHarvesters(state, chosen(task.chosen, 'area')?.area ?? null),
    resolve(game, task, target) {
      const at = chosen(target, 'area')?.area;
      if (at) removeVehicle(game, { vehicle: 'harvester', at }, 'card');
      return again(task, task.chosen ?? target);
    },
  },
  /** RU-29 */
  removeVehicles: {
    targets: (state) => vehicleTargets(state, sectorsOf(state, 'gurney-halleck')),
    resolve(game, task, target) {
      const vehicle = chosen(target, 'vehicle')?.vehicle;
      if (vehicle) removeVehicle(game, vehicle, 'card');
      return again(task);
    },
  },
  /** A cost: without its zone, which is what is picked, nothing else of the card finds a target. */
  takeOrnithopter: {
    targets: (state) => carrierVehicles(state),
    resolve(game, _, target) {
      const zone = chosen(target, 'zone')?.zone;
      if (!zone) return;
      removeVehicle(game, { vehicle: 'ornithopter', at: zone }, 'card');
      pick(game, zone);
    },
  },
  /** First the sector; then so many dice are rolled, and each Hit or Special removes a vehicle there. RU-29 */
  fremenRockets: {
    targets(state, { chosen: first }) {
      const sector = chosen(first, 'sector')?.sector;
      return sector ? vehicleTargets(state, [sector]) : rocketSectors(state);
    },
    resolve(game, task, target) {
      const vehicle = chosen(target, 'vehicle')?.vehicle;
      if (vehicle) {
        removeVehicle(game, vehicle, 'card');
        return again(task);
      }
      const roll = rollCombat(game, task.left);
      game.tell({ type: 'rocketRoll', sector: chosen(target, 'sector')?.sector ?? 'ne-outer', roll });
      return [{ ...task, left: roll.hit + roll.special, chosen: target }];
    },
  },
} as const satisfies Readonly<Record<string, Special>>;
