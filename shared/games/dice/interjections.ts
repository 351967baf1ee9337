import type { Interjections } from '../../kernel/types.ts';
import { GHOLA_PRICE, gholas, giveable, hunters, HUNTERS_PRICE } from './queries/spice.ts';
import { houseOf } from './queries/table.ts';
import type { DiceGame } from './types.ts';
import * as verb from './verbs/spice.ts';

export const interjections: Interjections<DiceGame> = {
  gholas: {
    // R16.10
    choices({ state }, seat) {
      const id = houseOf(state, seat);
      const of = id ? gholas(state, id) : [];
      return of.length > 0 ? { pick: 'one', of } : null;
    },
    resolve(game, seat, leader) {
      const id = houseOf(game.state, seat);
      if (id) verb.revive(game, id, leader, GHOLA_PRICE);
    },
  },
  fortuneHunters: {
    // R16.19
    choices({ state }, seat) {
      const id = houseOf(state, seat);
      const of = id ? hunters(state, id) : [];
      return of.length > 0 ? { pick: 'one', of } : null;
    },
    resolve(game, seat, leader) {
      const id = houseOf(game.state, seat);
      if (id) verb.revive(game, id, leader, HUNTERS_PRICE);
    },
  },
  giveSpice: {
    // R16.11
    choices({ state }, seat) {
      const most = giveable(state);
      return most > 0 && houseOf(state, seat) === 'corrino' ? { pick: 'number', min: 1, max: most } : null;
    },
    resolve: (game, _, spice) => verb.giveSpice(game, spice),
  },
};
