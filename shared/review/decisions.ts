import type { Chance } from '../kernel/chance.ts';
import { isForced } from '../kernel/choices.ts';
import { structuredCopy, Table } from '../kernel/table.ts';
import type { GameModule, GameTypes, Move, Position } from '../kernel/types.ts';
import { redealt } from '../search/redeal.ts';

/** A game that is over, as its record tells it. */
export interface Finished<G extends GameTypes> {
  readonly start: Position<G>;
  readonly options: G['Options'];
  /** The answers that stand. */
  readonly log: readonly Move<G>[];
}
/** An answer for which there was a choice. */
export interface Decision<G extends GameTypes> {
  /** Answers before it. */
  readonly turn: number;
  readonly move: Move<G>;
}
/** A finished game that can be looked at from each of its decisions. */
export interface Walk<G extends GameTypes> {
  readonly decisions: readonly Decision<G>[];
  /** The position before a decision as its seat could know it: dealt anew, with another seed. */
  before(decision: Decision<G>, chance: Chance): Position<G>;
}

/**
 * Plays a finished game through and finds its decisions; what is said unasked is none.
 * @throws Error if the game does not end by its answers
 */
export function walkOf<G extends GameTypes>(module: GameModule<G>, { start, options, log }: Finished<G>): Walk<G> {
  const table = new Table(module, structuredCopy(start), options);
  const first = table.position.turn;
  const decisions: Decision<G>[] = [];
  for (const move of log) {
    const choices = move.interject ? null : table.choices(move.seat);
    if (choices && !isForced(choices)) decisions.push({ turn: table.position.turn, move });
    table.play(move);
  }
  if (!table.position.outcome) throw new Error('A review is of finished games only');
  return {
    decisions,
    before({ turn, move }, chance) {
      while (table.position.turn > turn) table.undo();
      while (table.position.turn < turn) table.play(log[table.position.turn - first] as Move<G>);
      return redealt(table, move.seat, chance);
    },
  };
}
