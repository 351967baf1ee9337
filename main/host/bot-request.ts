import { chanceOf } from '../../shared/kernel/chance.ts';
import { redealt } from '../../shared/search/redeal.ts';
import type { BotRequest } from '../bots/index.ts';
import { wordsOf } from './dice.ts';
import type { Hall } from './hall.ts';
import type { Chair, Room } from './room.ts';

/**
 * What a bot is asked: the position dealt anew, so that it knows no more than its seat.
 * @param budgetMs milliseconds it may think
 * @throws Error before the game has begun
 */
export function requestFor(hall: Hall, { id, maker, course, entry }: Room, { seat, level }: Chair, budgetMs: number): BotRequest {
  if (!course) throw new Error('No game');
  const { table } = course;
  const position = redealt(table, seat, chanceOf(...wordsOf(hall)));
  return {
    game: entry.module.id,
    position,
    options: table.options,
    seat,
    level: level ?? 'novice',
    budgetMs,
    maker: maker ?? 'host',
    table: id,
  };
}
