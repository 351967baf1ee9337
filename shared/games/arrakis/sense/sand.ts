import { type AreaId, type SectorId, ZONES, type ZoneId } from '../ids.ts';
import { legionAt, legionsOf } from '../queries/legions.ts';
import { isDesert, terrain } from '../queries/areas.ts';
import { hasWorm } from '../queries/wild-maker.ts';
import { isPrey, wormsOf } from '../queries/worms.ts';
import type { VehicleAt } from '../questions.ts';
import { hitsWorth } from './battle.ts';
import { forcesOf } from './force.ts';
import { biteOf } from './ground.ts';
import { type Look, once, onceFor } from './look.ts';
import { harvesterWorth } from './move.ts';
import { roadWorth } from './raid.ts';
import { holdsOf } from './siege.ts';
import { CARRYALL, ORNITHOPTER, SPICE, WORM_CHANCE, WORMSIGN } from './weights.ts';

/** What a worm's attack there does to the Harkonnen. R14.7 */
export function biteWorth(look: Look, at: AreaId, maker = false): number {
  const { state } = look;
  if (!legionAt(state, 'harkonnen', at)) return state.harvesters.includes(at) ? harvesterWorth(look, at) : 0;
  return hitsWorth(look, 'harkonnen', at, biteOf(look, at, maker));
}
/** What a worm there promises: the best prey in its reach; it keeps legions out too. */
export function wormCharm(look: Look, at: AreaId, maker: boolean): number {
  const { book, state } = look;
  let best = 0;
  for (const prey of preyOf(look)) {
    const steps = book.distanceAnyway(at, prey);
    if (steps <= 2) best = Math.max(best, 0.6 * biteWorth(look, prey, maker));
    else if (steps <= 4) best = Math.max(best, 0.2 * biteWorth(look, prey, maker));
  }
  return best + (book.open[at].some((near) => legionAt(state, 'atreides', near) !== null) ? 0.03 : 0);
}
const preyOf = once(({ state }): readonly AreaId[] =>
  [...new Set([...legionsOf(state, 'harkonnen'), ...state.harvesters])].filter((at) => isPrey(state, at)),
);

/** What a wormsign there promises: a way for own legions, a worm near prey. Where one comes anyway, or is cleared, nothing. R8.1, R8.2 */
export function signWorth(look: Look, at: AreaId): number {
  const { state, book } = look;
  if (legionAt(state, 'atreides', at) || hasWorm(state, at)) return -0.1;
  if (legionAt(state, 'harkonnen', at) || state.harvesters.includes(at)) return 0;
  const kind = terrain(state, at);
  const chance = kind === 'deep-desert' ? WORM_CHANCE['deep-desert'] : WORM_CHANCE.desert;
  const riders = book.open[at].filter((near) => legionAt(state, 'atreides', near) !== null).length;
  const trap = book.open[at].filter((near) => legionAt(state, 'harkonnen', near) !== null).length;
  return (
    WORMSIGN +
    chance * wormCharm(look, at, false) +
    0.04 * Math.min(2, riders) +
    0.06 * Math.min(2, trap) +
    towards(look, at) +
    roadWorth(look, at)
  );
}
/** A way over the sand to what the Atreides want. */
function towards(look: Look, at: AreaId): number {
  const { book, state } = look;
  const goals = holdsOf(look, 'harkonnen').filter((hold) => book.distance(at, hold.at) <= 1).length;
  const stations = state.stations.filter((site) => book.distance(at, site) <= 1).length;
  return 0.05 * goals + 0.06 * stations;
}
/** What drawing and laying so many wormsigns is worth. */
export const signsWorth = onceFor((look, count: number): number => {
  const places = look.book.desert
    .map((at) => (look.state.wormsigns.includes(at) ? 0 : signWorth(look, at)))
    .sort((one, other) => other - one);
  return places.slice(0, count).reduce((sum, worth) => sum + Math.max(0, worth), 0);
});
/** What moving worms, or attacking with one, is worth at best. */
export const wormMoveWorth = (look: Look, from: AreaId, to: AreaId): number =>
  wormCharm(look, to, look.state.leaders['wild-maker'].at === from) -
  wormCharm(look, from, look.state.leaders['wild-maker'].at === from) -
  0.01;
