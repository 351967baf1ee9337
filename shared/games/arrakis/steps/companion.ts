import type { Choices } from '../../../kernel/choices.ts';
import type { Steps } from '../../../kernel/types.ts';
import * as ask from '../queries/companion.ts';
import { prescienceDeck } from '../queries/prescience.ts';
import { overflowAt } from '../queries/overflow.ts';
import { deckLeft, leaderOf, seatOf } from '../queries/table.ts';
import type { Counts } from '../questions.ts';
import type { ArrakisGame, Game } from '../types.ts';
import { takeCards } from '../verbs/planning-cards.ts';
import * as verb from '../verbs/companion.ts';
import { takeTokens } from '../verbs/place.ts';
import { takeObjective } from '../verbs/card-effects.ts';
import { showPrescience } from '../verbs/prescience.ts';

const teller = ({ state }: Game) => seatOf(state, leaderOf('atreides'));
/** Each thing once, however often it is there. */
const kinds = <T>(things: readonly T[]): readonly T[] => [...new Set(things)];
const asItIs = ({ most, likely }: { readonly most: Counts; readonly likely: Counts }): Choices<Counts> => ({
  pick: 'amounts',
  most,
  min: 0,
  max: Object.values(most).reduce((sum, count) => sum + count, 0),
  likely,
});

/** What people tell of the board on their table: what they draw, and what stands there otherwise. */
export const companionSteps = {
  /** R4.14 */
  tellObjective: {
    asks: teller,
    choices: ({ state }) => ({ pick: 'one', of: ask.objectivesLeft(state) }),
    resolve: (game, _, objective) => takeObjective(game, objective),
  },
  /** R5.2, R7.7; from an empty deck comes nothing. R7.12 */
  tellDrawn: {
    asks: ({ state }, { house, deck, left }) => (left > 0 && deckLeft(state, deck).length > 0 ? seatOf(state, house) : null),
    choices: ({ state }, { deck }) => ({ pick: 'one', of: kinds(deckLeft(state, deck)) }),
    resolve(game, task, card) {
      takeCards(game, task.house, task.deck, [card]);
      return [{ ...task, left: task.left - 1 }];
    },
  },
  /** R5.2, R16.3 */
  tellShown: {
    asks: (game, { left }) => (left > 0 && prescienceDeck(game.state).length > 0 ? teller(game) : null),
    choices: ({ state }) => ({ pick: 'one', of: prescienceDeck(state) }),
    resolve(game, { left }, card) {
      showPrescience(game, [card]);
      return [{ do: 'tellShown', left: left - 1 }];
    },
  },
  /** R7.6 */
  tellTokens: {
    asks: ({ state }, { ref, left }) => (left > 0 && state.pool.hidden.length > 0 ? seatOf(state, ref.by) : null),
    choices: ({ state }) => ({ pick: 'one', of: kinds(state.pool.hidden) }),
    resolve(game, { ref, left }, token) {
      takeTokens(game, [token]);
      return [{ do: 'tellTokens', ref, left: left - 1 }];
    },
  },

  mendWhat: {
    asks: (_, { by }) => by,
    choices: ({ state }, { at }) => ({ pick: 'one', of: ask.mendable(state, at) }),
    resolve(_, { by, at }, what) {
      if (what === 'sand') return [{ do: 'mendSand', by, at }];
      return [what === 'sietch' ? { do: 'mendSietch', by, at } : { do: 'mendLegion', by, side: what, at }];
    },
  },
  mendLegion: {
    asks: (_, { by }) => by,
    choices: ({ state }, { side, at }) => asItIs(ask.legionToMend(state, side, at)),
    resolve(game, { side, at }, counts) {
      verb.mendLegion(game, side, at, counts);
      return overflowAt(game, side, at);
    },
  },
  mendSand: {
    asks: (_, { by }) => by,
    choices: ({ state }, { at }) => asItIs(ask.sandToMend(state, at)),
    resolve: (game, { at }, counts) => verb.mendSand(game, at, counts),
  },
  mendSietch: {
    asks: (_, { by }) => by,
    choices: ({ state }, { at }) => ({ pick: 'one', of: ask.otherRanks(state, at) }),
    resolve: (game, { at }, other) => verb.mendSietch(game, at, other),
  },
  mendZone: {
    asks: (_, { by }) => by,
    choices: ({ state }, { at }) => ({ pick: 'one', of: ask.aircraftFor(state, at) }),
    resolve: (game, { at }, vehicle) => verb.mendZone(game, at, vehicle === 'none' ? null : vehicle),
  },
  mendTracks: {
    asks: (_, { by }) => by,
    choices: ({ state }) => asItIs(ask.tracksToMend(state)),
    resolve: (game, _, counts) => verb.mendTracks(game, counts),
  },
} satisfies Partial<Steps<ArrakisGame>>;
