import type { Task } from '../../../kernel/types.ts';
import type { IntrigueMode, IntrigueName, PlayerId } from '../ids.ts';
import type { FamilyGame, Game } from '../types.ts';
import { playIntrigue } from '../verbs/intrigue.ts';
import { whyCardInVain } from '../queries/playable-intrigue.ts';

/** An Intrigue card is shown and carried out; that it does nothing is told. J65 */
export function playedIntrigue(game: Game, by: PlayerId, card: IntrigueName, mode: IntrigueMode): Task<FamilyGame>[] {
  const why = whyCardInVain(game.state, by, card, mode);
  const next = playIntrigue(game, by, card, mode);
  if (why) game.tell({ type: 'inVain', player: by, source: { intrigue: card }, effect: null });
  return next;
}
