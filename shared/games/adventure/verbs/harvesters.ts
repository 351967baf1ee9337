import { add, set } from '../../../kernel/write.ts';
import type { Colour } from '../ids.ts';
import { factsOf, stockOf } from '../queries/table.ts';
import type { Game } from '../types.ts';
import { paySpice } from './bank.ts';
import { D6 } from './dice.ts';

/** Harvesters from the bank. The caller has looked that they are there. R1.2 */
export function takeHarvesters(game: Game, colour: Colour, harvesters: number): void {
  add(game, game.state.bank, 'harvesters', -harvesters);
  add(game, stockOf(game.state, colour), 'harvesters', harvesters);
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

/** A d6 for every unprotected Harvester. R6.24, R12.2 */
export function testHarvesters(game: Game, colour: Colour): void {
  const { tests } = factsOf(game.state).game;
  const stock = stockOf(game.state, colour);
  const { sheltered } = stock;
  const exposed = stock.harvesters - sheltered;
  const dice = exposed > 0 ? game.chance.roll(Array.from({ length: exposed }, () => D6)) : [];
  const lost = dice.filter((die) => die >= tests.harvesterLostFrom).length;
  returnHarvesters(game, colour, lost);
  if (sheltered > 0) set(game, stock, 'sheltered', 0);
  game.tell({ type: 'harvesterTest', colour, dice, lost, sheltered });
}
