import type { HouseId, RegionId } from '../ids.ts';
import { isStormy, type Look } from './look.ts';

/** Which House bots like best; found by letting them play each other. */
export const LIKED: readonly HouseId[] = [
  'guild',
  'bene-gesserit',
  'atreides',
  'harkonnen',
  'corrino',
  'fremen',
  'bene-tleilax',
  'smugglers',
];

/** One of the two best Houses left. R4.5 */
export function draft({ chance }: Look, offered: readonly HouseId[]): HouseId {
  const ranked = rankedHouses(offered);
  return ranked[chance.below(4) === 0 ? 1 : 0] ?? (ranked[0] as HouseId);
}
export const rankedHouses = (offered: readonly HouseId[]): readonly HouseId[] => LIKED.filter((house) => offered.includes(house));

/** Next to as many strategic regions as possible, not under the storm. R4.8 */
export function settle(look: Look, offered: readonly RegionId[]): RegionId {
  const { board } = look;
  const rank = (at: RegionId): number => board.strategic.filter((to) => board.adjacent[at][to]).length - (isStormy(look, at) ? 2 : 0);
  return offered.reduce((one, other) => (rank(other) > rank(one) ? other : one));
}
/** The Guild wins by waiting; else one of the best. R4.9 */
export function predict({ chance, state }: Look, offered: readonly HouseId[]): HouseId {
  const inPlay = LIKED.filter((house) => offered.includes(house) && state.houses[house]);
  if (offered.includes('guild') && chance.below(100) < 40) return 'guild';
  return inPlay[chance.below(Math.min(3, inPlay.length))] ?? (offered[0] as HouseId);
}
