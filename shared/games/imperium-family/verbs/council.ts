import type { Task } from '../../../kernel/types.ts';
import { set } from '../../../kernel/write.ts';
import { bookOf } from '../edition.ts';
import type { PlayerId } from '../ids.ts';
import { playerOf } from '../queries/table.ts';
import type { FamilyGame, Game } from '../types.ts';
import { setOff } from './ability.ts';
import { addPersuasion } from './turn.ts';

/**
 * A seat in the High Council, which counts in this round already if the Reveal turn is still to come. R7.10, Uprising R4.14
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
