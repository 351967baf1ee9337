import type { Next, Steps } from '../../../kernel/types.ts';
import type { Colour, FigureId } from '../ids.ts';
import { berths, noBerths } from '../queries/equipment.ts';
import { seatOf, stockOf } from '../queries/table.ts';
import type { AdventureGame, Game } from '../types.ts';
import * as verb from '../verbs/equipment.ts';

/** The figure falls, and whoever has beaten it may take of its equipment. R6.18, R10.3 */
export function looted(game: Game, from: FigureId, by: Colour): Next<AdventureGame> {
  const { fresh } = game.state.figures[from];
  const gear = verb.layOutSpoils(game, from);
  return gear.length > 0 ? [{ do: 'loot', by, from, gear, fresh }] : [];
}

export const equipmentSteps = {
  loot: {
    // R6.18, R10.3
    asks: ({ state }, { by }) => (state.turn.spoils.length > 0 ? seatOf(state, by) : null),
    choices: ({ state }) => ({ pick: 'one', of: [...state.turn.spoils, 'nothing'] }),
    resolve: (game, task, piece) => verb.loot(game, task, piece),
  },

  /** Equipment that has come finds its figure. R9.1 */
  berth(game, task) {
    if (!stockOf(game.state, task.colour).arriving.includes(task.card)) return;
    const [only, ...more] = berths(game.state, { ...task });
    if (only && more.length === 0) return verb.settle(game, task, only);
    return [{ ...task, do: 'assign' }];
  },
  assign: {
    // R9.1, R8.5
    asks: ({ state }, { colour, card }) => (stockOf(state, colour).arriving.includes(card) ? seatOf(state, colour) : null),
    choices: ({ state }, task) => ({ pick: 'one', of: berths(state, task) }),
    blocked: ({ state }, task) => noBerths(state, task),
    resolve: (game, task, berth) => verb.settle(game, task, berth),
  },
} satisfies Partial<Steps<AdventureGame>>;
