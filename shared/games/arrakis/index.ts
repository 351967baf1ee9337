import type { GameModule } from '../../kernel/types.ts';
import { facts } from './facts.ts';
import { HOUSES, type SeatId } from './ids.ts';
import { imagine } from './imagine.ts';
import { interjections } from './interjections.ts';
import { brokenIn } from './invariants.ts';
import { nearness } from './queries/end.ts';
import { seatOf, sideOfHouse } from './queries/table.ts';
import { freshState } from './verbs/setup.ts';
import { steps } from './steps/index.ts';
import type { ArrakisGame } from './types.ts';
import { viewOf } from './view.ts';

/** Dune: War for Arrakis. What it cannot do yet says README.md. */
export const arrakis: GameModule<ArrakisGame> = {
  ...facts,
  realDice: (options) => options.dice === 'table',
  steps,
  interjections,
  seats: ({ seats }) => seats,
  /** @throws Error naming the fields, if `options.corrections` contradict themselves */
  setup: (setup, chance) => ({ state: freshState(setup, chance), agenda: [{ do: 'setUp' }] }),
  view: viewOf,
  imagine,
  invariants: brokenIn,
  standing(state) {
    const standing: Partial<Record<SeatId, number>> = {};
    for (const house of HOUSES) if (state.lead[house] !== null) standing[seatOf(state, house)] = nearness(state, sideOfHouse(house));
    return standing;
  },
};
