import type { Chance } from '../kernel/chance.ts';
import type { Stored } from '../kernel/course.ts';
import { structuredCopy, Table } from '../kernel/table.ts';
import type { GameModule, GameTypes } from '../kernel/types.ts';
import { redealt } from '../search/redeal.ts';
import type { Finished } from './decisions.ts';

/**
 * A position of a game from which another game begins: `seat` knows there what it knew, and all else is dealt anew.
 * @param turn answers that have been given
 * @param breathe awaited between two answers, so that a long game need not be played through in one go
 * @returns null = there is no such moment, or nothing is asked then
 */
export async function playedOnFrom<G extends GameTypes>(
  module: GameModule<G>,
  { start, options, log }: Finished<G>,
  turn: number,
  seat: G['Seat'],
  chance: Chance,
  breathe: () => Promise<void>,
): Promise<Stored<G> | null> {
  const answers = turn - start.turn;
  if (answers < 0 || answers > log.length) return null;
  const table = new Table(module, structuredCopy(start), options);
  for (const move of log.slice(0, answers)) {
    await breathe();
    table.play(move);
  }
  if (table.position.outcome) return null;
  const { seed: _, ...position } = redealt(table, seat, chance);
  return { ...position, floor: position.turn, last: null };
}
