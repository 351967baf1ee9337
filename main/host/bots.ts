import { chanceOf } from '../../shared/kernel/chance.ts';
import { sample } from '../../shared/kernel/choices.ts';
import { Table } from '../../shared/kernel/table.ts';
import type { GameModule, GameTypes, Position } from '../../shared/kernel/types.ts';
import type { Bots } from '../bots/index.ts';

/** Bots that answer at random, in process: for tests, and where no worker can be had. */
export function sampleBots(moduleOf: (game: string) => GameModule<GameTypes> | undefined, seed = 1): Bots {
  let asked = 0;
  return {
    async answer({ game, position, options, seat }) {
      const module = moduleOf(game);
      if (!module) throw new Error(`No game ${game}`);
      const choices = new Table(module, position as Position<GameTypes>, options).choices(seat);
      if (!choices) throw new Error(`${seat} is not asked`);
      return { seat, answer: sample(choices, chanceOf(seed, asked++)) };
    },
    interject: async () => null,
    ready() {},
    async close() {},
  };
}
