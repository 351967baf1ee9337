import { POLAR_SINK, type AssetId, type Kind, type LeaderId } from '../ids.ts';
import type { AssetWork } from '../types.ts';
import type { Look } from './look.ts';

/** A Fortification for a strategic region, a Harvester elsewhere. R13.2 */
export function reorganise({ state, board }: Look, offered: readonly AssetWork[]): AssetWork {
  const at = state.turn.target ?? POLAR_SINK;
  const here = state.assets[at];
  const place = (asset: AssetId): AssetWork | undefined => offered.find((each) => typeof each !== 'string' && each.place === asset);
  const isStrategic = board.data.map.regions[at].strategic;
  const fort = isStrategic ? place('fortification') : undefined;
  if (here === null) return fort ?? place('harvester') ?? place('ornithopter') ?? 'keep';
  const isBetter = isStrategic && here !== 'fortification' && state.assetSupply.fortification > 0;
  return isBetter ? (fort ?? (offered.includes('remove') ? 'remove' : 'keep')) : 'keep';
}
/** The smaller one goes. R14.4 */
export const stormLoss = (offered: readonly Kind[]): Kind => (offered.includes('troop') ? 'troop' : (offered[0] as Kind));
/** Spice that would be lost brings a Leader back. R16.10, R16.19 */
export const lastSpice = (offered: readonly ('done' | LeaderId)[]): 'done' | LeaderId => offered.find((each) => each !== 'done') ?? 'done';
