import type { Steps } from '../../../kernel/types.ts';
import { seatOf } from '../queries/table.ts';
import { spared, tokenOf, vendettas } from '../queries/vendetta.ts';
import type { DiceGame } from '../types.ts';
import { useDice } from '../verbs/roll.ts';
import { takeToken } from '../verbs/tokens.ts';
import { murder } from '../verbs/vendetta.ts';

export const vendettaSteps = {
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
} satisfies Pick<Steps<DiceGame>, 'vendetta'>;
