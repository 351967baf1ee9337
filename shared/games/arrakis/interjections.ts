import { isOneOf } from '../../kernel/typed.ts';
import type { Interjections, Task } from '../../kernel/types.ts';
import { type AreaId, AREAS, type SeatId, type Side, type ZoneId, ZONES } from './ids.ts';
import { mayMend } from './queries/companion.ts';
import { detonations, freeClaims } from './queries/claims.ts';
import { schemes, scoutings, trainable } from './queries/free-actions.ts';
import { mayTalk } from './queries/talk.ts';
import { leaderOf, seatOf, sideOfSeat } from './queries/table.ts';
import { overflowAt } from './queries/overflow.ts';
import type { ArrakisGame, State } from './types.ts';
import { goOff } from './resolve/atomics.ts';
import type { Mended } from './questions.ts';
import { hold } from './verbs/battle.ts';
import { scheme } from './verbs/claims.ts';
import { drawForReveals } from './verbs/mahdi/cards.ts';
import { revealTokens } from './verbs/reveal.ts';
import { scout } from './verbs/scout.ts';
import { talk } from './verbs/talk.ts';

const LEAST_SCHEMES = 2;
const TALK = { pick: 'one', of: [true] } as const;
const MENDED = { pick: 'one', of: ['tracks', ...ZONES, ...AREAS] } as const;
const isZone = (what: AreaId | ZoneId): what is ZoneId => isOneOf(ZONES, what);

const mending = (by: SeatId, what: Mended): Task<ArrakisGame> => {
  if (what === 'tracks') return { do: 'mendTracks', by };
  return isZone(what) ? { do: 'mendZone', by, at: what } : { do: 'mendWhat', by, at: what };
};

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
      drawForReveals(game, 1);
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
  /** Something stands otherwise on the table: asked before a turn is used, so that no question is left without its ground. */
  mend: {
    choices: ({ state }, seat) => (mayMend(state, seat) ? MENDED : null),
    resolve(game, by, what) {
      hold(game);
      return [mending(by, what), { do: 'release' }];
    },
  },
};
