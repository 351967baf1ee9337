import type { Task } from '../../../kernel/types.ts';
import type { PlayerId, SpaceName } from '../ids.ts';
import { profiting } from '../queries/abilities.ts';
import type { FamilyGame, Game } from '../types.ts';
import { setOff } from '../verbs/ability.ts';
import { controlBonus } from './control-bonus.ts';

/** An Agent has been placed: others gain at once, before the visitor does anything. R6.5 R14.3 R21.7 */
export const arrived = (game: Game, by: PlayerId, space: SpaceName): Task<FamilyGame>[] => [
  ...controlBonus(game, space),
  ...profiting(game.state, by, space).flatMap((id) => setOff(game, id, (trigger) => 'another_player_sends_agent_to' in trigger)),
];
