import type { Task } from '../../../kernel/types.ts';
import { spaceRecord } from '../edition.ts';
import type { SpaceName } from '../ids.ts';
import type { FamilyGame, Game } from '../types.ts';
import { running, sceneFor } from '../queries/scene.ts';

/** The controller of a space gains, whoever the visitor is, a Rival too. R6.5 R14.3 R21.7, Uprising R7.8 */
export function controlBonus(game: Game, space: SpaceName): Task<FamilyGame>[] {
  const { state } = game;
  const owner = state.control[space];
  const { control_bonus } = spaceRecord(state, space);
  if (!owner || !control_bonus) return [];
  game.tell({ type: 'controlBonus', player: owner, space });
  return running(sceneFor(state, owner, { space }), control_bonus);
}
