import { entryOf } from '../../shared/games/index.ts';
import { chanceOf } from '../../shared/kernel/chance.ts';
import type { Table } from '../../shared/kernel/table.ts';
import type { GameTypes, Move } from '../../shared/kernel/types.ts';
import { chooseInterjection, mayInterject, playInterjections } from '../../shared/search/interjections.ts';
import { chooseMove } from '../../shared/search/choose.ts';
import type { Level } from '../../shared/search/levels.ts';
import { optionsFor, strewn } from '../../shared/testkit/cases.ts';
import { playWithDice, randomMove, startOf } from '../../shared/testkit/play.ts';
import { readArgs, run, UsageError, wholeNumber } from './args.ts';
import { readGames, readLevel, readOptions } from './game-options.ts';

/** Longer than any game: what is not over by then has no end. */
const MOST_ANSWERS = 20_000;

/** Result of many simulated games; what `npm run sim -- --json` prints. */
export interface Simulation {
  readonly game: string;
  readonly games: number;
  finished: number;
  deadEnds: number;
  violations: number;
  answers: number;
  answersPerSecond: number;
  endReasons: Record<string, number>;
  winners: Record<string, number>;
}

/**
 * Plays games of bots among themselves.
 * @param seats seats of each game; 0 = every seat count in turn
 * @param options of each game; null = every combination, in an order in which also the first of very many are of all kinds
 * @param checked look at the invariants after every answer
 */
export function simulate(
  game: string,
  seats: number,
  games: number,
  seed: number,
  level: Level,
  options: object | null,
  checked: boolean,
): Simulation {
  const { module, sense } = entryOf(game);
  const sizes = (seats > 0 ? [seats] : module.seatCounts).map((count) => ({
    seats: count,
    chosen: options ? [options] : optionsFor(module, count),
  }));
  const result: Simulation = {
    game,
    games,
    finished: 0,
    deadEnds: 0,
    violations: 0,
    answers: 0,
    answersPerSecond: 0,
    endReasons: {},
    winners: {},
  };
  const began = performance.now();
  for (let n = 0; n < games; n++) {
    const { seats: count, chosen } = sizes[n % sizes.length] as (typeof sizes)[number];
    const each = { module, seats: count, options: strewn(chosen, Math.floor(n / sizes.length)) };
    const table = startOf<GameTypes>(each, seed + n);
    const chance = chanceOf(seed, n);
    try {
      playOne(
        table,
        result,
        (asked) => {
          if (level === 'random') return randomMove(table, chance);
          return chooseMove(table, sense, asked, level, { chance, more: () => true });
        },
        mayInterject(sense, level) ? (seat) => chooseInterjection(table, sense, seat, level, chance) : () => null,
        chance,
        checked,
      );
    } catch (error) {
      result.deadEnds++;
      console.error(
        `Game ${seed + n} (${each.seats} seats, ${JSON.stringify(each.options)}): ${error instanceof Error ? error.message : error}`,
      );
    }
    note(table, result);
  }
  result.answersPerSecond = Math.round(result.answers / ((performance.now() - began) / 1000));
  return result;
}

function playOne(
  table: Table<GameTypes>,
  result: Simulation,
  decide: (seat: string) => Move<GameTypes>,
  interject: (seat: string) => Move<GameTypes> | null,
  chance: ReturnType<typeof chanceOf>,
  checked: boolean,
): void {
  let answers = 0;
  const play = (move: Move<GameTypes>): void => {
    if (++answers > MOST_ANSWERS) throw new Error(`no end after ${answers} answers`);
    playWithDice(table, move, chance);
    result.answers++;
    if (checked) result.violations += table.module.invariants(table.state).length;
    table.forget();
  };
  while (!table.position.outcome) {
    play(decide(table.asked[0] as string));
    playInterjections(table, interject, play);
  }
}
function note(table: Table<GameTypes>, result: Simulation): void {
  const { outcome } = table.position;
  if (!outcome) return;
  result.finished++;
  result.endReasons[outcome.reason] = (result.endReasons[outcome.reason] ?? 0) + 1;
  for (const winner of outcome.winners) result.winners[winner] = (result.winners[winner] ?? 0) + 1;
}

if (import.meta.main) {
  await run(() => {
    const { text, flag } = readArgs({ game: '', seats: '4', games: '100', seed: '1', bots: 'random', options: '' }, [
      'json',
      'check',
      'all-options',
    ]);
    const level = readLevel('bots', text.bots);
    const seats = wholeNumber('seats', text.seats === 'all' ? '0' : text.seats, 0, 8);
    for (const game of readGames(text.game)) {
      const { module } = entryOf(game);
      if (seats > 0 && !module.seatCounts.includes(seats))
        throw new UsageError(`${game} is for ${module.seatCounts.join(', ')} seats, not ${seats}`);
      const result = simulate(
        game,
        seats,
        wholeNumber('games', text.games, 1, 1_000_000),
        wholeNumber('seed', text.seed, 0, 2 ** 31),
        level,
        flag['all-options'] ? null : readOptions(module, text.options),
        flag.check,
      );
      if (flag.json) console.log(JSON.stringify(result));
      else for (const [name, value] of Object.entries(result)) console.log(`${name}: ${JSON.stringify(value)}`);
    }
  });
}
