import type { Interjections } from '../../kernel/types.ts';
import type { SeatId, Side } from './ids.ts';
import { detonations, freeClaims, schemes } from './queries/claims.ts';
import { scoutings, trainable } from './queries/free.ts';
import { mayTalk } from './queries/talk.ts';
import { leaderOf, seatOf, sideOfSeat } from './queries/table.ts';
import { overflowAt } from './queries/overflow.ts';
import type { ArrakisGame, State } from './types.ts';
import { goOff } from './resolve/atomics.ts';
import { scheme } from './verbs/claims.ts';
import { heard } from './verbs/mahdi/cards.ts';
import { revealTokens } from './verbs/reveal.ts';
import { scout } from './verbs/scout.ts';
import { talk } from './verbs/talk.ts';

const LEAST_SCHEMES = 2;
const TALK = { pick: 'one', of: [true] } as const;

/** What a seat of this side may choose from; nothing = not now. */
function offered<A>(state: State, seat: SeatId, side: Side, of: (state: State) => readonly A[]): { pick: 'one'; of: readonly A[] } | null {
  const found = sideOfSeat(state, seat) === side ? of(state) : [];
  return found.length > 0 ? { pick: 'one', of: found } : null;
}

/** What a side may do unasked. */
export const interjections: Interjections<ArrakisGame> = {
  /** Guerrilla training: own tokens are revealed, one at a time. R7.10 */
  train: {
    choices: ({ state }, seat) => offered(state, seat, 'atreides', trainable),
    resolve(game, _, { at, token }) {
      revealTokens(game, at, [token]);
      heard(game, 1);
      return overflowAt(game, 'atreides', at);
    },
  },
  /** R7.9 */
  scout: {
    choices: ({ state }, seat) => offered(state, seat, 'harkonnen', scoutings),
    resolve(game, _, { zone, at }) {
      scout(game, zone, at);
      return [{ do: 'scoutReveal', at }];
    },
  },
  /** R13.9 */
  detonate: {
    choices: ({ state }, seat) => (seat === seatOf(state, leaderOf('atreides')) ? offered(state, seat, 'atreides', detonations) : null),
    resolve: (game, _, at) => goOff(game, at),
  },
  /** House Atreides decides. R13.4, RU-43 */
  claim: {
    choices: ({ state }, seat) => (seat === seatOf(state, leaderOf('atreides')) ? offered(state, seat, 'atreides', freeClaims) : null),
    resolve: (_, __, card) => [{ do: 'claim', card }],
  },
  /** Whoever holds the cards of House Harkonnen discards two or three. R17.9 */
  scheme: {
    choices({ state }, seat) {
      const copies = seat === seatOf(state, 'house-harkonnen') ? schemes(state).length : 0;
      return copies >= LEAST_SCHEMES ? { pick: 'number', min: LEAST_SCHEMES, max: copies } : null;
    },
    resolve: (game, _, count) => scheme(game, schemes(game.state).slice(0, count)),
  },
  /** Whenever the game waits, in whosever turn. R15.13 */
  cone: {
    choices: ({ state }, seat) => (mayTalk(state, seat) ? TALK : null),
    resolve: (game, seat) => talk(game, sideOfSeat(game.state, seat) ?? 'atreides'),
  },
};
