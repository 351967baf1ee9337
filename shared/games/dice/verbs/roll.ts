import { add, set } from '../../../kernel/write.ts';
import type { DieId, HouseDieId, HouseFace, HouseId, VendettaFace } from '../ids.ts';
import { unfrozen } from '../queries/roll.ts';
import { board } from '../queries/table.ts';
import type { Throw } from '../events.ts';
import type { Die, DieUse, Game } from '../types.ts';
import { discardToken } from './tokens.ts';

const SIDES = 6;
/** The four House dice are one sort, also on a real table. */
const sortOf = (die: DieId): 'house' | Exclude<DieId, HouseDieId> =>
  die === 'region' || die === 'spice' || die === 'vendetta' ? die : 'house';

/** All dice that are not frozen are thrown together. R6.1 */
export function throwDice(game: Game, id: HouseId): void {
  const dice = unfrozen(game.state);
  const thrown = game.chance.roll(dice.map((die) => ({ name: sortOf(die), sides: SIDES })));
  const { faces } = board(game.state);
  const shown: { -readonly [Die in DieId]?: Throw[Die] } = {};
  for (const [at, die] of dice.entries()) {
    const face = faces[sortOf(die)][(thrown[at] as number) - 1];
    if (!face) continue;
    shown[die] = face;
    change(game, die, { face });
  }
  add(game, game.state.turn, 'throws', 1);
  game.tell({ type: 'threw', house: id, nth: game.state.turn.throws, dice: shown });
}
export function freeze(game: Game, id: HouseId, dice: readonly DieId[]): void {
  const kept: { -readonly [Name in DieId]?: Throw[Name] } = {};
  for (const die of dice) {
    change(game, die, { frozen: true });
    const { face } = game.state.turn.dice[die];
    if (face) kept[die] = face;
  }
  if (dice.length > 0) game.tell({ type: 'froze', house: id, dice: kept });
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
function change(game: Game, die: DieId, { face, frozen, used }: Partial<Die<string>>): void {
  const { dice } = game.state.turn;
  const was = dice[die];
  set(game, dice, die, { face: face ?? was.face, frozen: frozen ?? was.frozen, used: used ?? was.used } as never);
}
