import { entryOf } from '../../../shared/games/index.ts';
import { chanceOf } from '../../../shared/kernel/chance.ts';
import type { Table } from '../../../shared/kernel/table.ts';
import type { GameTypes } from '../../../shared/kernel/types.ts';
import { simulate } from '../sim.ts';
import { type Case, randomMove, startOf } from '../../../shared/testkit/play.ts';
import { defaultOptions } from '../../../shared/testkit/cases.ts';

/** How fast a game can be played by one core. */
export interface PlaySpeed {
  readonly game: string;
  readonly seats: number;
  readonly answers: number;
  readonly answersPerSecond: number;
}

/** Random play with the choices of every question built. @param seconds how long to measure, after a second of warming up */
export const benchRandomPlay = (game: string, seats: number, seconds: number): PlaySpeed => measure(game, seats, seconds, () => {});

/** Random play with the views of all seats and of a spectator built after every answer. */
export const benchRandomPlayWithViews = (game: string, seats: number, seconds: number): PlaySpeed =>
  measure(game, seats, seconds, ({ module, state }) => {
    for (const seat of module.seats(state)) module.view(state, seat);
    module.view(state, null);
  });

/** With the quick answers that bots use in playouts (`habit`) instead of random ones: what a playout costs. */
export function benchHabits(game: string, seats: number, seconds: number): PlaySpeed {
  const { sense } = entryOf(game);
  return measure(
    game,
    seats,
    seconds,
    () => {},
    (table, chance) => sense.habit(table, table.asked[0] as string, chance) ?? randomMove(table, chance),
  );
}

/** Milliseconds of a whole game of bots at `adept`, interjections included: the mean of several. */
export function benchWholeGames(game: string, seats: number, games = 10): { readonly milliseconds: number } {
  simulate(game, seats, 2, 100, 'adept', {}, false);
  const began = performance.now();
  simulate(game, seats, games, 1, 'adept', {}, false);
  return { milliseconds: (performance.now() - began) / games };
}

/**
 * The speed of random play with an owner's correction, as a share of that without. The correction states what is
 * printed, so the same games are played with and without it; they alternate, so that both run on an equally busy machine.
 */
export function benchCorrected(game: string, seats: number, seconds: number, corrections: object): { readonly share: number } {
  const { module } = entryOf(game);
  const printed = defaultOptions(module);
  const spent = { without: 0, with: 0 };
  const ways = [
    { name: 'without', options: printed },
    { name: 'with', options: { ...printed, corrections } },
  ] as const;
  const play = (until: number): void => {
    for (let seed = 1; performance.now() < until; seed++)
      for (const { name, options } of seed % 2 === 0 ? ways : ways.toReversed()) {
        const began = performance.now();
        playThrough({ module, seats, options }, seed);
        spent[name] += performance.now() - began;
      }
  };
  play(performance.now() + 1000);
  Object.assign(spent, { without: 0, with: 0 });
  play(performance.now() + seconds * 1000);
  return { share: spent.without / spent.with };
}

function measure(
  game: string,
  seats: number,
  seconds: number,
  each: (table: Table<GameTypes>) => void,
  decide: typeof randomMove<GameTypes> = randomMove,
): PlaySpeed {
  const { module } = entryOf(game);
  const options = defaultOptions(module);
  const play = (until: number): number => {
    let answers = 0;
    for (let seed = 1; performance.now() < until; seed++) answers += playThrough({ module, seats, options }, seed, each, decide);
    return answers;
  };
  play(performance.now() + 1000);
  const began = performance.now();
  const answers = play(began + seconds * 1000);
  return { game, seats, answers, answersPerSecond: Math.round((answers * 1000) / (performance.now() - began)) };
}

/** Plays one game to its end. @returns how many answers it took */
function playThrough(
  played: Case<GameTypes>,
  seed: number,
  each: (table: Table<GameTypes>) => void = () => {},
  decide: typeof randomMove<GameTypes> = randomMove,
): number {
  const table = startOf(played, seed);
  const chance = chanceOf(seed, played.seats);
  table.chance = chance;
  let answers = 0;
  while (!table.position.outcome) {
    table.play(decide(table, chance));
    each(table);
    table.forget();
    answers++;
  }
  return answers;
}
