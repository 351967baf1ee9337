import type { Steps, Task } from '../../../kernel/types.ts';
import { type HouseId, type StepId, STEPS } from '../ids.ts';
import { lastResult, victory } from '../queries/end.ts';
import { GHOLA_PRICE, gholas, hunters, HUNTERS_PRICE } from '../queries/spice.ts';
import { board, clockwiseFrom, seatOf } from '../queries/table.ts';
import type { DiceGame } from '../types.ts';
import { loseSpice, revive, storeSpice } from '../verbs/spice.ts';
import * as verb from '../verbs/turn.ts';

/** What happens in each of the ten steps. R5.1 */
const TASKS: Readonly<Record<StepId, (house: HouseId) => Task<DiceGame>[]>> = {
  roll: (house) => [{ do: 'roll', house }],
  alliance: (house) => [{ do: 'invite', house }],
  recruit: (house) => [{ do: 'recruit', house }, { do: 'recruitAsAlly' }],
  vendetta: (house) => [{ do: 'vendetta', house }],
  shipping: (house) => [{ do: 'income', house }, { do: 'allyTurnToPropose' }, { do: 'ship', house }],
  movement: (house) => [{ do: 'target', house }, { do: 'march', house }, { do: 'marchAsAlly' }],
  battle: (house) => [{ do: 'battles', house }],
  assets: (house) => [{ do: 'reorganise', house }],
  storm: () => [{ do: 'storm' }],
  end: (house) => [
    { do: 'lastSpice', house },
    { do: 'endTurn', house },
  ],
};
/** The steps of a turn from one of them on. */
export const stepsFrom = (step: StepId, house: HouseId): Task<DiceGame>[] =>
  STEPS.slice(STEPS.indexOf(step)).map((each) => ({ do: 'step', step: each, house }));

export const turnSteps = {
  firstTurn: ({ state }) => [{ do: 'turn', house: state.order[0] as HouseId }], // R4.11

  turn(game, { house }) {
    verb.beginTurn(game, house);
    return stepsFrom('roll', house);
  },
  step(game, { step, house }) {
    verb.beginStep(game, step);
    return TASKS[step](house);
  },

  /** Asked only of who can still bring a Leader back with spice that is about to be lost. R16.10, R16.19 */
  lastSpice: {
    asks: ({ state }, { house }) => (gholas(state, house).length + hunters(state, house).length > 0 ? seatOf(state, house) : null),
    choices: ({ state }, { house }) => ({ pick: 'one', of: ['done', ...new Set([...gholas(state, house), ...hunters(state, house)])] }),
    resolve(game, { house }, leader) {
      if (leader === 'done') return;
      revive(game, house, leader, gholas(game.state, house).includes(leader) ? GHOLA_PRICE : HUNTERS_PRICE);
      return [{ do: 'lastSpice', house }];
    },
  },

  endTurn(game, { house }) {
    const { state } = game;
    const won = victory(state, house); // R15.1-R15.3
    if (won) return verb.finish(game, won);
    if (house === 'corrino') storeSpice(game, house); // R16.11
    loseSpice(game, house); // R15.4
    const [next = house] = clockwiseFrom(state, house); // R15.4, R15.6
    if (next === state.order[0]) {
      if (state.round >= board(state).data.game.rounds) return verb.finish(game, lastResult(state)); // R15.5
      verb.nextRound(game); // R5.2
    }
    return [{ do: 'turn', house: next }];
  },
} satisfies Pick<Steps<DiceGame>, 'firstTurn' | 'turn' | 'step' | 'lastSpice' | 'endTurn'>;
