import type { Steps } from '../../../kernel/types.ts';
import { ambushers } from '../queries/ambush.ts';
import { colourOf, seatOf, spaceOf } from '../queries/table.ts';
import type { AdventureGame } from '../types.ts';
import { setCalls } from '../verbs/ambush.ts';
import { beginFight } from './fight.ts';

export const ambushSteps = {
  ambush: {
    // R7.2: a call that comes to nothing is never told
    secret: true,
    asksAll: ({ state }, { figure }) => [...new Set(ambushers(state, figure).map((by) => seatOf(state, by)))],
    choices({ state }, { figure }, seat) {
      const of = ambushers(state, figure).filter((by) => seatOf(state, by) === seat);
      return { pick: 'some', of, min: 0, max: of.length };
    },
    resolve(game, { figure }, calls) {
      setCalls(game, [...calls.values()].flat());
      return ambushers(game.state, figure).map((by) => ({ do: 'ambushFight', by, figure }) as const);
    },
  },
  /** Clockwise, while the figure stands: of each who could call, so that the order of things betrays no call. R7.2, Q7 */
  ambushFight(game, { by, figure }) {
    const { state } = game;
    if (!state.turn.calls.hidden.includes(by) || !ambushers(state, figure).includes(by)) return;
    const at = spaceOf(state, figure);
    game.tell({ type: 'ambush', by, figure, at });
    return beginFight(game, 'ambush', at, by, colourOf(figure));
  },
} satisfies Partial<Steps<AdventureGame>>;
