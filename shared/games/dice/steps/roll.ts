import type { Steps } from '../../../kernel/types.ts';
import { HOUSE_FACES, type HouseId } from '../ids.ts';
import * as ask from '../queries/roll.ts';
import { seatOf } from '../queries/table.ts';
import type { DiceGame, Game } from '../types.ts';
import * as verb from '../verbs/roll.ts';
import { takeDieSpice } from '../verbs/spice.ts';

/** The next throw, or what follows when all dice lie still. R6.1, R6.6 */
const after = (game: Game, house: HouseId) => {
  if (ask.unfrozen(game.state).length > 0) {
    verb.throwDice(game, house);
    return [{ do: 'worm', house } as const];
  }
  takeDieSpice(game, house); // R5.3
  return [{ do: 'piter', house } as const, { do: 'nameFace', house } as const];
};

export const rollSteps = {
  roll: {
    asks: ({ state }, { house }) => seatOf(state, house),
    choices: () => ({ pick: 'one', of: ['roll'] }),
    resolve: (game, { house }) => after(game, house),
  },

  /** A worm is frozen at once, unless a Thumper may keep it moving. R6.3 */
  worm(game, { house }) {
    if (!ask.wormThrown(game.state)) return [{ do: 'freeze', house, least: 1, thumped: false }];
    if (ask.canThump(game.state, house)) return [{ do: 'thump', house }];
    verb.freezeWorm(game, house);
    if (ask.unfrozen(game.state).length === 0) return after(game, house); // R6.6
    return [{ do: 'freeze', house, least: 0, thumped: false }]; // R6.4
  },

  thump: {
    // R6.5
    asks: ({ state }, { house }) => seatOf(state, house),
    choices: () => ({ pick: 'one', of: [true, false] }),
    resolve(game, { house }, discards) {
      if (discards) verb.thump(game, house);
      else verb.freezeWorm(game, house);
      return [{ do: 'freeze', house, least: discards ? 1 : 0, thumped: discards }];
    },
  },

  freeze: {
    // R6.1
    asks: ({ state }, { house }) => seatOf(state, house),
    choices({ state }, { least, thumped }) {
      const of = ask.freezable(state, thumped);
      return { pick: 'some', of, min: least, max: of.length };
    },
    blocked: ({ state }, { thumped }) => ask.whyNotFrozen(state, thumped), // R6.2
    resolve(game, { house }, dice) {
      verb.freeze(game, house, dice);
      return after(game, house);
    },
  },

  piter: {
    // R16.4
    asks: ({ state }, { house }) => (house === 'harkonnen' && state.turn.dice.vendetta.face !== 'poison' ? seatOf(state, house) : null),
    choices: () => ({ pick: 'one', of: [true, false] }),
    resolve(game, { house }, turns) {
      if (turns) verb.turnToPoison(game, house);
    },
  },

  nameFace: {
    // R16.7; compulsory, R16.23
    asks: ({ state }, { house }) => (house === 'bene-tleilax' ? seatOf(state, house) : null),
    choices: () => ({ pick: 'one', of: HOUSE_FACES }),
    resolve: (game, { house }, face) => verb.nameFace(game, house, face),
  },
} satisfies Pick<Steps<DiceGame>, 'roll' | 'worm' | 'thump' | 'freeze' | 'piter' | 'nameFace'>;
