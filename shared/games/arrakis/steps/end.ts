import { blockedAmong } from '../../../kernel/choices.ts';
import type { Steps } from '../../../kernel/types.ts';
import { HOUSES, type PlanningId } from '../ids.ts';
import { discardable, fulfilled, overLimit } from '../queries/end.ts';
import { relievable } from '../queries/leaders.ts';
import { isAutoma, isShared, leaderOf, seatOf, sideOfHouse } from '../queries/table.ts';
import { WHY } from '../reasons.ts';
import type { ArrakisGame } from '../types.ts';
import { refreshLeaders, relieve } from '../verbs/leaders.ts';
import { discardOverLimit } from '../verbs/planning-cards.ts';
import { prune } from '../verbs/prescience.ts';
import * as verb from '../verbs/round.ts';
import { finish } from '../verbs/tracks.ts';

export const endSteps = {
  /** R13.10 */
  endOfRound: ({ state }) => [
    { do: 'endClaim' },
    { do: 'winCheck' },
    { do: 'relieve', side: 'harkonnen' },
    { do: 'relieve', side: 'atreides' },
    ...HOUSES.filter((house) => isShared(state, sideOfHouse(house)) || house === leaderOf(sideOfHouse(house))).map(
      (house) => ({ do: 'handLimit', house }) as const,
    ),
    { do: 'prune' },
    { do: 'closeRound' },
    ...(isAutoma(state, 'harkonnen') ? [{ do: 'automaEnd' } as const] : []), // R16.15
  ],
  /** R1.4a; then the sky is cleared, step 3. */
  winCheck(game) {
    if (fulfilled(game.state) !== null) finish(game, 'atreides', 'prescience');
    else verb.clearSky(game);
  },
  /** Step 4 */
  relieve: {
    asks: ({ state }, { side }) => (relievable(state, side).length > 0 ? seatOf(state, leaderOf(side)) : null),
    choices({ state }, { side }) {
      const of = relievable(state, side);
      return { pick: 'some', of, min: 0, max: of.length };
    },
    resolve(game, { side }, leaders) {
      for (const id of leaders) relieve(game, side, id);
    },
  },
  /** Step 6: the only time that a hand is counted. R7.13 */
  handLimit: {
    asks: ({ state }, { house }) => (overLimit(state, house) > 0 ? seatOf(state, house) : null),
    choices({ state }, { house }) {
      const count = overLimit(state, house);
      return { pick: 'amounts', most: discardable(state, house), min: count, max: count };
    },
    resolve(game, { house }, counts) {
      const cards = Object.entries(counts).flatMap(([card, count]) => Array.from({ length: count }, () => card as PlanningId));
      discardOverLimit(game, house, cards);
    },
  },
  /** Step 7 */
  prune: {
    asks: ({ state }) => (state.shown.length > 0 ? seatOf(state, leaderOf('atreides')) : null),
    choices({ state }) {
      const of = state.shown.filter(({ kept }) => !kept).map(({ card }) => card);
      return { pick: 'some', of, min: 0, max: of.length };
    },
    blocked: ({ state }) =>
      blockedAmong(
        state.shown,
        ({ kept }) => (kept ? WHY.kept : null),
        ({ card }) => card,
      ),
    resolve: (game, _, cards) => prune(game, cards),
  },
  closeRound(game) {
    if (game.state.claimed.length > 0) prune(game, []); // nothing was left to choose from
    refreshLeaders(game); // step 5: nothing before depends on it
    verb.closeRound(game);
  },
} satisfies Pick<Steps<ArrakisGame>, 'endOfRound' | 'winCheck' | 'relieve' | 'handLimit' | 'prune' | 'closeRound'>;
