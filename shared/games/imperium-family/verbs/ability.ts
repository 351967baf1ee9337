import type { Task } from '../../../kernel/types.ts';
import { set } from '../../../kernel/write.ts';
import type { PlayerId } from '../ids.ts';
import { sideName, sideOf } from '../queries/leader-board.ts';
import { playerOf } from '../queries/table.ts';
import type { Trigger } from '../records.ts';
import { isPlayedHere } from '../queries/rivals.ts';
import type { FamilyGame, Game } from '../types.ts';
import { running, sceneFor } from '../queries/scene.ts';

/**
 * The effects of the Leader's ability, if this sets it off: deployed troops, a council seat, a harvest, a price that is paid for a space.
 * Rivals have no abilities. R18.1 R18.2 R18.4 R18.5 R18.9 R23.1
 */
export function setOff(game: Game, by: PlayerId, isCause: (trigger: Trigger) => boolean): Task<FamilyGame>[] {
  const { state } = game;
  const ability = sideOf(state, by)?.ability;
  if (!ability?.trigger || !isPlayedHere(state, by) || !isCause(ability.trigger)) return [];
  if (ability.limit === 'once_per_game') {
    const player = playerOf(state, by);
    if (player.abilityUsed) return [];
    set(game, player, 'abilityUsed', true);
  }
  return running(sceneFor(state, by, { ability: sideName(state, by) ?? '' }), ability.effects);
}
