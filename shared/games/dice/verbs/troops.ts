import { add } from '../../../kernel/write.ts';
import { type HouseId, KINDS, type Kind, type Place, type RegionId } from '../ids.ts';
import { count, house } from '../queries/table.ts';
import type { Game } from '../types.ts';

/** Moves troops of one House between supply, House card and regions. R1.2 */
export function moveTroops(game: Game, id: HouseId, kind: Kind, from: Place, to: Place, troops: number): void {
  if (troops === 0 || from === to) return;
  const pieces = house(game.state, id)[kind];
  add(game, pieces, from, -troops);
  add(game, pieces, to, troops);
}
/** The kind that is lost where the owner has no choice; null = the owner must choose. Q19 */
export function onlyKind(game: Game, id: HouseId, at: RegionId): Kind | null {
  const here = KINDS.filter((kind) => count(game.state, id, kind, at) > 0);
  return here.length === 1 ? (here[0] as Kind) : null;
}
