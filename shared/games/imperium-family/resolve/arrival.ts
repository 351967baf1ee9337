import type { Task } from '../../../kernel/types.ts';
import { spaceRecord } from '../edition.ts';
import type { PlayerId, SpaceName } from '../ids.ts';
import { profiting } from '../queries/abilities.ts';
import type { FamilyGame, Game } from '../types.ts';
import { running, sceneFor } from '../queries/scene.ts';
import { setOff } from '../verbs/ability.ts';

/** An Agent has been placed: others gain at once, before the visitor does anything. R6.5 R14.3 R21.7 */
export const arrived = (game: Game, by: PlayerId, space: SpaceName): Task<FamilyGame>[] => [
  ...controlBonus(game, space),
  ...profiting(game.state, by, space).flatMap((id) => setOff(game, id, (trigger) => 'another_player_sends_agent_to' in trigger)),
];
/** The controller of a space gains, whoever the visitor is. R6.5 R14.3 */
function controlBonus(game: Game, space: SpaceName): Task<FamilyGame>[] {
  const { state } = game;
  const owner = state.control[space];
  const { control_bonus } = spaceRecord(state, space);
  if (!owner || !control_bonus) return [];
  game.tell({ type: 'controlBonus', player: owner, space });
  return running(sceneFor(state, owner, { space }), control_bonus);
}
