import { boardOf } from '../../../../shared/games/arrakis/board.ts';
import type { AreaId, Terrain } from '../../../../shared/games/arrakis/ids.ts';
import type { ArrakisView } from '../../../../shared/games/arrakis/types.ts';

/** Terrain as it is now: the atomics make desert of a mountain. R13.9 */
export const terrainAt = ({ options, atomics }: Pick<ArrakisView, 'options' | 'atomics'>, at: AreaId): Terrain =>
  atomics.at === at ? 'desert' : boardOf(options).data.areas[at].terrain;
