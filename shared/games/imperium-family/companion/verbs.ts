import type { Task } from '../../../kernel/types.ts';
import { add, set } from '../../../kernel/write.ts';
import { bookOf } from '../edition.ts';
import { type ConflictName, isFaction, type PlayerId, RESOURCES, type SeatId, type SpaceName } from '../ids.ts';
import { playerOf, without } from '../queries/table.ts';
import type { NotedThing, ToldRest } from '../questions.ts';
import { isRival } from '../rivals/queries.ts';
import type { FamilyGame, Game } from '../types.ts';
import { sendAgent } from '../verbs/agents.ts';
import { moveInfluence } from '../verbs/influence.ts';

/** The card that was turned up comes to the top; it changes places with one of its level if it was thought to be left out. R2.2 */
export function putOnTop(game: Game, conflict: ConflictName): void {
  const { conflictDeck, unusedConflicts } = game.state;
  const { hidden } = conflictDeck;
  const [top, ...rest] = hidden;
  if (top === undefined || top === conflict) return;
  if (hidden.includes(conflict)) {
    set(game, conflictDeck, 'hidden', [conflict, ...without(hidden, conflict)]);
    return;
  }
  set(game, unusedConflicts, 'hidden', [...without(unusedConflicts.hidden, conflict), top]);
  set(game, conflictDeck, 'hidden', [conflict, ...rest]);
}
/** So many of the own troops are there; the others are in the supply. R8.1 */
export function setTroops(game: Game, id: PlayerId, where: 'conflict' | 'garrison', to: number): void {
  const player = playerOf(game.state, id);
  const troops = Math.min(to, player[where] + player.supply);
  add(game, player, 'supply', player[where] - troops);
  set(game, player, where, troops);
}
/** The strength that a person has after the card window. R13.4 */
export function setStrength(game: Game, by: SeatId, strength: number): void {
  const { troop, sword } = bookOf(game.state).game.strength;
  const player = playerOf(game.state, by);
  const troops = strength === 0 ? 0 : Math.max(1, Math.min(player.conflict, Math.floor(strength / troop)));
  setTroops(game, by, 'conflict', troops);
  set(game, player, 'swords', (strength - troops * troop) / sword);
}
export function setScore(game: Game, by: SeatId, vp: number): void {
  set(game, playerOf(game.state, by), 'vp', vp);
}
/** What decides between equal scores. R16.8 */
export function setRest(game: Game, by: SeatId, rest: ToldRest): void {
  for (const what of RESOURCES) set(game, playerOf(game.state, by), what, rest[what]);
  setTroops(game, by, 'garrison', rest.garrison);
}

/** With the Swordmaster and the Mentat. R1.4 */
const mostAgents = ({ state }: Game): number => bookOf(state).game.setup.agents + 2;
/** An Agent stands elsewhere than was told. */
export function place(game: Game, by: SeatId, space: SpaceName): void {
  sendAgent(game, by, space, null);
  game.tell({ type: 'stands', player: by, space });
}
/** Sets the book-keeping right. */
export function note(game: Game, thing: NotedThing, to: number): Task<FamilyGame>[] {
  if ('bonusAt' in thing) {
    set(game, game.state.bonusSpice, thing.bonusAt, to);
    game.tell({ type: 'notedBonus', space: thing.bonusAt, to });
    return [];
  }
  const { player: id, what } = thing;
  const player = playerOf(game.state, id);
  game.tell({ type: 'noted', player: id, what, to });
  if (isFaction(what)) return moveInfluence(game, id, what, to - player.influence[what]);
  if (what === 'conflict' || what === 'garrison') setTroops(game, id, what, to);
  else set(game, player, what, what === 'agents' ? Math.min(to, mostAgents(game)) : to);
  return isRival(id) ? [{ do: 'spend', by: id }] : [];
}
