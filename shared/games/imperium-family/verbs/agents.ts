import { add, set } from '../../../kernel/write.ts';
import { bookOf } from '../edition.ts';
import type { PlayerId, SpaceName } from '../ids.ts';
import { playerOf, without } from '../queries/table.ts';
import { agentsOf } from '../queries/agents.ts';
import { arrowsOf } from '../queries/commander-tokens.ts';
import type { Game } from '../types.ts';
import { noteSent, takeArrowBack } from './commander-tokens.ts';
import { returnMentat } from './mentat.ts';

/** An Agent of the Leader goes to a space; the one on `lift` is taken up instead. R6.4 R19.20 */
export function sendAgent(game: Game, by: PlayerId, to: SpaceName, lift: SpaceName | null): void {
  const { agents } = game.state;
  if (lift === null) add(game, playerOf(game.state, by), 'agents', -1);
  else set(game, agents, lift, without(agents[lift] ?? [], by));
  set(game, agents, to, [...(agents[to] ?? []), by]);
  noteSent(game, by, to);
}
/** An own Agent comes back to the Leader and can be sent again. R19.56, Uprising R4.12 */
export function recallAgent(game: Game, by: PlayerId, space: SpaceName): void {
  const { agents } = game.state;
  set(game, agents, space, without(agents[space] ?? [], by));
  add(game, playerOf(game.state, by), 'agents', 1);
  takeArrowBack(game, by, space);
  game.tell({ type: 'recalled', player: by, space });
}
/** All Agents return to their Leaders, those of House Hagal too, the Mentat to its space or to whoever won it. R16.3-R16.5 R22.9 */
export function bringAgentsHome(game: Game): void {
  const { state } = game;
  returnMentat(game);
  for (const space of bookOf(state).spaceNames) set(game, state.agents, space, []);
  for (const id of state.order) {
    const player = playerOf(state, id);
    if (player.third === 'used') {
      set(game, player, 'third', 'gone'); // Uprising R18.15
      game.tell({ type: 'thirdGone', player: id });
    }
    set(game, player, 'agents', agentsOf(state, id));
    if (!player.arrows) continue;
    set(game, player, 'arrows', arrowsOf(player));
    set(game, player, 'sentArrows', []);
  }
}
