import { set } from '../../../kernel/write.ts';
import { type AreaId, type AtreidesToken, type Rank, RANKS, type SietchId } from '../ids.ts';
import { NOBODY, substitute } from '../queries/legions.ts';
import { book } from '../queries/table.ts';
import type { Game } from '../types.ts';
import { giveUpTokens, reinforce, take } from './legions.ts';

/** Tokens of an area are turned up and replaced by their figures; what the supply lacks is lost. The caller sees to overflow. R12.6, RU-39 */
export function revealTokens(game: Game, at: AreaId, tokens: readonly AtreidesToken[]): void {
  for (const token of tokens) {
    const { units } = book(game.state).data.pieces.atreidesTokens[token];
    // Figures come before the token goes: a legion of tokens alone keeps its leaders.
    const lost = RANKS.reduce((sum, rank) => sum + reinforceWith(game, at, rank, units[rank] ?? 0), 0);
    take(game, 'atreides', at, { ...NOBODY, tokens: [token] });
    giveUpTokens(game, [token]);
    game.tell({ type: 'tokenRevealed', at, token, lost }, { to: 'all' });
  }
}
/** How many of these could not come, not even as a lower rank. R2.9 */
function reinforceWith(game: Game, at: AreaId, rank: Rank, count: number): number {
  for (let left = count; left > 0; left--) {
    const comes = substitute(game.state, 'atreides', rank);
    if (comes === null) return left;
    reinforce(game, 'atreides', at, comes, 1);
  }
  return 0;
}
/** A facedown sietch is turned up: its rank is public from now on. R12.5 */
export function revealSietch(game: Game, id: SietchId): void {
  const sietch = game.state.sietches[id];
  if (!sietch || sietch.open) return;
  set(game, game.state.sietches, id, { ...sietch, open: true });
  game.tell({ type: 'sietchRevealed', sietch: id, at: sietch.at, rank: sietch.rank.hidden }, { to: 'all' });
}
