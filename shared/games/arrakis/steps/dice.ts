import { blockedAmong } from '../../../kernel/choices.ts';
import type { Steps } from '../../../kernel/types.ts';
import { SIDES, SYMBOLS } from '../ids.ts';
import * as ask from '../queries/dice.ts';
import { boardIdOf, boardsOf, book, isAutoma, isShared, leaderOf, otherSide, seatOf } from '../queries/table.ts';
import { WHY } from '../reasons.ts';
import type { ArrakisGame } from '../types.ts';
import * as verb from '../verbs/dice.ts';
import { layDice } from '../verbs/mahdi/automa.ts';

export const diceSteps = {
  /** R6.1-R6.4 */
  rollActionDice(game) {
    verb.rollActionDice(game);
    if (isAutoma(game.state, 'harkonnen')) layDice(game);
    return [
      ...SIDES.filter((side) => isShared(game.state, side)).map((side) => ({ do: 'splitDice', side }) as const),
      { do: 'excess', next: 'harkonnen' },
      { do: 'sister', side: 'harkonnen' },
      { do: 'sister', side: 'atreides' },
      { do: 'turn', side: 'atreides' }, // R6.5
    ];
  },

  splitDice: (game, { side }) => verb.splitDice(game, side),

  /** One die at a time, alternating, Harkonnen first. R6.3, RU-15 */
  excess({ state }, { next }) {
    const side = ask.changer(state, next) ? next : otherSide(next);
    const house = ask.changer(state, side);
    return house
      ? [
          { do: 'changeDie', house },
          { do: 'excess', next: otherSide(side) },
        ]
      : [];
  },
  changeDie: {
    asks: ({ state }, { house }) => seatOf(state, house),
    choices: ({ state }, { house }) => ({ pick: 'one', of: ask.changesOn(state, boardIdOf(state, house)) }),
    blocked: ({ state }, { house }) =>
      blockedAmong(SYMBOLS, (symbol) => (ask.changesOn(state, boardIdOf(state, house)).includes(symbol) ? null : WHY.notMostFree)),
    resolve: (game, { house }, symbol) => verb.changeDie(game, house, symbol),
  },

  sister: {
    // R6.4; once for a side, whoever of two teammates uses it, R15.12
    asks: ({ state }, { side }) => (ask.sisterPlaces(state, side).length > 0 ? seatOf(state, leaderOf(side)) : null),
    choices: ({ state }, { side }) => ({ pick: 'one', of: ['none', ...ask.sisterPlaces(state, side)] }),
    blocked({ state }, { side }) {
      const places = ask.sisterPlaces(state, side);
      return boardsOf(state, side).flatMap((board) =>
        blockedAmong(
          book(state).data.pieces.boards[board].symbols,
          (symbol) => (places.some((place) => place.board === board && place.symbol === symbol) ? null : WHY.notFewestDice),
          (symbol) => ({ board, symbol }),
        ),
      );
    },
    resolve(game, { side }, answer) {
      if (answer !== 'none') verb.placeSister(game, side, answer.board, answer.symbol);
    },
  },
} satisfies Pick<Steps<ArrakisGame>, 'rollActionDice' | 'splitDice' | 'excess' | 'changeDie' | 'sister'>;
