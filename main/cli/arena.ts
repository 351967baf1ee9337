import { entryOf } from '../../shared/games/index.ts';
import { chanceOf } from '../../shared/kernel/chance.ts';
import type { GameTypes, Move } from '../../shared/kernel/types.ts';
import { chooseInterjection, mayInterject, playInterjections } from '../../shared/search/interjections.ts';
import { chooseMove } from '../../shared/search/choose.ts';
import { LEVELS, type Level } from '../../shared/search/levels.ts';
import { redealt, tableToThinkOn } from '../../shared/search/redeal.ts';
import { playWithDice, startOf } from '../../shared/testkit/play.ts';
import { readArgs, run, UsageError, wholeNumber } from './args.ts';
import { readGames, readOptions } from './game-options.ts';

/** What one entry of the arena achieved. */
export interface Entry {
  readonly bot: Level;
  /** Games won; a shared win counts as its share. */
  wins: number;
  /** Mean standing at the end, 0 to 1. */
  score: number;
  /** Longest and mean thinking time of a decision, milliseconds of the processor. */
  longestMs: number;
  meanMs: number;
}

/**
 * Bots against each other. The entries move one seat on with every game, so that each sits everywhere equally often.
 * Every decision is made on a position re-dealt for its seat. Thinking is measured, and limited, in processor time of this process, not by
 * the clock: so a machine that is busy with other things changes neither the strength nor the figures.
 * @param budgetMs the most a decision may take
 */
export function arena(
  game: string,
  bots: readonly Level[],
  games: number,
  seed: number,
  budgetMs: number,
  options: object,
  progress: (n: number, entries: readonly Entry[]) => void,
): Entry[] {
  const { module, sense } = entryOf(game);
  const entries = bots.map((bot) => ({ bot, wins: 0, score: 0, longestMs: 0, meanMs: 0, decisions: 0, thinking: 0 }));
  for (let n = 0; n < games; n++) {
    const table = startOf<GameTypes>({ module, seats: bots.length, options }, seed + n);
    const chance = chanceOf(seed, n);
    const entryAt = new Map(
      module.seatIds.slice(0, bots.length).map((seat, at) => [seat, entries[(at + n) % bots.length] as (typeof entries)[number]]),
    );
    const decide = (seat: string): Move<GameTypes> | null => {
      const { bot } = entryAt.get(seat) as (typeof entries)[number];
      if (!mayInterject(sense, bot)) return null;
      return chooseInterjection(tableToThinkOn<GameTypes>(module, redealt(table, seat, chance), options), sense, seat, bot, chance);
    };
    while (!table.position.outcome) {
      playInterjections(table, decide, (move) => playWithDice(table, move, chance));
      if (table.position.outcome) break;
      const seat = table.asked[0] as string;
      const entry = entryAt.get(seat) as (typeof entries)[number];
      const own = tableToThinkOn<GameTypes>(module, redealt(table, seat, chance), options);
      const began = processorMs();
      const move = chooseMove(own, sense, seat, entry.bot, { chance, more: () => processorMs() < began + budgetMs });
      const took = processorMs() - began;
      entry.decisions++;
      entry.thinking += took;
      entry.longestMs = Math.max(entry.longestMs, took);
      playWithDice(table, move, chance);
      table.forget();
    }
    const { winners } = table.position.outcome;
    const standing = module.standing(table.state) as Record<string, number>;
    for (const [seat, entry] of entryAt) {
      if (winners.includes(seat)) entry.wins += 1 / winners.length;
      entry.score += standing[seat] ?? 0;
    }
    progress(n + 1, entries);
  }
  return entries.map(({ bot, wins, score, longestMs, decisions, thinking }) => ({
    bot,
    wins: round(wins),
    score: round(score / games),
    longestMs: round(longestMs),
    meanMs: round(thinking / Math.max(1, decisions)),
  }));
}
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
const round = (value: number): number => Math.round(value * 1000) / 1000;

if (import.meta.main) {
  await run(() => {
    const { text, flag } = readArgs(
      { game: '', seats: 'adept,random,random,random', games: '200', seed: '1', budget: '1300', options: '' },
      ['json', 'progress'],
    );
    const bots = text.seats.split(',').map((bot) => {
      if (!LEVELS.includes(bot as Level)) throw new UsageError(`--seats takes ${LEVELS.join(', ')}, not "${bot}"`);
      return bot as Level;
    });
    const games = wholeNumber('games', text.games, 1, 100_000);
    for (const game of readGames(text.game)) {
      const { module } = entryOf(game);
      if (!module.seatCounts.includes(bots.length))
        throw new UsageError(`${game} is for ${module.seatCounts.join(', ')} seats, not ${bots.length}`);
      const entries = arena(
        game,
        bots,
        games,
        wholeNumber('seed', text.seed, 0, 2 ** 31),
        wholeNumber('budget', text.budget, 1, 60_000),
        readOptions(module, text.options),
        (n, soFar) => {
          if (flag.progress && n % 10 === 0) console.error(n, soFar.map(({ bot, wins }) => `${bot} ${round(wins)}`).join('  '));
        },
      );
      if (flag.json) console.log(JSON.stringify({ game, games, entries }));
      else
        for (const { bot, wins, score, meanMs, longestMs } of entries)
          console.log(
            `${game}: ${bot.padEnd(8)} wins ${wins} of ${games} (${round((100 * wins) / games)} %), score ${score}, ${meanMs} ms a decision, ${longestMs} ms at most`,
          );
    }
  });
}
