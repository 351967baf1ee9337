import { add, set } from '../../../kernel/write.ts';
import { type DieId, HOUSE_DICE, type HouseFace, type HouseId, type VendettaFace } from '../ids.ts';
import { showsWorm, unfrozen } from '../queries/roll.ts';
import { board } from '../queries/table.ts';
import type { Throw } from '../events.ts';
import type { Die, DieUse, Game } from '../types.ts';
import { discardToken } from './tokens.ts';

const SIDES = 6;
/** Names of the dice as they lie on a real table: the four House dice are one sort. */
const nameOf = (die: DieId): string => ((HOUSE_DICE as readonly string[]).includes(die) ? 'house' : die);

/** All dice that are not frozen are thrown together. R6.1 */
export function throwDice(game: Game, id: HouseId): void {
  const dice = unfrozen(game.state);
  const thrown = game.chance.roll(dice.map((die) => ({ name: nameOf(die), sides: SIDES })));
  const { faces } = board(game.state);
  const facesOf = (die: DieId): readonly string[] => faces[nameOf(die) as keyof typeof faces];
  const shown = Object.fromEntries(dice.map((die, at) => [die, facesOf(die)[(thrown[at] as number) - 1]])) as Throw;
  for (const die of dice) change(game, die, { face: shown[die] ?? null });
  add(game, game.state.turn, 'throws', 1);
  game.tell({ type: 'threw', house: id, nth: game.state.turn.throws, dice: shown });
}
export function freeze(game: Game, id: HouseId, dice: readonly DieId[]): void {
  for (const die of dice) change(game, die, { frozen: true });
  if (dice.length > 0) game.tell({ type: 'froze', house: id, dice });
}
/** Shai-Hulud must be frozen. R6.3 */
export function freezeWorm(game: Game, id: HouseId): void {
  change(game, 'spice', { frozen: true });
  game.tell({ type: 'wormFroze', house: id });
}
/** A Thumper goes to the pool, the worm moves on. R6.5 */
export function thump(game: Game, id: HouseId): void {
  discardToken(game, id, 'thumper');
  game.tell({ type: 'thumped', house: id });
}
/** The number on the Spice die becomes turn spice. R5.3 */
export function takeDieSpice(game: Game, id: HouseId): void {
  const { face } = game.state.turn.dice.spice;
  if (face === null || showsWorm(game.state)) return;
  const spice = board(game.state).spiceOf[face];
  set(game, game.state.turn.purse, 'die', spice);
  game.tell({ type: 'spice', house: id, spice });
}
/** The Vendetta die is turned to Poison. R16.4 */
export function turnToPoison(game: Game, id: HouseId): void {
  const from = game.state.turn.dice.vendetta.face as VendettaFace;
  change(game, 'vendetta', { face: 'poison' });
  game.tell({ type: 'piter', house: id, from });
}
export function nameFace(game: Game, id: HouseId, face: HouseFace): void {
  set(game, game.state.turn, 'namedFace', face); // R16.7
  game.tell({ type: 'namedFace', house: id, face });
}
/** A die is used once. R8.3 */
export function useDice(game: Game, dice: readonly DieId[], use: DieUse): void {
  for (const die of dice) change(game, die, { used: use });
}
function change(game: Game, die: DieId, change: Partial<Die<string>>): void {
  const { dice } = game.state.turn;
  set(game, dice, die, { ...dice[die], ...change } as never);
}
