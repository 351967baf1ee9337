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

/**
 * Harvesters from the bank, as far as they last. R1.2
 * @returns how many it got
 */
export function takeHarvesters(game: Game, colour: Colour, wanted: number): number {
  const harvesters = Math.min(wanted, game.state.bank.harvesters);
  if (harvesters === 0) return 0;
  add(game, game.state.bank, 'harvesters', -harvesters);
  add(game, stockOf(game.state, colour), 'harvesters', harvesters);
  return harvesters;
}
/** Harvesters back to the bank, unprotected ones first. Q28 */
export function returnHarvesters(game: Game, colour: Colour, harvesters: number): void {
  part(game, colour, harvesters);
  add(game, game.state.bank, 'harvesters', harvesters);
}
/** Harvesters from one colour to another, unprotected ones first; the protection stays behind. R12.2, Q28 */
export function giveHarvesters(game: Game, from: Colour, to: Colour, harvesters: number): void {
  part(game, from, harvesters);
  add(game, stockOf(game.state, to), 'harvesters', harvesters);
}
function part(game: Game, colour: Colour, harvesters: number): void {
  const stock = stockOf(game.state, colour);
  add(game, stock, 'harvesters', -harvesters);
  if (stock.sheltered > stock.harvesters) add(game, stock, 'sheltered', stock.harvesters - stock.sheltered);
}

/** Protects so many more Harvesters against the next attack. The caller has looked that it can be paid. R12.2 */
export function shelter(game: Game, colour: Colour, harvesters: number, price: number): void {
  if (harvesters === 0) return;
  paySpice(game, colour, harvesters * price);
  add(game, stockOf(game.state, colour), 'sheltered', harvesters);
  game.tell({ type: 'sheltered', colour, harvesters });
}
