import { set } from '../../../kernel/write.ts';
import type { AreaId, Side, SietchId } from '../ids.ts';
import { legionAt, NOBODY } from '../queries/legions.ts';
import type { Game } from '../types.ts';
import { dismissLonely, join, take } from './legions.ts';
import { changeLegion, relocate } from './records.ts';

/** A legion is pushed to another area; that is no move of its own, and nothing happens there. */
export function displace(game: Game, side: Side, from: AreaId, to: AreaId): void {
  relocate(game, side, from, to);
  game.tell({ type: 'displaced', side, from, to });
}
/** A sietch moves on; it keeps its name and its rank. RU-32 */
export function moveSietch(game: Game, id: SietchId, to: AreaId): void {
  const sietch = game.state.sietches[id];
  if (!sietch) return;
  set(game, game.state.sietches, id, { ...sietch, at: to });
  game.tell({ type: 'sietchMoved', sietch: id, from: sietch.at, to });
}
/** All deployment tokens of two areas change places; leaders who are left alone go. R2.6 */
export function swapTokens(game: Game, one: AreaId, other: AreaId): void {
  const tokens = [one, other].map((at) => legionAt(game.state, 'atreides', at)?.tokens.hidden ?? []);
  for (const [nth, at] of [one, other].entries())
    changeLegion(game, 'atreides', at, () => {
      take(game, 'atreides', at, { ...NOBODY, tokens: tokens[nth] ?? [] });
      join(game, 'atreides', at, { ...NOBODY, tokens: tokens[1 - nth] ?? [] });
    });
  game.tell({ type: 'tokensSwapped', one, other });
  for (const at of [one, other]) dismissLonely(game, 'atreides', at);
}
