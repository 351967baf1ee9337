import { entryOf } from '../../shared/games/index.ts';
import { chanceOf } from '../../shared/kernel/chance.ts';
import type { GameModule, GameTypes, Move, TeamSeat } from '../../shared/kernel/types.ts';
import { chooseInterjection, mayInterject, playInterjections } from '../../shared/search/interjections.ts';
import { chooseMove } from '../../shared/search/choose.ts';
import type { Level } from '../../shared/search/levels.ts';
import { redealt, tableToThinkOn } from '../../shared/search/redeal.ts';
import { playWithDice, startOf } from '../../shared/testkit/play.ts';
import { readArgs, run, UsageError, wholeNumber } from './args.ts';
import { readGames, readLevel, readOptions } from './game-options.ts';

/** What one entry of the arena, a seat or a team, achieved. */
export interface Entry {
  readonly bot: Level;
  /** Games won; a shared win counts as its share. */
  wins: number;
  /** Mean standing of its seats at the end, 0 to 1. */
  score: number;
  /** Longest and mean thinking time of a decision, milliseconds of the processor. */
  longestMs: number;
  meanMs: number;
}

/**
 * Whose bot sits where in the nth game: the entries move one place on with every game, so that each sits everywhere equally often.
 * @param teams which team each seat is of; null = every seat is a place of its own, else a whole team is one
 */
function placed(seats: readonly string[], entries: number, teams: readonly TeamSeat[] | null, n: number): ReadonlyMap<string, number> {
  const names = [...new Set(teams?.map(({ team }) => team))];
  const placeOf = (at: number): number => (teams ? names.indexOf(teams[at]?.team ?? '') : at);
  return new Map(seats.map((seat, at) => [seat, (placeOf(at) + n) % entries]));
}

/**
 * Bots against each other, each for a seat or, where there are teams and fewer bots than seats, for a team.
 * Every decision is made on a position re-dealt for its seat. Thinking is measured, and limited, in processor time of this process, not by
 * the clock: so a machine that is busy with other things changes neither the strength nor the figures.
 * @param budgetMs the most a decision may take
 */
export function arena(
  game: string,
  seats: number,
  bots: readonly Level[],
  games: number,
  seed: number,
  budgetMs: number,
  options: object,
  progress: (n: number, entries: readonly Entry[]) => void,
): Entry[] {
  const { module, sense } = entryOf(game);
  const entries = bots.map((bot) => ({ bot, wins: 0, score: 0, longestMs: 0, meanMs: 0, decisions: 0, thinking: 0 }));
  const ids = module.seatIds.slice(0, seats);
  const teams = bots.length < seats ? (module.teams?.(seats, options) ?? null) : null;
  for (let n = 0; n < games; n++) {
    const table = startOf<GameTypes>({ module, seats, options }, seed + n);
    const chance = chanceOf(seed, n);
    const entryAt = new Map([...placed(ids, bots.length, teams, n)].map(([seat, at]) => [seat, entries[at] as (typeof entries)[number]]));
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
      entry.score += ((standing[seat] ?? 0) * bots.length) / seats;
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
/** The most seats at which so many teams play. @throws UsageError if there are never so many */
function seatsOfTeams({ id, seatCounts, teams }: GameModule<GameTypes>, wanted: number, options: object): number {
  const isSo = (seats: number): boolean => new Set(teams?.(seats, options)?.map(({ team }) => team)).size === wanted;
  const seats = seatCounts.toSorted((one, other) => other - one).find((count) => count > wanted && isSo(count));
  if (seats === undefined) throw new UsageError(`${id} is not played by ${wanted} teams`);
  return seats;
}
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
const round = (value: number): number => Math.round(value * 1000) / 1000;

if (import.meta.main) {
  await run(() => {
    const { text, flag } = readArgs(
      { game: '', seats: 'adept,random,random,random', teams: '', games: '200', seed: '1', budget: '1300', options: '' },
      ['json', 'progress'],
    );
    const bots = (text.teams || text.seats).split(',').map((bot) => readLevel(text.teams ? 'teams' : 'seats', bot));
    const games = wholeNumber('games', text.games, 1, 100_000);
    for (const game of readGames(text.game)) {
      const { module } = entryOf(game);
      const options = readOptions(module, text.options);
      const seats = text.teams ? seatsOfTeams(module, bots.length, options) : bots.length;
      if (!module.seatCounts.includes(seats)) throw new UsageError(`${game} is for ${module.seatCounts.join(', ')} seats, not ${seats}`);
      const entries = arena(
        game,
        seats,
        bots,
        games,
        wholeNumber('seed', text.seed, 0, 2 ** 31),
        wholeNumber('budget', text.budget, 1, 60_000),
        options,
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
