import { chanceOf } from '../../shared/kernel/chance.ts';
import { sample } from '../../shared/kernel/choices.ts';
import { Table } from '../../shared/kernel/table.ts';
import type { GameModule, GameTypes, Move, Position } from '../../shared/kernel/types.ts';
import type { BotLevel } from '../../shared/protocol/requests.ts';

/** What a bot is asked. The position is one its seat cannot tell from the real one; the real seed is not in it. */
export interface BotRequest {
  readonly game: string;
  readonly position: Position<GameTypes>;
  readonly options: object;
  readonly seat: string;
  readonly level: BotLevel;
  readonly budgetMs: number;
}
/** Whoever thinks for bot seats: worker threads in the app, a coin in tests. */
export interface Bots {
  /** An answer to the open question of `position`. May fail or hang: the host has a watchdog. */
  answer(request: BotRequest): Promise<Move<GameTypes>>;
  close(): Promise<void> | void;
}

/** Bots that answer at random, in process: for tests and as the last resort. */
export function sampleBots(moduleOf: (game: string) => GameModule<GameTypes> | undefined, seed = 1): Bots {
  let asked = 0;
  return {
    async answer({ game, position, options, seat }) {
      const module = moduleOf(game);
      if (!module) throw new Error(`No game ${game}`);
      const choices = new Table(module, position, options).choices(seat);
      if (!choices) throw new Error(`${seat} is not asked`);
      return { seat, answer: sample(choices, chanceOf(seed, asked++)) };
    },
    close() {},
  };
}
