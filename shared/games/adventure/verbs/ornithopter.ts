import { set } from '../../../kernel/write.ts';
import type { FigureId, SpaceId } from '../ids.ts';
import { factsOf, spaceOf } from '../queries/table.ts';
import type { Game } from '../types.ts';
import { underDeck } from './cards.ts';
import { rollD6 } from './dice.ts';
import { unassign } from './equipment.ts';
import { place } from './figures.ts';
import { markMoved } from './turn.ts';

/** A figure flies; on arrival a die decides about the card. R9.8 */
export function fly(game: Game, figure: FigureId, to: SpaceId, instead: boolean): void {
  const from = spaceOf(game.state, figure);
  place(game, figure, to);
  const die = rollD6(game);
  const kept = die < factsOf(game.state).game.tests.ornithopterLostFrom;
  const { turn } = game.state;
  if (instead) markMoved(game, figure);
  else set(game, turn, 'flown', [...turn.flown, figure]);
  game.tell({ type: 'flew', figure, from, to, die, kept, instead });
  if (kept) return;
  unassign(game, figure, 'ornithopter');
  underDeck(game, ['ornithopter']);
}
