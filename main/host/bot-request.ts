import { luckOf } from '../../shared/daily/challenge.ts';
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
export function requestFor(
  hall: Hall,
  { id, maker, course, entry, daily, secret }: Room,
  { seat, level }: Chair,
  budgetMs: number,
): BotRequest {
  if (!course) throw new Error('No game');
  const { table } = course;
  // A challenge of the day is the same for everybody, the luck of its bots too.
  const place = table.module.seats(table.state).indexOf(seat);
  const luck = daily === null ? chanceOf(...wordsOf(hall)) : luckOf(secret, table.position.turn, place);
  const position = redealt(table, seat, luck);
  return {
    game: entry.module.id,
    position,
    options: table.options,
    seat,
    level: level ?? 'novice',
    budgetMs,
    maker: maker ?? 'host',
    table: id,
    ...(daily === null ? {} : { luck: luck.below(2 ** 31) }),
  };
}
