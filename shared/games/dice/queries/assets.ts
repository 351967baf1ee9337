import type { Blocked } from '../../../kernel/types.ts';
import { ASSETS, type HouseId, POLAR_SINK, type RegionId } from '../ids.ts';
import { WHY } from '../reasons.ts';
import type { AssetWork, State } from '../types.ts';
import { hasOthers, isUnderStorm } from './map.ts';
import { board, troops } from './table.ts';

/** May the active player work on assets: in the target only, held without a third House; never at the Polar Sink or under storm. R13.1, R2.9, R14.6 */
export function canReorganise(state: State, id: HouseId): boolean {
  const at = state.turn.target;
  if (at === null || at === POLAR_SINK || !board(state).data.map.regions[at].asset) return false;
  return !isUnderStorm(state, at) && troops(state, id, at) > 0 && !hasOthers(state, at, id, state.turn.ally);
}
/** What can be done with the asset of the target region; only what is in the supply can be placed. R13.2, R1.6 */
export function assetWorks(state: State): { of: AssetWork[]; blocked: Blocked[] } {
  const here = state.assets[state.turn.target as RegionId];
  const of: AssetWork[] = ['keep'];
  const blocked: Blocked[] = [];
  if (here) of.push('remove');
  else blocked.push({ target: 'remove', why: WHY.noAssetThere });
  for (const place of ASSETS) {
    if (place === here) continue;
    if (state.assetSupply[place] > 0) of.push({ place });
    else blocked.push({ target: { place }, why: WHY.assetNotInSupply });
  }
  return { of, blocked };
}
