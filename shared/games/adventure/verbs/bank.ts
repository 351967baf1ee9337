import { add } from '../../../kernel/write.ts';
import type { Colour } from '../ids.ts';
import { stockOf } from '../queries/table.ts';
import type { Game } from '../types.ts';

/**
 * Spice from the bank, as far as it lasts; nothing is owed later. R1.2, R12.7
 * @returns how much it got
 */
export function takeSpice(game: Game, colour: Colour, wanted: number): number {
  const spice = Math.min(wanted, game.state.bank.spice);
  if (spice > 0) giveBankSpice(game, colour, spice);
  return spice;
}
/** Spice to the bank. The caller has looked that it is there. */
export function paySpice(game: Game, colour: Colour, spice: number): void {
  if (spice > 0) giveBankSpice(game, colour, -spice);
}
function giveBankSpice(game: Game, colour: Colour, spice: number): void {
  add(game, game.state.bank, 'spice', -spice);
  add(game, stockOf(game.state, colour), 'spice', spice);
}
/** Spice from one colour to another. The caller has looked that it is there. */
export function giveSpice(game: Game, from: Colour, to: Colour, spice: number): void {
  if (spice === 0) return;
  add(game, stockOf(game.state, from), 'spice', -spice);
  add(game, stockOf(game.state, to), 'spice', spice);
}
