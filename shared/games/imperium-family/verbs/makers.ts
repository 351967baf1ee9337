import { set } from '../../../kernel/write.ts';
import { bookOf } from '../edition.ts';
import type { SpaceName } from '../ids.ts';
import type { Game } from '../types.ts';

/** The bonus spice of a space is taken away. @returns how much lay there. R15.3 */
export function takeBonusSpice(game: Game, space: SpaceName): number {
  const bonus = game.state.bonusSpice[space] ?? 0;
  if (bonus > 0) set(game, game.state.bonusSpice, space, 0);
  return bonus;
}
/** One bonus spice on every maker space without an Agent. R15.1 R15.2, Uprising R11.1 */
export function addBonusSpice(game: Game): void {
  const { state } = game;
  const spaces = bookOf(state).makers.filter((space) => !state.agents[space]?.length);
  for (const space of spaces) set(game, state.bonusSpice, space, (state.bonusSpice[space] ?? 0) + 1);
  if (spaces.length > 0) game.tell({ type: 'bonusSpice', spaces });
}
