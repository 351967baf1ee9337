import { isOneOf } from '../../../kernel/typed.ts';
import type { EffectOf } from '../data/notation.ts';
import {
  type AreaId,
  type BoardId,
  type NamedId,
  POWERS,
  type SectorId,
  SECTORS,
  type Side,
  SIETCHES,
  type SietchId,
  SYMBOLS,
  type Vehicle,
  VEHICLES,
} from '../ids.ts';
import type { EffectRef, SpecialTarget, VehicleAt } from '../questions.ts';
import type { State } from '../types.ts';
import { isDesert, isEmpty, sameSector, terrain } from './areas.ts';
import { legionAt, legionsOf, tokensAt } from './legions.ts';
import { areaOf, boardIdOf, boardsOf, boardState, book, otherSide, sideOfHouse } from './table.ts';
import { whereVehicles, zonesWith } from './vehicles.ts';

// What one or two cards choose from: dice, imperium markers, leaders; then what lies on the map.

type Target = Exclude<SpecialTarget, 'done'>;

/** Imperium markers that can go down. */
export const lowerable = (state: State): Target[] =>
  POWERS.filter((power) => state.imperium[power] > book(state).data.numbers.imperium.bottom).map((power) => ({ power }));

/** Unused dice of a side by their symbols, the Bene Gesserit token among them. R6.4 */
export function unusedDice(state: State, side: Side): (Extract<Target, { readonly symbol: unknown }> & { readonly board: BoardId })[] {
  return boardsOf(state, side).flatMap((board) => {
    const { unused, token } = boardState(state, board);
    const dice = SYMBOLS.filter((symbol) => unused[symbol] > 0).map((symbol) => ({ board, symbol }));
    return token ? [...dice, { board, symbol: token, token: true as const }] : dice;
  });
}
/** Symbols that Truthtrance can name for the automa's next die. RU-36 */
export function nameable(state: State): Target[] {
  const { used } = boardState(state, boardIdOf(state, 'house-harkonnen'));
  const { truthtrance } = book(state).data.mahdi;
  return SYMBOLS.filter((symbol) => used[symbol] < truthtrance[symbol]).map((symbol) => ({ symbol }));
}
/** The same for whoever chooses one: boards do not matter. */
export function diceTargets(state: State, side: Side): Target[] {
  const dice = unusedDice(state, side).map(({ symbol, token }): Target => (token ? { symbol, token } : { symbol }));
  return dice.filter((die, nth) => dice.findIndex((other) => JSON.stringify(other) === JSON.stringify(die)) === nth);
}

/** Named leaders of the enemy that an effect can send to the tank. R12.9 */
export function sendable(state: State, { by }: EffectRef, { where }: EffectOf<'toTank'>): readonly NamedId[] {
  const side = sideOfHouse(by);
  const { namedOf, open } = book(state);
  const picked: string | null = state.turn?.picked ?? null;
  return namedOf[otherSide(side)].filter((id) => {
    const at = areaOf(state, id);
    if (at === null) return false;
    if (where === 'anywhere') return true;
    if (where === 'own-sector') return legionsOf(state, side).some((own) => sameSector(state, own, at));
    return open[at].some((near) => near === picked);
  });
}

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
export function carrierFlights(state: State): { readonly from: AreaId; readonly to: AreaId }[] {
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
  const holds = (at: AreaId): boolean => tokensAt(state, at).length > 0;
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