export function wormAttackWorth(look: Look, maker: boolean): number {
  const worms = wormsOf(look.state, maker);
  let best = 0;
  for (const prey of preyOf(look))
    for (const from of worms) if (look.book.distanceAnyway(from, prey) <= 2) best = Math.max(best, biteWorth(look, prey, maker) - 0.15);
  return best;
}

// Vehicles
/** What a harvester there is likely to bring home. R9.2 */
export function harvesterAt(look: Look, at: AreaId): number {
  const { state, book } = look;
  const kind = terrain(state, at);
  if (!isDesert(state, at) || (kind !== 'desert' && kind !== 'deep-desert')) return 0;
  const spice = kind === 'deep-desert' ? 2 : 1;
  const guarded = legionAt(state, 'harkonnen', at) !== null;
  const saved = zonesAbove(look, at).some((zone) => state.zones[zone] === 'carryall') ? 0.6 : 1;
  let lost = WORM_CHANCE[kind] * saved;
  const raiders = book.open[at].filter((near) => legionAt(state, 'atreides', near) !== null).length;
  if (!guarded && raiders > 0) lost = 1 - (1 - lost) * 0.45;
  if (wormsOf(state, false).some((worm) => book.distanceAnyway(worm, at) <= 2)) lost = 1 - (1 - lost) * 0.5;
  if (guarded) lost *= 0.8;
  return SPICE * spice * (1 - lost);
}
const zonesAbove = ({ book }: Look, at: AreaId): readonly ZoneId[] => book.zonesOver[at];
/** What an aircraft in that zone is worth; not that which it drives away. R5.4 */
function aircraftAt(look: Look, vehicle: 'ornithopter' | 'carryall', zone: ZoneId): number {
  const { state, book } = look;
  const there = state.zones[zone];
  const lost =
    there === undefined || there === vehicle
      ? 0
      : aircraftAt({ ...look, state: { ...state, zones: without(state.zones, zone) } }, there, zone);
  const under = book.areasUnder[zone];
  if (vehicle === 'carryall') {
    let worth = CARRYALL * 0.2;
    for (const at of state.harvesters) {
      if (!under.includes(at) || zonesAbove(look, at).some((other) => other !== zone && state.zones[other] === 'carryall')) continue;
      const kind = terrain(state, at);
      worth += kind === 'deep-desert' ? 2 * SPICE * 0.5 : SPICE * 0.25;
    }
    return worth - lost;
  }
  let worth = 0.02;
  for (const [at, force] of forcesOf(look, 'harkonnen')) {
    if (!under.includes(at)) continue;
    for (const hold of holdsOf(look, 'atreides')) {
      const steps = book.distanceAnyway(at, hold.at);
      if (steps <= 3 && force.units >= 3) worth = Math.max(worth, ORNITHOPTER * (steps <= 2 ? 1.5 : 1) * (force.units / 6));
    }
    worth = Math.max(worth, 0.04 + (ORNITHOPTER * force.units) / 20);
  }
  const served = ZONES.some((other) => other !== zone && state.zones[other] === 'ornithopter' && overlap(look, other, zone));
  return worth * (served ? 0.7 : 1) - lost;
}
const without = (zones: Look['state']['zones'], zone: ZoneId): Look['state']['zones'] => {
  const { [zone]: _, ...others } = zones;
  return others;
};
const overlap = ({ book }: Look, one: ZoneId, other: ZoneId): boolean =>
  book.data.zones[one].some((sector: SectorId) => book.data.zones[other].includes(sector));
/** Harvesters first: the others are placed where they are needed. */
export const vehicleWorth = (look: Look, { vehicle, at }: VehicleAt): number =>
  vehicle === 'harvester'
    ? 1 + harvesterAt(look, at)
    : vehicle === 'carryall'
      ? 0.5 + aircraftAt(look, vehicle, at)
      : aircraftAt(look, vehicle, at);
