import type { Steps } from '../../../kernel/types.ts';
import type { HouseId } from '../ids.ts';
import { recruitPackages, unrecruited } from '../queries/recruit.ts';
import { allyHouse, seatOf } from '../queries/table.ts';
import type { DiceGame, State } from '../types.ts';
import { recruit } from '../verbs/recruit.ts';

const canRecruit = (state: State, house: HouseId): boolean => recruitPackages(state, house).length > 1;

export const recruitSteps = {
  recruit: {
    // R8.1; not the Smugglers, R8.6
    asks: ({ state }, { house }) => (canRecruit(state, house) ? seatOf(state, house) : null),
    choices: ({ state }, { house }) => ({ pick: 'one', of: recruitPackages(state, house) }),
    blocked: ({ state }, { house }) => unrecruited(state, house),
    resolve: (game, { house }, recruits) => recruit(game, house, recruits),
  },

  recruitAsAlly: {
    // R8.2, R8.3; also in the Smugglers' turn, Q10
    asks: ({ state }) => (state.turn.ally && canRecruit(state, state.turn.ally) ? seatOf(state, state.turn.ally) : null),
    choices: ({ state }) => ({ pick: 'one', of: recruitPackages(state, allyHouse(state)) }),
    blocked: ({ state }) => unrecruited(state, allyHouse(state)),
    resolve: (game, _, recruits) => recruit(game, allyHouse(game.state), recruits),
  },
} satisfies Pick<Steps<DiceGame>, 'recruit' | 'recruitAsAlly'>;
