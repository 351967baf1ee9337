import type { Interjections } from '../../kernel/types.ts';
import type { SeatId, Side } from './ids.ts';
import { scoutings, trainable } from './queries/free.ts';
import { sideOfSeat } from './queries/table.ts';
import { overflowAt } from './queries/overflow.ts';
import type { ArrakisGame, State } from './types.ts';
import { revealTokens } from './verbs/reveal.ts';
import { scout } from './verbs/scout.ts';

/** Free actions that are not built yet; whoever builds one takes it off. R7.10 */
type Unbuilt = 'detonate' | 'claim' | 'scheme' | 'cone';

/** What a seat of this side may choose from; nothing = not now. */
function offered<A>(state: State, seat: SeatId, side: Side, of: (state: State) => readonly A[]): { pick: 'one'; of: readonly A[] } | null {
  const found = sideOfSeat(state, seat) === side ? of(state) : [];
  return found.length > 0 ? { pick: 'one', of: found } : null;
}

const built: Omit<Interjections<ArrakisGame>, Unbuilt> = {
  /** Guerrilla training: own tokens are revealed, one at a time. R7.10 */
  train: {
    choices: ({ state }, seat) => offered(state, seat, 'atreides', trainable),
    resolve(game, _, { at, token }) {
      revealTokens(game, at, [token]);
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
};
/** What a side may do unasked. */
export const interjections = built as Interjections<ArrakisGame>;
