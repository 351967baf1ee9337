import { parentPort } from 'node:worker_threads';
import { entryOf } from '../../shared/games/index.ts';
import { chanceOf } from '../../shared/kernel/chance.ts';
import type { GameTypes, Move } from '../../shared/kernel/types.ts';
import { chooseInterjection } from '../../shared/search/interjections.ts';
import { chooseMove } from '../../shared/search/choose.ts';
import { tableToThinkOn } from '../../shared/search/redeal.ts';
import type { BotRequest, Call, Return } from './index.ts';

const luckOr = (luck: number | undefined): number => luck ?? Math.floor(performance.now() * 1000);

/** Thinks about one request until its answer is found or its time is up. */
export function think({ game, position, options, seat, level, budgetMs, luck }: BotRequest): Move<GameTypes> {
  const { module, sense } = entryOf(game);
  const table = tableToThinkOn<GameTypes>(module, position, options);
  const end = performance.now() + budgetMs;
  const chance = chanceOf(luckOr(luck), table.position.turn);
  return chooseMove(table, sense, seat, level, { chance, more: () => performance.now() < end });
}
/** What the seat does of its own accord in that position; null = nothing. */
export function interject({ game, position, options, seat, level, luck }: BotRequest): Move<GameTypes> | null {
  const { module, sense } = entryOf(game);
  const table = tableToThinkOn<GameTypes>(module, position, options);
  return chooseInterjection(table, sense, seat, level, chanceOf(luckOr(luck), table.position.turn));
}

parentPort?.on('message', ({ call, request, interjects }: Call) => {
  let back: Return;
  try {
    back = { call, move: interjects ? interject(request) : think(request) };
  } catch (error) {
    back = { call, error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(back);
});
