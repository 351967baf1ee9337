import type { Reason, Task } from '../../../kernel/types.ts';
import { intrigueRecord } from '../edition.ts';
import type { IntrigueMode, IntrigueName, PlayerId } from '../ids.ts';
import type { FamilyGame, Game, State } from '../types.ts';
import { playIntrigue } from '../verbs/intrigue.ts';
import { whyInVain } from './handlers.ts';
import { sceneFor } from './scene.ts';

/** Why nothing would come of an Intrigue card that is played now; it may be played all the same. R12.5, J65 */
export const whyCardInVain = (state: State, by: PlayerId, card: IntrigueName, mode: IntrigueMode): Reason | null =>
  whyInVain(state, sceneFor(state, by, { intrigue: card }), intrigueRecord(state, card)[mode] ?? []);
/** An Intrigue card is shown and carried out; that it does nothing is told. J65 */
export function playedIntrigue(game: Game, by: PlayerId, card: IntrigueName, mode: IntrigueMode): Task<FamilyGame>[] {
  const why = whyCardInVain(game.state, by, card, mode);
  const next = playIntrigue(game, by, card, mode);
  if (why) game.tell({ type: 'inVain', player: by, source: { intrigue: card }, effect: null });
  return next;
}
