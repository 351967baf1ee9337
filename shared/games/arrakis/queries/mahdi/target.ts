import { type AreaId, isOuter, type SectorId, SIETCHES, type SietchId, type TacticalSector } from '../../ids.ts';
import type { State } from '../../types.ts';
import { legionsOf } from '../legions.ts';
import { fits } from '../movement.ts';
import { automaOf, book, isAutoma } from '../table.ts';
import { powerAt } from './power.ts';
import type { Which } from '../../data/notation.ts';
import { best, type Choice } from './choice.ts';

/** Sector as tactical cards name it: the four inner ones are one. R16.2 */
export const tacticalSectorAt = (state: State, at: AreaId): TacticalSector => {
  const [sector] = book(state).data.areas[at].sectors;
  return sector && isOuter(sector) ? sector : 'inner';
};
/** Sectors of the map behind the name on a card. */
export const sectorsOf = (state: State, sector: TacticalSector): readonly SectorId[] =>
  (Object.keys(book(state).areasIn) as SectorId[]).filter((id) => (sector === 'inner' ? !isOuter(id) : id === sector));
/** Sectors beside it, the inner ones as one. R16.2, R16.4 */
export function sectorsBeside(state: State, sector: TacticalSector): readonly TacticalSector[] {
  const near = sectorsOf(state, sector).flatMap((id) => book(state).sectorsBeside[id]);
  return [...new Set(near.map((id): TacticalSector => (isOuter(id) ? id : 'inner')))].filter((id) => id !== sector);
}

export const areaOfSietch = ({ sietches }: State, id: SietchId | null): AreaId | null => (id && sietches[id]?.at) ?? null;
export const standing = ({ sietches }: State): readonly SietchId[] => SIETCHES.filter((id) => sietches[id] !== null);
/** Where the target sietch is; null = there is none. */
export const targetArea = (state: State): AreaId | null => areaOfSietch(state, state.automa?.target ?? null);
/** The sector of a tactical card when it is to be a target: where its sietch stands now; the one printed when it has fallen. RU-32 */
const sectorOfTarget = (state: State, id: SietchId): TacticalSector => {
  const at = areaOfSietch(state, id);
  return at === null ? book(state).data.tacticalSectors[id] : tacticalSectorAt(state, at);
};
export const targetSector = (state: State): TacticalSector | null => {
  const { target } = automaOf(state);
  return target && sectorOfTarget(state, target);
};
/** Can this card be the target beside this harvest sector? Where it replaces another that has fallen, and no sietch outside is left, any can. R16.3, RU-35a */
export function canBeTarget(state: State, id: SietchId, harvest: TacticalSector | null, isReplacement: boolean): boolean {
  if (!state.sietches[id]) return false;
  return sectorOfTarget(state, id) !== harvest || (isReplacement && isAllIn(state, harvest));
}
/** Does every sietch that is left lie in this sector? RU-35a */
const isAllIn = (state: State, harvest: TacticalSector | null): boolean =>
  standing(state).every((id) => sectorOfTarget(state, id) === harvest);
/** Has the target fallen, with another sietch to take its place? R16.3 */
export const needsTarget = (state: State): boolean =>
  isAutoma(state, 'harkonnen') && state.automa?.target !== null && targetArea(state) === null && standing(state).length > 0;

/** Steps to the nearest sietch, over any borders. RU-31 */
export const stepsToSietch = (state: State, at: AreaId): number =>
  Math.min(99, ...standing(state).map((id) => book(state).distanceAnyway(at, state.sietches[id]?.at ?? at)));
/** Steps to the target sietch, over any borders; the North Pole, where there is none. */
export const stepsToTarget = (state: State, at: AreaId): number => {
  const target = targetArea(state);
  return target ? book(state).distanceAnyway(at, target) : 0;
};

/** Does one of these legions exceed the defenders of this sietch? R16.9 */
const isExceeded = (state: State, id: SietchId, which: Which): boolean => {
  const at = areaOfSietch(state, id);
  return (
    at !== null &&
    legionsOf(state, 'harkonnen').some(
      (from) => fits(state, 'harkonnen', from, which) && powerAt(state, 'harkonnen', from) > powerAt(state, 'atreides', at),
    )
  );
};
/** The sietch that legions move towards, if one of them exceeds its defenders. R16.9 */
export function aim(state: State, which: Which): SietchId | null {
  const { target, temporary } = automaOf(state);
  const current = temporary && state.sietches[temporary] ? temporary : target;
  return current && isExceeded(state, current, which) ? current : null;
}
/** Temporary targets: sietches that some legion exceeds, the closest to the target first. R16.9 */
export function otherAims(state: State, which: Which): Choice<SietchId> {
  return best(
    standing(state).filter((id) => isExceeded(state, id, which)),
    [
      { row: 'nearTarget', by: (id) => -stepsToTarget(state, areaOfSietch(state, id) ?? id) },
      { row: 'highestRank', by: (id) => state.sietches[id]?.rank.hidden ?? 0 },
    ],
  );
}
