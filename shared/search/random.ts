import type { Chance } from '../kernel/chance.ts';
import { sample } from '../kernel/choices.ts';
import type { Table } from '../kernel/table.ts';
import type { GameTypes, Move } from '../kernel/types.ts';

/** A random answer of a seat that is asked. */
export function randomAnswer<G extends GameTypes>(table: Table<G>, seat: G['Seat'], chance: Chance): Move<G> {
  const choices = table.choices(seat);
  if (!choices) throw new Error(`${seat} is not asked ${JSON.stringify(table.task)}`);
  return { seat, answer: sample(choices, chance) };
}
