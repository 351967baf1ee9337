import type { Task } from '../../../kernel/types.ts';
import { add, set } from '../../../kernel/write.ts';
import { bookOf } from '../edition.ts';
import { type ConflictName, isFaction, type PlayerId, RESOURCES, type SeatId, type SpaceName } from '../ids.ts';
import { playerOf, without } from '../queries/table.ts';
import type { NotedThing, SpyNote, TokenNote, ToldMore, ToldRest } from '../questions.ts';
import { isRival } from '../queries/rivals.ts';
import { sandwormsOf } from '../queries/sandworms.ts';
import type { FamilyGame, Game } from '../types.ts';
import { sendAgent } from './agents.ts';
import { giveAlliance, moveInfluence } from './influence.ts';
import { drawIntrigue, payIntrigue } from './intrigue.ts';
import { placeSpy, recallSpy } from './spies.ts';
import { removeWall } from './shield-wall.ts';
import { summon, takeHooks } from './sandworms.ts';

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
  const { troop, sword, sandworm = 0 } = bookOf(game.state).game.strength;
  const player = playerOf(game.state, by);
  // As many sandworms as are known of, if the strength can hold them.
  const worms = sandworm > 0 ? Math.min(sandwormsOf(game.state, by), Math.floor(strength / sandworm)) : 0;
  const others = strength - worms * sandworm;
  const least = strength > 0 && worms === 0 ? 1 : 0;
  const troops = Math.max(least, Math.min(player.conflict, Math.floor(others / troop)));
  setTroops(game, by, 'conflict', troops);
  if (player.sandworms !== undefined) set(game, player, 'sandworms', worms);
  set(game, player, 'swords', (others - troops * troop) / sword);
}
export function setScore(game: Game, by: SeatId, vp: number): void {
  set(game, playerOf(game.state, by), 'vp', vp);
}
/** What decides between equal scores. R16.8 */
export function setRest(game: Game, by: SeatId, rest: ToldRest): void {
  for (const what of RESOURCES) set(game, playerOf(game.state, by), what, rest[what]);
  setTroops(game, by, 'garrison', rest.garrison);
}

/** Another card lies there than was told: the two change places. R4.1 R2.2 */
export function exchangeConflict(game: Game, conflict: ConflictName): void {
  const { conflicts, conflictDeck, unusedConflicts } = game.state;
  const told = conflicts.at(-1);
  if (told === undefined) return;
  for (const zone of [conflictDeck, unusedConflicts])
    set(
      game,
      zone,
      'hidden',
      zone.hidden.map((each) => (each === conflict ? told : each)),
    );
  set(game, game.state, 'conflicts', [...conflicts.slice(0, -1), conflict]);
  game.tell({ type: 'notedConflict', conflict });
}
/** The space is open to everybody. R19.37 */
export function openSpace(game: Game, space: SpaceName): void {
  set(
    game,
    game.state,
    'voices',
    game.state.voices.filter((voice) => voice.space !== space),
  );
  game.tell({ type: 'notedOpen', space });
}
/** A token lies with somebody else, or with nobody. R11.4 R14.1 R16.2 */
export function moveToken(game: Game, { token, holder }: TokenNote): Task<FamilyGame>[] {
  const { state } = game;
  game.tell({ type: 'notedToken', token, player: holder });
  if (token === 'mentat') return moveMentat(game, holder);
  if ('control' in token) {
    set(game, state.control, token.control, holder);
    return [];
  }
  giveAlliance(game, token.alliance, holder);
  return [];
}
/** In the turns of a round whoever has it can send it, after them it is kept for the next round. R16.3 R16.4 */
function moveMentat(game: Game, to: PlayerId | null): Task<FamilyGame>[] {
  const { state } = game;
  const { mentat } = state;
  if (!mentat) return [];
  const { holder } = mentat;
  if (state.phase !== 'turns') {
    set(game, state, 'mentat', { ...mentat, next: to });
    return [];
  }
  if (holder) add(game, playerOf(state, holder), 'agents', -1);
  if (to) add(game, playerOf(state, to), 'agents', 1);
  set(game, state, 'mentat', { ...mentat, holder: to });
  return [];
}

/** With the Swordmaster and the Mentat. R1.4 */
const mostAgents = ({ state }: Game): number => bookOf(state).game.setup.agents + 2;
/** An Agent stands elsewhere than was told. */
export function place(game: Game, by: PlayerId, space: SpaceName): void {
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
  if ('wall' in thing) {
    set(game, game.state, 'shieldWall', to > 0);
    game.tell({ type: 'notedWall', stands: to > 0 });
    return [];
  }
  const { player: id, what } = thing;
  const player = playerOf(game.state, id);
  game.tell({ type: 'noted', player: id, what, to });
  if (isFaction(what)) return moveInfluence(game, id, what, to - player.influence[what]);
  if (what === 'conflict' || what === 'garrison') setTroops(game, id, what, to);
  else if (what === 'intrigue') setIntrigue(game, id, to);
  else if (what === 'swordmaster') setSwordmaster(game, id, to > 0);
  else if (what === 'council' || what === 'revealed' || what === 'hooks') set(game, player, what, to > 0);
  else set(game, player, what, what === 'agents' ? Math.min(to, mostAgents(game)) : to);
  return isRival(id) ? [{ do: 'spend', by: id }] : [];
}
/** A Spy stands there, or does not; nothing follows from it. Uprising R5.1 */
export function noteSpy(game: Game, { player, post, there }: SpyNote): void {
  if (there) placeSpy(game, player, post, null);
  else recallSpy(game, player, post, 'told');
}
/** What else a turn on the physical board has changed. R6.7 */
export function changed(game: Game, by: SeatId, more: Exclude<ToldMore, 'over'>): Task<FamilyGame>[] {
  if (more === 'sandworm') return summon(game, by, 1);
  if (more === 'hooks') takeHooks(game, by);
  else if (more === 'wall') removeWall(game, by);
  else if ('faction' in more) return moveInfluence(game, by, more.faction, more.step);
  else noteSpy(game, { player: by, post: more.spy, there: more.step === 1 });
  return [];
}
/** So many Intrigue cards lie with a Rival; nobody looks at them. J54 */
function setIntrigue(game: Game, id: PlayerId, to: number): void {
  const held = playerOf(game.state, id).intrigue.hidden.length;
  if (to > held) drawIntrigue(game, id, to - held);
  else payIntrigue(game, id, held - to);
}
/** A person has the third Agent, or not. R7.21 */
function setSwordmaster(game: Game, id: PlayerId, has: boolean): void {
  const player = playerOf(game.state, id);
  if (player.swordmaster === has) return;
  set(game, player, 'swordmaster', has);
  set(game, player, 'agents', Math.max(0, player.agents + (has ? 1 : -1)));
}
