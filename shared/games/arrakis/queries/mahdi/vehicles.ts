import { type AreaId, type TacticalSector, type Terrain, ZONES, type ZoneId } from '../../ids.ts';
import type { AutomaRow } from '../../questions-automa.ts';
import type { State } from '../../types.ts';
import { isEmpty, sietchAt, terrain } from '../areas.ts';
import { legionAt, legionsOf } from '../legions.ts';
import { automaOf, book } from '../table.ts';
import { zonesWith } from '../vehicles.ts';
import { isAttackable } from './attack.ts';
import { best, type Choice } from './choice.ts';
import { areaOfSietch, sectorsBeside, sectorsOf, standing, targetSector } from './target.ts';

const ROWS: Readonly<Record<`${Extract<Terrain, 'desert' | 'deep-desert'>}/${boolean}`, AutomaRow>> = {
  'deep-desert/true': 'deepAway',
  'desert/true': 'desertAway',
  'deep-desert/false': 'deep',
  'desert/false': 'desert',
};
const NOWHERE: Choice<never> = { of: [], row: 'only' };
/** No Atreides legion and no sietch next to it. R16.4 */
const isAway = (state: State, at: AreaId): boolean =>
  book(state).touching[at].every((near) => !legionAt(state, 'atreides', near) && sietchAt(state, near) === null);
/** Areas of a sector for the next harvester: all of the first row that has any. R16.4 */
export function harvesterAreas(state: State, sector: TacticalSector): Choice<AreaId> {
  const empty = book(state).areasInTactical[sector].filter((at) => isEmpty(state, at));
  for (const { terrain: kind, away } of book(state).data.mahdi.harvesters) {
    const of = empty.filter((at) => terrain(state, at) === kind && (!away || isAway(state, at)));
    if (of.length > 0) return { of, row: ROWS[`${kind}/${away}`] };
  }
  return NOWHERE;
}
/** Sectors that harvesters go on to: beside the harvest sector, not the target's, with room. R16.4 */
export function nextSectors(state: State): readonly TacticalSector[] {
  const { harvest } = automaOf(state);
  if (harvest === null) return [];
  const target = targetSector(state);
  return sectorsBeside(state, harvest).filter((id) => id !== target && harvesterAreas(state, id).of.length > 0);
}

/** Zones for the next of so many carryalls: those of the sets that protect most harvesters. R16.4 */
export function carryallZones(state: State, count: number): Choice<ZoneId> {
  const protects = (zone: ZoneId): readonly AreaId[] => book(state).areasUnder[zone].filter((at) => state.harvesters.includes(at));
  const there = zonesWith(state, 'carryall');
  const free = ZONES.filter((zone) => !there.includes(zone));
  /** Most harvesters that these zones and the best of so many others protect. */
  const most = (zones: readonly ZoneId[], left: number): number =>
    left === 0 || zones.length === ZONES.length
      ? new Set(zones.flatMap(protects)).size
      : Math.max(...ZONES.filter((zone) => !zones.includes(zone)).map((zone) => most([...zones, zone], left - 1)));
  return best(free, [{ row: 'mostHarvesters', by: (zone) => most([...there, zone], count - 1) }]);
}

const isFreeZone = (state: State, zone: ZoneId): boolean => state.zones[zone] === undefined;
const freeOver = (state: State, at: AreaId): readonly ZoneId[] => book(state).zonesOver[at].filter((zone) => isFreeZone(state, zone));
/** Legions exactly two areas from a sietch that they may attack, with a free zone over them. R16.4 */
export const flyingLegions = (state: State): readonly AreaId[] =>
  legionsOf(state, 'harkonnen').filter(
    (from) =>
      freeOver(state, from).length > 0 &&
      standing(state).some((id) => {
        const at = areaOfSietch(state, id);
        return at !== null && book(state).distanceAnyway(from, at) === 2 && isAttackable(state, from, at);
      }),
  );
export const zonesForLegion = (state: State, from: AreaId): Choice<ZoneId> => ({ of: freeOver(state, from), row: 'forAttack' });
/** Zones for ornithopters that no legion needs: over the target, then over the sectors beside it. R16.4 */
export function zonesForTarget(state: State): Choice<ZoneId> {
  const target = targetSector(state);
  if (target === null) return NOWHERE;
  const { zones } = book(state).data;
  const over = (sectors: readonly TacticalSector[]): readonly ZoneId[] => {
    const named = sectors.flatMap((sector) => sectorsOf(state, sector));
    return ZONES.filter((zone) => isFreeZone(state, zone) && zones[zone].some((sector) => named.includes(sector)));
  };
  const near = over([target]);
  if (near.length > 0) return { of: near, row: 'targetSector' };
  const beside = over(sectorsBeside(state, target));
  const inner = sectorsOf(state, 'inner');
  const between = beside.filter((zone) => zones[zone].every((sector) => inner.includes(sector)));
  return between.length > 0 ? { of: between, row: 'innerZones' } : { of: beside, row: 'besideTarget' };
}

/** Zones whose carryall may rescue this harvester without being missed by one in deep desert that is still in danger. R16.14, RU-35 */
export function rescuers(state: State, at: AreaId): Choice<ZoneId> {
  const carryalls = zonesWith(state, 'carryall');
  const over = (area: AreaId): readonly ZoneId[] => book(state).zonesOver[area].filter((zone) => carryalls.includes(zone));
  if (terrain(state, at) === 'deep-desert') return { of: over(at), row: 'only' };
  const deep = state.coming.filter((area) => area !== at && state.harvesters.includes(area) && terrain(state, area) === 'deep-desert');
  /** Most of these harvesters that can be rescued, each by a carryall of its own. */
  const most = ([first, ...others]: readonly AreaId[], gone: readonly ZoneId[]): number =>
    first === undefined
      ? 0
      : Math.max(
          most(others, gone),
          ...over(first)
            .filter((zone) => !gone.includes(zone))
            .map((zone) => 1 + most(others, [...gone, zone])),
        );
  const all = most(deep, []);
  return { of: over(at).filter((zone) => most(deep, [zone]) === all), row: deep.length > 0 ? 'deepFirst' : 'only' };
}
