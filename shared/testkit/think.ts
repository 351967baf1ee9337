import type { GameSense } from '../games/face.ts';
import { chanceOf } from '../kernel/chance.ts';
import type { Table } from '../kernel/table.ts';
import type { GameTypes, Move } from '../kernel/types.ts';
import { chooseMove } from '../search/choose.ts';
import type { Level } from '../search/levels.ts';
import { redealt, tableToThinkOn } from '../search/redeal.ts';

/** A bot's own idea of the position: what its seat cannot know is made up, in another way for every `n`. */
export const ideaOf = <G extends GameTypes>(table: Table<G>, seat: G['Seat'], n: number): Table<G> =>
  tableToThinkOn(table.module, redealt(table, seat, chanceOf(n, 3)), table.options);

/** What a bot answers who is asked, after at most so many thoughts, whatever the clock says. */
export function botAnswer<G extends GameTypes>(table: Table<G>, sense: GameSense<G>, level: Level, n: number, most = 12): Move<G> {
  const [seat] = table.asked;
  if (seat === undefined) throw new Error('Nobody is asked');
  let left = most;
  return chooseMove(ideaOf(table, seat, n), sense, seat, level, { chance: chanceOf(n, 17), more: () => left-- > 0 });
}
