import { chanceOf, type Chance, DiceWanted, seedOf } from '../kernel/chance.ts';
import { sample } from '../kernel/choices.ts';
import { begin, type Table } from '../kernel/table.ts';
import type { GameModule, GameTypes, Move, Setup, Told } from '../kernel/types.ts';

/** One game in one size with one set of options. */
export interface Case<G extends GameTypes> {
  readonly module: GameModule<G>;
  readonly seats: number;
  readonly options: G['Options'];
}

/** Runs `act`; if the table throws its own dice, throws them by `chance` and runs it again. */
export function withDice<T>(chance: Chance, act: (dice: readonly number[]) => T): { readonly result: T; readonly dice: readonly number[] } {
  for (let dice: readonly number[] = []; ; ) {
    try {
      return { result: act(dice), dice };
    } catch (error) {
      if (!(error instanceof DiceWanted)) throw error;
      dice = [...dice, ...error.dice.map(({ sides }) => 1 + chance.below(sides))];
    }
  }
}

/** The set-up of a case, with real dice already thrown where the options want them. */
export function setupOf<G extends GameTypes>({ module, seats, options }: Case<G>, seed: number): Setup<G> {
  const setup = { seats: module.seatIds.slice(0, seats), options, seed: seedOf(seed) };
  const { dice } = withDice(chanceOf(seed, 5), (thrown) => begin(module, { ...setup, dice: thrown }));
  return { ...setup, dice };
}
export const startOf = <G extends GameTypes>(game: Case<G>, seed: number): Table<G> => begin(game.module, setupOf(game, seed));

/** A random allowed move; in `meddling` per cent of the cases an interjection, if one is possible. */
export function randomMove<G extends GameTypes>(table: Table<G>, chance: Chance, meddling = 0): Move<G> {
  const { asked } = table;
  if (meddling > 0 && chance.below(100) < meddling) {
    const seats = table.module.seats(table.state);
    const seat = seats[chance.below(seats.length)] as G['Seat'];
    const offered = Object.entries(table.interjections(seat));
    const [name, choices] = offered[chance.below(offered.length)] ?? [];
    if (name && choices) return { seat, interject: name as never, answer: sample(choices, chance) };
  }
  const seat = asked[chance.below(asked.length)];
  const choices = seat && table.choices(seat);
  if (!choices) throw new Error(`Nobody can answer ${JSON.stringify(table.task)}`);
  return { seat, answer: sample(choices, chance) };
}

/** Plays a move, throwing real dice where they are wanted. Gives the move as it goes into the log, and what was told. */
export function playWithDice<G extends GameTypes>(
  table: Table<G>,
  move: Move<G>,
  chance: Chance,
): { move: Move<G>; told: readonly Told<G>[] } {
  if (!table.module.realDice(table.options)) return { move, told: table.play(move) };
  const { result, dice } = withDice(chance, (thrown) => table.play({ ...move, dice: thrown }));
  return { move: { ...move, dice }, told: result };
}

/** Far more answers than the longest random game has: whatever takes more never ends. */
const MOST_ANSWERS = 20_000;
/** Plays to the end at random; `act` looks at each move (with its dice) and plays it. */
export function playOut<G extends GameTypes>(
  table: Table<G>,
  seed: number,
  meddling = 0,
  act: (move: Move<G>) => void = (move) => {
    table.play(move);
  },
): Move<G>[] {
  const chance = chanceOf(seed, 77);
  const log: Move<G>[] = [];
  while (!table.position.outcome) {
    if (log.length > MOST_ANSWERS) throw new Error(`No end after ${log.length} answers`);
    const move = fullMove(table, randomMove(table, chance, meddling), chance);
    act(move);
    log.push(move);
  }
  return log;
}

/** The move with the real dice that it will want. */
function fullMove<G extends GameTypes>(table: Table<G>, move: Move<G>, chance: Chance): Move<G> {
  if (!table.module.realDice(table.options)) return move;
  const { move: full } = playWithDice(table, move, chance);
  table.undo();
  return full;
}
