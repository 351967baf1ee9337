import type { GameModule, Task } from '../../kernel/types.ts';
import { facts } from './facts.ts';
import type { Colour, SeatId } from './ids.ts';
import { imagine } from './imagine.ts';
import { interjections } from './interjections.ts';
import { brokenIn } from './invariants.ts';
import { withDefaults } from './default-options.ts';
import { coloursOf, figuresOf } from './queries/table.ts';
import { steps } from './steps/index.ts';
import type { AdventureGame, State } from './types.ts';
import { laidOut } from './verbs/setup.ts';
import { viewOf } from './view.ts';

/** The adventure game of 1984, 2-4 players. */
export const adventure: GameModule<AdventureGame> = {
  ...facts,
  realDice: (options) => options.dice === 'table',
  steps,
  interjections,
  seats: ({ seats }) => seats,

  /** @throws Error naming the fields, if `options.corrections` contradict themselves */
  setup({ seats, options }, chance) {
    const state = laidOut(seats, withDefaults(options), chance);
    const [first] = state.colours;
    const begin: Task<AdventureGame> =
      state.options.start === 'dice' ? { do: 'startDice', of: state.colours } : { do: 'turn', colour: first as Colour }; // R4.4
    return { state, agenda: [begin] };
  },

  view: viewOf,
  imagine,
  invariants: brokenIn,

  /** A player's part of all Strength on the board. R14.2 */
  standing(state) {
    const strength = new Map(state.seats.map((seat) => [seat, strengthOf(state, seat)]));
    const all = [...strength.values()].reduce((sum, each) => sum + each, 0);
    return Object.fromEntries([...strength].map(([seat, each]) => [seat, all > 0 ? each / all : 0]));
  },
};

const strengthOf = (state: State, seat: SeatId): number =>
  coloursOf(state, seat)
    .flatMap((colour) => figuresOf(state, colour))
    .reduce((sum, figure) => sum + state.figures[figure].strength, 0);
