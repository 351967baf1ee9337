import type { Chance, Seed } from '../kernel/chance.ts';
import type { Table } from '../kernel/table.ts';
import type { GameTypes, Position } from '../kernel/types.ts';

/** A position that `seat` cannot tell from the real one, with another seed: all that a bot is ever given. */
export function redealt<G extends GameTypes>(table: Table<G>, seat: G['Seat'], chance: Chance): Position<G> {
  const own = table.fork();
  own.imagine(seat, chance);
  const words = Array.from({ length: 8 }, () => chance.below(2 ** 32).toString(16).padStart(8, '0'));
  const seed: Seed = words.join('');
  return { ...own.position, seed };
}
