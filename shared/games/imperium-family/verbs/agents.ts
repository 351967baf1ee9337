import type { Task } from '../../../kernel/types.ts';
import { add, set } from '../../../kernel/write.ts';
import { bookOf } from '../edition.ts';
import type { PlayerId, SpaceName } from '../ids.ts';
import { type Arrow, ARROWS } from '../team-records.ts';
import { playerOf, without } from '../queries/table.ts';
import { agentsOf } from '../queries/rivals.ts';
import { arrowsOf } from '../queries/commander-tokens.ts';
import type { FamilyGame, Game } from '../types.ts';
import { setOff } from './ability.ts';
import { addPersuasion } from './turn.ts';

/** An Agent of the Leader goes to a space; the one on `lift` is taken up instead. R6.4 R19.20 */
export function sendAgent(game: Game, by: PlayerId, to: SpaceName, lift: SpaceName | null): void {
  const { agents } = game.state;
  if (lift === null) add(game, playerOf(game.state, by), 'agents', -1);
  else set(game, agents, lift, without(agents[lift] ?? [], by));
  set(game, agents, to, [...(agents[to] ?? []), by]);
  noteSent(game, by, to);
}
/** Which token of a Commander stands there, and that a third Agent of one round is used. Uprising R18.7 R18.15 */
function noteSent(game: Game, by: PlayerId, to: SpaceName): void {
  const player = playerOf(game.state, by);
  const { arrow } = game.state.turn;
  if (player.arrows && arrow && arrow !== 'reveal') {
    set(game, player, 'arrows', without(player.arrows, arrow));
    set(game, player, 'sentArrows', [...(player.sentArrows ?? []), { arrow, space: to }]);
  }
  const isThird = player.arrows ? arrow === 'double' : player.agents === 0;
  if (player.third === 'ready' && isThird) set(game, player, 'third', 'used');
}
/** The token comes back. Uprising R18.7 */
function takeArrowBack(game: Game, by: PlayerId, space: SpaceName): void {
  const { arrows, sentArrows = [] } = playerOf(game.state, by);
  const sent = sentArrows.find((each) => each.space === space);
  if (!arrows || !sent) return;
  set(
    game,
    playerOf(game.state, by),
    'sentArrows',
    sentArrows.filter((each) => each !== sent),
  );
  set(game, playerOf(game.state, by), 'arrows', inOrderOf([...arrows, sent.arrow]));
}
const inOrderOf = (arrows: readonly Arrow[]): readonly Arrow[] => ARROWS.filter((arrow) => arrows.includes(arrow));
/** An own Agent comes back to the Leader and can be sent again. R19.56 */
export function recallAgent(game: Game, by: PlayerId, space: SpaceName): void {
  const { agents } = game.state;
  set(game, agents, space, without(agents[space] ?? [], by));
  add(game, playerOf(game.state, by), 'agents', 1);
  takeArrowBack(game, by, space);
  game.tell({ type: 'recalled', player: by, space });
}
/** The Mentat comes onto the Leader, if it lies unused on its space. R16.2 */
export function takeMentat(game: Game, by: PlayerId): void {
  const { state } = game;
  if (!state.mentat || state.mentat.holder !== null) return;
  set(game, state, 'mentat', { ...state.mentat, holder: by });
  add(game, playerOf(state, by), 'agents', 1);
  game.tell({ type: 'tookMentat', player: by, next: false });
}
/** The winner of a Conflict has it in the next round. R16.4 */
export function reserveMentat(game: Game, by: PlayerId): void {
  const { mentat } = game.state;
  if (!mentat) return;
  set(game, game.state, 'mentat', { ...mentat, next: by });
  game.tell({ type: 'tookMentat', player: by, next: true });
}
/** The third Agent, usable at once; for one round only where that is said. R7.21, Uprising R18.15 */
export function takeSwordmaster(game: Game, by: PlayerId, isForOneRound = false): void {
  const player = playerOf(game.state, by);
  if (player.swordmaster) return;
  set(game, player, 'swordmaster', true);
  add(game, player, 'agents', 1);
  if (isForOneRound) set(game, player, 'third', 'ready');
  if (player.arrows) set(game, player, 'arrows', inOrderOf([...player.arrows, 'double']));
  game.tell({ type: 'tookSwordmaster', player: by });
}
/**
 * A seat in the High Council, which counts in this round already if the Reveal turn is still to come. R7.10
 * @returns what the Leader does about it, R18.4
 */
export function takeCouncilSeat(game: Game, by: PlayerId): Task<FamilyGame>[] {
  const player = playerOf(game.state, by);
  if (player.council) return [];
  set(game, player, 'council', true);
  game.tell({ type: 'tookCouncilSeat', player: by });
  const { turn } = game.state;
  if (turn.of === by && turn.kind === 'reveal') addPersuasion(game, bookOf(game.state).board.council.persuasion); // Uprising R8.3
  return setOff(game, by, (trigger) => 'take_high_council_seat' in trigger);
}
/** All Agents return to their Leaders, the Mentat to its space or to whoever won it. R16.3-R16.5 */
export function bringAgentsHome(game: Game): void {
  const { state } = game;
  if (state.mentat) set(game, state, 'mentat', { holder: state.mentat.next, next: null });
  for (const space of bookOf(state).spaceNames) if (state.agents[space]?.length) set(game, state.agents, space, []);
  for (const id of state.order) {
    const player = playerOf(state, id);
    if (player.third === 'used') {
      set(game, player, 'third', 'gone'); // Uprising R18.15
      game.tell({ type: 'thirdGone', player: id });
    }
    const own = agentsOf(state, id);
    if (player.agents !== own) set(game, player, 'agents', own);
    if (!player.arrows) continue;
    set(game, player, 'arrows', arrowsOf(player));
    set(game, player, 'sentArrows', []);
  }
}
