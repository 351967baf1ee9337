import { set } from '../../../kernel/write.ts';
import type { Colour, KanlyId } from '../ids.ts';
import { stockOf } from '../queries/table.ts';
import type { Game } from '../types.ts';
import { takeSpice } from './bank.ts';
import { giveHarvesters } from './harvesters.ts';
import { takeFromHand, underDeck } from './cards.ts';
import { RAID, rollD6 } from './dice.ts';

/** d8 against d6; equal dice win nothing. R10.4 */
export function raidHarvesters(game: Game, by: Colour, of: Colour): void {
  const [mine = 1, theirs = 1] = game.chance.roll(RAID);
  const harvesters = Math.min(stockOf(game.state, of).harvesters, Math.max(0, mine - theirs));
  giveHarvesters(game, of, by, harvesters);
  game.tell({ type: 'harvesterRaid', by, of, dice: [mine, theirs], harvesters });
}
/** A d6 of spice. R10.2 */
export function openSilo(game: Game, colour: Colour): void {
  const die = rollD6(game);
  game.tell({ type: 'silo', colour, die, spice: takeSpice(game, colour, die) });
}
/** A Kanly card, one per turn, is shown and goes under the deck. R10.1 */
export function playKanly(game: Game, colour: Colour, card: KanlyId): void {
  set(game, game.state.turn, 'kanly', true);
  takeFromHand(game, colour, [card]);
  underDeck(game, [card]);
  game.tell({ type: 'kanly', colour, card, figure: null, of: null }, { to: 'all' });
}
