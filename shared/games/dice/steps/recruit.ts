import type { Steps } from '../../../kernel/types.ts';
import type { HouseId } from '../ids.ts';
import { recruitPackages, unrecruited } from '../queries/recruit.ts';
import { allyHouse, seatOf } from '../queries/table.ts';
import { spared, tokenOf, vendettas } from '../queries/vendetta.ts';
import type { DiceGame, State } from '../types.ts';
import { murder } from '../verbs/map.ts';
import { recruit } from '../verbs/recruit.ts';
import { useDice } from '../verbs/roll.ts';
import { takeToken } from '../verbs/tokens.ts';

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

  vendetta: {
    // R9.5: optional
    asks: ({ state }, { house }) => (vendettas(state, house).length > 1 ? seatOf(state, house) : null),
    choices: ({ state }, { house }) => ({ pick: 'one', of: vendettas(state, house) }),
    blocked: ({ state }) => spared(state),
    resolve(game, { house }, deed) {
      if (deed === 'none') return;
      const token = tokenOf(game.state.turn.dice.vendetta.face);
      if (deed !== 'take')
        murder(game, house, deed.of, deed.remove, deed.at); // R9.1
      else if (token) takeToken(game, house, token); // R9.3, R9.4
      useDice(game, ['vendetta'], { for: 'vendetta', by: house });
    },
  },
} satisfies Pick<Steps<DiceGame>, 'recruit' | 'recruitAsAlly' | 'vendetta'>;
