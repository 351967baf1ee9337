import type { Next, Steps, Task } from '../../../../kernel/types.ts';
import { keysOf } from '../../../../kernel/typed.ts';
import { nextMarker, splitOf } from '../../queries/mahdi/spice.ts';
import { needsTarget } from '../../queries/mahdi/target.ts';
import * as ask from '../../queries/mahdi/vehicles.ts';
import { vehiclesLeft } from '../../queries/vehicles.ts';
import { book, seatAlways } from '../../queries/table.ts';
import type { Vehicle, ZoneId } from '../../ids.ts';
import type { VehicleCounts } from '../../questions-automa.ts';
import type { ArrakisGame, Game } from '../../types.ts';
import * as verb from '../../verbs/mahdi/automa.ts';
import { reinforceFrom } from '../../verbs/mahdi/cards.ts';
import { spendAll } from '../../verbs/mahdi/spice.ts';
import { placeVehicle, removeVehicle } from '../../verbs/vehicles.ts';
import { settle } from './settle.ts';

type VehiclesTask = Extract<Task<ArrakisGame>, { readonly do: 'automaVehicles' }>;

export const automaRoundSteps = {
  /** Harvest sector and target, then the reinforcements of the round. R16.3 */
  tactics(game) {
    verb.drawTactics(game);
    const { reinforcements } = book(game.state).data.mahdi;
    reinforceFrom(
      game,
      keysOf(reinforcements).flatMap((deck) => Array.from({ length: reinforcements[deck] }, () => deck)),
    );
  },
  newTarget(game) {
    if (needsTarget(game.state)) verb.replaceTarget(game);
  },

  /** Of several equal ways the player chooses one. R16.2 */
  automaTie: {
    asks: ({ state }) => seatAlways(state, 'house-harkonnen'),
    choices: (_, { of }) => ({ pick: 'one', of: of.map(({ pick }) => pick) }),
    resolve(game, { about, of }, answer) {
      const chosen = of.find(({ pick }) => JSON.stringify(pick) === JSON.stringify(answer));
      if (!chosen) return;
      // That of an advance is no choice among equals: it tells itself. R16.13
      if (about !== 'advance') game.tell({ type: 'automaTie', about, count: of.length, what: answer });
      return [chosen.deed];
    },
  },

  /** Harvesters, then carryalls, then ornithopters, out of the supply. R16.4 */
  automaVehicles(game, task): Next<ArrakisGame> {
    const { left } = task;
    for (const kind of KINDS) if ((left[kind] ?? 0) > 0 && vehiclesLeft(game.state, kind) > 0) return PLACING[kind](game, task);
    return;
  },
  automaVehicle(game, { vehicle, left, sector, legion }) {
    placeVehicle(game, vehicle, 'supply');
    return [{ do: 'automaVehicles', left, ...(sector && { sector }), ...(legion && { legion }) }];
  },

  /** Keep, raise, then what is left. R16.14 */
  automaSpice(game, { plan }) {
    const next = nextMarker(game.state, plan);
    if (!next) return spendAll(game, splitOf(game.state, plan));
    return settle(
      game,
      'marker',
      next.choice,
      (power) => power,
      (power) => ({ do: 'automaMark', power, plan, to: next.to }),
    );
  },
  automaMark: (_, { power, plan, to }) => [{ do: 'automaSpice', plan: { ...plan, [power]: to } }],

  automaEnd: (game) => verb.endRound(game), // R16.15

  automaRescue(game, { at, zone }) {
    removeVehicle(game, { vehicle: 'carryall', at: zone }, 'rescue');
    game.tell({ type: 'rescued', at, zone });
  },
} satisfies Partial<Steps<ArrakisGame>>;

const KINDS = ['harvester', 'carryall', 'ornithopter'] as const;
const less = (left: VehicleCounts, kind: Vehicle): VehicleCounts => ({ ...left, [kind]: (left[kind] ?? 0) - 1 });
const none = (left: VehicleCounts, kind: Vehicle): VehicleCounts => ({ ...left, [kind]: 0 });
/** How many of a kind are placed: those due, as far as the box has them. */
const due = ({ state }: Game, { left }: VehiclesTask, kind: Vehicle): number => Math.min(left[kind] ?? 0, vehiclesLeft(state, kind));

const PLACING: { readonly [Kind in Vehicle]: (game: Game, task: VehiclesTask) => Next<ArrakisGame> } = {
  harvester(game, task) {
    const { left } = task;
    const sector = task.sector ?? game.state.automa?.harvest ?? null;
    const areas = sector ? ask.harvesterAreas(game.state, sector) : { of: [], row: 'only' as const };
    if (areas.of.length === 0) {
      // What finds no place in the harvest sector goes on to one beside it; what finds none there stays in the supply.
      const sectors = task.sector ? [] : ask.nextSectors(game.state);
      if (sectors.length === 0) return [{ do: 'automaVehicles', left: none(left, 'harvester') }];
      const choice = { of: sectors, row: 'nextSector' } as const;
      return settle(
        game,
        'sector',
        choice,
        (id) => id,
        (id) => ({ do: 'automaVehicles', left, sector: id }),
      );
    }
    // Where there are enough for all of these areas none has to be chosen.
    const of = areas.of.length <= due(game, task, 'harvester') ? areas.of.slice(0, 1) : areas.of;
    const where = task.sector && { sector: task.sector };
    return settle(
      game,
      'harvester',
      { ...areas, of },
      (at) => at,
      (at) => ({ do: 'automaVehicle', vehicle: { vehicle: 'harvester', at }, left: less(left, 'harvester'), ...where }),
    );
  },
  carryall(game, task) {
    // There are more zones than carryalls: one is always free.
    return intoZone(game, task, 'carryall', ask.carryallZones(game.state, due(game, task, 'carryall')));
  },
  ornithopter(game, task) {
    const { state } = game;
    const { legion } = task;
    const count = due(game, task, 'ornithopter');
    if (legion && ask.zonesForLegion(state, legion).of.length > 0)
      return intoZone(game, task, 'ornithopter', fitting(ask.zonesForLegion(state, legion), count));
    const legions = ask.flyingLegions(state);
    const [first] = legions;
    if (!first) {
      const zones = fitting(ask.zonesForTarget(state), count);
      return zones.of.length === 0
        ? [{ do: 'automaVehicles', left: none(task.left, 'ornithopter') }]
        : intoZone(game, { ...task, left: task.left }, 'ornithopter', zones);
    }
    const all = new Set(legions.flatMap((at) => ask.zonesForLegion(state, at).of));
    // Where there is an ornithopter for every zone, their order does not matter.
    const of = all.size <= count ? [first] : legions;
    return settle(
      game,
      'mover',
      { of, row: 'forAttack' },
      (at) => at,
      (at) => ({ do: 'automaVehicles', left: task.left, legion: at }),
    );
  },
};
/** Zones that all get one need no choice. */
const fitting = <T extends { readonly of: readonly ZoneId[] }>(zones: T, count: number): T =>
  zones.of.length <= count ? { ...zones, of: zones.of.slice(0, 1) } : zones;
const intoZone = (
  game: Game,
  { left, legion }: VehiclesTask,
  kind: 'carryall' | 'ornithopter',
  zones: ReturnType<typeof ask.carryallZones>,
) =>
  settle(
    game,
    kind,
    zones,
    (zone) => zone,
    (at) => ({ do: 'automaVehicle', vehicle: { vehicle: kind, at }, left: less(left, kind), ...(legion && { legion }) }),
  );
