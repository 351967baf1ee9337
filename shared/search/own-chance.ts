import { type Chance, chanceOf } from '../kernel/chance.ts';
import type { Table } from '../kernel/table.ts';
import type { GameTypes } from '../kernel/types.ts';

/** Lets a bot think on a table that throws by the bot's own chance meanwhile, never by the game's. */
export function onOwnChance<G extends GameTypes, T>(table: Table<G>, chance: Chance, think: () => T): T {
  const real = table.chance;
  table.chance = chanceOf(chance.below(2 ** 31), chance.below(2 ** 31));
  try {
    return think();
  } finally {
    table.chance = real;
  }
}
