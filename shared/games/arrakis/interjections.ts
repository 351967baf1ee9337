import type { Interjections } from '../../kernel/types.ts';
import { detonations, freeClaims, schemes } from './queries/claims.ts';
import { leaderOf, seatOf } from './queries/table.ts';
import { goOff } from './steps/claims.ts';
import type { ArrakisGame } from './types.ts';
import { scheme } from './verbs/claims.ts';

/** Free actions that are not built yet; whoever builds one takes it off. R7.10 */
type Unbuilt = 'train' | 'scout' | 'cone';
const oneOf = <A>(of: readonly A[]): { readonly pick: 'one'; readonly of: readonly A[] } | null =>
  of.length > 0 ? { pick: 'one', of } : null;

const built: Omit<Interjections<ArrakisGame>, Unbuilt> = {
  detonate: {
    // R13.9
    choices: ({ state }, seat) => (seat === seatOf(state, leaderOf('atreides')) ? oneOf(detonations(state)) : null),
    resolve: (game, _, at) => goOff(game, at),
  },
  claim: {
    // R13.4, RU-43
    choices: ({ state }, seat) => (seat === seatOf(state, leaderOf('atreides')) ? oneOf(freeClaims(state)) : null),
    resolve: (_, __, card) => [{ do: 'claim', card }],
  },
  scheme: {
    // R17.9
    choices({ state }, seat) {
      const { least } = SCHEMES;
      const copies = seat === seatOf(state, 'house-harkonnen') ? schemes(state).length : 0;
      return copies >= least ? { pick: 'number', min: least, max: copies } : null;
    },
    resolve: (game, _, count) => scheme(game, schemes(game.state).slice(0, count)),
  },
};
/** So many copies of Hawat's Scheming bring him down. R17.9 */
const SCHEMES = { least: 2 } as const;
/** What a side may do unasked. */
export const interjections = built as Interjections<ArrakisGame>;
