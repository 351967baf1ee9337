import type { Chance, Seed } from '../kernel/chance.ts';
import { Table } from '../kernel/table.ts';
import type { GameModule, GameTypes, Position, Waiting } from '../kernel/types.ts';

/**
 * A position that `seat` cannot tell from the real one, with another seed: all that a bot is ever given.
 * Answers of others that are still secret are left out, so that a bot thinks about what they may be.
 */
export function redealt<G extends GameTypes>(table: Table<G>, seat: G['Seat'], chance: Chance): Position<G> {
  const own = table.fork();
  own.imagine(seat, chance);
  const words = Array.from({ length: 8 }, () =>
    chance
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  );
  const seed: Seed = words.join('');
  return { ...own.position, agenda: table.secret ? own.position.agenda.map(withoutGiven) : own.position.agenda, seed };
}
function withoutGiven<G extends GameTypes>(task: Waiting<G>): Waiting<G> {
  if (!task.given) return task;
  const { given: _, ...open } = task;
  return open as Waiting<G>;
}

/** A table for a bot to try things on: all dice are thrown by the program, even if the players throw real ones. */
export function tableToThinkOn<G extends GameTypes>(module: GameModule<G>, position: Position<G>, options: G['Options']): Table<G> {
  return new Table({ ...module, realDice: () => false }, position, options);
}
