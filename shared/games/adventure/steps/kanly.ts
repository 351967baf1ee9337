import type { Next, Steps } from '../../../kernel/types.ts';
import type { Colour, FigureId, KanlyId } from '../ids.ts';
import { kanlyTargets, noKanlyTargets } from '../queries/kanly.ts';
import { seatOf } from '../queries/table.ts';
import type { AdventureGame, Game } from '../types.ts';
import { openSilo, playKanly, raidHarvesters } from '../verbs/kanly.ts';
import { tested } from './guile.ts';

/** A Kanly card is played; all but the Silo ask for a target. R10.1, R10.2 */
export function playedKanly(game: Game, colour: Colour, card: KanlyId): Next<AdventureGame> {
  playKanly(game, colour, card);
  return card === 'secret-silo' ? openSilo(game, colour) : [{ do: 'kanly', colour, card }];
}

export const kanlySteps = {
  kanly: {
    // R10.3, R10.4
    asks: ({ state }, { colour, card }) => (kanlyTargets(state, colour, card).length > 0 ? seatOf(state, colour) : null),
    choices: ({ state }, { colour, card }) => ({ pick: 'one', of: kanlyTargets(state, colour, card) }),
    blocked: ({ state }, { colour, card }) => noKanlyTargets(state, colour, card),
    resolve(game, { colour, card }, target) {
      if (card === 'hunter-seeker') return tested(target as FigureId, 'hunter-seeker', colour);
      return raidHarvesters(game, colour, target as Colour);
    },
  },
} satisfies Partial<Steps<AdventureGame>>;
