import { set } from '../../../../kernel/write.ts';
import { earnsSupremacy } from '../../queries/mahdi/spice.ts';
import type { SpiceSplit } from '../../questions.ts';
import type { Game } from '../../types.ts';
import { spendSpice } from '../spice.ts';
import { gainSupremacy } from '../tracks.ts';

/** The spice is spent; what all markers on top do not need becomes a step of supremacy, the rest of it is lost. R16.14, RU-37 */
export function spendAll(game: Game, split: SpiceSplit): void {
  const earns = earnsSupremacy(game.state);
  spendSpice(game, split);
  if (!earns) return;
  set(game, game.state, 'reserve', 0);
  game.tell({ type: 'automaFollows', row: 'spiceForSupremacy', possible: true });
  gainSupremacy(game, 1);
}
