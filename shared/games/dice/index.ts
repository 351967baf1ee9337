import type { Chance } from '../../kernel/chance.ts';
import type { GameModule } from '../../kernel/types.ts';
import { facts } from './facts.ts';
import type { SeatId } from './ids.ts';
import { interjections } from './interjections.ts';
import { brokenIn } from './invariants.ts';
import { seals, soloGoal } from './queries/end.ts';
import { withDefaults } from './default-options.ts';
import { house, predictable } from './queries/table.ts';
import { setupAgenda } from './steps/setup.ts';
import { steps } from './steps/index.ts';
import type { DiceGame } from './types.ts';
import { foresee, laidOut } from './verbs/setup.ts';
import { viewOf } from './view.ts';

const drawn = <T>(items: readonly T[], chance: Chance): T => items[chance.below(items.length)] as T;

/** Dune: The Dice Game, 2-8 players. */
export const dice: GameModule<DiceGame> = {
  ...facts,
  realDice: (options) => options.dice === 'table',
  steps,
  interjections,
  seats: ({ seats }) => seats,

  /** @throws Error naming the fields, if `options.corrections` contradict themselves */
  setup({ seats, options }, chance) {
    const state = laidOut(seats, withDefaults(options), chance);
    return { state, agenda: setupAgenda(state) };
  },

  view: viewOf,

  /** The prediction is all that a seat cannot know. R17.2 */
  imagine(game, seat) {
    const { prediction, result } = game.state;
    const isSecret = prediction.hidden !== null && result === null && house(game.state, 'bene-gesserit').seat !== seat;
    if (isSecret) foresee(game, drawn(predictable(game.state), game.chance));
  },

  invariants: brokenIn,

  standing(state) {
    const standing: Partial<Record<SeatId, number>> = {};
    // Whoever has won has come to the goal, also by a prophecy that came true for another House. R15.3
    const won = state.result?.houses ?? [];
    for (const id of state.order) standing[house(state, id).seat] = won.includes(id) ? 1 : Math.min(1, seals(state, id) / soloGoal(state));
    return standing;
  },
};
